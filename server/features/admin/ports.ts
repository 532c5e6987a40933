import type { AccountStatus, MemberActor, UserType } from '@yardsign/domain/access/actor';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getInstallation, getPerson, listPeople } from '@yardsign/contracts/routes/admin';
import type { listAudit } from '@yardsign/contracts/routes/audit';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';

export type PeopleQuery = RouteTypes<typeof listPeople>['query'];
export type PeoplePage = RouteTypes<typeof listPeople>['answer'];
export type Person = RouteTypes<typeof getPerson>['answer']['person'];
export type AuditQuery = RouteTypes<typeof listAudit>['query'];
export type AuditPage = RouteTypes<typeof listAudit>['answer'];
export type Installation = RouteTypes<typeof getInstallation>['answer'];

export interface AdminDeps {
  db: Db;
  clock: Clock;
  /** Connections of a member, with what helps to help them and never a token. */
  listConnections(memberId: string): Promise<Person['connections']>;
  /** Posts of a member: the next ones to go out, then the last ones that ended. */
  listPosts(memberId: string): Promise<Person['posts']>;
  /** Mails the member a link to choose a new password, in the caller's transaction. */
  sendPasswordReset(tx: Tx, memberId: string): Promise<void>;
  /** Mails the member that support has turned two-factor sign-in off, in the caller's transaction. */
  tellSecondFactorRemoved(tx: Tx, memberId: string): Promise<void>;
  /** Cancels a member's posts that were not yet sent, in the caller's transaction. @returns how many posts. */
  cancelOpenPosts(tx: Tx, memberId: string): Promise<number>;
  /** Whether the data is that of the demo world, whatever the settings say. */
  isDemo(): Promise<boolean>;
  /** What does not change while the process runs. */
  installation: Pick<Installation, 'version' | 'environment' | 'sandbox' | 'services' | 'startedAt' | 'node'> & {
    database: Installation['database']['kind'];
  };
}

/** Something that an admin does to an account. */
export interface AdminAct {
  by: MemberActor;
  personId: string;
  reason: string;
  requestId: string | null;
}

/** An account as it is changed: locked until the transaction ends. */
export interface LockedPerson {
  id: string;
  status: AccountStatus;
  type: UserType | null;
  access_level: number;
  max_logins: number;
  seats: number;
  blocked_at: Date | null;
  /** Two-factor sign-in is on. */
  enrolled: boolean;
}
