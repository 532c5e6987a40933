import type { MemberActor } from '@yardsign/domain/access/actor';
import { answerFault, spreadAnswers, type SlotAnswers } from '@yardsign/domain/content/slots';
import { type Language, perLanguage } from '@yardsign/domain/languages';
import { AppError } from '../../../platform/errors.ts';
import type { ContentDeps } from '../ports.ts';
import { findWornPiece } from '../find-worn-piece.ts';
import { saveAnswerRows } from './answer-store.ts';

/**
 * Keeps what a member fills into a piece, in one language. What both languages share is kept for both. Facts may still be
 * missing: they are asked for again before the piece is posted.
 *
 * @throws AppError `not_found`, `feature_required`, `invalid_request` with the slots that are answered wrongly.
 */
export async function saveAnswers(
  deps: Pick<ContentDeps, 'db' | 'clock'>,
  actor: MemberActor,
  contentId: string,
  { language, answers }: { language: Language; answers: SlotAnswers },
): Promise<Record<Language, SlotAnswers>> {
  const { row } = await findWornPiece(deps.db, actor, contentId);
  const issues = row.slots.flatMap((slot) => {
    const fault = answerFault(slot, answers[slot.key] ?? '');
    return fault === null ? [] : [{ path: `answers.${slot.key}`, message: fault }];
  });
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
  const before = perLanguage((each) => row.answers[each] ?? {});
  const after = spreadAnswers(row.slots, before, language, answers);
  await saveAnswerRows(deps.db, { memberId: actor.userId, contentId, now: deps.clock.now() }, after);
  return after;
}
