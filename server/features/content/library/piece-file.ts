import { createHash } from 'node:crypto';
import { LANGUAGES } from '@yardsign/domain/languages';
import { slugSchema } from '@yardsign/contracts/common';
import { audienceSchema, tagSchema } from '@yardsign/contracts/content-fields';
import { z } from 'zod';
import { readYaml } from './read-yaml.ts';

/** What every piece may say of itself, whatever its type; most of it is left out by most. */
export const commonFields = {
  slug: slugSchema,
  motif: z.string().default(''),
  categories: z.array(z.string()).default([]),
  publishedDaysAgo: z.number().int().default(0),
  /** Of a monthly report, in place of the days: it is that many months before the newest, and was published when it was due. */
  monthsBeforeNewest: z.number().int().min(0).optional(),
  related: z.array(z.string()).default([]),
  tags: z.array(tagSchema).max(12).default([]),
  audience: audienceSchema.default({}),
  /** It says what is not true of every member in every week. */
  claims: z.boolean().default(false),
  sample: z.boolean().default(false),
  /** Languages whose text is older than its twin. */
  outdated: z.array(z.enum(LANGUAGES)).default([]),
};

/** Splits a Markdown file into its YAML front matter and its body. */
export function splitFrontMatter(text: string): { front: unknown; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error('the file has no front matter');
  return { front: readYaml(match[1] ?? ''), body: match[2] ?? '' };
}

/** Counts what the loader makes of a file: a piece that it makes more of than before is read again. */
const LOADER = '4';

export function digestOf(parts: readonly string[]): string {
  return createHash('sha256')
    .update([LOADER, ...parts].join('\0'))
    .digest('hex');
}
