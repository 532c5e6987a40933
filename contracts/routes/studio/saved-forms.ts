import { z } from 'zod';
import { instantSchema, versionSchema } from '../../common.ts';
import { fieldsOfPieceSchema } from './studio.ts';

/** Something that files say, and that the content team saves over them by a form. */
export const savedFormSchema = z.object({
  version: versionSchema,
  /** Whether what stands is what the files say. */
  isOfFiles: z.boolean(),
  fields: fieldsOfPieceSchema,
  /** What was saved, the newest first, down to the files. */
  versions: z.array(
    z.object({
      number: versionSchema,
      isOfFiles: z.boolean(),
      savedAt: instantSchema.nullable(),
      savedBy: z.string().nullable(),
    }),
  ),
});

/** Which version is brought back, and which one stood when that was asked for. */
export const restoreSchema = z.object({ version: versionSchema, number: versionSchema });
