/** Paper grain: one small tile of noise made at the start, cheaper than a filter redrawn with every frame. */
function noise(size: number, ink: [number, number, number], strength: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const pen = canvas.getContext("2d");
  if (!pen) return "";
  const image = pen.createImageData(size, size);
  let word = 7;
  for (let i = 0; i < image.data.length; i += 4) {
    word = (word * 1103515245 + 12345) & 0x7fffffff;
    const grain = (word >> 8) % 256;
    image.data.set([...ink, (grain * grain * strength) / 256], i);
  }
  pen.putImageData(image, 0, 0);
  // a few long fibres, as in handmade paper
  pen.lineWidth = 0.6;
  for (let i = 0; i < 14; i++) {
    word = (word * 1103515245 + 12345) & 0x7fffffff;
    const [x, y, turn] = [(word >> 4) % size, (word >> 12) % size, (word >> 20) % 7];
    pen.strokeStyle = `rgba(${ink.join()},${strength * 1.1})`;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + 8, y + turn - 3, x + 18, y + turn);
    pen.stroke();
  }
  return canvas.toDataURL();
}

/** The tile for dark ink on pale paper; the same serves the night. */
export const grainTile = noise(160, [70, 55, 35], 0.1);

/** Hands the tile to the style sheet. */
export function spreadGrain(): void {
  document.documentElement.style.setProperty("--grain", `url("${grainTile}")`);
}
