const NOISE = [
  'ResizeObserver loop limit exceeded',
  'ResizeObserver loop completed with undelivered notifications',
  'Script error.',
];

/** Names of things that were given up on purpose: a request that is not wanted any more, a navigation that was overtaken. */
const GIVEN_UP = new Set(['AbortError', 'CancelledError']);

const EXTENSION = /\b(?:chrome|moz|safari-web|ms-browser)-extension:/;

/** Errors that tell nothing: what was cancelled, a browser's own quirk, somebody's extension, no network. */
export function isNoise(error: unknown, online: boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (GIVEN_UP.has(error.name) || EXTENSION.test(error.stack ?? '')) return true;
  if ('code' in error && error.code === 'offline') return true;
  if (!online && error.name !== 'ChunkLoadError') return true;
  return NOISE.some((message) => error.message.startsWith(message));
}
