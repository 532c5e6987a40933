import type { Issue } from '@yardsign/contracts/errors';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { BASIC_FIELDS, isPictureField, type ExpectedField } from '@yardsign/domain/profile/basic-fields';
import { faultOfValue, storedValue } from '@yardsign/domain/profile/field-rules';
import { recordAct } from '../../platform/audit/record-act.ts';
import { AppError } from '../../platform/errors.ts';
import { fillFields } from '../profile/fill-fields.ts';
import { holdMember } from '../profile/hold-member.ts';
import { readMissingFields } from '../profile/missing-fields.ts';
import { readBasicValues } from '../profile/read-basic-values.ts';
import { managerOf } from './policy.ts';
import type { TeamsDeps } from './ports.ts';
import { findSeat, lockTeam } from './store.ts';

interface Gap {
  field: ExpectedField;
  /** Left out for a picture: it is the owner's. */
  value?: string | undefined;
}

/** What is wrong with each gap, by its place in the list. */
function faultsOf(gaps: readonly Gap[], filled: readonly string[], missing: readonly ExpectedField[]): Issue[] {
  return gaps.flatMap(({ field, value }, index) => {
    const stored = filled[index] ?? '';
    const typedPicture = isPictureField(field) && value !== undefined;
    const fault = typedPicture
      ? 'not_an_image'
      : stored === ''
        ? 'required'
        : faultOfValue(BASIC_FIELDS[field], stored);
    const message = missing.includes(field) ? fault : 'filled_already';
    return message === null ? [] : [{ path: `${index}.value`, message }];
  });
}

/**
 * Fills in for a member what their profile lacks. The member can change it afterwards; what they have is never overwritten.
 *
 * @throws AppError `not_found` for somebody who is not on the team, `invalid_request` with an issue per gap.
 */
export async function fillGaps(
  deps: Pick<TeamsDeps, 'db' | 'clock' | 'onBrandChange'>,
  actor: MemberActor,
  input: { childId: string; gaps: readonly Gap[]; requestId: string },
): Promise<void> {
  const { teamId } = managerOf(actor);
  const { childId, gaps } = input;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await lockTeam(tx, teamId);
    if (!(await findSeat(tx, teamId, childId))) throw new AppError('not_found');
    await holdMember(tx, childId);
    const missing = (await readMissingFields(tx, [childId])).get(childId) ?? [];
    const own = await readBasicValues(tx, teamId);
    const filled = gaps.map(({ field, value }) =>
      isPictureField(field) ? (own.get(field) ?? '') : storedValue(BASIC_FIELDS[field], value ?? ''),
    );
    const issues = faultsOf(gaps, filled, missing);
    if (issues.length > 0) throw new AppError('invalid_request', { issues });
    const fields = gaps.map(({ field }, index) => ({ name: field, value: filled[index] ?? '' }));
    await fillFields(tx, { memberId: childId, from: teamId, fields, now });
    await deps.onBrandChange(tx, [childId]);
    await recordAct(tx, {
      at: now,
      action: 'team.gaps-filled',
      actorId: actor.userId,
      realActorId: actor.userId,
      subjectId: childId,
      detail: { team: teamId, fields: gaps.map(({ field }) => field).join(', ') },
      requestId: input.requestId,
    });
  });
}
