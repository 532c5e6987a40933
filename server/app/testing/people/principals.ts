import type { AccountStatus, UserType } from '@yardsign/domain/access/actor';
import { createSession, type Grant, type SessionInput } from '../../../features/access/session/create-session.ts';
import { endSession } from '../../../features/access/store.ts';
import { addMember, giveFeatures, givePlan, joinTeam } from '../../../seeds/scenarios.ts';
import type { TestApp } from '../test-app.ts';

/** Everyone whose rights differ, each with a credential that an API client would send. */
export const PRINCIPALS = [
  'guest',
  'guest with the public pair',
  'forged token',
  'expired token',
  'revoked session',
  'refresh token as access token',
  'member',
  'member without features',
  'free account',
  'incomplete',
  'inactive',
  'limited',
  'paused',
  'sign-up session',
  'licensed member',
  'licensed owner',
  'team member',
  'team admin',
  'team owner',
  'owner of another team',
  'crew',
  'crew without a second factor',
  'admin',
  'admin without a second factor',
  'admin in a session that has not proved it',
  'admin who proved it a while ago',
  'impersonated by their owner',
  'impersonated by an admin',
] as const;

export type Principal = (typeof PRINCIPALS)[number];

/** What the expectation of a case is worked out from: the facts of a principal, written down once more and apart from the code. */
export interface Facts {
  /** Null for credentials that prove nothing. */
  is: 'guest' | 'refused' | 'member';
  id: string;
  status: AccountStatus;
  /** Without any plan: to the members' area as good as not active. */
  free: boolean;
  features: 'all' | 'none';
  level: 'member' | 'crew' | 'admin';
  /** Whose team they manage. */
  manages: string | null;
  /** A Licensed Owner has a team by type and is kept from managing it. */
  licensedOwner: boolean;
  /** Has a type, or is on somebody's team: somebody else may pay for them. */
  belongs?: true;
  impersonatedBy: 'owner' | 'admin' | null;
  signupOnly: boolean;
  /** The second factor was proved too long ago for an act of staff. */
  factorStale?: true;
}

export interface Cast {
  /** Ids by name. */
  ids: Record<string, string>;
  /** The members of a team that may be managed, by its owner. */
  teams: Record<string, readonly string[]>;
  facts: Record<Principal, Facts>;
  authorization: Record<Principal, string | undefined>;
}

interface Someone {
  name: string;
  status?: AccountStatus;
  type?: UserType;
  level?: number;
  plan?: boolean;
  free?: true;
}

const PEOPLE: readonly Someone[] = [
  { name: 'maya' },
  { name: 'luis' },
  { name: 'plain', plan: false },
  { name: 'frida', plan: false, free: true },
  { name: 'ines', status: 'incomplete' },
  { name: 'ivan', status: 'inactive' },
  { name: 'lim', status: 'limited' },
  { name: 'pat', status: 'paused' },
  { name: 'lou', type: 'Licensed Owner' },
  { name: 'lena', type: 'Licensed Member' },
  { name: 'oscar', type: 'Team Owner' },
  { name: 'tina' },
  { name: 'theo' },
  { name: 'olga', type: 'Company Owner' },
  { name: 'otto' },
  { name: 'cora', level: 2 },
  { name: 'ada', level: 3 },
  { name: 'carl', level: 2 },
  { name: 'alma', level: 3 },
];

async function addPeople(app: TestApp): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const { name, status, type, level, plan, free } of PEOPLE) {
    const id = await addMember(app.world, {
      username: name,
      firstName: name,
      lastName: 'Test',
      ...(status && { status }),
      ...(type && { type }),
      ...(level && { accessLevel: level }),
    });
    if (plan !== false) await givePlan(app.world, id);
    if (free) await giveFeatures(app.world, id, ['free']);
    ids[name] = id;
  }
  const at = (name: string) => ids[name] ?? '';
  for (const name of ['cora', 'ada']) await app.enrol(at(name));
  await joinTeam(app.world, at('lou'), at('lena'));
  await joinTeam(app.world, at('oscar'), at('tina'), { admin: true });
  await joinTeam(app.world, at('oscar'), at('theo'));
  await joinTeam(app.world, at('olga'), at('otto'));
  return ids;
}

