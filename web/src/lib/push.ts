/** Being told of a turn while the page is closed: Web Push, where this server sends it. */
import { get, post } from "./api";
import { language } from "./i18n.svelte";
import { settings } from "./settings.svelte";

const known = typeof navigator !== "undefined" && "serviceWorker" in navigator && "PushManager" in window;
let offered = false;

/** Whether the page may be closed and one is told all the same. */
export const pushes = (): boolean => known && offered;

const bytes = (text: string): Uint8Array<ArrayBuffer> => {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (c) => c.charCodeAt(0));
};

/** Asks what the server offers; and if turns are to be told, has them told to this browser. */
export async function startPush(): Promise<void> {
  if (!known) return;
  const { key } = await get<{ key: string | null }>("push");
  offered = !!key;
  if (settings.notify) await wantPush(key);
}

/** From now on this browser is told of my turns. */
export async function wantPush(given?: string | null): Promise<void> {
  if (!known) return;
  const key = given ?? (await get<{ key: string | null }>("push").catch(() => ({ key: null }))).key;
  if (!key || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return;
  const old = await worker.pushManager.getSubscription();
  const subscription =
    old ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }).catch(() => null));
  if (subscription) await post("me/push", { subscription: subscription.toJSON(), lang: language() });
}

/** No more. */
export async function stopPush(): Promise<void> {
  const worker = known ? await navigator.serviceWorker.getRegistration() : undefined;
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await post("me/push/stop", { endpoint: subscription.endpoint }).catch(() => undefined);
  await subscription.unsubscribe();
}
