import type { SuggestionState } from '@yardsign/domain/suggestions/suggestion';
import { recordAct } from '../../platform/audit/record-act.ts';
import { AppError } from '../../platform/errors.ts';
import type { SuggestionsDeps, WrittenSuggestion } from './ports.ts';
import { presentWritten } from './present.ts';
import { findWritten, saveAnswer } from './store.ts';

/** Says how far a suggestion has come, and writes down who did. @throws AppError `not_found` */
export async function answerSuggestion(
  deps: Pick<SuggestionsDeps, 'db' | 'clock'>,
  act: { memberId: string; id: string; requestId: string },
  answer: { state: SuggestionState; reply: string },
): Promise<WrittenSuggestion> {
  const now = deps.clock.now();
  const actors = { actorId: act.memberId, realActorId: act.memberId };
  const row = await deps.db.transaction().execute(async (tx) => {
    if (!(await saveAnswer(tx, act.id, { ...answer, changed_at: now }))) return undefined;
    const saved = await findWritten(tx, act.id);
    if (!saved) return undefined;
    const detail = { title: saved.title, state: saved.state };
    await recordAct(tx, {
      at: now,
      action: 'suggestion.answered',
      ...actors,
      subjectId: saved.member_id,
      detail,
      requestId: act.requestId,
    });
    return saved;
  });
  if (!row) throw new AppError('not_found');
  return presentWritten(row);
}
