"""Connecting to a Ray cluster: for arenas, training, and the bots of a server."""

import socket
from importlib.util import find_spec
from typing import Any, Final

from boardwright.kernel.errors import CannotParse

TIMEOUT: Final = 5.0  # seconds for a cluster to answer
NO_ADDRESS: Final = ("", "auto")


# Any: Ray brings no types that hold for all versions.
def connect(address: str, workers: int = 0) -> Any:
    """Ray, connected to the cluster at an address; without one it is started on this machine, with so many workers."""
    check(address)
    _check_answers(address)
    import ray

    if ray.is_initialized():
        return ray
    if address:
        try:
            ray.init(address=address, log_to_driver=False)
        except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            raise _no_cluster(address, error) from error
    else:
        # Not `auto`: what was not asked for is not joined.
        ray.init(address="local", num_cpus=workers or None, include_dashboard=False, log_to_driver=False)
    return ray


def check(address: str) -> None:
    """Refuse what is no address of a cluster, and any where Ray is missing."""
    if find_spec("ray") is None:
        raise CannotParse("Playing on many machines needs Ray: pip install 'boardwright[ray]'.")
    host, port = _host_and_port(address)
    if address not in NO_ADDRESS and not (host and port.isdecimal()):
        raise CannotParse(
            f"{address!r} is no address of a Ray cluster; write HOST:PORT, as `ray start --head` tells it."
        )


def _check_answers(address: str) -> None:
    """Ray itself would try for minutes, and then end the process."""
    if address in NO_ADDRESS:
        return
    host, port = _host_and_port(address)
    try:
        socket.create_connection((host, int(port)), TIMEOUT).close()
    except (OSError, OverflowError) as error:
        raise _no_cluster(address, error) from error


def _host_and_port(address: str) -> tuple[str, str]:
    host, _, port = address.removeprefix("ray://").rpartition(":")
    return host, port


def _no_cluster(address: str, error: Exception) -> CannotParse:
    return CannotParse(
        f"No Ray cluster answers at {address} ({error}); start it with `ray start --head`, or leave the address out."
    )
