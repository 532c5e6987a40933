import { readCard } from '@yardsign/domain/vcard/read-card';
import { expect, test } from 'vitest';
import { readCardFile } from './read-card-file.ts';

const CARD = 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Núñez;José\r\nTITLE:Asesora Öl\r\nEND:VCARD\r\n';
const MARK = '\uFEFF';
const JOSE = { firstName: 'José', lastName: 'Núñez', title: 'Asesora Öl' };

const codesOf = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
const read = async (bytes: Iterable<number>) => readCard((await readCardFile(new Blob([new Uint8Array(bytes)]))) ?? '');
const inUtf8 = (text: string) => [...new TextEncoder().encode(text)];

test('a card in UTF-8 is read, with a mark at its beginning and without', async () => {
  expect(await read(inUtf8(CARD))).toMatchObject(JOSE);
  expect(await read(inUtf8(`${MARK}${CARD}`))).toMatchObject(JOSE);
});

test.each(['\r\n ', '\n\t'])(
  'a card that was folded in the middle of a letter is put together again: %j',
  async (fold) => {
    const at = inUtf8(CARD.slice(0, CARD.indexOf('é'))).length + 1;
    const bytes = inUtf8(CARD);
    expect(await read([...bytes.slice(0, at), ...inUtf8(fold), ...bytes.slice(at)])).toMatchObject(JOSE);
  },
);

test('a card in UTF-16, as programs of Windows write it, is read in both orders of bytes', async () => {
  const codes = codesOf(`${MARK}${CARD}`);
  expect(await read(codes.flatMap((code) => [code & 255, code >> 8]))).toMatchObject(JOSE);
  expect(await read(codes.flatMap((code) => [code >> 8, code & 255]))).toMatchObject(JOSE);
});

test('a card of an older phone, with a byte for each letter, is read', async () => {
  expect(await read(codesOf(CARD))).toMatchObject(JOSE);
});

test('a file that is larger than any card is not read', async () => {
  expect(await readCardFile(new Blob([new Uint8Array(6_000_001)]))).toBeNull();
});
