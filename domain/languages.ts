/** Every language that the product speaks. A type that is made of them asks for the texts of a new one wherever there are some. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The same thing for every language. */
export function perLanguage<Thing>(make: (language: Language) => Thing): Record<Language, Thing> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, Thing>;
}
