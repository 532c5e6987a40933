import { expect, test } from 'vitest';
import { readWords } from './run-tool.ts';

test('a command takes one folder and the flags that it knows, and nothing else', () => {
  const read = (...words: string[]) => readWords(words, 'restore <folder> [--moved]', ['moved']);
  expect([read('/a b/').folder, read('c').has('moved'), read('c', '--moved').has('moved')]).toEqual([
    '/a b/',
    false,
    true,
  ]);
  for (const words of [[], [''], ['--moved'], ['/my', 'backups'], ['c', '--move'], ['c', '--moved=no'], ['--help']])
    expect(() => read(...words)).toThrow('restore <folder>');
});
