/** Where the visitor is: the part of the address after `#`, so that secrets in links never reach a server's log. */
export interface Route {
  path: string[];
  query: URLSearchParams;
}

/** A piece of an address; one that a mangled link brings is taken as it stands. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return { path: path.split("/").filter(Boolean).map(decoded), query: new URLSearchParams(query) };
}

const state = $state<{ route: Route }>({ route: read() });
addEventListener("hashchange", () => {
  state.route = read();
});

/** The route shown now. */
export function route(): Route {
  return state.route;
}

/** Goes to another page of the app. */
export function go(path: string): void {
  location.hash = path.startsWith("/") ? path : `/${path}`;
}

/** The same, but the address before is forgotten: nobody comes back to it. */
export function replace(path: string): void {
  history.replaceState(null, "", `#${path}`);
  state.route = read();
}
