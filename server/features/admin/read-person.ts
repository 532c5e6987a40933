import { readPhone } from '@yardsign/contracts/phone-numbers';
import type { UserType } from '@yardsign/domain/access/actor';
import { AppError } from '../../platform/errors.ts';
import { lineOfPerson } from './people-store.ts';
import { accountOf, featuresOf, figuresOf, flagsOf, membersUnder, teamsOf } from './person-store.ts';
import type { AdminDeps, Person } from './ports.ts';
import { nameOf, presentLine } from './present.ts';

type Deps = Pick<AdminDeps, 'db' | 'clock' | 'listConnections' | 'listPosts'>;

/** Everything that helps to help somebody. @throws AppError `user_not_found`. */
export async function readPerson(deps: Deps, id: string): Promise<Person> {
  const { db } = deps;
  const line = await lineOfPerson(db, id);
  if (!line) throw new AppError('user_not_found');
  const [account, figures, features, flags, teams, members, connections, posts] = await Promise.all([
    accountOf(db, id),
    figuresOf(db, id, deps.clock.now()),
    featuresOf(db, id),
    flagsOf(db, id),
    teamsOf(db, id),
    membersUnder(db, id),
    deps.listConnections(id),
    deps.listPosts(id),
  ]);
  return {
    ...presentLine(line),
    phone: readPhone(account.phone).shown,
    language: account.language,
    timeZone: account.time_zone,
    company: figures.company ?? '',
    maxLogins: account.max_logins,
    logins: figures.logins,
    seats: account.seats,
    blockedAt: account.blocked_at?.toISOString() ?? null,
    forceRedirect: account.force_redirect,
    features: features.map(({ slug, is_plan, includes, expired }) => ({ slug, isPlan: is_plan, includes, expired })),
    trialEndsAt: figures.trial_ends?.toISOString() ?? null,
    profileFlags: flags.map((flag) => ({ id: flag.flag_id, since: flag.last_added_at.toISOString() })),
    teams: teams.map((team) => ({
      id: team.id,
      name: nameOf(team.first_name, team.last_name, team.username),
      type: team.type as UserType | null,
      isAdmin: team.is_admin,
    })),
    members: members.map((member) => ({
      id: member.id,
      name: nameOf(member.first_name, member.last_name, member.username),
      status: member.status,
      isAdmin: member.is_admin,
    })),
    memberCount: figures.member_count,
    connections,
    openSessions: figures.open_sessions,
    lastSeenAt: figures.last_seen?.toISOString() ?? null,
    secondFactor: figures.second_factor,
    signInWith: figures.sign_in_with,
    posts,
    postCounts: { scheduled: figures.scheduled, published: figures.published, attention: figures.attention },
  };
}
