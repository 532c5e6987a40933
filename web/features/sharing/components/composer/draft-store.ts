import { OF_MEMBER, readStored, writeStored } from '../../../../lib/browser/storage.ts';
import type { KeptDraft } from '../../draft-model.ts';
import { type TargetRef, keyOf } from '../../target-model.ts';

const TARGETS_KEY = `${OF_MEMBER}share-targets`;

/** A draft belongs to a member: several may use one browser. */
export interface DraftPlace {
  memberId: string;
  contentId: string;
}

const draftKey = ({ memberId, contentId }: DraftPlace) => `${OF_MEMBER}draft.${memberId}.${contentId}`;

/** The keys of the targets of the last share of this browser. */
export function readLastTargets(): string[] {
  return (readStored(TARGETS_KEY) ?? '').split(',').filter(Boolean);
}

export function rememberTargets(targets: readonly TargetRef[]): void {
  writeStored(TARGETS_KEY, targets.map(keyOf).join(','));
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
