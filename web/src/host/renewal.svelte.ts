/** A new version of these files: it is offered, and comes when one wants it. */
export const renewal = $state({ ready: false });
let fresh: ServiceWorker | null = null;

/** Watches for a version that waits. */
export function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    const waiting = registration.waiting;
    if (waiting && navigator.serviceWorker.controller) {
      fresh = waiting;
      renewal.ready = true;
    }
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

/** Takes it, now. */
export function renew(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  fresh?.postMessage("take over");
}
