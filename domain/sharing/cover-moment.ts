/** Where the picture of a film is taken that nobody has chosen one for: at four seconds, in a short film in its middle. */
const USUAL_MS = 4000;

/**
 * The moment of a film whose picture stands for it, in milliseconds.
 *
 * @param seconds of all of it. @param introSeconds of what the member has put before it, which is passed over
 */
export function usualCoverMs(seconds: number, introSeconds = 0): number {
  return Math.round(introSeconds * 1000) + Math.min(USUAL_MS, Math.floor((seconds - introSeconds) * 500));
}

/** Whether a film has this moment. */
export function hasMoment(seconds: number, ms: number): boolean {
  return ms >= 0 && ms < seconds * 1000;
}
