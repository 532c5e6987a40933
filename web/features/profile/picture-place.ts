/** Each place that takes a picture, and the name that an upload for it is sent under: the folder decides its size and its library. */
export const PICTURE_PATHS = {
  photo: 'photo/photo.png',
  graphic: 'slot/in-a-graphic.png',
  logo: 'logo/logo.png',
  logo_dark_bg: 'logo/logo-on-dark.png',
  secondary_logo: 'logo/second-logo.png',
  secondary_logo_dark_bg: 'logo/second-logo-on-dark.png',
  buyerad: 'email/for-buyers.png',
  sellerad: 'email/for-sellers.png',
  ppbackground: 'email/background.png',
} as const;

/** Places that take a square, cut out of what was chosen. */
export const isCut = (place: PicturePlace): boolean => place === 'photo' || place === 'graphic';

export type PicturePlace = keyof typeof PICTURE_PATHS;

type FolderIn<Path> = Path extends `${infer Folder}/${string}` ? Folder : never;
export type PictureFolder = FolderIn<(typeof PICTURE_PATHS)[PicturePlace]>;

/** The folder of a place: its pictures are offered again for every other place of the same folder. */
export function folderOf(place: PicturePlace): PictureFolder {
  return PICTURE_PATHS[place].split('/', 1)[0] as PictureFolder;
}
