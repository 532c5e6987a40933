import { createSession } from '../../../../features/access/session/create-session.ts';
import type { TestApp } from '../../test-app.ts';

async function addSession(app: TestApp, ownerId: string): Promise<string> {
  const { db, clock, core } = app;
  const deps = { db, clock, random: core.random, sessionKey: core.sessionKey, issuer: core.publicUrl };
  return (await createSession(deps, { memberId: ownerId, via: 'bearer', userAgent: 'another device' })).sessionId;
}

async function addCredential(app: TestApp, ownerId: string): Promise<string> {
  const id = app.core.random.id('crd');
  const now = app.clock.now();
  await app.db
    .insertInto('login_credential')
    .values({
      id,
      member_id: ownerId,
      username: `login-${id.slice(4, 12)}`,
      password_hash: app.world.passwordHash,
      created_at: now,
      updated_at: now,
      last_used_at: null,
    })
    .execute();
  return id;
}

async function addPasskey(app: TestApp, ownerId: string): Promise<string> {
  const id = app.core.random.id('psk');
  await app.db
    .insertInto('passkey')
    .values({
      id,
      member_id: ownerId,
      credential_id: id,
      public_key: '',
      uses: 0,
      transports: [],
      name: 'A phone',
      created_at: app.clock.now(),
      last_used_at: null,
    })
    .execute();
  return id;
}

/** Ways into an account. */
export const ACCESS = { session: addSession, credential: addCredential, passkey: addPasskey };
