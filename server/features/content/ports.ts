import type { Language } from '@yardsign/domain/languages';
import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getContent } from '@yardsign/contracts/routes/content';
import type { PieceFacts } from '@yardsign/domain/content/facts';
import type { PublishedType } from '@yardsign/domain/content/kinds';
import type { Clock } from '../../platform/clock.ts';
import type { Memory } from '../../platform/database/memory.ts';
import type { Db } from '../../platform/database/database.ts';

export type Content = RouteTypes<typeof getContent>['answer']['data'];
export type { Language };

export interface ContentDeps {
  db: Db;
  clock: Clock;
  /** Address of the installation, without a slash at its end. */
  publicUrl: string;
  /** Pages of lists as the library has them, whoever reads them. */
  pages: Memory;
  /** Texts of answers. */
  answers: Memory;
}

/** A piece of the library as it is read from disk. */
export interface LibraryPiece {
  slug: string;
  type: PublishedType;
  categories: string[];
  related: string[];
  template: unknown;
  motif: string;
  publishedDaysAgo: number;
  digest: string;
  facts: PieceFacts;
  texts: Record<Language, { title: string; description: string; contents: string; caption: string }>;
}
