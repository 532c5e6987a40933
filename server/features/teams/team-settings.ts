import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getTeamSettings } from '@yardsign/contracts/routes/profile/team-settings';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { initialField } from '@yardsign/domain/profile/saved-field';
import {
  TEAM_GROUPS,
  type TeamGroup,
  teamFieldOf,
  teamFieldsOf,
  type TeamMode,
} from '@yardsign/domain/profile/team-settings';
import { AppError } from '../../platform/errors.ts';
import { readSavedFields } from '../profile/read-saved-fields.ts';
import { applySetting, type Reach, withdrawSetting } from './apply-setting.ts';
import { locksOf } from './locks-store.ts';
import { managerOf } from './policy.ts';
import type { TeamsDeps } from './ports.ts';
import { lockTeam, namesOf } from './store.ts';

interface FieldOfGroup {
  feature: TeamGroup;
  field: string;
}

/** Every field that the team may set beyond the basic group: what the owner's own profile has, and what is set for the members. */
export async function readTeamSettings(
  deps: Pick<TeamsDeps, 'db'>,
  actor: MemberActor,
): Promise<RouteTypes<typeof getTeamSettings>['answer']> {
  const { teamId } = managerOf(actor);
  const [own, locks] = await Promise.all([readSavedFields(deps.db, teamId), locksOf(deps.db, teamId)]);
  const names = await namesOf(deps.db, [...new Set(locks.flatMap((lock) => lock.set_by ?? []))]);
  const settings = TEAM_GROUPS.flatMap((feature) =>
    teamFieldsOf(feature).map(([field, kind]) => {
      const { value, syncTo, fontSize } = own(feature, field) ?? initialField(kind);
      const lock = locks.find((each) => each.feature === feature && each.name === field);
      const set = lock && {
        mode: lock.mode,
        value: lock.value,
        syncTo: lock.sync_to,
        fontSize: lock.font_size,
        setBy: names.get(lock.set_by ?? '') ?? '',
        at: lock.at.toISOString(),
      };
      return { feature, field, own: { value, syncTo, fontSize }, set: set ?? null };
    }),
  );
  return { settings };
}

/** Sets for the whole team what the owner's own profile has. @throws AppError `not_found` for a field that no team sets. */
export async function setTeamSetting(
  deps: Pick<TeamsDeps, 'db' | 'clock' | 'onBrandChange'>,
  actor: MemberActor,
  input: FieldOfGroup & { mode: TeamMode; requestId: string },
): Promise<Reach> {
  const { teamId } = managerOf(actor);
  const { feature, field: name, mode, requestId } = input;
  const field = teamFieldOf(feature, name);
  if (field === undefined) throw new AppError('not_found');
  return deps.db.transaction().execute(async (tx) => {
    await lockTeam(tx, teamId);
    const saved = (await readSavedFields(tx, teamId))(feature, name) ?? initialField(field);
    return applySetting(deps, tx, actor, { setting: { feature, name, mode, saved }, requestId, now: deps.clock.now() });
  });
}

/** Lets members choose again. What they have stays. @throws AppError `not_found` where nothing is set. */
export async function withdrawTeamSetting(
  deps: Pick<TeamsDeps, 'db' | 'clock' | 'onBrandChange'>,
  actor: MemberActor,
  input: FieldOfGroup & { requestId: string },
): Promise<Reach> {
  const { feature, field: name, requestId } = input;
  return deps.db.transaction().execute(async (tx) => {
    await lockTeam(tx, managerOf(actor).teamId);
    return withdrawSetting(deps, tx, actor, { field: { feature, name }, requestId, now: deps.clock.now() });
  });
}
