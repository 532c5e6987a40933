import type { AccountStatus, UserType } from '@yardsign/domain/access/actor';
import { sql, type RawBuilder } from 'kysely';
import { question } from '../../platform/database/question.ts';
import { heldRows } from './features-store.ts';
import type { AccessDeps } from './ports.ts';

/** Somebody above or below an account in a team. */
interface Relative {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  type: UserType | null;
  status: AccountStatus;
  is_admin: boolean;
}

function relatives(memberId: RawBuilder<unknown>, side: 'above' | 'below'): RawBuilder<Relative[]> {
  const [own, other] = side === 'above' ? ['child_id', 'parent_id'] : ['parent_id', 'child_id'];
  return sql<Relative[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', relative.id, 'first_name', relative.first_name,
      'last_name', relative.last_name, 'email', relative.email, 'type', relative.type, 'status', relative.status,
      'is_admin', team_member.is_admin) order by relative.id), '[]')
    from team_member join member as relative on relative.id = ${sql.ref(`team_member.${other}`)}
    where ${sql.ref(`team_member.${own}`)} = ${memberId}
  )`;
}

/** Accounts, each with what it holds, its teams and its connections. */
function accounts(deps: Pick<AccessDeps, 'db' | 'services'>) {
  const id = sql.ref('member.id');
  return deps.db
    .selectFrom('member')
    .selectAll('member')
    .select([
      heldRows(id).as('held'),
      relatives(id, 'above').as('parents'),
      relatives(id, 'below').as('children'),
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
