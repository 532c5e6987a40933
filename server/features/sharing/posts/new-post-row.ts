import { createHmac } from 'node:crypto';
import type { Language } from '@yardsign/domain/languages';
import { writtenAltText } from '@yardsign/domain/sharing/alt-text';
import { scheduledAt } from '@yardsign/domain/sharing/delivery';
import { markerOf } from '@yardsign/domain/sharing/marker';
import type { PostedAs } from '@yardsign/domain/sharing/networks/misfit';
import type { WallClock } from '@yardsign/domain/time/wall-clock';
import type { Piece, SharingDeps } from '../deps.ts';
import { fromDelivery } from '../posting/ledger.ts';
import type { PostRow, TargetRow } from '../rows.ts';
import type { PostForm } from './post-form.ts';

/** What is posted, where and when. */
interface NewPost {
  id: string;
  memberId: string;
  contentId: string;
  language: Language;
  target: TargetRow;
  piece: Piece;
  postedAs: PostedAs;
  form: PostForm;
  now: Date;
  dueAt: Date;
  /** Null for a post that goes out at once. */
  wallClock: WallClock | null;
  turn: number;
  origin: PostRow['origin'];
  /** The hour of a job that it is for. */
  slotId: string | null;
}

/** The link of a post carries its marker, by which it is recognised on the network. */
function linkWithMarker(publicUrl: string, marker: string): string {
  const url = new URL(publicUrl);
  url.searchParams.set('utm_content', marker);
  return url.href;
}

/** The row of a post that nobody has tried to send. */
export function newPostRow(deps: Pick<SharingDeps, 'markerKey'>, post: NewPost): PostRow {
  const { id, piece, target, form, wallClock, now } = post;
  const marker = markerOf(createHmac('sha256', deps.markerKey).update(id).digest());
  const publicUrl = post.postedAs === 'link' ? piece.publicUrl : null;
  return {
    id,
    owner_id: post.memberId,
    network: target.network,
    target_id: target.target_id,
    target_name: target.name,
    target_kind: target.kind,
    content_id: post.contentId,
    content_type: piece.contentType,
    title: piece.title,
    path: piece.path,
    language: post.language,
    size: form.size,
    caption: form.caption,
    caption_suggested: form.caption === piece.caption.trim(),
    alt_text: post.postedAs === 'link' ? null : writtenAltText(form.altText, piece.title),
    mentions: form.mentions && form.mentions.length > 0 ? form.mentions : null,
    first_comment: form.firstComment || null,
    comment_of: null,
    link: publicUrl === null ? null : linkWithMarker(publicUrl, marker),
    marker,
    wall_date: wallClock?.date ?? null,
    wall_time: wallClock?.time ?? null,
    wall_zone: wallClock?.timeZone ?? null,
    proof_sha256: form.proof.sha256,
    proof_url: form.proof.url,
    proof_width: form.proof.width,
    proof_height: form.proof.height,
    pictures: form.pictures && form.pictures.length > 0 ? form.pictures : null,
    ...fromDelivery(scheduledAt(post.dueAt.getTime())),
    turn: post.turn,
    worker: null,
    network_message: null,
    network_code: null,
    handle: null,
    sent_sha256: null,
    remote_id: null,
    remote_url: null,
    told_version: null,
    keeps_text: piece.outdated,
    answers: piece.answers,
    approved_sha256: form.proof.sha256,
    late_rule: piece.ofDay || form.ofDay === true ? 'miss' : 'ask',
    origin: post.origin,
    slot_id: post.slotId,
    approval_digest: null,
    film: piece.film && {
      sha256: piece.film.sha256,
      bytes: piece.film.bytes,
      seconds: piece.film.seconds,
      mime: piece.film.mime,
      worn: piece.film.worn,
      ...(piece.film.introSeconds && { introSeconds: piece.film.introSeconds }),
      ...(piece.film.coverMs !== undefined && { coverMs: piece.film.coverMs }),
      ...(piece.film.coverSha256 !== undefined && { coverSha256: piece.film.coverSha256 }),
    },
    record_hash: null,
    taken_down_at: null,
    created_at: now,
    updated_at: now,
  };
}
