// Shows a page of its own when the server cannot be reached. Nothing else is kept here: a game's truth is the server's,
// and the app's own files stay in the browser's memory by their names.
const CACHE = "tatami-2";
const ROOT = new URL("./", self.location).pathname;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add("offline.html")));
  // files need not wait until this worker is awake
  event.addRoutes?.({ condition: { not: { requestMode: "navigate" } }, source: "network" });
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  // nor need a page
  event.waitUntil(Promise.all([old, self.registration.navigationPreload?.enable()]));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(page(event).catch(() => caches.match("offline.html")));
});

async function page(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

// a turn, while no page of ours is looked at
self.addEventListener("push", (event) => {
  const { title, body, table } = event.data?.json() ?? {};
  const shown = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.some((page) => page.visibilityState === "visible")) return;
    await self.registration.showNotification(title ?? "Tatami", {
      body: body ?? "",
      tag: table ?? "tatami",
      icon: "./icon.svg",
    });
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
