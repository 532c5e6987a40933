import type { Language } from '@yardsign/domain/languages';
import { z } from 'zod';
import { SPANISH_SOURCE_NAMES } from './source-names.ts';

/** What a piece that states facts rests on, and the day on which somebody last held it against that. */
export const sourceFields = {
  reviewed: z.iso.date().optional(),
  sources: z.array(z.strictObject({ name: z.string(), url: z.url({ protocol: /^https$/ }) })).default([]),
};

type Sources = z.infer<z.ZodObject<typeof sourceFields>>;

const WORDS: Record<Language, { heading: string; reviewed: string; advice: string; date: Intl.DateTimeFormat }> = {
  en: {
    heading: 'Sources',
    reviewed: 'Last reviewed on',
    advice: 'General information, not legal, tax or lending advice.',
    date: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  },
  es: {
    heading: 'Fuentes',
    reviewed: 'Última revisión:',
    advice: 'Información general; no es asesoría legal, fiscal ni de préstamos.',
    date: new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }),
  },
};

/** Words that Markdown takes for nothing else. */
const plain = (words: string) => words.replace(/[\\`*_[\]<>]/g, '\\$&');

/** An address in which no bracket ends the link. */
const whole = (url: string) => (/[()<>]/.test(url) ? `<${url.replaceAll('<', '%3C').replaceAll('>', '%3E')}>` : url);

/** The end of a text that states facts, as Markdown; empty for one that states none. @throws for sources of no day. */
export function sourcesInWords({ reviewed, sources }: Sources, language: Language): string {
  if (sources.length === 0) return '';
  if (reviewed === undefined) throw new Error('a piece with sources has no day of review');
  const words = WORDS[language];
  const nameIn = (name: string) => (language === 'es' ? (SPANISH_SOURCE_NAMES[name] ?? name) : name);
  const list = sources.map(({ name, url }) => `- [${plain(nameIn(name))}](${whole(url)})`).join('\n');
  return `## ${words.heading}\n\n${list}\n\n${words.reviewed} ${words.date.format(new Date(reviewed))}. ${words.advice}\n`;
}
