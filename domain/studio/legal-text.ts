import { type Language, LANGUAGES } from '../languages.ts';

/** The legal texts of an installation, by their addresses. */
export const LEGAL_PAGES = ['privacy', 'terms'] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];

/** `## Cookies {#cookies}`: the anchor is the same in every language. */
const HEADING = /^## (.*?)(?: \{#([a-z0-9-]+)\})?[ \t]*$/gm;

/** Gives each heading of the second level an anchor by its place, where the text names none. */
export function withAnchors(text: string): string {
  let place = 0;
  return text.replace(HEADING, (_line, title: string, id: string | undefined) => {
    place += 1;
    return `## ${title} {#${id ?? `section-${place}`}}`;
  });
}

/** What stands in a legal text, in its order, by its anchors. */
export function legalSections(text: string): { id: string; title: string }[] {
  return [...withAnchors(text).matchAll(HEADING)].map(([, title = '', id = '']) => ({ id, title }));
}

/** Whether an address of a section leads to the same one in every language, and to one alone. */
export function sectionsAgree(texts: Readonly<Record<Language, string>>): boolean {
  const [first = [], ...others] = LANGUAGES.map((language) => legalSections(texts[language]).map(({ id }) => id));
  return new Set(first).size === first.length && others.every((ids) => ids.join(' ') === first.join(' '));
}
