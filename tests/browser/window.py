"""Windows of a browser, each its owner's own for all a site can tell."""

from collections.abc import Mapping
from typing import ClassVar, NotRequired, TypedDict

from playwright.sync_api import Browser, Error, ViewportSize, expect

from tests.server.live import somewhere


class Screen(TypedDict):
    """What `Browser.new_context` is told."""

    viewport: ViewportSize
    has_touch: NotRequired[bool]
    is_mobile: NotRequired[bool]


WIDE: Screen = {"viewport": {"width": 1440, "height": 900}}
PHONE: Screen = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

PATIENCE = 20_000  # milliseconds; nothing here takes so long, so waiting longer means that it will never come
expect.set_options(timeout=PATIENCE)

# What the table said last, known to the test once the page has had the time to show it.
LISTEN = """
  window.heard = {version: -1, actions: []};
  window.lines = [];
  // The first state waits for its words, and the page has its title when it has come.
  let latest = null;
  const shown = (message) => {
    if (message !== latest) return;
    if (document.title === 'Boardwright') setTimeout(() => shown(message), 20);
    else [window.heard, window.heardAt] = [message, performance.now()];
  };
  const hear = (text) => {
    const message = JSON.parse(text);
    if (message.type === 'state') setTimeout(shown, 0, (latest = message));
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      window.lines.push(this);
      this.addEventListener('message', (event) => hear(event.data));
    }
  };
  // Without a server the same comes from a worker.
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => data.kind === 'told' && hear(data.text));
    }
  };
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`Security policy: ${event.violatedDirective} does not allow ${event.blockedURI}`));
"""
# Nobody looks: without a graphics card most of a test's time would go into painting. What is clear is as large, and can
# be pressed all the same. What lies over the page is not within it, and is named.
UNPAINTED = """
  const clear = new CSSStyleSheet();
  clear.replaceSync('body, dialog, [popover] { opacity: 0 !important }');
  document.adoptedStyleSheets.push(clear);
  window.paint = () => { clear.disabled = true; };
"""
# Of the same site, so that its process stays, and without a page.
NOWHERE = "healthz"
REMEMBER = """(known) => {
  sessionStorage.clear();
  localStorage.clear();
  for (const [key, value] of Object.entries(known)) localStorage.setItem(key, value);
}"""


class Window:
    """A browser of somebody's own, for all a site can tell. When its owner leaves, it forgets all but the files of the
    client, and is given to the next who has such a screen: in a new one a page costs three times as much."""

    left: ClassVar[dict[tuple[object, ...], list["Window"]]] = {}

    def __init__(self, browser: Browser, address: str, screen: Screen, language: str) -> None:
        self._screen = screen
        self._nowhere = f"{address}/{NOWHERE}"
        self._kind = _kind(browser, address, screen, language)
        self.context = browser.new_context(base_url=address, locale=language, reduced_motion="reduce", **screen)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTEN)
        self.context.add_init_script(UNPAINTED)
        self.page = self.context.new_page()

    @classmethod
    def of(cls, browser: Browser, address: str, screen: Screen, language: str) -> "Window":
        waiting = cls.left.get(_kind(browser, address, screen, language), [])
        return waiting.pop() if waiting else cls(browser, address, screen, language)

    def settle(self, known: Mapping[str, str]) -> None:
        """For somebody new, whose browser remembers just this."""
        # The server counts requests by address, and believes a proxy on its own machine.
        self.context.set_extra_http_headers({"X-Forwarded-For": somewhere()})
        self.page.goto(self._nowhere)
        self.page.evaluate(REMEMBER, {f"boardwright.{key}": value for key, value in known.items()})

    def leave(self) -> None:
        self.context.set_offline(False)
        self.page.unroute_all(behavior="ignoreErrors")
        try:
            self.page.goto(self._nowhere)
        except Error:  # the server has gone before
            self.close()
            return
        for other in self.context.pages[1:]:
            other.close()
        self.page.mouse.move(0, 0)
        self.page.set_viewport_size(self._screen["viewport"])
        self.page.emulate_media(media="null", color_scheme="null", reduced_motion="reduce")
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.left.setdefault(self._kind, []).append(self)

    def close(self) -> None:
        self.context.close()


def _kind(browser: Browser, address: str, screen: Screen, language: str) -> tuple[object, ...]:
    return browser, address, repr(screen), language
