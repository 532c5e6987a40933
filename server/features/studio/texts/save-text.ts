import type { Language } from '@yardsign/domain/languages';
import { AppError } from '../../../platform/errors.ts';
import type { StudioDeps, TextSave, WriterNow, WriterWish } from '../ports.ts';
import { changeText, standingOf, takeDesk, whoWrites, type Desk } from './text-store.ts';

/** So long somebody counts as writing without saying so again. */
const WRITING_MS = 30_000;
const NOTHING = { at: 0, remove: 0, insert: [] };

type Deps = Pick<StudioDeps, 'db' | 'clock'>;
type TextName = { id: string; language: Language };

function deskOf(deps: Deps, memberId: string, { id, language }: TextName, window: string): Desk {
  const now = deps.clock.now();
  return { pieceId: id, language, memberId, window, now, until: new Date(now.getTime() + WRITING_MS) };
}

async function refusalOf(deps: Deps, desk: Desk, version: number): Promise<AppError> {
  const standing = await standingOf(deps.db, desk);
  if (!standing) return new AppError('not_found');
  if (standing.state !== 'draft') return new AppError('piece_moved_on');
  if (!standing.is_free) return new AppError('text_is_written');
  if (standing.version !== version) return new AppError('text_moved_on');
  return new AppError('invalid_request', { issues: [{ path: 'body.patch', message: 'reaches beyond the text' }] });
}

/** Saves a change of a draft. @throws AppError `not_found`, `piece_moved_on`, `text_is_written`, `text_moved_on`. */
export async function saveText(
  deps: Deps,
  memberId: string,
  text: TextName,
  { version, window, step, patch = NOTHING, words = {} }: TextSave,
): Promise<{ version: number }> {
  const desk = deskOf(deps, memberId, text, window);
  const saved = await changeText(deps.db, desk, { version, step, patch, words });
  if (saved === undefined) throw await refusalOf(deps, desk, version);
  return { version: saved };
}

/** Who writes in a text, after this window has said what it wishes. @throws AppError `not_found` */
export async function keepText(
  deps: Deps,
  memberId: string,
  text: TextName,
  { window, wish }: WriterWish,
): Promise<WriterNow> {
  const desk = deskOf(deps, memberId, text, window);
  if (wish !== 'look') await takeDesk(deps.db, desk, wish === 'take');
  const now = await whoWrites(deps.db, desk);
  if (!now) throw new AppError('not_found');
  const writer = now.id === null ? null : { id: now.id, name: `${now.first_name} ${now.last_name}` };
  return { version: now.version, writer, isHere: writer?.id === memberId && now.writer_window === window };
}
