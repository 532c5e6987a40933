import type { AccountStatus, UserType } from '@yardsign/domain/access/actor';
import { sql, type RawBuilder } from 'kysely';
import { question } from '../../platform/database/question.ts';
import { heldRows } from './features-store.ts';
import type { AccessDeps } from './ports.ts';

/** As many as a page of the team has. */
const CHILDREN_SHOWN = 25;

/** An account below another. */
interface AccountBelow {
  id: string;
  type: UserType | null;
  is_admin: boolean;
}

/** An account above another; `is_admin` says what the lower one is in its team. */
interface AccountAbove extends AccountBelow {
  first_name: string;
  last_name: string;
  email: string;
  status: AccountStatus;
}

/** Accounts above one, in the order of their ids. */
function accountsAbove(memberId: RawBuilder<unknown>): RawBuilder<AccountAbove[]> {
  return sql<AccountAbove[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', owner.id, 'first_name', owner.first_name,
      'last_name', owner.last_name, 'email', owner.email, 'type', owner.type, 'status', owner.status,
      'is_admin', team_member.is_admin) order by owner.id), '[]')
    from team_member join member as owner on owner.id = team_member.parent_id
    where team_member.child_id = ${memberId}
  )`;
}

/** The first accounts below one, in the same order: what somebody asks for all day does not grow with their team. */
function firstAccountsBelow(memberId: RawBuilder<unknown>): RawBuilder<AccountBelow[]> {
  return sql<AccountBelow[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', below.id, 'type', below.type, 'is_admin', below.is_admin)
      order by below.id), '[]')
    from (
      select child.id, child.type, team_member.is_admin
      from team_member join member as child on child.id = team_member.child_id
      where team_member.parent_id = ${memberId}
      order by team_member.child_id
      limit ${sql.lit(CHILDREN_SHOWN)}
    ) below
  )`;
}

function countAccountsBelow(memberId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*)::int from team_member where team_member.parent_id = ${memberId})`;
}

/** Accounts, each with what it holds, its teams and its connections. */
function accounts(deps: Pick<AccessDeps, 'db' | 'services'>) {
  const id = sql.ref('member.id');
  return deps.db
    .selectFrom('member')
    .selectAll('member')
    .select([
      heldRows(id).as('held'),
      accountsAbove(id).as('parents'),
      firstAccountsBelow(id).as('children'),
      countAccountsBelow(id).as('children_count'),
      deps.services.select(id).as('services'),
    ]);
}

const accountById = question((deps: Pick<AccessDeps, 'db' | 'services'>, { memberId }: { memberId: string }) =>
  accounts(deps).where('member.id', '=', memberId),
);

/** The same with what a session adds, its own and of who sits in it. */
const accountOfSession = question(
  (
    deps: Pick<AccessDeps, 'db' | 'services' | 'profileSummary' | 'billingFacts' | 'legalDue'>,
    { memberId, sessionId }: { memberId: string; sessionId: string },
  ) =>
    accounts(deps)
      .innerJoin('session', 'session.member_id', 'member.id')
      .leftJoin('member as impersonator', 'impersonator.id', 'session.acting_id')
      .select([
        deps.profileSummary.select(sql.ref('member.id')).as('profile'),
        deps.billingFacts.select(sql.ref('member.id')).as('billing'),
        deps.legalDue.select(sql.ref('member.id')).as('legal_due'),
        'session.access_expires_at',
        'session.expires_at as session_expires_at',
        'session.acting_reason',
        'impersonator.first_name as impersonator_first_name',
        'impersonator.last_name as impersonator_last_name',
        'impersonator.email as impersonator_email',
      ])
      .where('member.id', '=', memberId)
      .where('session.id', '=', sessionId),
);

export type AccountRow = Awaited<ReturnType<typeof accountById>>[number];

/** By one statement. */
export async function findAccount(
  deps: Pick<AccessDeps, 'db' | 'services'>,
  memberId: string,
): Promise<AccountRow | undefined> {
  const [account] = await accountById(deps, { memberId });
  return account;
}

/** By one statement. */
export async function findAccountOfSession(
  deps: Pick<AccessDeps, 'db' | 'services' | 'profileSummary' | 'billingFacts' | 'legalDue'>,
  by: { memberId: string; sessionId: string },
) {
  const [account] = await accountOfSession(deps, by);
  return account;
}
