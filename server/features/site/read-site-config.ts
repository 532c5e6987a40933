import { readFile } from 'node:fs/promises';
import { type SiteConfig, siteConfigSchema } from '@yardsign/contracts/routes/site';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Reads what whoever runs the site has written into a file of the data folder. It is read on each call, so that a change
 * needs no restart. Without a file everything has its default. A file with a fault is complained about once, and what was
 * good before stays.
 */
export function createSiteConfigReader(path: string, complain: (fault: string) => void): () => Promise<SiteConfig> {
  let lastGood = siteConfigSchema.parse({});
  let lastFaulty: string | null = null;

  function takeOver(text: string): SiteConfig {
    lastGood = siteConfigSchema.parse(JSON.parse(text));
    lastFaulty = null;
    return lastGood;
  }

  return async () => {
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (error) {
      if (!isMissing(error)) throw error;
      lastGood = siteConfigSchema.parse({});
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
