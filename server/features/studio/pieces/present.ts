import { detailPath } from '@yardsign/domain/content/paths';
import { perLanguage, type Language } from '@yardsign/domain/languages';
import { isDeletable, movesFor } from '@yardsign/domain/studio/piece-state';
import { presentFields } from '../fields/piece-forms.ts';
import { editionOf } from './edition.ts';
import type { Front, Meta } from './piece-files.ts';
import type { PieceRow, TextRow } from './piece-store.ts';
import { isStale } from './stale.ts';
import type { StudioPiece } from '../ports.ts';

const lineOf = (from: Front, name: string): string => {
  const value = from[name];
  return typeof value === 'string' ? value : '';
};

const listOf = <Item>(value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);

/** What a piece says of itself, as the studio shows it. */
export function presentMeta(meta: Meta): StudioPiece['meta'] {
  return {
    categories: listOf(meta['categories']),
    related: listOf(meta['related']),
    tags: listOf(meta['tags']),
    audience: (meta['audience'] ?? {}) as StudioPiece['meta']['audience'],
    motif: lineOf(meta, 'motif'),
    reviewed: lineOf(meta, 'reviewed'),
    sources: listOf(meta['sources']),
    claims: meta['claims'] === true,
    sample: meta['sample'] === true,
  };
}

/** The words of a text besides the text itself. */
export function presentWords(front: Front) {
  return {
    title: lineOf(front, 'title'),
    description: lineOf(front, 'description'),
    shareText: lineOf(front, 'shareText'),
  };
}

function textIn(row: PieceRow, language: Language): TextRow {
  const found = row.texts.find((text) => text.language === language);
  if (!found) throw new Error(`the piece ${row.id} has no text in ${language}`);
  return found;
}

function presentText(row: PieceRow, language: Language): StudioPiece['texts'][Language] {
  const text = textIn(row, language);
  return {
    ...presentWords(text.front),
    paragraphs: text.paragraphs,
    version: text.version,
    lastSaves: text.last_saves,
    inStepWith: text.in_step_with,
    isStale: isStale(text, row.texts),
    heldBack: text.held_back,
    updatedAt: text.updated_at.toISOString(),
  };
}

/** A piece as the studio shows it to this person. */
export function presentPiece(row: PieceRow, memberId: string): StudioPiece {
  const writers = row.writers.map(({ id }) => id);
  return {
    id: row.id,
    type: row.type as StudioPiece['type'],
    slug: row.slug,
    state: row.state,
    isOut: row.is_out,
    edition: editionOf(row),
    moves: movesFor({ state: row.state, isOut: row.is_out, writers }, memberId),
    version: row.version,
    meta: presentMeta(row.meta),
    fields: presentFields(row.type, row.meta, (language) => textIn(row, language).front),
    texts: perLanguage((language) => presentText(row, language)),
    drawing: row.drawing && { ...row.drawing, version: row.drawing_version },
    writers: row.writers,
    approvedBy: row.approved_by,
    publishAt: row.publish_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    isDeletable: isDeletable({ state: row.state, wasOut: row.was_out }),
    path: detailPath(row.type, row.slug),
    versions: row.versions.map(({ number, kind, made_by: madeBy, made_at: madeAt }) => ({
      number,
      kind,
      madeBy,
      madeAt: new Date(madeAt).toISOString(),
    })),
    comments: row.comments.map(({ made_by: madeBy, made_at: madeAt, settled_at: settled, ...comment }) => ({
      ...comment,
      madeBy,
      madeAt: new Date(madeAt).toISOString(),
      isSettled: settled !== null,
    })),
  };
}
