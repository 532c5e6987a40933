import { holdsFeature, type MemberActor } from '@yardsign/domain/access/actor';
import { type EquityFacts, equityFaults } from '@yardsign/domain/tools/equity';
import { AppError } from '../../platform/errors.ts';
import { readWornBrand } from '../profile/read-brand.ts';
import { equityPiece } from './equity-report.ts';
import type { DocumentsDeps, Language } from './ports.ts';
import { setDocument } from './read-document.ts';

const MONTH_LENGTH = '2026-11'.length;

/**
 * The month that a report speaks of, where its facts are right and its member may make one.
 *
 * @throws AppError `feature_required`; `invalid_request` with the fields that are wrong.
 */
export function monthOfReport(
  { clock }: Pick<DocumentsDeps, 'clock'>,
  actor: Pick<MemberActor, 'features'>,
  facts: EquityFacts,
): string {
  if (!holdsFeature(actor.features, 'tools')) throw new AppError('feature_required');
  const month = clock.now().toISOString().slice(0, MONTH_LENGTH);
  const issues = Object.entries(equityFaults(facts, month)).map(([path, message]) => ({ path, message }));
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
  return month;
}

/**
 * A report about the equity in a home, in the brand of its member: as a PDF, or its pages to be looked at.
 *
 * @throws AppError `feature_required`; `invalid_request` with the fields that are wrong; `documents_unavailable`.
 */
export async function makeEquityReport(
  deps: DocumentsDeps,
  actor: MemberActor,
  facts: EquityFacts,
  language: Language,
  as: 'pdf' | 'svg',
): Promise<Buffer> {
  const month = monthOfReport(deps, actor, facts);
  return setDocument(deps, equityPiece(facts, month), await readWornBrand(deps, actor.userId), language, as);
}
