"""What `./run test` shows while it runs: how many tests are done, how many failed, and which files are running.

In a terminal it is one line that changes; elsewhere a line every ten seconds. A failure is named at once.
"""

import time

import pytest

EVERY = 10.0  # seconds between two lines where lines cannot be replaced


class Progress:
    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self._terminal = terminal
        self._begun = self._shown = time.monotonic()
        self._running: list[str] = []
        self._done = self._failed = 0
        # The width of the line to be replaced.
        self._width = 0

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._running.append(nodeid)
        self._show()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self._running.remove(nodeid)
        self._done += 1

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed += 1
            self._replace("")
            self._terminal.write_line(f"FAILED {report.nodeid}", red=True)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """No letters: the line says it. Counted are they all the same."""
        if report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            return "passed", "", ""
        if report.failed:
            return ("failed", "", "FAILED") if report.when == "call" else ("error", "", "ERROR")
        return ("skipped", "", "") if report.skipped and not hasattr(report, "wasxfail") else None

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        self._replace("")

    def _show(self) -> None:
        now = time.monotonic()
        if not self._terminal.isatty and now - self._shown < EVERY:
            return
        if self._terminal.isatty and now - self._shown < 0.1:
            return
        self._shown = now
        minutes, seconds = divmod(int(now - self._begun), 60)
        total = self._terminal._session.testscollected if self._terminal._session else 0
        failed = f", {self._failed} failed" if self._failed else ""
        files = dict.fromkeys(nodeid.split("::")[0].split("@")[0] for nodeid in self._running)
        self._replace(f"{minutes}:{seconds:02} {self._done:,} of {total:,}{failed}; running {', '.join(files)}")

    def _replace(self, line: str) -> None:
        if not self._terminal.isatty:
            if line:
                self._terminal.write_line(line)
            return
        line = line[: self._terminal._tw.fullwidth - 1]
        self._terminal.write("\r" + line.ljust(self._width) + ("\r" if not line else ""), flush=True)
        self._width = len(line)
