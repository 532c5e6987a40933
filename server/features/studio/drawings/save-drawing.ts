import { LANGUAGES } from '@yardsign/domain/languages';
import { parseTemplate, TemplateError } from '@yardsign/scene/template/template';
import { AppError } from '../../../platform/errors.ts';
import { heldDraft } from '../change-piece.ts';
import { heldText, setFront, setPiece } from '../change-store.ts';
import { readPiece } from '../begin-piece.ts';
import type { Drawing } from '../piece-files.ts';
import type { DrawingChange, StudioAct, StudioDeps, StudioPiece } from '../ports.ts';

/** Characters of JSON that a template may have; the largest that the library lists has 46,000. */
const MOST_CHARACTERS = 200_000;

/** As many faults are told as somebody can read. */
const MOST_FAULTS = 20;

/** Faults of a template, each as its place and what is wrong there. */
function templateFaults(template: unknown): readonly string[] {
  try {
    parseTemplate(template);
  } catch (error) {
    if (error instanceof TemplateError) return error.faults;
    throw error;
  }
  return JSON.stringify(template).length > MOST_CHARACTERS ? ['template: is too large'] : [];
}

/** A slot is answered under its own key, and the drawing has its example. */
function slotFaults({ template, slots }: Drawing): string[] {
  const texts = Object.keys(template['texts'] as object);
  return slots.flatMap(({ key, kind, options }, at) => [
    ...(texts.includes(key) ? [] : [`slots[${at}].key: has no example`]),
    ...(slots.findIndex((other) => other.key === key) < at ? [`slots[${at}].key: is there twice`] : []),
    ...((kind === 'choice') === (options !== undefined) ? [] : [`slots[${at}].options: are for a choice`]),
  ]);
}

/** @throws AppError `invalid_request`, with the path of what cannot be drawn. */
function check(drawing: Drawing): void {
  const faults = templateFaults(drawing.template);
  const all = faults.length > 0 ? faults : slotFaults(drawing);
  if (all.length === 0) return;
  throw new AppError('invalid_request', {
    issues: all.slice(0, MOST_FAULTS).map((fault) => {
      const [place = '', ...rest] = fault.split(': ');
      return { path: `body.${place}`, message: rest.join(': ') };
    }),
  });
}

/**
 * Saves what a draft draws, what it leaves to the member, and its words, in both languages at once.
 *
 * @throws AppError `not_found`, `piece_moved_on`, `text_moved_on`, `invalid_request`.
 */
export async function saveDrawing(deps: StudioDeps, act: StudioAct, change: DrawingChange): Promise<StudioPiece> {
  const { memberId: by, pieceId } = act;
  const { version, template, slots, words } = change;
  check({ template, slots });
  await deps.db.transaction().execute(async (tx) => {
    const piece = await heldDraft(tx, pieceId);
    if (piece.drawing === null) throw new AppError('not_found');
    if (piece.drawing_version !== version) throw new AppError('text_moved_on');
    for (const language of LANGUAGES)
      await setFront(tx, pieceId, language, { ...heldText(piece, language).front, ...words[language] });
    await setPiece(tx, pieceId, { drawing: { template, slots }, writer: by, by, now: deps.clock.now() });
  });
  return readPiece(deps, by, pieceId);
}
