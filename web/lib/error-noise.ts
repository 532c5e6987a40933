const NOISE = [
  'ResizeObserver loop limit exceeded',
  'ResizeObserver loop completed with undelivered notifications',
  'Script error.',
];

/** Names of things that were given up on purpose: a request that is not wanted any more, a navigation that was overtaken. */
const GIVEN_UP = new Set(['AbortError', 'CancelledError']);

/** The query library names what was given up in the text of a plain error. */
const isGivenUp = ({ name, message }: Error) => GIVEN_UP.has(name) || GIVEN_UP.has(message);

const EXTENSION = /\b(?:chrome|moz|safari-web|ms-browser)-extension:/;

/** What was under way when the page was left breaks off: code that was being fetched, an answer that was being read. */
function isBrokenOff(error: Error): boolean {
  return (
    error.name === 'ChunkLoadError' ||
    error.name === 'TypeError' ||
    ('code' in error && error.code === 'unreadable_answer')
  );
}

/** Errors that tell nothing: what was cancelled or broke off, a browser's own quirk, somebody's extension, no network, a change of account. */
export function isNoise(error: unknown, { online, leaving }: { online: boolean; leaving: boolean }): boolean {
  if (!(error instanceof Error)) return false;
  if (isGivenUp(error) || EXTENSION.test(error.stack ?? '')) return true;
  if (error.cause instanceof Error && isGivenUp(error.cause)) return true;
  if (leaving && isBrokenOff(error)) return true;
  if ('code' in error && (error.code === 'offline' || error.code === 'other_identity')) return true;
  if (!online && error.name !== 'ChunkLoadError') return true;
  return NOISE.some((message) => error.message.startsWith(message));
}
