import { type Language, LANGUAGES } from '../languages.ts';

/** The legal texts of an installation, by their addresses. */
export const LEGAL_PAGES = ['privacy', 'terms'] as const;

export type LegalPage = (typeof LEGAL_PAGES)[number];

const HEADING = /^## .*$/gm;
/** `Cookies {#cookies}`: the anchor is the same in every language. */
const ANCHOR = / \{#([a-z0-9-]+)\}$/;

interface Heading {
  title: string;
  /** Undefined where the text names none. */
  id: string | undefined;
}

function headingOf(line: string): Heading {
  const words = line.slice('## '.length).trimEnd();
  const id = ANCHOR.exec(words)?.[1];
  return { title: id === undefined ? words : words.slice(0, words.lastIndexOf(' {#')), id };
}

/** Gives each heading of the second level an anchor by its place, where the text names none. */
export function withAnchors(text: string): string {
  let place = 0;
  return text.replace(HEADING, (line) => {
    place += 1;
    const { title, id = `section-${place}` } = headingOf(line);
    return `## ${title} {#${id}}`;
  });
}

/** A legal text as it is read: its headings without their anchors. */
export function withoutAnchors(text: string): string {
  return text.replace(HEADING, (line) => `## ${headingOf(line).title}`);
}

/** The anchors of a legal text that lead nowhere in another one. */
export function anchorsLost(before: string, after: string): string[] {
  const kept = new Set(legalSections(after).map(({ id }) => id));
  return legalSections(before)
    .map(({ id }) => id)
    .filter((id) => !kept.has(id));
}

/** What stands in a legal text, in its order, by its anchors. */
export function legalSections(text: string): { id: string; title: string }[] {
  return (withAnchors(text).match(HEADING) ?? []).map(headingOf).map(({ title, id = '' }) => ({ id, title }));
}

/** Whether an address of a section leads to the same one in every language, and to one alone. */
export function sectionsAgree(texts: Readonly<Record<Language, string>>): boolean {
  const [first = [], ...others] = LANGUAGES.map((language) => legalSections(texts[language]).map(({ id }) => id));
  return new Set(first).size === first.length && others.every((ids) => ids.join(' ') === first.join(' '));
}
