import type { TestApp } from '../../test-app.ts';
import { inHours } from './in-hours.ts';

async function addPost(app: TestApp, ownerId: string): Promise<string> {
  const id = app.core.random.id('pst');
  const due = inHours(app, 24);
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
      keeps_text: false,
      created_at: app.clock.now(),
      updated_at: app.clock.now(),
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
  const due = inHours(app, 24);
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

/** What goes out for an account. */
export const SHARING = { post: addPost, job: addJob, slot: addSlot };
