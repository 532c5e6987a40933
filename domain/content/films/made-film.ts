/** What a file says of itself. Codecs by four letters, as movies name them. */
export interface MovieFacts {
  format: string;
  codec: string;
  soundCodec: string | null;
  width: number;
  height: number;
  seconds: number;
  bytes: number;
}

/** The film that it is to be. */
export interface WantedFilm {
  width: number;
  height: number;
  seconds: number;
}

/** What networks take everywhere: H.264 and AAC in an MP4. */
const PICTURES: ReadonlySet<string> = new Set(['avc1', 'avc3']);
const SOUND = 'mp4a';
/** An encoder rounds to frames of pictures and of sound. */
const GRACE_SECONDS = 0.5;
/** Several times what our renderer makes of the longest film with an intro and an outro. */
export const MOST_FILM_BYTES = 200_000_000;

/** What about a file shows that it cannot be this film; null when nothing does. */
export function faultOfMadeFilm(
  file: MovieFacts,
  wanted: WantedFilm,
): 'format' | 'codec' | 'sound' | 'size' | 'length' | 'weight' | null {
  if (file.format !== 'mp4') return 'format';
  if (!PICTURES.has(file.codec)) return 'codec';
  if (file.soundCodec !== SOUND) return 'sound';
  if (file.width !== wanted.width || file.height !== wanted.height) return 'size';
  if (Math.abs(file.seconds - wanted.seconds) > GRACE_SECONDS) return 'length';
  return file.bytes > MOST_FILM_BYTES ? 'weight' : null;
}
