import type { Db } from '../../platform/database/database.ts';
import { readTeamName } from './read-team-name.ts';
import { findSeat, namesOf } from './store.ts';

/** What a mail about somebody who is no longer on a team names; undefined when either is gone meanwhile, or they are back on it. */
export async function readTeamNews(
  db: Db,
  about: { teamId: string; memberId: string },
): Promise<{ team: string; member: string } | undefined> {
  if (await findSeat(db, about.teamId, about.memberId)) return undefined;
  const [{ company, ownerName }, names] = await Promise.all([
    readTeamName(db, about.teamId),
    namesOf(db, [about.memberId]),
  ]);
  const member = names.get(about.memberId);
  const team = company === '' ? ownerName : company;
  return member === undefined || team === '' ? undefined : { team, member };
}
