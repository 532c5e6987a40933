import { readTab, writeTab } from '../../lib/browser/tab-storage.ts';

/** Both halves of a mailed invitation. */
export interface InviteLink {
  id: string;
  h: string;
}

const KEY = 'yardsign.invite';

function isLink(value: unknown): value is InviteLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'h' in value &&
    typeof value.h === 'string'
  );
}

/**
 * The link from the address, kept for this tab: the page takes it out of the address at once, and it has to outlive the
 * way over the sign-in page.
 */
export function takeInviteLink(search: Readonly<Record<string, unknown>>): InviteLink | null {
  if (isLink(search)) {
    const link = { id: search.id, h: search.h };
    writeTab(KEY, JSON.stringify(link));
    return link;
  }
  try {
    const kept: unknown = JSON.parse(readTab(KEY) ?? 'null');
    return isLink(kept) ? { id: kept.id, h: kept.h } : null;
  } catch {
    // Somebody else's words under our key: as good as nothing.
    return null;
  }
}

export function forgetInviteLink(): void {
  writeTab(KEY, null);
}
