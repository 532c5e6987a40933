import { LANGUAGES } from '@yardsign/domain/languages';
import { z } from 'zod';
import type { ForeignPiece } from './foreign-piece.ts';

const id = z.union([z.string(), z.number()]).transform(String);
const words = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

const dataSchema = z.looseObject({
  posts: z.array(
    z.looseObject({
      id,
      uuid: words,
      title: words,
      slug: words,
      html: words,
      mobiledoc: words,
      lexical: words,
      custom_excerpt: words,
      feature_image: words,
      feature_image_alt: words,
    }),
  ),
  tags: z.array(z.looseObject({ id, slug: words })).default([]),
  posts_tags: z.array(z.looseObject({ post_id: id, tag_id: id })).default([]),
  settings: z.array(z.looseObject({ key: z.string(), value: z.unknown() })).default([]),
});

/** Newer exports stand within a list, older ones do not. */
const exportSchema = z.union([
  z.looseObject({ db: z.array(z.looseObject({ data: dataSchema })).min(1) }).transform(({ db }) => db[0]?.data),
  z.looseObject({ data: dataSchema }).transform(({ data }) => data),
]);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Stands in an export for the address of the site, which the export does not say. */
const SITE = '__GHOST_URL__';

/**
 * The posts and pages of a Ghost export, whatever state they were in there.
 * @param site where they were, without which their own pictures and links lead nowhere
 * @throws when it is none
 */
export function readGhost(text: string, site: string = SITE): ForeignPiece[] {
  // An address has no sign that means anything in JSON.
  const data = exportSchema.parse(JSON.parse(text.replaceAll(SITE, site)));
  if (!data) return [];
  const said = data.settings.find(({ key }) => key === 'locale' || key === 'lang')?.value;
  const language = LANGUAGES.find((each) => typeof said === 'string' && said.toLowerCase().startsWith(each)) ?? 'en';
  const slugs = new Map(data.tags.map((tag) => [tag.id, tag.slug]));
  const tagsOf = new Map<string, string[]>();
  for (const { post_id, tag_id } of data.posts_tags) {
    const tags = tagsOf.get(post_id) ?? [];
    const slug = slugs.get(tag_id);
    if (slug !== undefined) tags.push(slug);
    tagsOf.set(post_id, tags);
  }
  return data.posts.map((post) => ({
    key: `ghost|${post.uuid || post.id}`,
    title: post.title.trim(),
    slug: post.slug,
    description: escaped(post.custom_excerpt),
    language,
    tags: tagsOf.get(post.id) ?? [],
    html: `${post.feature_image === '' ? '' : `<p><img src="${escaped(post.feature_image)}" alt="${escaped(post.feature_image_alt)}"></p>`}${post.html}`,
    isInOwnFormat: post.html.trim() === '' && `${post.mobiledoc}${post.lexical}`.trim() !== '',
  }));
}
