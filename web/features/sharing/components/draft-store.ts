import { OF_MEMBER, readStored, writeStored } from '../../../lib/browser/storage.ts';
import type { KeptDraft } from '../draft-model.ts';

const PAGES_KEY = `${OF_MEMBER}share-pages`;

/** A draft belongs to a member: several may use one browser. */
export interface DraftPlace {
  memberId: string;
  contentId: string;
}

const draftKey = ({ memberId, contentId }: DraftPlace) => `${OF_MEMBER}draft.${memberId}.${contentId}`;

/** The pages of the last share of this browser. */
export function readLastPages(): string[] {
  return (readStored(PAGES_KEY) ?? '').split(',').filter(Boolean);
}

export function rememberPages(pages: readonly string[]): void {
  writeStored(PAGES_KEY, pages.join(','));
}

/** Holds a draft in this browser: until the server has it, or while the member is away at a consent screen. */
export function keepDraft(place: DraftPlace, kept: KeptDraft): void {
  writeStored(draftKey(place), JSON.stringify(kept));
}

export function readKeptDraft(place: DraftPlace): KeptDraft | null {
  const kept = readStored(draftKey(place));
  if (kept === null) return null;
  try {
    return JSON.parse(kept) as KeptDraft;
  } catch {
    return null;
  }
}

export function forgetDraft(place: DraftPlace): void {
  writeStored(draftKey(place), null);
}
