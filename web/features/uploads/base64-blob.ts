/** Characters that are decoded at a time: a whole picture at once would be a call with millions of arguments. A multiple of four. */
const SLICE = 512;

/** The bytes that a text in base 64 stands for. @throws when it is none */
export function base64ToBlob(base64: string, type: string): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < base64.length; at += SLICE)
    parts.push(Uint8Array.from(atob(base64.slice(at, at + SLICE)), (letter) => letter.charCodeAt(0)));
  return new Blob(parts, { type });
}
