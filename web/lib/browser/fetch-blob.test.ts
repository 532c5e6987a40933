import { expect, it } from 'vitest';
import { fetchBlob } from './fetch-blob.ts';

const answering = (answer: () => Response) => (() => Promise.resolve(answer())) as typeof fetch;

it('a file is read by its address', async () => {
  const read = await fetchBlob(
    'blob:here',
    answering(() => new Response('words')),
  );
  expect(await read.text()).toBe('words');
});

it.each([
  ['is not there', answering(() => new Response('', { status: 404 }))],
  ['cannot be asked for', () => Promise.reject(new TypeError('no line'))],
])('a file that %s is said in the words of the documents', async (_case, ask) => {
  await expect(fetchBlob('https://files.example/a.png', ask)).rejects.toThrow('Failed to fetch blob data');
});
