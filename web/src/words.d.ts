/** A loader for each language of all its messages (made by vite.config.ts). */
declare module "#words" {
  const words: Record<import("./lib/types").Lang, () => Promise<{ default: string }>>;
  export default words;
}
