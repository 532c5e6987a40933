import { LANGUAGES, type Language } from '../languages.ts';

const FIRST = LANGUAGES[0];

/** The language of ours that a browser's `accept-language` has first, `es-US,es;q=0.9,en;q=0.8`; English where it has none. */
export function languageAskedFor(header: string | undefined): Language {
  const asked = (header ?? '').split(',', 50).map((part) => {
    const [tag = '', ...given] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = given.find((word) => word.startsWith('q='))?.slice(2);
    return { name: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const wanted = asked.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight);
  return wanted.flatMap(({ name }) => LANGUAGES.find((language) => language === name) ?? [])[0] ?? FIRST;
}
