/** Does it once the browser has nothing better to do; where a browser does not say when that is, a moment later. */
export function whenIdle(work: () => void): void {
  // Not in every browser, whatever the types say.
  const wait = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 200));
  wait(work);
}

/** Does it when all that the page itself fetches is here, and the browser idle. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else window.addEventListener('load', () => whenIdle(work), { once: true });
}
