import { AppError } from '../../platform/errors.ts';
import { enforceLimit } from '../../platform/limits/rate-window.ts';
import type { NewSuggestion, Suggestion, SuggestionsDeps } from './ports.ts';
import { presentSuggestion } from './present.ts';
import { addRow, findByRequest, type SuggestionRow } from './store.ts';

/** @throws AppError `request_id_reused` when the form said something else the first time. */
function sameAsBefore(row: SuggestionRow, wanted: NewSuggestion): Suggestion {
  const isSame =
    row.area === wanted.area &&
    row.title === wanted.title &&
    row.description === wanted.description &&
    row.may_contact === wanted.may_contact;
  if (!isSame) throw new AppError('request_id_reused');
  return presentSuggestion(row);
}

/**
 * Keeps a suggestion and tells the help desk. Sent twice, it is one.
 *
 * @throws AppError `request_id_reused`, `too_many_requests`
 */
export async function addSuggestion(
  deps: SuggestionsDeps,
  memberId: string,
  wanted: NewSuggestion,
): Promise<Suggestion> {
  const { clientRequestId: requestId, ...words } = wanted;
  const known = await findByRequest(deps.db, memberId, requestId);
  if (known) return sameAsBefore(known, wanted);
  await enforceLimit(deps.limit, memberId);
  const now = deps.clock.now();
  const added = await deps.db.transaction().execute(async (tx) => {
    const row = await addRow(tx, {
      ...words,
      id: deps.random.id('sug'),
      member_id: memberId,
      request_id: requestId,
      state: 'received',
      reply: '',
      created_at: now,
      changed_at: now,
    });
    if (row) await deps.tellHelpDesk(tx, row.id);
    return row;
  });
  if (added) return presentSuggestion(added);
  // Its twin was quicker, by a moment.
  const twin = await findByRequest(deps.db, memberId, requestId);
  if (!twin) throw new AppError('internal');
  return sameAsBefore(twin, wanted);
}