/** Fills an empty database with one of each, and signs them all in. */
export async function castOf(app: TestApp): Promise<Cast> {
  const ids = await addPeople(app);
  const at = (name: string) => ids[name] ?? '';
  const { db, clock, core } = app;
  const deps = { db, clock, random: core.random, sessionKey: core.sessionKey, issuer: core.publicUrl };
  const open = (name: string, more: Partial<SessionInput> = {}): Promise<Grant> =>
    createSession(deps, {
      memberId: at(name),
      via: 'bearer',
      userAgent: 'test',
      secondFactorAt: clock.now(),
      ...more,
    });
  const bearer = async (name: string, more?: Partial<SessionInput>) => `Bearer ${(await open(name, more)).token}`;

  const fact = (name: string, more: Partial<Facts> = {}): Facts => ({
    is: 'member',
    id: at(name),
    status: 'active',
    free: false,
    features: 'all',
    level: 'member',
    manages: null,
    licensedOwner: false,
    impersonatedBy: null,
    signupOnly: false,
    ...more,
  });
  const refused = fact('maya', { is: 'refused' });
  const guest = fact('maya', { is: 'guest' });

  const old = await createSession(
    { ...deps, clock: { ...clock, now: () => new Date(clock.now().getTime() - 20 * 60_000) } },
    { memberId: at('maya'), via: 'bearer', userAgent: 'test' },
  );
  const revoked = await open('maya');
  await endSession(db, revoked.sessionId, 'signed_out', clock.now());
  const [oscar, ada] = [await open('oscar'), await open('ada')];
  const member = await bearer('maya');
  const byPassword = { memberId: at('ada'), via: 'bearer', userAgent: 'test' } as const;
  const unproved = `Bearer ${(await createSession(deps, byPassword)).token}`;

  return {
    ids,
    teams: { [at('oscar')]: [at('theo')], [at('olga')]: [at('otto')], [at('lou')]: [at('lena')] },
    facts: {
      guest,
      'guest with the public pair': guest,
      'forged token': refused,
      'expired token': refused,
      'revoked session': refused,
      'refresh token as access token': refused,
      member: fact('maya'),
      'member without features': fact('plain', { features: 'none' }),
      'free account': fact('frida', { features: 'none', free: true }),
      incomplete: fact('ines', { status: 'incomplete' }),
      inactive: fact('ivan', { status: 'inactive' }),
      limited: fact('lim', { status: 'limited' }),
      paused: fact('pat', { status: 'paused' }),
      'sign-up session': fact('ines', { status: 'incomplete', signupOnly: true }),
      'licensed member': fact('lena', { belongs: true }),
      'licensed owner': fact('lou', { manages: at('lou'), licensedOwner: true, belongs: true }),
      'team member': fact('theo', { belongs: true }),
      'team admin': fact('tina', { manages: at('oscar'), belongs: true }),
      'team owner': fact('oscar', { manages: at('oscar'), belongs: true }),
      'owner of another team': fact('olga', { manages: at('olga'), belongs: true }),
      crew: fact('cora', { level: 'crew' }),
      'crew without a second factor': fact('carl'),
      admin: fact('ada', { level: 'admin' }),
      'admin without a second factor': fact('alma'),
      'admin in a session that has not proved it': fact('ada'),
      'admin who proved it a while ago': fact('ada', { level: 'admin', factorStale: true }),
      'impersonated by their owner': fact('theo', { impersonatedBy: 'owner', belongs: true }),
      'impersonated by an admin': fact('maya', { impersonatedBy: 'admin' }),
    },
    authorization: {
      guest: undefined,
      'guest with the public pair': `Basic ${Buffer.from('members-web:public').toString('base64')}`,
      'forged token': `${member.slice(0, -6)}AAAAAA`,
      'expired token': `Bearer ${old.token}`,
      'revoked session': `Bearer ${revoked.token}`,
      'refresh token as access token': `Bearer ${(await open('maya')).refreshToken}`,
      member,
      'member without features': await bearer('plain'),
      'free account': await bearer('frida'),
      incomplete: await bearer('ines'),
      inactive: await bearer('ivan'),
      limited: await bearer('lim'),
      paused: await bearer('pat'),
      'sign-up session': await bearer('ines', { limitedTo: 'signup' }),
      'licensed member': await bearer('lena'),
      'licensed owner': await bearer('lou'),
      'team member': await bearer('theo'),
      'team admin': await bearer('tina'),
      'team owner': await bearer('oscar'),
      'owner of another team': await bearer('olga'),
      crew: await bearer('cora'),
      'crew without a second factor': await bearer('carl'),
      admin: await bearer('ada'),
      'admin without a second factor': await bearer('alma'),
      'admin in a session that has not proved it': unproved,
      'admin who proved it a while ago': await bearer('ada', {
        secondFactorAt: new Date(clock.now().getTime() - 16 * 60_000),
      }),
      'impersonated by their owner': await bearer('theo', {
        impersonation: { userId: at('oscar'), mode: 'team', reason: 'help', ownSessionId: oscar.sessionId },
        seconds: 3600,
      }),
      'impersonated by an admin': await bearer('maya', {
        impersonation: { userId: at('ada'), mode: 'admin', reason: 'help', ownSessionId: ada.sessionId },
        seconds: 3600,
      }),
    },
  };
}
