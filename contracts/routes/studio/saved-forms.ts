import { z } from 'zod';
import { instantSchema } from '../../common.ts';
import { fieldsOfPieceSchema } from './studio.ts';

/** Counts what was saved of a form; 0 for what the files say. A change names the one that it was made on. */
export const formVersionSchema = z.number().int().min(0);

/** Something that files say, and that the content team saves over them by a form. */
export const savedFormSchema = z.object({
  version: formVersionSchema,
  /** Whether what stands is what the files say. */
  isOfFiles: z.boolean(),
  fields: fieldsOfPieceSchema,
  /** What was saved, the newest first, down to the files. */
  versions: z.array(
    z.object({
      number: formVersionSchema,
      isOfFiles: z.boolean(),
      savedAt: instantSchema.nullable(),
      savedBy: z.string().nullable(),
    }),
  ),
});

/** Which version is brought back, and which one stood when that was asked for. */
export const restoreSchema = z.object({ version: formVersionSchema, number: formVersionSchema });
