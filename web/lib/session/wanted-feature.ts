import { PAGE_FEATURES, type PageFeature } from '@yardsign/domain/access/pages';
import { isOwnPath } from '@yardsign/domain/access/own-path';
import { readTab, writeTab } from '../browser/tab-storage.ts';

const KEY = 'yardsign.wanted-feature';

/** A page that a member asked for and whose feature they did not hold. */
export interface Wanted {
  feature: PageFeature;
  /** The page with its query, and what it is called. */
  href: string;
  title: string;
}

/** Remembers what was wanted, so that whoever gets the feature later is led back to the page. */
export function rememberWanted(wanted: Wanted): void {
  writeTab(KEY, JSON.stringify(wanted));
}

/** What was wanted in this tab; null when nothing was, or when what is kept is not ours. */
export function readWanted(): Wanted | null {
  try {
    const kept: unknown = JSON.parse(readTab(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { feature, href, title } = kept as Partial<Record<keyof Wanted, unknown>>;
    const known = PAGE_FEATURES.find((candidate) => candidate === feature);
    if (known === undefined || typeof title !== 'string' || typeof href !== 'string' || !isOwnPath(href)) return null;
    return { feature: known, href, title };
  } catch {
    return null;
  }
}

export function forgetWanted(): void {
  writeTab(KEY, null);
}
