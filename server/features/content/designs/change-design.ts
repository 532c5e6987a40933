import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { Drawing } from '@yardsign/contracts/drawing-fields';
import type {
  beginDesign as beginRoute,
  getDesign,
  saveDesign as saveRoute,
} from '@yardsign/contracts/routes/content/designs';
import type { MemberActor } from '@yardsign/domain/access/actor';
import { type ContentType, DESIGNED_TYPE, kinds } from '@yardsign/domain/content/kinds';
import { detailPath } from '@yardsign/domain/content/paths';
import { SEEN_STATUSES } from '@yardsign/domain/content/statuses';
import { type Language, perLanguage } from '@yardsign/domain/languages';
import { parseTemplate, type Template } from '@yardsign/scene/template/template';
import { AppError } from '../../../platform/errors.ts';
import { checkDrawing } from '../drawings/check-drawing.ts';
import { firstDrawing } from '../drawings/first-drawing.ts';
import { missingByLaw } from '../drawings/missing-in-drawing.ts';
import { withExamples } from '../library/read-graphic.ts';
import { mustHoldFeature } from '../must-hold-feature.ts';
import { addOwn } from '../own/change-own.ts';
import { addPiece, copyPiece } from '../own/own-store.ts';
import type { ContentDeps } from '../ports.ts';
import { readContent } from '../read-content.ts';
import { beginSlide } from './begin-slide.ts';
import { copyAnswers, findDesign, holdDesign, writeDesign } from './design-store.ts';

type Design = RouteTypes<typeof getDesign>['answer']['design'];
type Drawn = NonNullable<RouteTypes<typeof beginRoute>['body']['drawn']>;
type DesignChange = RouteTypes<typeof saveRoute>['body'];

/** A graphic of the member's own, to be designed. What they drew stays theirs when their plan has no graphics any more. @throws AppError `not_found`. */
export async function readDesign(deps: Pick<ContentDeps, 'db'>, actor: MemberActor, id: string): Promise<Design> {
  const row = await findDesign(deps.db, actor.userId, id);
  if (!row) throw new AppError('not_found');
  const { texts, slots, template, ...rest } = row;
  return {
    ...rest,
    // It was held against the format when it was saved.
    template: template as Design['template'],
    // The example of a slot is the text of the template under its key.
    slots: slots.map(({ example: _example, ...slot }) => slot),
    words: texts,
    path: detailPath(row.type, row.slug),
  };
}

/** Writes an empty graphic: its title in both languages on the member's colour. */
async function beginEmpty(deps: ContentDeps, actor: MemberActor, title: string, language: Language): Promise<string> {
  mustHoldFeature(actor, DESIGNED_TYPE);
  const of = { title, type: DESIGNED_TYPE, categories: [], status: 'published' } as const;
  const { template } = firstDrawing(title, language);
  const texts = { headline: perLanguage(() => title) };
  const words = perLanguage(() => ({ title, description: '', shareText: '' }));
  return addOwn(deps, actor.userId, of, async (tx, piece) => {
    const text = { title, description: '', contents: '', caption: '' };
    await addPiece(tx, piece, language, text, 'both');
    await writeDesign(tx, piece.id, { template: { ...template, texts }, slots: [], words }, piece.now);
  });
}

/** @throws AppError `invalid_request` for what cannot be drawn, `design_needs_law` when a size lacks the licence line or the mark. */
function mustBeDrawable(type: ContentType, { template, slots }: Drawing): Template {
  checkDrawing({ template, slots });
  const drawn = parseTemplate(template);
  const issues = missingByLaw(type, drawn).map((path) => ({ path, message: 'is missing' }));
  if (issues.length > 0) throw new AppError('design_needs_law', { issues });
  return drawn;
}

/** Writes a graphic that was drawn elsewhere. */
async function beginDrawn(deps: ContentDeps, actor: MemberActor, title: string, drawn: Drawn): Promise<string> {
  mustHoldFeature(actor, DESIGNED_TYPE);
  const template = mustBeDrawable(DESIGNED_TYPE, drawn);
  const of = { title, type: DESIGNED_TYPE, categories: [], status: 'published' } as const;
  return addOwn(deps, actor.userId, of, async (tx, piece) => {
    await addPiece(tx, piece, 'en', { title, description: '', contents: '', caption: '' }, 'both');
    await writeDesign(tx, piece.id, { ...drawn, slots: withExamples(drawn.slots, template) }, piece.now);
  });
}

/** Copies a drawing that the member sees, with what they filled in. @throws AppError `not_found`, `not_customizable`. */
async function beginCopy(deps: ContentDeps, actor: MemberActor, from: string): Promise<string> {
  const asked = { language: 'en', statuses: SEEN_STATUSES, generic: true } as const;
  const source = await readContent(deps, actor, { id: from }, asked);
  const { content_type: type, translations, title } = source;
  if (!kinds[type].isDesigned) throw new AppError('not_customizable');
  const of = { title, type, categories: [], status: 'published' } as const;
  return addOwn(deps, actor.userId, of, async (tx, piece) => {
    await copyPiece(tx, from, piece);
    await copyAnswers(tx, actor.userId, from, piece.id, piece.now);
    const copy = await findDesign(tx, actor.userId, piece.id);
    if (!copy) throw new AppError('not_customizable');
    const words = perLanguage((each) => ({ ...copy.texts[each], title: translations[each].title }));
    await writeDesign(tx, piece.id, { ...copy, template: copy.template as Design['template'], words }, piece.now);
  });
}

/**
 * Begins a graphic of the member's own.
 *
 * @throws AppError `not_found`, also for a slide that is not there; `feature_required`, `not_customizable` for what is no drawing that members design, `no_room_for_pieces`;
 * `invalid_request`, `design_needs_law` for a drawing that is sent.
 */
export async function beginDesign(
  deps: ContentDeps,
  actor: MemberActor,
  body: {
    from: string | null;
    slide?: number | undefined;
    drawn?: Drawn | undefined;
    title: string;
    language: Language;
  },
): Promise<Design> {
  const { from, slide, drawn, title, language } = body;
  const begun = () => (drawn ? beginDrawn(deps, actor, title, drawn) : beginEmpty(deps, actor, title, language));
  const made = (of: string) => (slide === undefined ? beginCopy(deps, actor, of) : beginSlide(deps, actor, of, slide));
  const id = await (from === null ? begun() : made(from));
  return readDesign(deps, actor, id);
}

/**
 * Saves what a graphic of one's own draws, with its words.
 *
 * @throws AppError `not_found`, `design_moved_on` when it was saved elsewhere meanwhile, `design_needs_law` when a size lacks the licence
 * line or the mark, `invalid_request`.
 */
export async function saveDesign(
  deps: Pick<ContentDeps, 'db' | 'clock'>,
  actor: MemberActor,
  id: string,
  { version, template, slots, words }: DesignChange,
): Promise<Design> {
  checkDrawing({ template, slots });
  const drawn = parseTemplate(template);
  await deps.db.transaction().execute(async (tx) => {
    const held = await holdDesign(tx, actor.userId, id);
    if (!held) throw new AppError('not_found');
    if (held.version !== version) throw new AppError('design_moved_on');
    const issues = missingByLaw(held.type, drawn).map((path) => ({ path, message: 'is missing' }));
    if (issues.length > 0) throw new AppError('design_needs_law', { issues });
    await writeDesign(tx, id, { template, slots: withExamples(slots, drawn), words }, deps.clock.now());
  });
  return readDesign(deps, actor, id);
}
