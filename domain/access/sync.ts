import { MINUTE_MS } from '../time/spans.ts';

/** The parts of the data that a page has about its member. Each part was read at its own time. */
export const SYNC_PARTS = ['auth', 'profile', 'billing', 'crm'] as const;

export type SyncPart = (typeof SYNC_PARTS)[number];

/** When each part was last read, in epoch milliseconds; null for one that nobody has asked for yet. */
export type LastSync = Readonly<Record<SyncPart, number | null>>;

const PART_AGE_MS = 15 * MINUTE_MS;
const SITE_CONFIG_AGE_MS = 10 * MINUTE_MS;

/** The words of the `sync` query and the parts that they refresh (C-11). */
const NAMED: Readonly<Record<string, readonly SyncPart[]>> = {
  all: SYNC_PARTS,
  account: ['auth'],
  services: ['auth'],
  profile: ['profile'],
  billing: ['billing'],
};

/** The words of a `sync` query that mean something; other words are left out. */
export function readSyncQuery(query: unknown): string[] {
  if (typeof query !== 'string') return [];
  return query
    .split(',')
    .map((word) => word.trim())
    .filter((word) => Object.hasOwn(NAMED, word));
}

/** The parts to read again: those that are named, and those older than 15 minutes. A part that was never read is not old. */
export function partsDue(last: LastSync, now: number, words: readonly string[]): SyncPart[] {
  const named = new Set(words.flatMap((word) => NAMED[word] ?? []));
  return SYNC_PARTS.filter((part) => {
    const at = last[part];
    return named.has(part) || (at !== null && now - at > PART_AGE_MS);
  });
}

/** Whether the configuration of the site must be read again: it is missing, older than 10 minutes, or everything is. */
export function siteConfigDue(updatedAt: number | null, now: number, words: readonly string[]): boolean {
  return updatedAt === null || now - updatedAt > SITE_CONFIG_AGE_MS || words.includes('all');
}
