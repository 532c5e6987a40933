import { OF_MEMBER, readStored, writeStored } from '../../lib/browser/storage.ts';

const MOST_KEPT = 5;

const keyOf = (memberId: string) => `${OF_MEMBER}searches.${memberId}`;

/** A list with a search put first. */
export function withSearch(before: readonly string[], words: string): string[] {
  const search = words.trim().replaceAll('\n', ' ');
  if (search === '') return [...before];
  const others = before.filter((one) => one.toLowerCase() !== search.toLowerCase());
  return [search, ...others].slice(0, MOST_KEPT);
}

/** What this member searched for last on this device, newest first. */
export function readSearches(memberId: string): string[] {
  return (readStored(keyOf(memberId)) ?? '').split('\n').filter(Boolean);
}

export function rememberSearch(memberId: string, words: string): void {
  writeStored(keyOf(memberId), withSearch(readSearches(memberId), words).join('\n') || null);
}

export function forgetSearches(memberId: string): void {
  writeStored(keyOf(memberId), null);
}
