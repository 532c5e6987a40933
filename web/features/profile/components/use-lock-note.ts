import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.ts';
import { teamAboveQuery } from '../team-query.ts';

/** What stands at a field that the team has set: who set it, as soon as that is known. */
export function useLockNote(locked: boolean): string {
  const text = useText('profile');
  const team = useQuery({ ...teamAboveQuery, enabled: locked }).data;
  if (!team) return text('locked');
  return team.company === ''
    ? text('lockedByOwner', { name: team.ownerName })
    : text('lockedBy', { name: team.ownerName, team: team.company });
}
