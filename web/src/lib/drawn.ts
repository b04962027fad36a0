/** Waiting until the screen has drawn. */

/** A page that was hidden meanwhile draws no frame: it is not waited for longer than that (ms). */
const NO_FRAME = 100;

/** After the next frame and one of rest, in which its pixels are made: much that changes at once is drawn in several, or one of them would be late. */
export const drawn = (): Promise<void> =>
  new Promise((done) => {
    const hidden = setTimeout(done, NO_FRAME);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => (clearTimeout(hidden), done()))));
  });
