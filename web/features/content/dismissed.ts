const nameOf = (id: string) => `notice_${id}`;

/** Whether a cookie of this browser says that a notice was put away. */
export function isDismissed(cookies: string, id: string): boolean {
  return cookies.split('; ').includes(`${nameOf(id)}=1`);
}

/** Keeps a notice away from this browser from now until an instant. */
export function dismiss(id: string, now: Date, until: Date): void {
  document.cookie = dismissal(id, now, until);
}

/**
 * The cookie that keeps a notice away from now until an instant. It says how long, not until when: an end by the server's clock is over
 * at once on a device whose clock is ahead.
 */
export function dismissal(id: string, now: Date, until: Date): string {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return `${nameOf(id)}=1; max-age=${seconds}; path=/; samesite=lax`;
}
