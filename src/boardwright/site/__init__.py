"""The table as static files: the engine, its bots and its lobby beside a browser's page, without a server."""
