import type { MemberActor } from '@yardsign/domain/access/actor';
import { BASIC_FIELDS, isPictureField, type LockableField } from '@yardsign/domain/profile/basic-fields';
import { faultOfValue, storedValue } from '@yardsign/domain/profile/field-rules';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { readBasicValues } from '../profile/read-basic-values.ts';
import { applySetting, type Reach, withdrawSetting } from './apply-setting.ts';
import { managerOf } from './policy.ts';
import type { TeamsDeps } from './ports.ts';
import { lockTeam } from './store.ts';

const refuse = (message: string) => new AppError('invalid_request', { issues: [{ path: 'value', message }] });

/** What is to be locked, as it is stored. @throws AppError `invalid_request` with a code at `value`. */
async function valueToLock(
  tx: Tx,
  teamId: string,
  input: { field: LockableField; value?: string | undefined },
): Promise<string> {
  // Pictures are taken from the owner's own profile: a digest is nothing that anybody types.
  if (input.value !== undefined && isPictureField(input.field)) throw refuse('not_an_image');
  const stored =
    input.value === undefined
      ? ((await readBasicValues(tx, teamId)).get(input.field) ?? '')
      : storedValue(BASIC_FIELDS[input.field], input.value);
  if (stored === '') throw refuse('required');
  const fault = faultOfValue(BASIC_FIELDS[input.field], stored);
  if (fault !== null) throw refuse(fault);
  return stored;
}

/**
 * Sets a field of the basic group for everyone on the team, now and later. Without a value it is what the owner's own profile says.
 *
 * @throws AppError `invalid_request` with an issue at `value`.
 */
export async function lockField(
  deps: Pick<TeamsDeps, 'db' | 'clock' | 'onBrandChange'>,
  actor: MemberActor,
  input: { field: LockableField; value?: string | undefined; requestId: string },
): Promise<Reach> {
  const { teamId } = managerOf(actor);
  const { field: name, requestId } = input;
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (tx) => {
    await lockTeam(tx, teamId);
    const saved = { value: await valueToLock(tx, teamId, input), syncTo: '', fontSize: null };
    return applySetting(deps, tx, actor, {
      setting: { feature: 'basic', name, mode: 'locked', saved },
      requestId,
      now,
    });
  });
}

/** Lets members change a field again. @throws AppError `not_found` when it is not locked. */
export async function unlockField(
  deps: Pick<TeamsDeps, 'clock' | 'db' | 'onBrandChange'>,
  actor: MemberActor,
  input: { field: LockableField; requestId: string },
): Promise<Reach> {
  const { field: name, requestId } = input;
  return deps.db.transaction().execute(async (tx) => {
    await lockTeam(tx, managerOf(actor).teamId);
    return withdrawSetting(deps, tx, actor, { field: { feature: 'basic', name }, requestId, now: deps.clock.now() });
  });
}
