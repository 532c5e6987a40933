/** A member's own video before or behind their films. */
export interface FilmEnd {
  /** Of the upload; its bytes never change. */
  id: string;
  seconds: number;
}

/** What a member has put around their films; null for what there is none of, or is not wanted. */
export interface FilmEnds {
  intro: FilmEnd | null;
  outro: FilmEnd | null;
}

export const NO_ENDS = { intro: null, outro: null } as const satisfies FilmEnds;

/** How long a film is with what is around it. @param seconds of the film alone */
export function secondsWithEnds(seconds: number, { intro, outro }: FilmEnds): number {
  return (intro?.seconds ?? 0) + seconds + (outro?.seconds ?? 0);
}

/** Says which videos are around a film, as part of all that it wears; empty where there are none. */
export function wornEnds({ intro, outro }: FilmEnds): string {
  return intro || outro ? JSON.stringify([intro?.id ?? null, outro?.id ?? null]) : '';
}
