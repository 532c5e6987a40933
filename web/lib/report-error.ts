const NOISE = [
  'ResizeObserver loop limit exceeded',
  'ResizeObserver loop completed with undelivered notifications',
  'Script error.',
];

/** Errors that tell nothing: a cancelled request, a browser's own quirk, somebody's extension, no network. */
export function isNoise(error: unknown, online: boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'AbortError' || /\b(chrome|moz|safari-web)-extension:/.test(error.stack ?? '')) return true;
  if (!online && error.name !== 'ChunkLoadError') return true;
  return NOISE.some((message) => error.message.startsWith(message));
}

/** For failures that the member cannot do anything about: they are told to whoever runs the site, not to the member. */
export function reportError(error: unknown): void {
  if (!isNoise(error, navigator.onLine)) window.reportError(error);
}
