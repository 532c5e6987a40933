import { perLanguage } from '@yardsign/domain/languages';
import { fillCaption, lacksContact, type CaptionValues } from '@yardsign/domain/content/caption';
import { kindOf } from '@yardsign/domain/content/kinds';
import { detailPath, publicArticleUrl } from '@yardsign/domain/content/paths';
import { templateSourceOf } from '@yardsign/domain/content/template-source';
import { readingMinutes } from '@yardsign/domain/content/reading-time';
import { slotWords } from '@yardsign/scene/template/slot-words';
import type { FilmFacts } from '@yardsign/contracts/content-fields';
import { textRevision } from './own/text-revision.ts';
import { coverVersion } from './cover-address.ts';
import { presentFilm } from './films/present-film.ts';
import type { Content, Language } from './ports.ts';
import type { AnsweredPiece, LinkedPiece } from './piece-rows.ts';

/** What a reader's brand adds to a piece. */
export interface Reader {
  memberId: string;
  publicCode: string;
  brandVersion: number;
  /** Whether the public pages of films are switched off. */
  hidesVideos: boolean;
  captionValues: CaptionValues;
}

/** Whether a film has no page that everyone may see: that of a member's own stands nowhere but where they post it. */
export const isKeptFromPages = (film: FilmFacts | undefined, { hidesVideos }: Pick<Reader, 'hidesVideos'>): boolean =>
  film !== undefined && (hidesVideos || film.files === null);

/** Width and height of a piece's picture in lists. */
const COVER_SIZES = { link: { width: 1200, height: 630 }, square: { width: 1080, height: 1080 } };

function pathOfRelated({ related: [slug], related_type: type }: LinkedPiece): string | undefined {
  return slug === undefined || type === null ? undefined : detailPath(type, slug);
}

/** A piece as it goes over the wire, in the language asked for and with both translations. */
export function presentContent(
  row: LinkedPiece | AnsweredPiece,
  options: { language: Language; publicUrl: string; reader: Reader; generic: boolean },
): Content {
  const { language, reader } = options;
  const text = row.texts[language];
  const kind = kindOf(row.type);
  const isOwn = row.owner_id === reader.memberId;
  const isHidden = isKeptFromPages(row.details['film'] as FilmFacts | undefined, reader);
  const isOut = kind?.hasPublicPage === true && row.status !== 'draft' && !isHidden;
  const publicUrl = (of: Language) =>
    isOut && !options.generic ? publicArticleUrl(options.publicUrl, reader.publicCode, of, row.slug) : null;
  const answers = perLanguage((of) => ('answers' in row && !options.generic && row.answers[of]) || {});
  const translation = (of: Language) => {
    const { words: _words, source, ...texts } = row.texts[of];
    const values = options.generic ? {} : reader.captionValues[of];
    const facts = slotWords(row.slots, answers[of], of, 'nothing');
    return {
      ...texts,
      source: isOwn ? source : '',
      // A list has not read the whole text.
      revision: isOwn && 'answers' in row ? textRevision({ ...texts, contents: source }) : '',
      caption: fillCaption(texts.caption, values, facts),
      captionLacks: !options.generic && lacksContact(texts.caption, values),
      film: filmIn(of),
    };
  };
  // Both were held against the contract when the piece was read.
  const { webinarTime, film, ...details } = row.details as Content['details'] & {
    webinarTime?: string;
    film?: FilmFacts;
  };
  const filmIn = (of: Language) => (film === undefined ? null : presentFilm(row.id, film, of));
  const related = row.related.flatMap((slug) => row.related_ids[slug] ?? []);
  const cover = COVER_SIZES[kind?.size ?? 'square'];
  return {
    id: row.id,
    slug: row.slug,
    content_type: row.type as Content['content_type'],
    title: text.title,
    description: text.description,
    contents: text.contents,
    language,
    categories: row.categories.flatMap((slug) => {
      const name = row.names[slug]?.[language];
      return name === undefined ? [] : [{ slug, name }];
    }),
    tags: row.tags,
    related,
    assets: row.asset_ids,
    translations: perLanguage(translation),
    published_at: row.published_at.toISOString(),
    webinar_time: webinarTime ?? null,
    details,
    film: filmIn(language),
    outdated_languages: row.outdated,
    featured_image: {
      url: `/api/content/v1/content/${row.id}/cover?language=${language}&v=${coverVersion(reader, row.digest)}`,
      ...cover,
    },
    status: row.status,
    user_id: row.owner_id,
    template_source: templateSourceOf(row),
    related_to: kind?.detail === null ? (related[0] ?? null) : null,
    based_on: row.based_on,
    original_id: row.original_id,
    source_changed: row.based_on_digest !== '' && row.source_digest !== row.based_on_digest,
    facts: { claims: row.claims, sample: row.sample, placeholders: row.placeholders },
    slots: [...row.slots],
    answers,
    reading_minutes: kind?.isRead ? readingMinutes(text.words) : null,
    path: detailPath(row.type, row.slug, details.target ?? pathOfRelated(row)),
    public_url: publicUrl(language),
  };
}
