import { DRAFT_PREFIXES } from '@yardsign/contracts/routes/content/tool-drafts';
import { LANGUAGES } from '@yardsign/domain/languages';
import { firstDrawing } from '../../../features/content/drawings/first-drawing.ts';
import { createSession } from '../../../features/access/session/create-session.ts';
import type { TestApp } from '../test-app.ts';

/** Things that belong to an account and have an address of their own. */
export type Owned =
  | 'post'
  | 'session'
  | 'credential'
  | 'passkey'
  | 'invite'
  | 'upload'
  | 'lead'
  | 'piece'
  | 'design'
  | 'equity draft'
  | 'email draft'
  | 'asset'
  | 'job'
  | 'slot';

const at = (app: TestApp, hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000);

async function addPost(app: TestApp, ownerId: string): Promise<string> {
  const id = app.core.random.id('pst');
  const due = at(app, 24);
  await app.db
    .insertInto('post')
    .values({
      id,
      owner_id: ownerId,
      network: 'facebook',
      target_id: '100',
      target_name: 'Test page',
      target_kind: 'page',
      content_id: 'cnt_aaaaaaaaaaaa',
      content_type: 'social-graphic',
      title: 'A test',
      path: '/shareable-content/graphic/test',
      language: 'en',
      size: 'square',
      caption: '',
      caption_suggested: false,
      alt_text: null,
      link: null,
      marker: id.slice(4, 16),
      wall_date: null,
      wall_time: null,
      wall_zone: null,
      proof_sha256: 'a'.repeat(64),
      proof_url: '/x',
      proof_width: 1080,
      proof_height: 1080,
      state: 'scheduled',
      version: 1,
      due_at: due,
      next_at: due,
      turn: 0,
      worker: null,
      lease_until: null,
      attempts: 0,
      setbacks: 0,
      first_sent_at: null,
      sent_at: null,
      absent_at: null,
      proven_absent: false,
      reason: null,
      network_message: null,
      network_code: null,
      handle: null,
      sent_sha256: null,
      remote_id: null,
      remote_url: null,
      told_version: null,
      created_at: app.clock.now(),
      updated_at: app.clock.now(),
    })
    .execute();
  return id;
}

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
      expires_at: at(app, 24),
      accepted_at: null,
      accepted_by: null,
      cancelled_at: null,
    })
    .execute();
  return id;
}

async function addUpload(app: TestApp, ownerId: string): Promise<string> {
  const id = app.core.random.id('upl');
  const { storeId } = await app.core.parts.begin(`uploads/${id}`);
  await app.db
    .insertInto('upload')
    .values({
      id,
      member_id: ownerId,
      file_key: `uploads/${id}`,
      path: 'video/film.mp4',
      bytes: 2500,
      part_bytes: app.core.partBytes,
      store_id: storeId,
      length_ms: 5000,
      format: 'mp4',
      poster: null,
      done_at: null,
      created_at: app.clock.now(),
      expires_at: at(app, 24),
    })
    .execute();
  return id;
}

async function addPiece(app: TestApp, ownerId: string): Promise<string> {
  const id = app.core.random.id('cnt');
  const text = { title: 'Mine', description: '', contents: '<p>Mine.</p>', caption: '', words: 1, details: '{}' };
  await app.db
    .insertInto('content')
    .values({
      id,
      slug: id.replace('_', '-'),
      type: 'blog',
      status: 'published',
      owner_id: ownerId,
      digest: id,
      published_at: app.clock.now(),
      details: '{}',
    })
    .execute();
  await app.db
    .insertInto('content_text')
    .values(LANGUAGES.map((language) => ({ content_id: id, language, ...text })))
    .execute();
  return id;
}

async function addDesign(app: TestApp, ownerId: string): Promise<string> {
  const id = await addPiece(app, ownerId);
  const template = JSON.stringify(firstDrawing('Mine', 'en').template);
  await app.db.updateTable('content').set({ type: 'social-graphic', template }).where('id', '=', id).execute();
  return id;
}

const addDraftOf = (tool: keyof typeof DRAFT_PREFIXES) => async (app: TestApp, ownerId: string) => {
  const id = app.core.random.id(DRAFT_PREFIXES[tool]);
  const row = { id, member_id: ownerId, tool, typed: '{}', updated_at: app.clock.now() };
  await app.db.insertInto('tool_draft').values(row).execute();
  return id;
};

async function addAsset(app: TestApp, ownerId: string): Promise<string> {
  const id = app.core.random.id('ast');
  const now = app.clock.now();
  await app.db
    .insertInto('asset')
    .values({
      id,
      owner_id: ownerId,
      name: 'Mine',
      path: `own/${id}`,
      size: 'square',
      width: 1080,
      height: 1080,
      status: 'published',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

async function addJob(app: TestApp, ownerId: string): Promise<string> {
  const id = app.core.random.id('job');
  const now = app.clock.now();
  await app.db
    .insertInto('autopilot_job')
    .values({
      id,
      member_id: ownerId,
      active: true,
      content_types: ['social-graphic'],
      targets: '[{"network":"facebook","targetId":"100"}]',
      weekdays: [1],
      hours: [9],
      time_zone: 'America/New_York',
      language: 'en',
      skip_categories: [],
      layout: 1,
      repeat_after_days: 30,
      version: 1,
      plan_at: now,
      held_at: null,
      deleted_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

async function addSlot(app: TestApp, ownerId: string): Promise<string> {
  const id = app.core.random.id('slo');
  const due = at(app, 24);
  await app.db
    .insertInto('autopilot_slot')
    .values({
      id,
      job_id: await addJob(app, ownerId),
      member_id: ownerId,
      wall_date: due.toISOString().slice(0, 10),
      wall_hour: 9,
      due_at: due,
      state: 'planned',
      content_id: null,
      reason: null,
      next_at: due,
      updated_at: app.clock.now(),
    })
    .execute();
  return id;
}

const ADD: Record<Owned, (app: TestApp, ownerId: string) => Promise<string>> = {
  post: addPost,
  session: addSession,
  credential: addCredential,
  passkey: addPasskey,
  invite: addInvite,
  lead: addLead,
  upload: addUpload,
  piece: addPiece,
  design: addDesign,
  'equity draft': addDraftOf('equity'),
  'email draft': addDraftOf('email'),
  asset: addAsset,
  job: addJob,
  slot: addSlot,
};

/** Gives an account one of these. @returns its id. */
export function addOwned(app: TestApp, kind: Owned, ownerId: string): Promise<string> {
  return ADD[kind](app, ownerId);
}
