import type { Cut } from './focal-point.ts';

/** Where a picture of the content team is fetched from, by its id: what stands in the Markdown of a text. */
export function pictureAddress(id: string): string {
  return `/api/app/v1/pictures/${id}`;
}

/** The same picture cut around its focal point. */
export function cutAddress(id: string, cut: Cut): string {
  return `${pictureAddress(id)}?cut=${cut}`;
}

const NAMED = new RegExp(`${pictureAddress('(pic_[a-z0-9]+)')}`, 'g');

/** The ids of the pictures of the content team that a Markdown text names. */
export function picturesIn(text: string): string[] {
  return [...new Set([...text.matchAll(NAMED)].map(([, id = '']) => id))];
}

const SHOWN = new RegExp(`<img [^>]*?src="${pictureAddress('(pic_[a-z0-9]+)')}"`);

/** The id of the picture of the content team that a finished text shows first. @param html as texts are rendered. */
export function firstPictureIn(html: string): string | null {
  return SHOWN.exec(html)?.[1] ?? null;
}
