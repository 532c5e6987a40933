import type { Brand } from '@yardsign/scene/template/brand';
import type { SceneLanguage } from '@yardsign/scene/template/template';

/** A film that is asked for. */
export interface FilmOrder {
  /** What it is drawn from, as it was fetched. */
  film: unknown;
  language: SceneLanguage;
  brand: Brand;
  /** Where the pictures of the brand are, by their ids. */
  imageUrls: Readonly<Record<string, string>>;
  /** A film whose sound is taken over. */
  soundUrl: string;
}

/** How far it is, what came of it, or why nothing did. */
export type FilmReport = { done: number; all: number } | { film: Blob; poster: Blob } | { failed: string };
