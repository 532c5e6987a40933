import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getAsset } from '@yardsign/contracts/routes/content/assets';
import { imageUrl } from '../../profile/ports.ts';
import { coverVersion } from '../cover-address.ts';
import type { Language } from '../ports.ts';
import type { AssetRow } from './asset-store.ts';

export type Asset = RouteTypes<typeof getAsset>['answer']['data'];

/** Pixels across of a picture in a list. */
const THUMBNAIL = 480;

/** An asset as it goes over the wire. @param reader whose brand a picture of the library wears. */
export function presentAsset(
  row: AssetRow,
  reader: { memberId: string; brandVersion: number; language: Language },
): Asset {
  const drawn = `/api/content/v1/content/${row.content_id}/cover?language=${row.language ?? reader.language}&size=${row.size}&v=${coverVersion(reader, row.digest ?? '')}`;
  const own = row.sha256 === null ? null : imageUrl(row.sha256);
  return {
    id: row.id,
    name: row.name,
    url: own ?? drawn,
    thumbnail_url: own ?? `${drawn}&width=${THUMBNAIL}`,
    width: row.width,
    height: row.height,
    size: row.size,
    language: row.language,
    tags: row.tags,
    categories: row.shown_categories,
    directory: row.path.replace(/\/[^/]*$/, ''),
    path: row.path,
    related_content: row.content_id === null ? [] : [row.content_id],
    user_id: row.owner_id,
    has_shared: row.shared,
    status: row.status,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
