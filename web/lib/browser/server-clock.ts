let offsetMs = 0;

/** Notes what the server's clock showed `agoMs` ago. */
export function noteServerTime(iso: string, agoMs = 0): void {
  offsetMs = Date.parse(iso) + agoMs - Date.now();
}

/**
 * Now, by the server's clock. What is scheduled is judged by it, so it is what a page must suggest by: the clock of a phone
 * may be wrong, and that of the sandbox may have been moved.
 */
export function serverNow(): Date {
  return new Date(Date.now() + offsetMs);
}
