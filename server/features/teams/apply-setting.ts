import { isDeepStrictEqual } from 'node:util';
import type { MemberActor } from '@yardsign/domain/access/actor';
import type { ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import { recordAct } from '../../platform/audit/record-act.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { setForTeam, type TeamSetting } from '../profile/set-for-team.ts';
import { releaseFields } from '../profile/release-fields.ts';
import { deleteLock, locksOf, putLock, toSetting } from './locks-store.ts';
import { managerOf } from './policy.ts';
import type { TeamsDeps } from './ports.ts';
import { memberIdsOf } from './store.ts';

interface Act {
  requestId: string;
  now: Date;
}

/** So many members it is set for, or was. */
export interface Reach {
  members: number;
}

/** How a field is named in the audit log. */
const nameOf = ({ feature, name }: { feature: ProfileFeature; name: string }) =>
  feature === 'basic' ? name : `${feature}.${name}`;

/** Keeps what a team sets, and sets it in the profile of every member. @returns how many these are. */
export async function applySetting(
  deps: Pick<TeamsDeps, 'onBrandChange'>,
  tx: Tx,
  actor: MemberActor,
  { setting, requestId, now }: Act & { setting: TeamSetting },
): Promise<Reach> {
  const { teamId } = managerOf(actor);
  const { feature, name, mode, saved } = setting;
  const { value, syncTo, fontSize } = saved;
  const memberIds = await memberIdsOf(tx, teamId);
  const before = (await locksOf(tx, teamId)).map(toSetting).find((each) => nameOf(each) === nameOf(setting));
  // Everybody has it already: nothing has changed that is to be drawn anew, or that the log would have to tell. A default is given again
  // to whoever has put theirs back.
  if (mode === 'locked' && before?.mode === mode && isDeepStrictEqual(before?.saved, { value, syncTo, fontSize }))
    return { members: memberIds.length };
  await putLock(tx, {
    parent_id: teamId,
    feature,
    name,
    mode,
    value,
    sync_to: syncTo,
    font_size: fontSize,
    set_by: actor.userId,
    at: now,
  });
  const shows = await setForTeam(tx, { memberIds, sourceId: teamId, settings: [setting], now });
  if (shows) await deps.onBrandChange(tx, memberIds);
  await recordAct(tx, {
    at: now,
    action: mode === 'locked' ? 'team.field-locked' : 'team.field-preset',
    actorId: actor.userId,
    realActorId: actor.userId,
    subjectId: teamId,
    detail: { team: teamId, field: nameOf(setting), members: memberIds.length },
    requestId,
  });
  return { members: memberIds.length };
}

/** Lets members choose again; what they have stays. @returns how many these are. @throws AppError `not_found` where the team has set nothing. */
export async function withdrawSetting(
  deps: Pick<TeamsDeps, 'onBrandChange'>,
  tx: Tx,
  actor: MemberActor,
  { field, requestId, now }: Act & { field: { feature: ProfileFeature; name: string } },
): Promise<Reach> {
  const { teamId } = managerOf(actor);
  if (!(await deleteLock(tx, teamId, field))) throw new AppError('not_found');
  const memberIds = await memberIdsOf(tx, teamId);
  await deps.onBrandChange(tx, await releaseFields(tx, { memberIds, sourceId: teamId, only: field, now }));
  await recordAct(tx, {
    at: now,
    action: 'team.field-unlocked',
    actorId: actor.userId,
    realActorId: actor.userId,
    subjectId: teamId,
    detail: { team: teamId, field: nameOf(field), members: memberIds.length },
    requestId,
  });
  return { members: memberIds.length };
}
