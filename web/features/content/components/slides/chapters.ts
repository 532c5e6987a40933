import type { Slide } from '@yardsign/domain/content/slides';

/** A chapter of a webinar, with the places of its first and its last slide. */
export interface Chapter {
  title: string;
  from: number;
  to: number;
}

/** The chapters that the slides are divided into; none where no slide begins one. */
export function chaptersOf(slides: readonly Pick<Slide, 'chapter'>[]): Chapter[] {
  const starts = slides.flatMap(({ chapter }, from) => (chapter === undefined ? [] : [{ title: chapter, from }]));
  return starts.map((start, index) => ({ ...start, to: (starts[index + 1]?.from ?? slides.length) - 1 }));
}
