/** Text as it stands in the part of a link behind the #: deflated, in letters and digits (base64url without padding). */

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text again, if it is one of at most so many bytes. */
export async function unpacked(code: string, most: number): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw'), most));
  } catch {
    return null;
  }
}

/** Some bytes can be deflated from very many. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const found: number[] = [];
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  while (true) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(found);
    for (const byte of value) found.push(byte);
    if (found.length > most) throw new RangeError('too long');
  }
}
