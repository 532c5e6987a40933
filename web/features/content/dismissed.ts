const nameOf = (id: string) => `notice_${id}`;

/** Whether a cookie of this browser says that a notice was put away. */
export function isDismissed(cookies: string, id: string): boolean {
  return cookies.split('; ').includes(`${nameOf(id)}=1`);
}

/** Keeps a notice away from this browser until an instant. */
export function dismiss(id: string, until: Date): void {
  document.cookie = dismissal(id, until);
}

/** The cookie that keeps a notice away until an instant. */
export function dismissal(id: string, until: Date): string {
  return `${nameOf(id)}=1; expires=${until.toUTCString()}; path=/; samesite=lax`;
}
