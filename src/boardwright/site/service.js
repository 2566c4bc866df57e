/*
 * The service worker of a site: its files are on the device, whole and of one version. A new version is fetched beside
 * the old one, offered by the page, and used when the person says so or nobody looks any more: never in mid-game.
 */
const VERSION = 'written by boardwright site';
const FILES = [];

const prefix = `boardwright ${new URL(registration.scope).pathname} `;
const name = prefix + VERSION;
/** Bears a mark of its content: whoever has it need not fetch it again. */
const lasts = (file) => /^(assets|engine-|pyodide-|said-)/.test(file);

async function fetched(file) {
  if (lasts(file)) {
    const known = await caches.match(file);
    if (known) return known;
  }
  const response = await fetch(new Request(file, { cache: lasts(file) ? 'default' : 'reload' }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

async function install() {
  const cache = await caches.open(name);
  await Promise.all(FILES.map(async (file) => cache.put(file, await fetched(file))));
}

async function forgetOthers() {
  const others = (await caches.keys()).filter((each) => each.startsWith(prefix) && each !== name);
  await Promise.all(others.map((each) => caches.delete(each)));
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(name);
  const page = request.mode === 'navigate' && new URL(request.url).pathname === new URL(registration.scope).pathname;
  const search = page || new URL(request.url).search === '?kept';
  return (await cache.match(page ? './' : request, { ignoreSearch: search })) ?? fetch(request);
}

/**
 * A browser keeps the machine code of a binary that comes from its own cache, but not of one that is answered here. Where
 * that does not come, the page asks for `?kept` (`device/python.ts`).
 */
const better = (request) => navigator.onLine && request.url.endsWith('.wasm');

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
addEventListener('message', (event) => {
  if (event.data === 'use it now') skipWaiting();
});
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope) || better(request)) return;
  event.respondWith(answer(request));
});
