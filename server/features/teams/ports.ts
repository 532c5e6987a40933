import type { Tx } from '../../platform/database/database.ts';
import type { AccessDeps } from '../access/ports.ts';
import type { EnterByMail } from '../account/enter-by-mail.ts';
import type { InvitedPerson } from '../account/sign-up/create-invited-member.ts';
import type { InviteLimits } from './invite-limits.ts';

/** What people of a team are told by mail. */
export const TEAM_NEWS = [
  /** Goes to the owner: somebody has left by themselves. */
  'member-left',
  /** Goes to the member. */
  'removed',
  /** Goes to every member of a team when the account of its owner is deleted. */
  'team-ended',
] as const;

export type TeamNews = (typeof TEAM_NEWS)[number];

/**
 * Tells the people concerned, if and only if the transaction is committed.
 *
 * @param news.about what tells this news from the next of its kind.
 */
type TellTeam = (tx: Tx, news: { news: TeamNews; teamId: string; memberId: string; about: string }) => Promise<void>;

export interface TeamsDeps extends Pick<AccessDeps, 'db' | 'clock' | 'random' | 'sessionKey' | 'profileSummary'> {
  /** Prepares an account for somebody who was invited. What it answers makes the account within a transaction. */
  createMember(person: InvitedPerson, password: string): Promise<(tx: Tx) => Promise<string>>;
  enterByMail: EnterByMail;
  /** How often an address of the net may make accounts. */
  signUpLimit: AccessDeps['limits']['signUps'];
  inviteLimits: InviteLimits;
  /** Mails an invitation, if and only if the transaction is committed. */
  mailInvite(tx: Tx, invite: { inviteId: string; linkId: string }): Promise<void>;
  tellTeam: TellTeam;
  /** Called in the transaction in which somebody joins: what they have scheduled is held to the rules of the team. */
  onJoined(tx: Tx, memberId: string): Promise<void>;
  /** Called in the transaction of a change that the pieces of these members show. */
  onBrandChange(tx: Tx, memberIds: readonly string[]): Promise<void>;
}
