import type { ContentType } from '@yardsign/domain/content/kinds';
import { LANGUAGES } from '@yardsign/domain/languages';
import { isEmptyField } from '@yardsign/domain/studio/field-schema';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { fieldsOf } from '../../content/library/read-text-piece.ts';
import { readPiece } from '../pieces/begin-piece.ts';
import { heldDraft } from '../pieces/change-piece.ts';
import { heldText, setFront, setPiece } from '../pieces/change-store.ts';
import type { FieldsChange, StudioAct, StudioDeps, StudioPiece } from '../ports.ts';
import { FIELD_NAMES, type Side } from './piece-forms.ts';

type Held = Readonly<Record<string, unknown>>;

/**
 * What was sent of one side, held against the schemas that read the files of the library. What is empty is left out.
 *
 * @throws AppError `invalid_request`, with the path of what is wrong.
 */
function readFields(type: ContentType, side: Side, sent: Held, path: string): Held {
  const filled = Object.fromEntries(Object.entries(sent).filter(([, value]) => !isEmptyField(value)));
  const read = z.strictObject(fieldsOf(type, FIELD_NAMES[side])).partial().safeParse(filled);
  if (read.success) return read.data;
  throw new AppError('invalid_request', {
    issues: read.error.issues.map((issue) => ({ path: [path, ...issue.path].join('.'), message: issue.message })),
  });
}

/** What there was, with the fields of a side as they were sent. */
function withFields(before: Held, side: Side, fields: Held): Held {
  const names: readonly string[] = FIELD_NAMES[side];
  return { ...Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))), ...fields };
}

/**
 * Fills in what pieces of the type have besides their texts, in both languages at once. The texts stay at the version that they have: whoever
 * writes in one meanwhile is not interrupted.
 *
 * @throws AppError `not_found`, `piece_moved_on`, `text_moved_on`, `invalid_request`.
 */
export async function saveFields(deps: StudioDeps, act: StudioAct, change: FieldsChange): Promise<StudioPiece> {
  const { memberId: by, pieceId } = act;
  await deps.db.transaction().execute(async (tx) => {
    const piece = await heldDraft(tx, pieceId);
    if (piece.version !== change.version) throw new AppError('text_moved_on');
    const shared = readFields(piece.type, 'shared', change.shared, 'body.shared');
    for (const language of LANGUAGES) {
      const fields = readFields(piece.type, 'worded', change.worded[language], `body.worded.${language}`);
      await setFront(tx, pieceId, language, withFields(heldText(piece, language).front, 'worded', fields));
    }
    const meta = withFields(piece.meta, 'shared', shared);
    await setPiece(tx, pieceId, { meta, writer: by, by, now: deps.clock.now() });
  });
  return readPiece(deps, by, pieceId);
}
