import type { Brand } from '@yardsign/scene/template/brand';
import type { SceneWarning } from '@yardsign/scene/display-list';
import type { SceneLanguage, SizeName, Template } from '@yardsign/scene/template/template';

export type PictureFormat = 'jpeg' | 'png';

/** One picture to draw. */
export interface PaintJob {
  template: Template;
  size: SizeName;
  language: SceneLanguage;
  brand: Brand;
  /** Replace the template's texts of the same key. */
  texts?: Readonly<Record<string, string>>;
  format: PictureFormat;
  /** The files of the images that the brand refers to, by id; presized, since they are decoded on the drawing thread. */
  images: Readonly<Record<string, Uint8Array>>;
}

export interface Painted {
  bytes: Buffer;
  /** The digest of the bytes, in hexadecimal. */
  sha256: string;
  width: number;
  height: number;
  warnings: SceneWarning[];
}

/** What the main thread sends; templates travel once, since they weigh more than the rest of a job. */
export type ToWorker =
  | { kind: 'template'; key: string; template: Template }
  | { kind: 'paint'; id: number; job: Omit<PaintJob, 'template'> & { templateKey: string } };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'painted'; id: number; painted: Omit<Painted, 'bytes'> & { bytes: Uint8Array } }
  | { kind: 'failed'; id: number; message: string };
