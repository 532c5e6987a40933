import type { MemberActor } from '@yardsign/domain/access/actor';
import { publicReportUrl } from '@yardsign/domain/content/paths';
import type { EquityFacts } from '@yardsign/domain/tools/equity';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors.ts';
import { accountInOrder } from '../access/account-in-order.ts';
import { readHeldFeatures } from '../access/read-held-features.ts';
import { readWornBrand } from '../profile/read-brand.ts';
import { equityPiece } from './equity-report.ts';
import { monthOfReport } from './make-equity-report.ts';
import type { DocumentsDeps, Language } from './ports.ts';
import { setDocument } from './read-document.ts';
import type { LinkedReport } from './tables.ts';

/** 192 bits, which nobody finds by trying. */
const KEY_BYTES = 24;

/**
 * The address by which a client reads the report of a draft. A draft has one: made again, it leads to the report of now.
 *
 * @throws AppError `feature_required`, `not_found`; `invalid_request` with the fields that are wrong.
 */
export async function linkReport(
  deps: DocumentsDeps,
  actor: Pick<MemberActor, 'userId' | 'features' | 'publicCode'>,
  id: string,
  { language, ...facts }: EquityFacts & { language: Language },
): Promise<{ url: string }> {
  const month = monthOfReport(deps, actor, facts);
  const linked: LinkedReport = { facts, language, month };
  const fresh = deps.random.bytes(KEY_BYTES).toString('base64url');
  const row = await deps.db
    .updateTable('tool_draft')
    .set({ linked: JSON.stringify(linked), link_key: sql<string>`coalesce(link_key, ${fresh})` })
    .where('id', '=', id)
    .where('member_id', '=', actor.userId)
    .where('tool', '=', 'equity')
    .returning('link_key')
    .executeTakeFirst();
  if (!row?.link_key) throw new AppError('not_found');
  return { url: publicReportUrl(deps.publicUrl, actor.publicCode, row.link_key) };
}

/**
 * The report behind a link, in the brand that its member wears now, as long as the draft is there and the member may make reports.
 *
 * @throws AppError `not_found`, `documents_unavailable`.
 */
export async function readLinkedReport(
  deps: DocumentsDeps,
  { code, key }: { code: string; key: string },
): Promise<{ bytes: Buffer; language: Language }> {
  const found = await deps.db
    .selectFrom('tool_draft')
    .innerJoin('member', 'member.id', 'tool_draft.member_id')
    .select(['tool_draft.member_id', 'tool_draft.linked'])
    .where('tool_draft.link_key', '=', key)
    .where('member.public_code', '=', code)
    .where(accountInOrder)
    .executeTakeFirst();
  if (!found?.linked) throw new AppError('not_found');
  const { member_id: memberId, linked } = found;
  const held = await readHeldFeatures(deps.db, [memberId], deps.clock.now());
  if (!held.get(memberId)?.includes('tools')) throw new AppError('not_found');
  const { facts, language, month } = linked;
  const bytes = await setDocument(deps, equityPiece(facts, month), await readWornBrand(deps, memberId), language);
  return { bytes, language };
}
