import { type Size, SIZE_PIXELS } from '../../model.ts';

const SIZES = Object.keys(SIZE_PIXELS) as Size[];

/** The size of graphics whose shape is nearest to that of a picture. */
export function nearestSize({ width, height }: { width: number; height: number }): Size {
  const far = (size: Size) =>
    Math.abs(Math.log((width / height) * (SIZE_PIXELS[size].height / SIZE_PIXELS[size].width)));
  return SIZES.reduce((best, size) => (far(size) < far(best) ? size : best));
}

const MOST_TAGS = 20;
const LONGEST_TAG = 40;

/** Tags as they are typed, between commas; each once. */
export function readTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim().slice(0, LONGEST_TAG));
  return [...new Set(tags.filter(Boolean))].slice(0, MOST_TAGS);
}

/** What a picture is called at first: its file's name, without what says its kind. */
export function nameOfFile(file: string): string {
  return (
    file
      .replace(/\.[^.]+$/, '')
      .replaceAll(/[_-]+/g, ' ')
      .trim()
      .slice(0, 120) || file.slice(0, 120)
  );
}
