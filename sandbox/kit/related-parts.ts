const LINE = '\r\n';

/** A part of a `multipart/related` body: several things sent as one, each of its own type. */
interface RelatedPart {
  type: string;
  bytes: Buffer;
}

/** The parts of such a body in their order; none for a body of another type, or one without an end. */
export function relatedParts(contentType: string | undefined, body: Buffer): RelatedPart[] {
  const [, quoted, plain] = /^multipart\/related;.*?boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return [];
  const parts: RelatedPart[] = [];
  let at = body.indexOf(`--${boundary}${LINE}`);
  while (at >= 0) {
    const from = at + boundary.length + 2 + LINE.length;
    const end = body.indexOf(`${LINE}--${boundary}`, from);
    const bytesFrom = body.indexOf(`${LINE}${LINE}`, from);
    if (end < 0 || bytesFrom < 0 || bytesFrom > end) return parts;
    const [, type = ''] = /^content-type:\s*(\S+)/im.exec(body.toString('latin1', from, bytesFrom)) ?? [];
    parts.push({ type: type.replace(/;$/, ''), bytes: body.subarray(bytesFrom + 2 * LINE.length, end) });
    at = end + LINE.length;
  }
  return parts;
}
