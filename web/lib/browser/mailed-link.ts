import { readTab, writeTab } from './tab-storage.ts';

/** Both halves of a mailed link. */
export interface MailedLink {
  id: string;
  h: string;
}

function isLink(value: unknown): value is MailedLink {
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
 * The link from the address, kept for this tab: the page takes it out of the address at once, and it has to outlive a reload and the
 * way over the sign-in page.
 */
export function takeMailedLink(key: string, search: Readonly<Record<string, unknown>>): MailedLink | null {
  if (isLink(search)) {
    const link = { id: search.id, h: search.h };
    writeTab(key, JSON.stringify(link));
    return link;
  }
  try {
    const kept: unknown = JSON.parse(readTab(key) ?? 'null');
    return isLink(kept) ? { id: kept.id, h: kept.h } : null;
  } catch {
    // Somebody else's words under our key: as good as nothing.
    return null;
  }
}

export function forgetMailedLink(key: string): void {
  writeTab(key, null);
}
