import type { Brand } from '@yardsign/scene/template/brand';
import type { SceneLanguage } from '@yardsign/scene/template/template';

/** A video of the member's before or behind the film. */
interface OrderedEnd {
  url: string;
  seconds: number;
}

/** A film that is asked for. */
export interface FilmOrder {
  /** What it is drawn from, as it was fetched. */
  film: unknown;
  language: SceneLanguage;
  brand: Brand;
  /** Where the pictures of the brand are, by their ids. */
  imageUrls: Readonly<Record<string, string>>;
  /** A film whose sound is taken over; null where the tune of its drawing is played. */
  soundUrl: string | null;
  /** What it begins and ends with. */
  ends: { intro: OrderedEnd | null; outro: OrderedEnd | null };
}

/** How far it is, what came of it, or why nothing did. */
export type FilmReport =
  | { done: number; all: number }
  | { film: Blob; poster: Blob }
  | { failed: string; unreadableEnd: boolean };
