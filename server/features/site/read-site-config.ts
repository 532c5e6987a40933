import { readFile } from 'node:fs/promises';
import { type SiteConfig, siteConfigSchema } from '@yardsign/contracts/routes/site';
import type { z } from 'zod';
import { isMissing } from '../../platform/files/is-missing.ts';

/**
 * Reads what whoever runs the site has written into a file of the data folder, or a part of it. It is read on each call, so that a
 * change needs no restart. Without a file everything has its default. A file with a fault is complained about once, and what was
 * good before stays.
 */
export function createSettingsReader<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  complain: (fault: string) => void,
): () => Promise<z.output<Schema>> {
  let lastGood = schema.parse({});
  let lastFaulty: string | null = null;

  function takeOver(text: string): z.output<Schema> {
    lastGood = schema.parse(JSON.parse(text));
    lastFaulty = null;
    return lastGood;
  }

  return async () => {
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (error) {
      if (!isMissing(error)) throw error;
      lastGood = schema.parse({});
      return lastGood;
    }
    try {
      return takeOver(text);
    } catch (error) {
      if (text !== lastFaulty) complain(error instanceof Error ? error.message : String(error));
      lastFaulty = text;
      return lastGood;
    }
  };
}

/** The part of it that everybody may read. */
export function createSiteConfigReader(path: string, complain: (fault: string) => void): () => Promise<SiteConfig> {
  return createSettingsReader(path, siteConfigSchema, complain);
}
