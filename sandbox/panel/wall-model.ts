/** A post as a network shows it; every simulated network hands its posts to the panel in this form. */
export interface WallPost {
  id: string;
  pageName: string;
  message: string;
  link: string | null;
  /** Epoch ms: when it was published, or will be. */
  at: number;
  scheduled: boolean;
  /** The path of the post's own page, or null while it is not public. */
  address: string | null;
  /** The film of the post, where it is one. */
  film?: { address: string; digest: string };
  /** What is said under it, the oldest first. */
  comments?: string[];
  /** The alt text is empty where a picture came without one. */
  pictures: { address: string; digest: string; altText: string }[];
}

export interface WallPage {
  id: string;
  /** As people call the network that it is on. */
  network: string;
  name: string;
  category: string;
  posts: WallPost[];
}
