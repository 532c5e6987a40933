import type { TestApp } from '../../test-app.ts';
import { inHours } from './in-hours.ts';

async function addInvite(app: TestApp, ownerId: string): Promise<string> {
  const id = app.core.random.id('inv');
  await app.db
    .insertInto('team_invite')
    .values({
      id,
      parent_id: ownerId,
      invited_by: ownerId,
      email: `${id.slice(4, 12)}@example.test`,
      last_sent_at: null,
      created_at: app.clock.now(),
      expires_at: inHours(app, 24),
      accepted_at: null,
      accepted_by: null,
      cancelled_at: null,
    })
    .execute();
  return id;
}

async function addLead(app: TestApp, ownerId: string): Promise<string> {
  const id = app.core.random.id('led');
  await app.db
    .insertInto('lead')
    .values({
      id,
      member_id: ownerId,
      name: 'Ana Visitor',
      email: 'ana@example.test',
      phone: '',
      message: 'Is it still open?',
      language: 'en',
      content_id: null,
      consent: 'You agree.',
      digest: id,
      created_at: app.clock.now(),
      last_sent_at: app.clock.now(),
      answered_at: null,
    })
    .execute();
  return id;
}

/** People an account has to do with. */
export const PEOPLE = { invite: addInvite, lead: addLead };
