/** The files in a zip that is not packed inside, one after another. */
const HEAD = 0x04034b50;

export function* filesOf(archive: Uint8Array): Generator<[string, Uint8Array]> {
  const numbers = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const words = new TextDecoder();
  for (let at = 0; numbers.getUint32(at, true) === HEAD;) {
    const size = numbers.getUint32(at + 18, true);
    const name = at + 30;
    const data = name + numbers.getUint16(at + 26, true) + numbers.getUint16(at + 28, true);
    yield [
      words.decode(archive.subarray(name, name + numbers.getUint16(at + 26, true))),
      archive.subarray(data, data + size),
    ];
    at = data + size;
  }
}
