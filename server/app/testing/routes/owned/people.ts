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

async function addRecording(app: TestApp, ownerId: string): Promise<string> {
  const [id, upload] = [app.core.random.id('rec'), app.core.random.id('upl')];
  const now = app.clock.now();
  await app.db
    .insertInto('upload')
    .values({
      ...{ id: upload, member_id: ownerId, file_key: upload, path: 'takes/1.mp4', bytes: 1000, part_bytes: 0 },
      ...{ store_id: null, done_at: now, length_ms: 60_000, format: 'mp4', poster: null },
      ...{ created_at: now, expires_at: inHours(app, 24) },
    })
    .execute();
  await app.db
    .insertInto('recording')
    .values({
      ...{ id, member_id: ownerId, title: 'The first call', language: 'en', script_id: null, upload_id: upload },
      ...{ bytes: 1000, length_ms: 60_000, width: 1080, height: 1920, poster: 'a'.repeat(64), created_at: now },
      captions: '[]',
    })
    .execute();
  return id;
}

/** People an account has to do with, and what it has recorded of itself. */
export const PEOPLE = { invite: addInvite, lead: addLead, recording: addRecording };
