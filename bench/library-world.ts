import { sql } from 'kysely';
import type { Db } from '@yardsign/server/platform/database/database';
import { tidyTables } from '@yardsign/server/platform/database/tidy';

/** A title is three of these; the first stands in every text besides. */
const WORDS = {
  en: 'home closing appraisal inspection mortgage seller buyer listing market price offer deposit contract agent kitchen garden neighborhood school moving roof insurance escrow title lender payment interest budget savings renovation staging photo showing commission condo townhouse investor landlord tenant weekend checklist',
  es: 'casa cierre avalúo inspección hipoteca vendedor comprador anuncio mercado precio oferta depósito contrato agente cocina jardín vecindario escuela mudanza techo seguro fideicomiso título prestamista pago interés presupuesto ahorros renovación decoración foto visita comisión condominio adosado inversionista arrendador inquilino domingo lista',
} as const;
/** So many texts of 250 words; pieces differ in their titles and in two words of their own. */
const BODIES = 97;

/**
 * A library of that many pieces of five years, tidied as every night: half of them articles. In each stand a word of its own, one of a hundred words,
 * one of ten, and what nearly every piece is about.
 *
 * @param assets pictures of each piece
 */
export async function fillLibrary(db: Db, pieces: number, assets: number): Promise<void> {
  await sql`insert into category (slug, name_en, name_es)
    select 'category-' || n, 'Category ' || n, 'Categoría ' || n from generate_series(0, 19) n`.execute(db);
  await sql`
    insert into content (id, slug, type, status, categories, digest, published_at, details, related)
    select 'cnt_' || lpad(n::text, 6, '0'), 'piece-' || n, (array['blog','social-graphic'])[n % 2 + 1], 'published',
      array['category-' || n % 20], 'x', timestamptz '2021-03-01' + n * (interval '5 years' / ${pieces}::int), '{}',
      array['piece-' || n % 100 + 1, 'piece-' || n / 2 + 1]
    from generate_series(1, ${pieces}::int) n`.execute(db);
  for (const [language, words] of Object.entries(WORDS)) {
    const all = words.split(' ');
    await sql`
      with word as (select ${all}::text[] as of_title),
      body as materialized (
        select b, (select string_agg(case when w % 12 = 0 then of_title[(b + w * w) % 40 + 1]
            else substr(md5((abs(hashint4(b * 1000 + w)) % 3000)::text), 1, 5 + w % 4) end, ' ') from generate_series(1, 250) w) as words
        from generate_series(0, ${BODIES - 1}::int) b, word)
      insert into content_text (content_id, language, title, description, contents, caption, words, details)
      select 'cnt_' || lpad(n::text, 6, '0'), ${language}::text,
        initcap(of_title[n % 40 + 1]) || ' ' || of_title[n / 40 % 40 + 1] || ' ' || of_title[n / 7 % 40 + 1],
        'word' || n || ' tenth' || n % 10 || ' ' || of_title[n / 3 % 40 + 1],
        of_title[1] || ' common' || n % 100 || ' ' || words, '', 300, '{}'
      from generate_series(1, ${pieces}::int) n join body on b = n % ${BODIES}::int, word`.execute(db);
  }
  await sql`
    insert into asset (id, content_id, name, path, language, size, width, height, status, created_at, updated_at, categories)
    select 'ast_' || n || '_' || a, 'cnt_' || lpad(n::text, 6, '0'), 'Piece ' || n || ' ' || a, 'graphics/piece-' || n || '/' || a,
      (array['en','es'])[a % 2 + 1], 'square', 1080, 1080, 'published', published_at, published_at, content.categories
    from generate_series(1, ${pieces}::int) n join content on content.id = 'cnt_' || lpad(n::text, 6, '0'), generate_series(1, ${assets}::int) a`.execute(
    db,
  );
  await tidyTables(db);
}
