// What is wrong with a page as it stands, in words.
() => {
  const top = document.querySelector('dialog[open]') ?? document.body;
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  // what floats over a page that scrolls under it lies on it by intent
  const layer = (e) => { for (; e && e !== top; e = e.parentElement) if (/fixed|sticky/.test(getComputedStyle(e).position)) return e; return top; };
  const visible = (e, rect) => {
    let { left, top, right, bottom } = rect;
    for (let p = e; p && p !== document.body; p = p.parentElement) {
      if (getComputedStyle(p).overflow === 'visible') continue;
      const box = p.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const things = [], found = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, e = node.parentElement;
    if (!node.textContent.trim() || e.closest('svg, .sr, script, style, option, select, textarea') || !shown(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const quarter = line.height / 4;  // a line's box is higher than its letters
      const box = visible(e, { left: line.left + 1, right: line.right - 1, top: line.top + quarter, bottom: line.bottom - quarter });
      if (box.right - box.left > 1 && box.bottom - box.top > 1) things.push({ e, box, words: node.textContent.trim().slice(0, 40), layer: layer(e) });
    }
  }
  for (const e of top.querySelectorAll('a.btn, button, input:not(.sr), select, summary')) {
    if (!shown(e) || e.closest('.sr') || /radio|checkbox|file/.test(e.type ?? '')) continue;
    const all = e.getBoundingClientRect();
    const box = visible(e, { left: all.left + 1, right: all.right - 1, top: all.top + 1, bottom: all.bottom - 1 });
    if (box.right - box.left > 1 && box.bottom - box.top > 1) things.push({ e, box, words: `[${(e.textContent || e.getAttribute('aria-label') || e.tagName).trim().slice(0, 40)}]`, layer: layer(e) });
  }
  things.forEach((a, i) => {
    for (const b of things.slice(i + 1)) {
      if (a.layer !== b.layer || a.e.contains(b.e) || b.e.contains(a.e)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 1 && high > 1) found.push(`${a.words} lies on ${b.words}`);
    }
    if (a.box.right > innerWidth + 1 || a.box.left < -1) found.push(`${a.words} is beyond the edge`);
  });
  for (const e of top.querySelectorAll('button, .btn, h1, h2, h3, h4, legend, label, td, th, p, li, select, b, summary')) {
    const style = getComputedStyle(e);
    if (!shown(e) || e.closest('.sr, svg') || style.textOverflow === 'ellipsis' || style.display === 'inline' || !e.clientWidth) continue;
    if (e.scrollWidth > e.clientWidth + 2 && style.overflowX !== 'auto') found.push(`${e.textContent.trim().slice(0, 50)} is wider than its box`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth}`);
  return [...new Set(found)];
}
