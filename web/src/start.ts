/** The start of every page: words, who I am, the first page, the service worker. */
import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { chooseLanguage, preferred } from "./lib/i18n.svelte";
import { adoptOld, arrive } from "./lib/me.svelte";
import { route } from "./lib/router.svelte";
import { pageOf } from "./pages";

const once = location.hash.startsWith("#/once/");
// the page's own part comes while the words do
void pageOf(route())
  .load()
  .catch(() => undefined);
await chooseLanguage(preferred());
const arriving = arrive().catch(() => undefined);
// who comes with a one-time key sees nothing before it is known who they are
if (once) await arriving;
// seats from before get new keys: a page that came with the old ones would be turned away
await adoptOld().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
// a link for another device, opened in a page that runs already
addEventListener("hashchange", () => location.hash.startsWith("#/once/") && void arrive().catch(() => undefined));

if (import.meta.env.PROD && "serviceWorker" in navigator && location.protocol !== "file:") {
  const registered = navigator.serviceWorker.register("./sw.js");
  registered.catch(() => undefined);
  if (__TAB__)
    void Promise.all([registered, import("./host/renewal.svelte")]).then(
      ([registration, { watch }]) => watch(registration),
      () => undefined,
    );
}
