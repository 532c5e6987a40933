import type { Db } from '../../platform/database/database.ts';
import { readBasicValues } from '../profile/read-basic-values.ts';
import { namesOf } from './store.ts';

/** What a team is called: the company of its owner, and the owner. */
export async function readTeamName(db: Db, teamId: string): Promise<{ ownerName: string; company: string }> {
  const [names, basic] = await Promise.all([namesOf(db, [teamId]), readBasicValues(db, teamId)]);
  return { ownerName: names.get(teamId) ?? '', company: basic.get('company') ?? '' };
}
