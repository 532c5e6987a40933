import { readStored, writeStored } from '../../../lib/browser/storage.ts';
import type { Draft } from '../composer-model.ts';

const PAGES_KEY = 'yardsign.share-pages';
const draftKey = (contentId: string) => `yardsign.share-draft.${contentId}`;

/** The pages of the last share of this browser. */
export function readLastPages(): string[] {
  return (readStored(PAGES_KEY) ?? '').split(',').filter(Boolean);
}

export function rememberPages(pages: readonly string[]): void {
  writeStored(PAGES_KEY, pages.join(','));
}

/** Keeps what was written while the member is away at a consent screen. It is read once, in this tab. */
export function keepDraft(contentId: string, draft: Draft): void {
  try {
    window.sessionStorage.setItem(draftKey(contentId), JSON.stringify(draft));
  } catch {
    return;
  }
}

export function readKeptDraft(contentId: string): Partial<Draft> | null {
  try {
    const kept = window.sessionStorage.getItem(draftKey(contentId));
    return kept === null ? null : (JSON.parse(kept) as Partial<Draft>);
  } catch {
    return null;
  }
}

export function forgetDraft(contentId: string): void {
  try {
    window.sessionStorage.removeItem(draftKey(contentId));
  } catch {
    return;
  }
}
