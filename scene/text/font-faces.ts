import { type ScriptName, SCRIPTS } from '@yardsign/domain/text/scripts';

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

/** The weights of what stands in for letters that a face does not have. */
type StandInWeight = 400 | 700;

const LIGHTEST_BOLD = 600;

/** The weight that stands beside a face without being lighter or heavier than it needs to. */
export function standInWeight(face: FaceName): StandInWeight {
  const [weight = '400'] = /\d+/.exec(face) ?? [];
  return Number(weight) < LIGHTEST_BOLD ? 400 : 700;
}

/** The name of the font in `scene/fonts` that has the letters of a script. */
export function scriptFileName(script: ScriptName, weight: StandInWeight): string {
  return `noto-sans-${weight}.${script}.ttf`;
}

/** The files that the letters of these scripts are drawn with. */
export function scriptFilesOf(scripts: readonly ScriptName[]): string[] {
  return scripts.flatMap((script) => ([400, 700] as const).map((weight) => scriptFileName(script, weight)));
}

/** Every font that there is; whoever draws for anybody has all of them. */
export const ALL_FONT_FILE_NAMES: readonly string[] = [...FONT_FILE_NAMES, ...scriptFilesOf(SCRIPTS)];
