import { OF_MEMBER, readStored, writeStored } from '../../../../../lib/browser/storage.ts';
import type { DraftBody, KeptDraft } from '../../../draft-model.ts';
import { type TargetRef, keyOf } from '../../../target-model.ts';

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

function readJson(key: string): unknown {
  const kept = readStored(key);
  if (kept === null) return null;
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
}

export const readKeptDraft = (place: DraftPlace): KeptDraft | null => readJson(draftKey(place)) as KeptDraft | null;

export function forgetDraft(place: DraftPlace): void {
  writeStored(draftKey(place), null);
}

/** What was handed over a moment ago and can still be taken back: its posts, and what they were made of. */
export interface SentShare {
  postIds: string[];
  /** ISO instant, by the server's clock: when the last of them leaves. */
  until: string;
  body: DraftBody;
}

const sentKey = ({ memberId, contentId }: DraftPlace) => `${OF_MEMBER}sent.${memberId}.${contentId}`;

/** Remembers it for a page that is loaded again meanwhile; null forgets it. */
export function keepSent(place: DraftPlace, sent: SentShare | null): void {
  writeStored(sentKey(place), sent && JSON.stringify(sent));
}

/** @returns null when there is none, and once it has left. */
export function readSent(place: DraftPlace, now: Date): SentShare | null {
  const sent = readJson(sentKey(place)) as SentShare | null;
  return sent !== null && Date.parse(sent.until) > now.getTime() ? sent : null;
}
