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

/** The session of somebody who is signed in as themselves. */
export const SESSION: Session = {
  user: {
    id: 'usr_maya00000001',
    first_name: 'Maya',
    last_name: 'Brooks',
    email: 'maya@example.com',
    username: 'maya',
    phone: '',
    status: 'active',
    type: null,
    max_logins: 1,
    parents: [],
    children: [],
    children_count: 0,
    access_levels: [{ access_level: 1 }],
    features: [],
    expired_features: [],
    services: [],
  },
  levelWaits: null,
  now: '2026-11-22T10:00:00.000Z',
  expiresAt: '2026-11-22T11:00:00.000Z',
  language: 'en',
  timeZone: 'America/Chicago',
  profileFlags: [1],
  brandVersion: 1,
  contentMode: 'standard',
  photoUrl: null,
  forceRedirect: null,
  legalDue: [],
  billing: { source: 'guest', pastDue: false, pendingCancel: false },
  teamOwner: null,
  impersonation: null,
};

export const ACCOUNT: OwnAccount = {
  hasPassword: true,
  maySetFirstPassword: false,
  language: 'en',
  timeZone: 'America/Chicago',
  pendingEmail: null,
  trial: null,
  mayStartTrial: false,
  selfApplicable: [],
  teamMembers: 0,
};

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

/** Oscar, who looks at a member of his team for an hour. */
export const IMPERSONATION: NonNullable<Session['impersonation']> = {
  mode: 'team',
  byName: 'Oscar Grant',
  byEmail: 'oscar@example.com',
  reason: '',
  until: '2026-11-22T11:00:00.000Z',
};
