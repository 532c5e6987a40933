import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createReadyPages } from './ready-page.ts';

const STYLE = 'p{color:#123}';
const text = `<html lang="es"><head><style nonce="__CSP_NONCE__">${STYLE}</style></head><body><p>¿Qué?</p></body></html>`;
const digestOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

test('lets its own style through by its digest, and nothing by a nonce', () => {
  const page = createReadyPages(null)({ text });
  expect(page.policy).toContain(`style-src 'self' ${digestOf(STYLE)};`);
  expect(page.policy).not.toContain('nonce');
  expect(page.body.bytes.toString()).toBe(text.replace(' nonce="__CSP_NONCE__"', ''));
});

test('carries the notice of the site in its language, with the digest of the notice’s style', () => {
  const page = createReadyPages({ en: 'Practice', es: 'Práctica' })({ text });
  const sent = page.body.bytes.toString();
  expect(sent).toContain('>Práctica</p>');
  const styles = [...sent.matchAll(/<style>(.*?)<\/style>/g)].map(([, style = '']) => digestOf(style));
  expect(styles).toHaveLength(2);
  for (const style of styles) expect(page.policy).toContain(style);
});

test('is made once for a page, and anew for another with another tag', () => {
  const ready = createReadyPages(null);
  const page = { text };
  expect(ready(page)).toBe(ready(page));
  expect(ready({ text: `${text} ` }).body.etag).not.toBe(ready(page).body.etag);
});

test('is the same when it is compressed', () => {
  const { body } = createReadyPages(null)({ text });
  expect(gunzipSync(body.zipped()).equals(body.bytes)).toBe(true);
  expect(body.zipped()).toBe(body.zipped());
  // Thousands are kept: each may hold what it is long, not the block that it was compressed into.
  expect(body.zipped().buffer.byteLength).toBe(body.zipped().length);
});
