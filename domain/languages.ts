/** Every language that the product speaks. A type that is made of them asks for the texts of a new one wherever there are some. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];
