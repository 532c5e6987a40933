import { z } from 'zod';
import { inEveryLanguage } from './common.ts';
import { slotFields } from './content-fields.ts';

/** What a piece draws, as `scene/template/template.ts` reads it, and what it leaves to the member. */
export const drawingSchema = z.object({
  template: z.record(z.string(), z.unknown()),
  slots: z.array(z.strictObject(slotFields)).max(12),
});

export type Drawing = z.infer<typeof drawingSchema>;

/** What is said about a drawing, and the words that a post of it begins with. */
export const drawingWordsSchema = inEveryLanguage(
  z.object({
    title: z.string().trim().max(200),
    description: z.string().trim().max(400),
    shareText: z.string().max(5000),
  }),
);
