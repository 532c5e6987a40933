import { LANGUAGES, type Language } from '@yardsign/domain/languages';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { readPiece } from './begin-piece.ts';
import { holdPiece, setPiece, setTwin, type HeldPiece } from './change-store.ts';
import type { Meta } from './piece-files.ts';
import { holdSlugs, isSlugTaken } from './piece-store.ts';
import type { MetaChange, StudioAct, StudioDeps, StudioPiece, TwinChange } from '../ports.ts';

/** @throws AppError `not_found` */
export async function held(tx: Tx, id: string): Promise<HeldPiece> {
  const piece = await holdPiece(tx, id);
  if (!piece) throw new AppError('not_found');
  return piece;
}

/** @throws AppError `not_found`, or `piece_moved_on` when it is no draft. */
export async function heldDraft(tx: Tx, id: string): Promise<HeldPiece> {
  const piece = await held(tx, id);
  if (piece.state !== 'draft') throw new AppError('piece_moved_on');
  return piece;
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === false || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** What is empty is left out of the file, as the library does. */
function withoutEmpty(meta: Meta): Meta {
  const said = (of: object) => Object.fromEntries(Object.entries(of).filter(([, value]) => !isEmpty(value)));
  const { audience = {}, ...rest } = meta;
  return said({ ...rest, audience: said(audience as object) });
}

/** Changes what a draft says of itself. @throws AppError `not_found`, `piece_moved_on`, `text_moved_on`, `slug_taken`. */
export async function saveMeta(deps: StudioDeps, act: StudioAct, change: MetaChange): Promise<StudioPiece> {
  const { memberId: by, pieceId } = act;
  const { version, slug } = change;
  await deps.db.transaction().execute(async (tx) => {
    const piece = await heldDraft(tx, pieceId);
    if (piece.version !== version) throw new AppError('text_moved_on');
    if (slug !== undefined) await holdSlugs(tx);
    if (slug !== undefined && (await isSlugTaken(tx, slug, pieceId))) throw new AppError('slug_taken');
    const meta = withoutEmpty({ ...piece.meta, ...change.meta });
    await setPiece(tx, pieceId, { meta, writer: by, by, now: deps.clock.now(), ...(slug !== undefined && { slug }) });
  });
  return readPiece(deps, by, pieceId);
}

/** Says that two texts say the same, or holds one back. @throws AppError `not_found`, `piece_moved_on`, `text_moved_on`. */
export async function changeTwin(
  deps: StudioDeps,
  act: StudioAct,
  language: Language,
  change: TwinChange,
): Promise<StudioPiece> {
  const { memberId: by, pieceId } = act;
  await deps.db.transaction().execute(async (tx) => {
    const { texts } = await heldDraft(tx, pieceId);
    const now = deps.clock.now();
    if ('heldBack' in change) await setTwin(tx, pieceId, language, { held_back: change.heldBack });
    else {
      const own = texts.find((text) => text.language === language);
      const twin = texts.find((text) => text.language !== language);
      if (!own || twin?.version !== change.inStepWith) throw new AppError('text_moved_on');
      await setTwin(tx, pieceId, language, { in_step_with: twin.paragraphs });
      // Whoever says that both say the same says it of both.
      for (const other of LANGUAGES.filter((each) => each !== language))
        await setTwin(tx, pieceId, other, { in_step_with: own.paragraphs });
    }
    await setPiece(tx, pieceId, { by, now });
  });
  return readPiece(deps, by, pieceId);
}
