import type { ContentType } from '@yardsign/domain/content/kinds';
import type { Crop } from '@yardsign/domain/studio/crop';
import type { Language } from '@yardsign/domain/languages';
import type { LegalPage } from '@yardsign/domain/studio/legal-text';
import type { PieceState } from '@yardsign/domain/studio/piece-state';
import type { Term } from '@yardsign/domain/studio/glossary';
import type { SiteEntry } from '@yardsign/contracts/site-fields';
import type { PerkEntry } from '@yardsign/contracts/perk-fields';
import type { Generated } from 'kysely';
import type { Json } from '../../platform/database/json.ts';
import type { Drawing } from '@yardsign/contracts/drawing-fields';
import type { Front, Meta, PieceFiles } from './pieces/piece-files.ts';

interface StudioPieceTable {
  id: string;
  type: ContentType;
  slug: string;
  state: PieceState;
  meta: Json<Meta>;
  version: number;
  drawing: Json<Drawing> | null;
  drawing_version: Generated<number>;
  /** Follows the texts by itself. */
  stale: Generated<Language[]>;
  /** Its address and its titles; follows by itself. */
  names: Generated<string>;
  writers: Generated<string[]>;
  submitted_by: string | null;
  approved_by: string | null;
  publish_at: Date | null;
  created_at: Date;
  updated_at: Date;
  updated_by: string | null;
}

/** A window that has saved a text, and how many times it had. */
export interface WindowSave {
  window: string;
  step: number;
}

interface StudioTextTable {
  piece_id: string;
  language: Language;
  front: Json<Front>;
  paragraphs: string[];
  version: number;
  in_step_with: string[] | null;
  held_back: Generated<boolean>;
  writer_id: string | null;
  writer_window: string | null;
  writing_until: Date | null;
  last_saves: Generated<Json<WindowSave[]>>;
  updated_at: Date;
  updated_by: string | null;
}

interface StudioVersionTable {
  piece_id: string;
  number: number;
  kind: 'library' | 'published' | 'kept';
  files: Json<PieceFiles>;
  made_by: string | null;
  made_at: Date;
}

interface StudioPictureTable {
  id: string;
  sha256: string;
  format: 'jpeg' | 'png';
  width: number;
  height: number;
  name: string;
  alt: Json<Record<Language, string>>;
  licence: string;
  source: string;
  /** Whole percent, both or neither. */
  focal_x: number | null;
  focal_y: number | null;
  /** The part of the file that is shown; null for the whole of it. */
  crop: Json<Crop> | null;
  added_by: string | null;
  added_at: Date;
  updated_at: Date;
}

interface StudioCommentTable {
  id: string;
  piece_id: string;
  language: Language | null;
  quote: string;
  before: Generated<string>;
  after: Generated<string>;
  body: string;
  made_by: string | null;
  made_at: Date;
  settled_at: Date | null;
}

interface StudioGlossaryTable {
  only_one: Generated<boolean>;
  terms: Json<Term[]>;
  version: number;
  updated_at: Date;
  updated_by: string | null;
}

interface LegalVersionTable {
  page: LegalPage;
  number: number;
  texts: Json<Record<Language, string>>;
  changed: Json<Record<Language, string>> | null;
  asks: Generated<boolean>;
  published_at: Date;
  published_by: string | null;
}

interface LegalDraftTable {
  page: LegalPage;
  texts: Json<Record<Language, string>> | null;
  version: number;
  updated_at: Date;
  updated_by: string | null;
}

interface PerkVersionTable {
  slug: string;
  number: number;
  kind: Generated<'published' | 'kept'>;
  entry: Json<PerkEntry> | null;
  saved_at: Date;
  saved_by: string | null;
}

interface PerkDraftTable {
  slug: string;
  entry: Json<PerkEntry>;
  version: number;
  state: PieceState;
  writers: Generated<string[]>;
  approved_by: string | null;
  publish_at: Date | null;
  updated_at: Date;
  updated_by: string | null;
}

interface PerkCommentTable {
  id: string;
  slug: string;
  body: string;
  made_by: string | null;
  made_at: Date;
  settled_at: Date | null;
}

interface SiteVersionTable {
  number: number;
  entry: Json<SiteEntry> | null;
  saved_at: Date;
  saved_by: string | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    studio_piece: StudioPieceTable;
    studio_text: StudioTextTable;
    studio_version: StudioVersionTable;
    studio_comment: StudioCommentTable;
    studio_picture: StudioPictureTable;
    studio_glossary: StudioGlossaryTable;
    legal_version: LegalVersionTable;
    legal_draft: LegalDraftTable;
    perk_version: PerkVersionTable;
    perk_draft: PerkDraftTable;
    perk_comment: PerkCommentTable;
    site_version: SiteVersionTable;
  }
}
