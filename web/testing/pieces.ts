import type { Piece } from '../features/content/model.ts';

/** A published article, as a list brings it. */
export function article(number: number, title: string): Piece {
  const words = {
    title,
    description: '',
    contents: '',
    caption: '',
    captionLacks: false,
    details: {},
    film: null,
    source: '',
    revision: '',
  };
  return {
    ...words,
    id: `cnt_piece${String(number).padStart(7, '0')}`,
    slug: `piece-${number}`,
    content_type: 'blog',
    language: 'en',
    categories: [],
    tags: [],
    related: [],
    webinar_time: null,
    details: {},
    outdated_languages: [],
    status: 'published',
    user_id: null,
    template_source: 'kcm',
    related_to: null,
    based_on: null,
    original_id: null,
    source_changed: false,
    assets: [],
    translations: { en: words, es: { ...words, title: `${title} (es)` } },
    published_at: '2026-11-01T10:00:00.000Z',
    featured_image: { url: `/covers/${number}.jpg`, width: 1200, height: 630 },
    facts: { claims: false, sample: false, placeholders: [] },
    slots: [],
    answers: { en: {}, es: {} },
    reading_minutes: 3,
    path: `/shareable-content/blog/piece-${number}`,
    public_url: null,
  };
}
