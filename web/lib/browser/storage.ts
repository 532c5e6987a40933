/** Keys that begin so hold what is a member's own, not this browser's: whoever logs out leaves none of it behind. */
export const OF_MEMBER = 'yardsign.member.';

/** Reads from localStorage; a browser that forbids it (private windows, policies) answers null. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes to localStorage, or removes with null. Where storage is forbidden the choice lasts until the tab closes. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    return;
  }
}

/** Removes everything that is a member's own, in this browser and in this tab. */
export function forgetStoredOfMembers(): void {
  try {
    for (const storage of [window.localStorage, window.sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(OF_MEMBER)) storage.removeItem(key);
  } catch {
    return;
  }
}
