/** Calls back after a time in milliseconds. @returns how to call it off */
export function after(ms: number, then: () => void): () => void {
  const timer = window.setTimeout(then, ms);
  return () => window.clearTimeout(timer);
}
