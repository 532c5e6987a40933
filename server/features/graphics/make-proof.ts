import { DAY_MS } from '@yardsign/domain/time/spans';
import { type SlotAnswers, unfilledSlots } from '@yardsign/domain/content/slots';
import { checkFilled } from '../content/answers/check-filled.ts';
import { imageUrl } from '../profile/ports.ts';
import { readBrand } from '../profile/read-brand.ts';
import { drawPiece, findDrawing, type Drawing } from './draw-piece.ts';
import { proofKey } from '../../platform/files/file-keys.ts';
import { type GraphicsDeps, type Language, type Proof, type Size } from './ports.ts';
import { enforceLimit, type RateWindow } from '../../platform/limits/rate-window.ts';
import { findProof, noteAsked, saveProof, type ProofRow } from './store.ts';

/** A day before all days: what was filled in once may be over by now. */
const WHENEVER = '';

function present(row: ProofRow): Proof {
  return {
    sha256: row.sha256,
    url: imageUrl(row.sha256),
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    brandVersion: row.brand_version,
    warnings: row.warnings,
  };
}

/**
 * The exact picture that a post of this piece would carry now: drawn once for a brand and a template, kept by its digest,
 * and sent as these bytes and no others.
 *
 * @param piece.answers the facts that a post was made with; what the member has filled in now when left out.
 * @throws AppError `not_found`, `invalid_request` when the piece has no such size, `facts_missing` when these answers lack some.
 */
export async function makeProof(
  deps: GraphicsDeps,
  memberId: string,
  piece: { contentId: string; language: Language; size: Size; answers?: SlotAnswers },
): Promise<Proof> {
  const drawing = await findDrawing(deps, piece.contentId, memberId, piece.answers);
  // A post that was made before the piece asked for facts must not show the examples of today.
  if (piece.answers) checkFilled(unfilledSlots(drawing.source.slots, piece.answers, WHENEVER));
  return proveDrawing(deps, memberId, drawing, piece);
}

/**
 * The same for a drawing that was found already.
 *
 * @param limit how many new ones the member may have drawn; none where it is drawn for a post that is there. @throws AppError `too_many_requests`
 */
export async function proveDrawing(
  deps: GraphicsDeps,
  memberId: string,
  drawing: Drawing,
  { language, size }: { language: Language; size: Size },
  limit?: RateWindow,
): Promise<Proof> {
  const brand = await readBrand(deps, memberId);
  const key = {
    member_id: memberId,
    content_id: drawing.source.id,
    language,
    size,
    brand_version: brand.version,
    template_digest: drawing.digest,
  };
  const known = await findProof(deps.db, key);
  const now = deps.clock.now();
  if (known && (await deps.files.stat(proofKey(known.sha256)))) {
    if (now.getTime() - known.created_at.getTime() > DAY_MS) await noteAsked(deps.db, key, now);
    return present(known);
  }
  if (limit) await enforceLimit(limit, memberId);
  const painted = await drawPiece(deps, drawing, { brand, size, language, format: 'jpeg' });
  await deps.files.put(proofKey(painted.sha256), painted.bytes);
  const row: ProofRow = {
    ...key,
    sha256: painted.sha256,
    width: painted.width,
    height: painted.height,
    bytes: painted.bytes.length,
    warnings: painted.warnings.map((warning) => warning.kind),
    created_at: now,
  };
  await saveProof(deps.db, row);
  return present(row);
}
