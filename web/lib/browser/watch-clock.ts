/** So often a page that is looked at asks what time it is. */
const LOOK_MS = 60_000;

/** Asks again and again. A page in the background hardly hears of time, so it looks as soon as it is seen again. @returns ends it */
export function watchClock(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
