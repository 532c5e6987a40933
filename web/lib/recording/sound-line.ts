/** Sound that is so far from where it belongs is put right. Less is not heard, and a correction is. */
const TOLERANCE_SECONDS = 0.08;

/** A piece of sound, and the second of the take that it begins at. */
export interface SoundPiece {
  data: Float32Array<ArrayBuffer>;
  at: number;
}

/**
 * Joins pieces of sound to one line without a hole: encoders count on it. What comes too late, after a pause or a hiccup of the
 * microphone, is preceded by silence; of what comes too early the beginning is left out.
 *
 * @param rate samples a second
 */
export function createSoundLine(rate: number) {
  let count = 0;
  return {
    /** @returns the piece as it is to be encoded; null where nothing is left of it */
    add({ data, at }: SoundPiece): SoundPiece | null {
      const off = Math.round((at - count / rate) * rate);
      let fitted = data;
      if (Math.abs(off) > TOLERANCE_SECONDS * rate) {
        fitted = off < 0 ? data.slice(-off) : new Float32Array(off + data.length);
        if (off > 0) fitted.set(data, off);
      }
      if (fitted.length === 0) return null;
      const placed = { data: fitted, at: count / rate };
      count += fitted.length;
      return placed;
    },
  };
}
