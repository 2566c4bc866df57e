# Boardwright as a container: one process, one volume (/data), not root.
#   docker build -t boardwright .
#   docker run -p 8000:8000 -v boardwright:/data boardwright
FROM python:3.12-slim AS build
WORKDIR /src
RUN python -m venv /app
COPY requirements.lock ./
# Versions and hashes as they were tested.
RUN /app/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY . .
# The web client is built on the way, by the Node that is among the requirements.
RUN /app/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.12-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home boardwright
COPY --from=build /app /app
USER boardwright
ENV PATH=/app/bin:$PATH BOARDWRIGHT_DATA=/data PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["boardwright"]
CMD ["serve", "--host", "0.0.0.0", "--log-format", "json"]
