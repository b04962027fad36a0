/** A notification of the system when it is your turn and you look elsewhere. */
import { settings } from "./settings.svelte";

/** Whether this browser knows notifications at all. */
export const canNotify = "Notification" in window;

/** Whether the visitor wants them, and the browser still lets us. */
export function notifies(): boolean {
  return canNotify && settings.notify && Notification.permission === "granted";
}

/** Asks the browser's leave. */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Tells of a turn at a table, if nobody looks at the page; the next one takes its place. */
export async function notifyTurn(table: string, title: string, body: string): Promise<void> {
  if (!document.hidden || !notifies()) return;
  const options = { body, tag: table, icon: "./icon.svg" };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // phones show them only through the service worker
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
