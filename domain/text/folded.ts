/** A text in small letters and without accents, as words are compared that people type either way. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
