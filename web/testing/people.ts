import type { OwnAccount } from '../features/account/api.ts';
import type { Person } from '../features/admin/model.ts';
import type { Answer } from '../lib/api/call-types.ts';
import type { Session } from '../lib/session/session-query.ts';

/** A member as the admin area knows them. */
export const MAYA: Person = {
  id: 'usr_maya00000001',
  name: 'Maya Brooks',
  email: 'maya@example.com',
  username: 'maya',
  photoUrl: null,
  status: 'active',
  blocked: false,
  deletionDueAt: null,
  type: null,
  level: 1,
  plan: 'elite',
  team: null,
  lastSignInAt: null,
  joinedAt: '2026-01-02T03:04:05.000Z',
  phone: '',
  language: 'en',
  timeZone: 'America/Chicago',
  company: '',
  maxLogins: 1,
  logins: 0,
  seats: 2,
  blockedAt: null,
  forceRedirect: null,
  features: [{ slug: 'elite', isPlan: true, includes: ['video'], expired: false }],
  trialEndsAt: null,
  profileFlags: [],
  teams: [],
  members: [],
  memberCount: 0,
  connections: [],
  openSessions: 1,
  lastSeenAt: null,
  secondFactor: false,
  signInWith: [],
  posts: [],
  postCounts: { scheduled: 0, published: 0, attention: 0 },
};

/** The session of somebody who is signed in as themselves, with what the parts under test read of it. */
export const SESSION = {
  user: {
    id: 'usr_maya00000001',
    first_name: 'Maya',
    last_name: 'Brooks',
    email: 'maya@example.com',
    username: 'maya',
    phone: '',
  },
  timeZone: 'America/Chicago',
  impersonation: null,
} as unknown as Session;

export const ACCOUNT = { hasPassword: true, maySetFirstPassword: false, pendingEmail: null } as OwnAccount;

/** An installation without demo accounts and without other ways to sign in. */
export const SITE: Answer<'site', 'getSite'> = {
  name: 'Yardsign',
  version: '1',
  sandbox: false,
  signIn: [],
  links: { help: null, ios: null, android: null, verification: null },
  supportEmail: 'help@example.com',
  demo: null,
};
