import { describe, expect, test } from 'vitest';
import { followReadability } from './readability.ts';
import { toParagraphs } from './paragraphs.ts';

const readabilityOf = (text: string, language: 'en' | 'es') => followReadability(language)(toParagraphs(text));

const times = (text: string, count: number) => Array.from({ length: count }, () => text).join(' ');

describe('how easily a text is read', () => {
  test.each([
    ['en', times('The cat sat on the mat. We like it a lot.', 6), 'plain'],
    [
      'en',
      times(
        'Contractual contingencies necessitate documentation of extraordinary circumstances, notwithstanding intermediary representations concerning the aforementioned obligations.',
        4,
      ),
      'hard',
    ],
    ['es', times('El gato está en la casa. Nos gusta mucho.', 6), 'plain'],
    [
      'es',
      times(
        'Las contingencias contractuales correspondientes requieren documentación administrativa extraordinaria, independientemente de representaciones intermediarias relacionadas.',
        4,
      ),
      'hard',
    ],
  ] as const)('%s: %s is %s', (language, text, level) => {
    expect(readabilityOf(text, language)?.level).toBe(level);
  });

  test('counts a point of a list and a heading as sentences, and no address of a link', () => {
    const list = `## What to bring\n\n${times('- A [list](https://example.com/a/very/long/address) of five short words\n', 8)}`;
    expect(readabilityOf(list, 'en')).toEqual({ level: 'plain', perSentence: 6 });
  });

  test('is told of a text of beginnings of links, and of one of blanks, by reading each once', () => {
    const words = times('We like it a lot.', 20);
    expect(readabilityOf(`${words}${'](x'.repeat(100_000)}`, 'en')).not.toBeNull();
    expect(readabilityOf(`${words}${' '.repeat(200_000)}x`, 'en')).not.toBeNull();
  });

  test('is not told of a few words', () => {
    expect(readabilityOf('A short note.', 'en')).toBeNull();
  });
});
