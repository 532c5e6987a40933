import { findConnection, targetsOf } from '../connections/connection-store.ts';
import { isLive, noConnection } from '../connections/no-connection.ts';
import type { Post, SharingDeps } from '../deps.ts';
import type { Sharer } from '../shares/check-share.ts';
import { createShare } from '../shares/create-share.ts';
import type { ApprovedMedia } from './media-id.ts';

interface PostCall {
  /** Of a target, whole or its last part; empty for the first target of its type. */
  id: string;
  /** The kind of target in the network's own word; every kind when left out. */
  type?: string;
  text: string;
  /** A film in nobody's brand is meant, where the member has made none in theirs. */
  unbranded: boolean;
  media: ApprovedMedia;
  clientRequestId: string | undefined;
}

/** A UUID of the fourth version, of these sixteen bytes. */
function newUuid(bytes: Buffer): string {
  const marked = Buffer.from(bytes);
  marked[6] = ((marked[6] ?? 0) & 0x0f) | 0x40;
  marked[8] = ((marked[8] ?? 0) & 0x3f) | 0x80;
  return marked.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Posts by a call that the documents give one network: a share like any other, with one target.
 *
 * @throws AppError `not_connected`, and whatever `createShare` refuses
 */
export async function postByCall(deps: SharingDeps, sharer: Sharer, network: string, call: PostCall): Promise<Post> {
  const connection = await findConnection(deps.db, sharer.userId, network);
  if (!isLive(connection, deps.clock.now())) throw noConnection(deps, network, connection);
  const targets = await targetsOf(deps.db, sharer.userId, network);
  const kind = call.type === undefined ? ':' : `:${call.type}:`;
  const meant =
    call.id === ''
      ? targets.find(({ target_id: id }) => call.type === undefined || id.includes(kind))
      : targets.find(({ target_id: id }) => id === call.id || id.endsWith(`${kind}${call.id}`));
  const { contentId, language, size, proofSha256 } = call.media;
  const [post] = await createShare(deps, sharer, {
    clientRequestId: call.clientRequestId ?? newUuid(deps.random.bytes(16)),
    ...{ contentId, language, size, proofSha256 },
    caption: call.text,
    targets: [{ network: network as Post['network'], targetId: meant?.target_id ?? call.id }],
    variants: [],
    pictures: [],
    mentions: [],
    when: { kind: 'now', undoable: false },
    again: false,
    outdated: false,
    unbranded: call.unbranded,
  });
  if (!post) throw new Error('A share of one target made no post');
  return post;
}
