import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** The names in a folder of the library, in their order. */
export const namesIn = (path: string): string[] => readdirSync(new URL(`../${path}`, import.meta.url)).toSorted();
export interface Document {
  readonly front: Record<string, unknown>;
  readonly body: string;
}

export function readDocument(path: string): Document {
  const match = /^---\n(?<front>[\s\S]*?)\n---\n\n(?<body>[\s\S]*)$/.exec(read(path));
  if (!match?.groups) throw new Error(`${path} has no front matter followed by an empty line`);
  const front = parse(match.groups['front'] ?? '') as Document['front'];
  return { front, body: match.groups['body'] ?? '' };
}

export const allText = ({ front, body }: Document): string => [...Object.values(front), body].join('\n');

/** What kind of block each marked line opens, in order: the part of a text that both languages must share. */
export function shape(body: string): string[] {
  return body.split('\n').flatMap((line) => {
    const mark = /^(#{1,6} (?:\d[\d:.]* ?)?|- \*\*|- |\d+\. \*\*|\d+\. |> \*\*|> )/.exec(line)?.[1];
    return mark === undefined ? [] : [mark];
  });
}

export const paragraphs = (body: string): number => body.split(/\n{2,}/).length;
