/** What there is of a film in nobody's brand. */
export interface PlainFilm {
  url: string;
  poster: string;
  bytes: number;
  sha256: string;
}

/** A film in nobody's brand; null for one of a member's own, which there is in their brand alone. */
export function plainFilm<Film extends { [Part in keyof PlainFilm]: PlainFilm[Part] | null }>(
  film: Film,
): (Film & PlainFilm) | null {
  const { url, poster, bytes, sha256 } = film;
  if (url === null || poster === null || bytes === null || sha256 === null) return null;
  return { ...film, url, poster, bytes, sha256 };
}
