import { controlsIn } from '@yardsign/domain/text/characters';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cropFits } from '@yardsign/domain/studio/crop';
import { idSchema, inEveryLanguage } from '@yardsign/contracts/common';
import { strFromU8, strToU8 } from 'fflate';
import { stringify } from 'yaml';
import { z } from 'zod';
import { readYaml } from '../../content/library/read-yaml.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Files } from '../../../platform/files/files.ts';
import { studioPictureKey } from '../../../platform/files/file-keys.ts';
import { AppError } from '../../../platform/errors.ts';
import { readPictureHeader } from '../../../platform/painting/picture-header.ts';
import { takePicture } from '../../uploads/take-picture.ts';
import type { PictureDeps } from '../ports.ts';
import { fileOf, focalColumns, focalIn } from './picture-store.ts';
import { isBare } from './is-bare.ts';

/** The folder of an archive with the pictures that stand in texts: each in a folder of its own, by its id. */
export const PICTURES_FOLDER = 'text-pictures';
const FACTS_FILE = 'picture.yaml';
const NAMES = { jpeg: 'picture.jpg', png: 'picture.png' } as const;
export const PICTURE_FILES: readonly string[] = [FACTS_FILE, ...Object.values(NAMES)];

const line = z.string().max(300).default('');
const percent = z.number().int().min(0).max(100);
const pixels = z.number().int().min(0);
const factsSchema = z.object({
  name: z.string().max(120),
  alt: inEveryLanguage(line),
  licence: line,
  source: line,
  /** Left out for a picture without one. */
  focal: z.object({ x: percent, y: percent }).optional(),
  /** Left out for a picture that is shown whole. */
  crop: z.object({ left: pixels, top: pixels, width: pixels, height: pixels }).optional(),
});

/** The pictures of the content team as files: what is said of each, and the very bytes that are kept. */
export async function picturesAsFiles(db: Db, files: Files): Promise<(readonly [string, Uint8Array])[]> {
  const rows = await db
    .selectFrom('studio_picture')
    .select(['id', 'sha256', 'format', 'name', 'alt', 'licence', 'source', 'focal_x', 'focal_y', 'crop'])
    .orderBy('id')
    .execute();
  const entries = await Promise.all(
    rows.map(async ({ id, sha256, format, focal_x, focal_y, crop, ...said }) => {
      const focal = focalIn({ focal_x, focal_y });
      const facts = { ...said, ...(focal !== null && { focal }), ...(crop !== null && { crop }) };
      const bytes = await files.get(studioPictureKey(sha256));
      const folder = `${PICTURES_FOLDER}/${id}`;
      if (bytes === null) return [];
      return [
        [`${folder}/${FACTS_FILE}`, strToU8(stringify(facts, { lineWidth: 0 }))],
        [`${folder}/${NAMES[format]}`, new Uint8Array(bytes)],
      ] as const;
    }),
  );
  return entries.flat();
}

/** Judged like every picture; one that is already as it would be kept, in size and without anything else in it, keeps its bytes. */
async function judged(deps: PictureDeps, bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'yardsign-picture-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, bytes);
    const taken = await takePicture(deps, path, 'poster');
    const head = readPictureHeader(bytes);
    const isAsKept = head?.format === taken.format && head.width === taken.width && head.height === taken.height;
    if (!isAsKept || !isBare(bytes)) return taken;
    return { ...taken, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Takes a picture in under the id that it had where it comes from, so that texts find it. One of that id stays as it is.
 *
 * @returns whether it came in; false for what is no picture, or says nothing of itself.
 */
export async function takePictureFiles(
  deps: PictureDeps,
  memberId: string,
  id: string,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<boolean> {
  const facts = readFacts(files[FACTS_FILE]);
  const bytes = files[NAMES.jpeg] ?? files[NAMES.png];
  if (!facts || !bytes || !idSchema('pic').safeParse(id).success) return false;
  if ((await fileOf(deps.db, id)) !== undefined) return false;
  const taken = await judged(deps, Buffer.from(bytes)).catch((error: unknown) => {
    if (error instanceof AppError && error.code !== 'overloaded') return null;
    throw error;
  });
  if (taken === null) return false;
  const { bytes: kept, ...size } = taken;
  await deps.files.put(studioPictureKey(size.sha256), kept);
  const now = deps.clock.now();
  const { alt, focal = null, crop, ...said } = facts;
  // A crop of another file says nothing of this one.
  const fitting = crop !== undefined && cropFits(size, crop) ? JSON.stringify(crop) : null;
  const row = {
    ...{ id, ...size, ...said, ...focalColumns(focal), crop: fitting, alt: JSON.stringify(alt) },
    ...{ added_by: memberId, added_at: now, updated_at: now },
  };
  await deps.db
    .insertInto('studio_picture')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return true;
}

function readFacts(file: Uint8Array | undefined): z.infer<typeof factsSchema> | null {
  if (file === undefined) return null;
  try {
    const facts = factsSchema.parse(readYaml(strFromU8(file)));
    return controlsIn(facts) === undefined ? facts : null;
  } catch {
    return null;
  }
}
