// Keeps one version of Tatami whole, so that it plays without any network; a newer one waits until it is wanted.
const CACHE = "tatami-tab-" + "VERSION";
const FILES = ["FILES"];

// What is named by its content is the same for ever; of the rest the browser may still have an older version's
const wanted = (name) => new Request(name, { cache: name.startsWith("assets/") ? "default" : "no-cache" });
// Large files travel packed and lie here unpacked: they are read at every visit
const packed = (name) => name.endsWith(".pack");
async function keep(cache, name) {
  const found = await fetch(wanted(name));
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  const kind = name.includes(".wasm") ? "application/wasm" : "application/octet-stream";
  await cache.put(
    name,
    new Response(found.body.pipeThrough(new DecompressionStream("gzip")), {
      headers: { "Content-Type": kind, Unpacked: "yes" },
    }),
  );
}
async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(["./", ...FILES.filter((name) => !packed(name))].map(wanted));
  for (const name of FILES.filter(packed)) await keep(cache, name);
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
  // where the browser can, it looks into the cache by itself, and this worker need not be started
  const here = { requestMethod: "get", urlPattern: new URL("*", self.registration.scope).href };
  if (event.addRoutes) event.waitUntil(event.addRoutes({ condition: here, source: { cacheName: CACHE } }));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => /^(tatami|python)-/.test(name) && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  const asked = request.mode === "navigate" ? "./" : request;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(asked, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(request)),
  );
});

// phones show the page's notifications through here; their tag is the table's id
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(([page]) => page?.focus()));
});
