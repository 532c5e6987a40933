import { DRAFT_PREFIXES } from '@yardsign/contracts/routes/content/tool-drafts';
import { LANGUAGES } from '@yardsign/domain/languages';
import { firstDrawing } from '../../../../features/content/drawings/first-drawing.ts';
import type { TestApp } from '../../test-app.ts';
import { inHours } from './in-hours.ts';

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
      expires_at: inHours(app, 24),
    })
    .execute();
  return id;
}

/** What an account makes or uploads. */
export const CONTENT = {
  piece: addPiece,
  design: addDesign,
  'equity draft': addDraftOf('equity'),
  'email draft': addDraftOf('email'),
  asset: addAsset,
  upload: addUpload,
};
