import type { MemberActor } from '@yardsign/domain/access/actor';
import { SEEN_STATUSES } from '@yardsign/domain/content/statuses';
import { sql } from 'kysely';
import { AppError } from '../../../platform/errors.ts';
import { slugsAmong } from '../audience.ts';
import { mustBeCategories } from '../must-be-categories.ts';
import type { ContentDeps, Language } from '../ports.ts';
import { readContent, teamOf } from '../read-content.ts';
import {
  addAsset,
  changeAsset,
  countAssets,
  findAsset,
  ownImage,
  removeAsset,
  type AssetReader,
} from './asset-store.ts';
import { presentAsset, type Asset } from './present-asset.ts';

const MOST_OWN_ASSETS = 1000;

/** Who asks for pictures. */
export const assetReaderOf = ({ hasShared }: Pick<ContentDeps, 'hasShared'>, actor: MemberActor): AssetReader => ({
  memberId: actor.userId,
  teamId: teamOf(actor),
  features: slugsAmong(actor.features),
  isShared: hasShared(actor.userId, sql.ref('asset.content_id')),
});

/** One asset that the member can see. @throws AppError `not_found` */
export async function readAsset(deps: ContentDeps, actor: MemberActor, id: string, language: Language): Promise<Asset> {
  const row = await findAsset(deps.db, assetReaderOf(deps, actor), id, SEEN_STATUSES);
  if (!row) throw new AppError('not_found');
  return presentAsset(row, { memberId: actor.userId, brandVersion: actor.brandVersion, language });
}

/** @throws AppError `asset_not_saved` for a picture that the member has not uploaded. */
async function pictureOf(deps: ContentDeps, memberId: string, sha256: string) {
  const image = await ownImage(deps.db, memberId, sha256);
  if (!image) throw new AppError('asset_not_saved');
  return { sha256, width: image.width, height: image.height };
}

/** Keeps an upload as an asset. @throws AppError `invalid_request` for a category that members do not see; `asset_not_saved`, `no_room_for_pieces`, `not_found` for a piece that the member cannot see. */
export async function addCustomAsset(
  deps: ContentDeps,
  actor: MemberActor,
  body: {
    name: string;
    tags: string[];
    categories: string[];
    language: Language | null;
    size: string;
    related_content: string | null;
    image: string;
  },
): Promise<Asset> {
  const { image, related_content: contentId, ...asset } = body;
  await mustBeCategories(deps.db, asset.categories);
  const picture = await pictureOf(deps, actor.userId, image);
  if (contentId !== null)
    await readContent(deps, actor, { id: contentId }, { language: 'en', statuses: SEEN_STATUSES, generic: true });
  const id = deps.random.id('ast');
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    if ((await countAssets(tx, actor.userId)) >= MOST_OWN_ASSETS) throw new AppError('no_room_for_pieces');
    await addAsset(tx, {
      id,
      owner_id: actor.userId,
      content_id: contentId,
      path: `own/${actor.userId}/${id}`,
      status: 'published',
      created_at: now,
      updated_at: now,
      ...asset,
      ...picture,
    });
  });
  return readAsset(deps, actor, id, asset.language ?? 'en');
}

/** @throws AppError `invalid_request` for a category that members do not see; `asset_not_saved`, `not_found` */
export async function saveCustomAsset(
  deps: ContentDeps,
  actor: MemberActor,
  id: string,
  body: {
    name?: string | undefined;
    tags?: string[] | undefined;
    categories?: string[] | undefined;
    language?: Language | null | undefined;
    image?: string | undefined;
  },
): Promise<Asset> {
  const { image, ...asset } = body;
  await mustBeCategories(deps.db, asset.categories);
  const changed = await changeAsset(deps.db, actor.userId, id, {
    ...(asset.name !== undefined && { name: asset.name }),
    ...(asset.tags && { tags: asset.tags }),
    ...(asset.categories && { categories: asset.categories }),
    ...(asset.language !== undefined && { language: asset.language }),
    ...(image !== undefined && (await pictureOf(deps, actor.userId, image))),
    updated_at: deps.clock.now(),
  });
  if (!changed) throw new AppError('not_found');
  return readAsset(deps, actor, id, 'en');
}

/** @throws AppError `not_found` */
export async function removeCustomAsset(deps: ContentDeps, actor: MemberActor, id: string): Promise<void> {
  if (!(await removeAsset(deps.db, actor.userId, id))) throw new AppError('not_found');
}
