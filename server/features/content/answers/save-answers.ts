import type { MemberActor } from '@yardsign/domain/access/actor';
import { answerFault, readPhoto, spreadAnswers, type SlotAnswers } from '@yardsign/domain/content/slots';
import { type Language, perLanguage } from '@yardsign/domain/languages';
import { AppError } from '../../../platform/errors.ts';
import { ownImage } from '../assets/asset-store.ts';
import type { ContentDeps } from '../ports.ts';
import { findWornPiece } from '../find-worn-piece.ts';
import { saveAnswerRows } from './answer-store.ts';

/** Whether the member has uploaded this photograph, in this size. */
async function isOwnPhoto(
  { db }: Pick<ContentDeps, 'db'>,
  memberId: string,
  photo: { id: string; width: number; height: number },
): Promise<boolean> {
  const image = await ownImage(db, memberId, photo.id);
  return image?.width === photo.width && image.height === photo.height;
}

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
  for (const { key } of row.slots.filter(({ kind }) => kind === 'photo')) {
    const photo = readPhoto(answers[key] ?? '');
    if (photo && !(await isOwnPhoto(deps, actor.userId, photo)))
      issues.push({ path: `answers.${key}`, message: 'shape' });
  }
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
  const before = perLanguage((each) => row.answers[each] ?? {});
  const after = spreadAnswers(row.slots, before, language, answers);
  await saveAnswerRows(deps.db, { memberId: actor.userId, contentId, now: deps.clock.now() }, after);
  return after;
}
