import { join } from 'node:path';
import { findWording } from '@yardsign/domain/compliance/wording/find-wording';
import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import { expect, test } from 'vitest';
import { readLibrary } from './read-library.ts';

type Template = { texts: Record<string, Record<Language, string>> } | null;

/** What goes out with a post: its text, and the words of its picture. */
function postedWords(caption: string, template: Template, language: Language): string {
  return [caption, ...Object.values(template?.texts ?? {}).map((text) => text[language])].join('\n');
}

test('the library posts nothing that a member would be warned of', async () => {
  const { pieces } = await readLibrary(join(import.meta.dirname, '../../../../library'));
  const warned = pieces.flatMap(({ slug, template, texts }) =>
    LANGUAGES.flatMap((language) =>
      findWording(postedWords(texts[language].caption, template as Template, language), language)
        .filter(({ level }) => level !== 'inform')
        .map(({ rule }) => `${slug} ${language}: ${rule}`),
    ),
  );
  expect(pieces.length).toBeGreaterThan(0);
  expect(warned).toEqual([]);
});
