// Keeps the app's own files for slow links and shows a page of its own when the server cannot be reached.
// Nothing under /api is ever kept: a game's truth is the server's.
const CACHE = "tatami-1";
const ROOT = new URL("./", self.location).pathname;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["offline.html", "icon.svg"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("offline.html")));
  } else if (url.pathname.startsWith(ROOT + "assets/")) {
    event.respondWith(kept(event.request));
  }
});

// a turn, while no page of ours is looked at
self.addEventListener("push", (event) => {
  const { title, body, table } = event.data?.json() ?? {};
  const shown = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.some((page) => page.visibilityState === "visible")) return;
    await self.registration.showNotification(title ?? "Tatami", { body: body ?? "", tag: table ?? "tatami", icon: "./icon.svg" });
  };
  event.waitUntil(shown());
});

// phones show the page's notifications through here; their tag is the table's id
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: "window", includeUncontrolled: true })
      .then(([page]) => (page ? page.focus() : self.clients.openWindow(`${ROOT}#/t/${event.notification.tag}`))),
  );
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}
