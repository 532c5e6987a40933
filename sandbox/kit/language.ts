export type Language = 'en' | 'es';

/** `?lang=` first, then the first of our languages in Accept-Language, else English. */
export function pickLanguage(asked: unknown, acceptLanguage: string | undefined): Language {
  if (asked === 'es' || asked === 'en') return asked;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase())
    .find((code) => code === 'es' || code === 'en');
  return wanted === 'es' ? 'es' : 'en';
}
