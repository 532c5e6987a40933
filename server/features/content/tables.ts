import type { ContentType } from '@yardsign/domain/content/kinds';
import type { OwnText } from '@yardsign/domain/content/own-text';
import type { PieceStatus } from '@yardsign/domain/content/statuses';
import type { Language } from '@yardsign/domain/languages';
import type { ColumnType, Generated } from 'kysely';
import type { Slot, SlotAnswers } from '@yardsign/domain/content/slots';
import type { FilledJson, Json } from '../../platform/database/json.ts';
import type { StoredAudience } from './audience.ts';
import type { Details } from './ports.ts';

interface CategoryTable {
  slug: string;
  name_en: string;
  name_es: string;
  hidden: Generated<boolean>;
  named_en: ColumnType<string | null, never, never>;
  named_es: ColumnType<string | null, never, never>;
}

interface ContentTable {
  id: string;
  slug: string;
  type: ContentType;
  status: PieceStatus;
  categories: Generated<string[]>;
  related: Generated<string[]>;
  tags: Generated<string[]>;
  audience: FilledJson<StoredAudience>;
  template: Json<unknown> | null;
  drawing_version: Generated<number>;
  motif: Generated<string>;
  digest: string;
  published_at: Date;
  claims: Generated<boolean>;
  sample: Generated<boolean>;
  placeholders: Generated<string[]>;
  slots: FilledJson<readonly Slot[]>;
  details: Json<Details>;
  outdated: Generated<Language[]>;
  owner_id: string | null;
  based_on: string | null;
  original_id: string | null;
  based_on_digest: Generated<string>;
  updated_at: Date | null;
  files: ColumnType<unknown, string | undefined, string>;
  from_studio: Generated<boolean>;
  /** Whether the studio has it; follows by itself. */
  taken_up: Generated<boolean>;
  /** Its address and its titles; follows by itself. */
  names: Generated<string>;
}

interface FormerSlugTable {
  slug: string;
  content_id: string;
}

interface ContentTextTable {
  content_id: string;
  language: Language;
  title: string;
  description: string;
  contents: string;
  caption: string;
  words: number;
  details: Json<Details>;
  source: Generated<string>;
  taken_from: Json<OwnText> | null;
  /** When its piece was published; follows by itself. */
  published_at: Generated<Date>;
  /** How its piece is filed, as words of the index; follows by itself. */
  filed: Generated<string[]>;
  search: ColumnType<string, never, never>;
  title_search: ColumnType<string, never, never>;
}

interface SavedContentTable {
  member_id: string;
  content_id: string;
  saved_at: Date;
}

interface PieceAnswerTable {
  member_id: string;
  content_id: string;
  language: Language;
  answers: Json<SlotAnswers>;
  updated_at: Date;
}

interface TaskDoneTable {
  member_id: string;
  content_id: string;
  task: string;
  done_at: Date;
}

interface AssetTable {
  id: string;
  owner_id: string | null;
  content_id: string | null;
  name: string;
  path: string;
  tags: Generated<string[]>;
  categories: Generated<string[]>;
  language: Language | null;
  size: string;
  sha256: string | null;
  width: number;
  height: number;
  status: PieceStatus;
  created_at: Date;
  updated_at: Date;
}

/** The pictures of the library once for each of their categories, with what lists ask of them; follows by itself. */
interface AssetFiledTable {
  category: string;
  id: string;
  content_id: string | null;
  name: string;
  language: Language | null;
  status: PieceStatus;
  updated_at: Date;
}

/** Words of the library, as misspelt ones are compared with them; they follow the texts by themselves. */
interface LibraryWordTable {
  word: string;
}

/** How many pieces of the library members see; follows by itself. Of what is counted there may be several rows, whose sum it is. */
interface LibraryTallyTable {
  id: Generated<number>;
  type: ContentType;
  /** Empty for pieces of whatever category. */
  category: string;
  /** Of ninety days, counted from 1970. */
  season: number;
  audience: Json<StoredAudience>;
  pieces: number;
}

interface FilmDrawingTable {
  content_id: string;
  /** JSON, kept as it was written: its digest names the film. */
  drawing: string;
  /** The video that it shows; null where it shows none. */
  upload_id: string | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    category: CategoryTable;
    content: ContentTable;
    content_text: ContentTextTable;
    library_word: LibraryWordTable;
    library_tally: LibraryTallyTable;
    saved_content: SavedContentTable;
    piece_answer: PieceAnswerTable;
    asset: AssetTable;
    asset_filed: AssetFiledTable;
    task_done: TaskDoneTable;
    film_drawing: FilmDrawingTable;
    former_slug: FormerSlugTable;
  }
}
