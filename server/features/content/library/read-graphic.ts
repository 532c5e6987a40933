import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slotFields } from '@yardsign/contracts/content-fields';
import type { ContentType } from '@yardsign/domain/content/kinds';
import { presetOf, type Slot } from '@yardsign/domain/content/slots';
import { type Language, perLanguage } from '@yardsign/domain/languages';
import { parseTemplate, type Template } from '@yardsign/scene/template/template';
import { z } from 'zod';
import type { LibraryPiece, PieceFiles } from '../ports.ts';
import { toHtml } from '../to-html.ts';
import { commonFields, digestOf } from './piece-file.ts';
import { sourceFields, sourcesInWords } from './sources.ts';

const bilingual = z.strictObject(perLanguage(() => z.string()));

const graphicSchema = z.strictObject({
  ...commonFields,
  ...sourceFields,
  listed: z.boolean().default(true),
  title: bilingual,
  description: bilingual,
  caption: bilingual,
  /** What it leaves to the member; the example of each is the template's text of that key. */
  slots: z.array(z.strictObject(slotFields)).default([]),
});

/** A piece with a drawing of its own. One that is not listed lends its drawing to others. */
export interface Drawn {
  piece: LibraryPiece;
  listed: boolean;
  template: Template;
}

/** Slots with the examples that the template has of them. @throws when it has none, or a choice nothing to choose from. */
export function withExamples(slots: readonly Omit<Slot, 'example'>[], template: Template): Slot[] {
  return slots.map((slot) => {
    const example = template.texts[slot.key];
    if (!example) throw new Error(`the drawing has no text for the slot '${slot.key}'`);
    if ((slot.kind === 'choice') !== (slot.options !== undefined))
      throw new Error(`the slot '${slot.key}' has no options, or needs none`);
    return { ...slot, example };
  });
}

/** The keys of what has to be filled in before a piece is posted. */
export function neededSlots(slots: readonly Slot[]): string[] {
  return slots.filter((slot) => !slot.optional && presetOf(slot) === '').map(({ key }) => key);
}

/** A piece that is a drawing needs what it says of itself and what it draws. */
export const GRAPHIC_FILES = ['graphic.json', 'template.json'] as const;

/** The piece that the files of a drawing make. @throws when they do not have their shape. */
export function parseGraphic(type: ContentType, files: PieceFiles): Drawn {
  const [meta = '', drawing = ''] = GRAPHIC_FILES.map((name) => files[name]);
  const graphic = graphicSchema.parse(JSON.parse(meta));
  const stored: unknown = JSON.parse(drawing);
  const { reviewed, sources, ...described } = graphic;
  const textOf = (language: Language) => ({
    title: graphic.title[language],
    description: graphic.description[language],
    caption: graphic.caption[language],
    contents: toHtml(sourcesInWords({ reviewed, sources }, language), language),
    source: '',
    details: {},
  });
  const { listed, title: _title, description: _description, caption: _caption, ...facts } = described;
  const { claims, sample, slots: written, ...rest } = facts;
  const template = parseTemplate(stored);
  const slots = withExamples(written, template);
  return {
    listed,
    template,
    piece: {
      ...rest,
      type,
      template: stored,
      digest: digestOf([meta, drawing]),
      files: { 'graphic.json': meta, 'template.json': drawing },
      facts: { claims, sample, placeholders: neededSlots(slots) },
      slots,
      details: {},
      texts: perLanguage(textOf),
    },
  };
}

/** The drawing in a folder of the library. */
export async function readGraphic(type: ContentType, folder: string): Promise<Drawn> {
  const read = async (name: string) => [name, await readFile(join(folder, name), 'utf8')] as const;
  return parseGraphic(type, Object.fromEntries(await Promise.all(GRAPHIC_FILES.map(read))));
}
