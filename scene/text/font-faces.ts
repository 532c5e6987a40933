/**
 * The faces that templates may name. Each is two files in `scene/fonts`, `<face>.latin.ttf` and `<face>.latin-ext.ttf`
 * (Kovač, Őze, Łukasz live in the second), tried in that order for every character.
 */
export const FACE_NAMES = [
  'figtree-400',
  'figtree-600',
  'figtree-800',
  'fraunces-600',
  'fraunces-600-italic',
  'dm-serif-400',
  'dm-serif-400-italic',
  'barlow-condensed-600',
  'barlow-condensed-800',
] as const;

export type FaceName = (typeof FACE_NAMES)[number];

export const FACE_PARTS = ['latin', 'latin-ext'] as const;

/** The file names of every face, relative to `scene/fonts`. */
export const FONT_FILE_NAMES: readonly string[] = FACE_NAMES.flatMap((face) =>
  FACE_PARTS.map((part) => fontFileName(face, part)),
);

/** The name of one part of a face in `scene/fonts`. */
export function fontFileName(face: FaceName, part: (typeof FACE_PARTS)[number]): string {
  return `${face}.${part}.ttf`;
}
