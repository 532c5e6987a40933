import { type Language, perLanguage } from '@yardsign/domain/languages';
import { type Photo, photoAnswer } from '@yardsign/domain/content/slots';
import type { Layer } from '@yardsign/scene/layers';
import { SIZES, type SizeName } from '@yardsign/scene/template/template';
import { type Design, type DesignSlot, freeKey } from '../canvas/model/design.ts';

/** Names that a photograph is kept under; a graphic has few. */
const KEYS = ['photo', 'photoB', 'photoC', 'photoD', 'photoE', 'photoF'] as const;

/** The share of a picture's shorter side that a new photograph takes. */
const SHARE = 0.5;

/**
 * A place for a photograph of the member's in the middle of the picture, in the shape that it was cut to.
 *
 * @returns the design that asks for it, the layer that shows it, and the key that it is kept under; null when there are enough.
 */
export function placeForPhoto(
  design: Design,
  size: SizeName,
  photo: Photo,
  label: Readonly<Record<Language, string>>,
): { design: Design; layer: Layer; key: string } | null {
  const key = KEYS.find((name) => freeKey(design, name) === name);
  if (key === undefined) return null;
  const { width, height } = SIZES[size];
  const scale = (Math.min(width, height) * SHARE) / Math.max(photo.width, photo.height);
  const [w, h] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const slot: DesignSlot = { key, kind: 'photo', label: perLanguage((language) => label[language]), optional: true };
  const { template } = design;
  const texts = { ...template.texts, [key]: perLanguage(() => '') };
  const place = { x: Math.round((width - w) / 2), y: Math.round((height - h) / 2), w, h };
  return {
    design: { ...design, template: { ...template, texts }, slots: [...design.slots, slot] },
    layer: { type: 'image', slot: 'answer', key, ...place, fit: 'cover', mask: 24 },
    key,
  };
}

/** What is filled in with one more photograph. */
export const withPhoto = (answers: Readonly<Record<string, string>>, key: string, photo: Photo) => ({
  ...answers,
  [key]: photoAnswer(photo),
});
