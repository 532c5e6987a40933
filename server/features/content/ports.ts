import type { Language } from '@yardsign/domain/languages';
import type { RawBuilder, SqlBool } from 'kysely';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getContent } from '@yardsign/contracts/routes/content/content';
import type { readCopySource } from '@yardsign/contracts/routes/content/own-content';
import type { PieceFacts } from '@yardsign/domain/content/facts';
import type { Audience } from '@yardsign/domain/content/audience';
import type { Slot } from '@yardsign/domain/content/slots';
import type { ContentType } from '@yardsign/domain/content/kinds';
import type { Clock } from '../../platform/clock.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Memory } from '../../platform/database/memory.ts';
import type { Random } from '../../platform/random.ts';
import type { Db } from '../../platform/database/database.ts';

export type Content = RouteTypes<typeof getContent>['answer']['data'];
/** What has become of the piece that a copy was made of, in one language. */
export type SourceTexts = RouteTypes<typeof readCopySource>['answer']['texts'][Language];
export type { Language };

export interface ContentDeps {
  db: Db;
  clock: Clock;
  random: Random;
  /** Address of the installation, without a slash at its end. */
  publicUrl: string;
  /** The folder of the library, where its films are. */
  films: Pick<Files, 'open' | 'stat'>;
  /** Pages of lists as the library has them, whoever reads them. */
  pages: Memory;
  /** Texts of answers. */
  answers: Memory;
  /** In a statement: the ids of the pieces that a member has shared, the last one first. */
  sharedPieces(memberId: string): RawBuilder<unknown>;
  /** In a statement: whether a member has shared that piece. */
  hasShared(memberId: string, contentId: RawBuilder<unknown>): RawBuilder<SqlBool>;
}

/** The files of a piece, by name. */
export type PieceFiles = Readonly<Record<string, string>>;

/** A piece of the library as it is read from its files. */
export interface LibraryPiece {
  slug: string;
  type: ContentType;
  categories: string[];
  related: string[];
  tags: string[];
  audience: Audience;
  template: unknown;
  motif: string;
  publishedDaysAgo: number;
  monthsBeforeNewest?: number | undefined;
  digest: string;
  facts: PieceFacts;
  /** What it leaves to the member. */
  slots: readonly Slot[];
  /** Languages whose text is older than its twin. */
  outdated: Language[];
  files: PieceFiles;
  /** What only pieces of its type have. */
  details: Details;
  texts: Record<Language, PieceText>;
}

/** What pieces of some types have, by the names of `domain/content/piece-fields.ts`. */
export type Details = Readonly<Record<string, unknown>>;

interface PieceText {
  title: string;
  description: string;
  /** HTML that is safe to insert. */
  contents: string;
  caption: string;
  /** The Markdown that the contents were made of. */
  source: string;
  details: Details;
}
