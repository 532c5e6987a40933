/** Calls back once after so many milliseconds, and keeps no process alive for it. @returns what calls it off */
export function afterTime(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms).unref();
  return () => clearTimeout(timer);
}
