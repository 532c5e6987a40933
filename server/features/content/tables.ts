import type { ContentType } from '@yardsign/domain/content/kinds';
import type { Language } from '@yardsign/domain/languages';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from '../../platform/database/json.ts';
import type { Details } from './ports.ts';

interface CategoryTable {
  slug: string;
  name_en: string;
  name_es: string;
  hidden: Generated<boolean>;
}

interface ContentTable {
  id: string;
  slug: string;
  type: ContentType;
  status: string;
  categories: Generated<string[]>;
  related: Generated<string[]>;
  template: Json<unknown> | null;
  motif: Generated<string>;
  digest: string;
  published_at: Date;
  claims: Generated<boolean>;
  sample: Generated<boolean>;
  placeholders: Generated<string[]>;
  details: Json<Details>;
  outdated: Generated<Language[]>;
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
  search: ColumnType<string, never, never>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    category: CategoryTable;
    content: ContentTable;
    content_text: ContentTextTable;
  }
}
