/** What is made ready to be published, and cannot be seen. */
export interface Container {
  id: string;
  accountId: string;
  /** The picture, by its SHA-256; null for a carousel, which has children. */
  digest: string | null;
  children: string[];
  isFilm: boolean;
  isItem: boolean;
  caption: string;
  /** Who is on it, and who is asked to post along, by their names; left out by what an older sandbox has kept. */
  tagged?: string[];
  invited?: string[];
  altText: string;
  createdAt: number;
  /** From when on it can be published. */
  readyAt: number;
  /** What it was published as. */
  mediaId: string | null;
}

export interface Media {
  id: string;
  accountId: string;
  digests: string[];
  isFilm: boolean;
  caption: string;
  altText: string;
  at: number;
}

/** A comment of an account under its own post: nobody else is played. */
export interface MediaComment {
  id: string;
  mediaId: string;
  accountId: string;
  text: string;
  at: number;
}

export interface InstagramState {
  containers: Record<string, Container>;
  media: Record<string, Media>;
  comments: Record<string, MediaComment>;
}

export const freshInstagramState = (): InstagramState => ({ containers: {}, media: {}, comments: {} });
