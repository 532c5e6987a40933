import { hash } from 'node:crypto';
import type { MemberBrand } from '../profile/ports.ts';

/** What the cover of a piece shows. */
interface Cover {
  brand: Pick<MemberBrand, 'version'>;
  title: string;
}

/** Another one as soon as the brand or the title is: networks and browsers keep a picture for as long as its address stays the same. */
export function coverTag({ brand, title }: Cover): string {
  return `${brand.version}-${hash('sha256', title, 'base64url').slice(0, 6)}`;
}

/** The cover of a piece in the brand of a member. @param page the address of its public page. @param width in pixels; whole when left out. */
export function coverAddress(page: string, cover: Cover, width?: number): string {
  return `${page}/picture.jpg?${width === undefined ? '' : `width=${width}&`}v=${coverTag(cover)}`;
}
