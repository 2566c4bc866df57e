"""Work that is given up when whoever asked for it goes away."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

from starlette.requests import ClientDisconnect
from starlette.types import Receive

T = TypeVar("T")


async def while_connected(receive: Receive, work: Awaitable[T]) -> T:
    """What comes of the work. When the client goes away first, the work is cancelled and ClientDisconnect raised. The
    body of the request must have been read."""
    job, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(receive))
    try:
        await asyncio.wait({job, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not job.done():
            raise ClientDisconnect
        return job.result()
    finally:
        for task in (job, gone):
            task.cancel()
        await asyncio.gather(job, gone, return_exceptions=True)


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
