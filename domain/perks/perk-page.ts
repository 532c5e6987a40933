import { type ContentType, CONTENT_TYPES, kinds } from '../content/kinds.ts';

/** What stands for the slug of a piece in the address of its page. */
const SLUG = '$slug';

/** The type of the piece whose page an address of ours is; null for an address of anything else. */
export function typeOfPage(path: string): ContentType | null {
  const isPage = (type: ContentType) => {
    const [before, after] = kinds[type].detail?.split(SLUG) ?? [];
    if (before === undefined || after !== '' || !path.startsWith(before)) return false;
    return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(path.slice(before.length));
  };
  return CONTENT_TYPES.find(isPage) ?? null;
}

/** The address of the page of a piece; null for a type that has none. */
export function pageOfPiece(type: ContentType, slug: string): string | null {
  return kinds[type].detail?.replace(SLUG, slug) ?? null;
}
