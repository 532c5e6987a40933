import { SHAREABLE_TYPES } from '@yardsign/domain/content/kinds';
import { type Shelf, typesOn } from '@yardsign/domain/content/shelves';
import { describe, expect, it } from 'vitest';
import {
  type Filters,
  type Piece,
  articleHtml,
  coverOf,
  fileName,
  isNarrowed,
  listQuery,
  listSize,
  neighboursOf,
  readFilters,
  writeFilters,
  type Show,
  showsFor,
} from './model.ts';

const everything: Filters = {
  shelf: SHAREABLE_TYPES,
  types: SHAREABLE_TYPES,
  category: null,
  language: 'en',
  query: '',
  show: 'all',
};

function piece(more: Partial<Piece> = {}): Piece {
  const texts = {
    title: 'Rent & own',
    description: '',
    contents: '<p>Words.</p>\n',
    caption: '',
    captionLacks: false,
    details: {},
    film: null,
    source: '',
    revision: '',
  };
  return {
    id: 'cnt_one111',
    slug: 'rent-and-own',
    content_type: 'blog',
    tags: [],
    ...texts,
    language: 'en',
    categories: [],
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
    translations: { en: texts, es: { ...texts, title: 'Rentar o comprar' } },
    published_at: '2026-11-20T12:00:00.000Z',
    featured_image: { url: '/cover?language=en&v=7-abc', width: 1200, height: 630 },
    facts: { claims: false, sample: false, placeholders: [] },
    slots: [],
    answers: { en: {}, es: {} },
    reading_minutes: 2,
    path: '/shareable-content/blog/rent-and-own',
    public_url: 'https://example.test/p/ann/en/rent-and-own',
    ...more,
  };
}

describe('the filters of the library in the address', () => {
  it('an address without a query asks for everything in the own language', () => {
    expect(readFilters({}, 'es')).toEqual({ ...everything, language: 'es' });
  });

  it('the plural names of types mean the same', () => {
    expect(readFilters({ types: 'blogs' }, 'en').types).toEqual(['blog']);
    expect(readFilters({ types: 'social-graphics' }, 'en').types).toEqual(['social-graphic']);
  });

  it('several types are several, and a type of which there is nothing yet is not everything', () => {
    expect(readFilters({ types: 'video,blog,recipes' }, 'en').types).toEqual(['blog', 'video']);
    expect(readFilters({ types: 'videos' }, 'en').types).toEqual(['video']);
  });

  it('types that are all unknown match nothing, which the address goes on saying', () => {
    for (const types of ['nonsense', 'recipes,valueOf']) {
      const filters = readFilters({ types }, 'en');
      expect(filters.types).toEqual([]);
      expect(isNarrowed(filters)).toBe(true);
      expect(listQuery(filters, 0)).toMatchObject({ types: 'none' });
      expect(readFilters(writeFilters({ ...filters, category: 'buyers' }, 'en'), 'en').types).toEqual([]);
    }
    for (const types of ['', ' ']) expect(readFilters({ types }, 'en')).toEqual(everything);
  });

  it('a category or a language that cannot be is left out', () => {
    const search = { categories: 'a b<', language: 'fr', q: 7 };
    expect(readFilters(search, 'en')).toEqual(everything);
  });

  it('what is default is not written', () => {
    expect(writeFilters({ ...everything, query: '  ' }, 'en')).toEqual({});
  });

  it('what is written reads back the same', () => {
    const narrow = {
      types: ['blog', 'video'],
      category: 'buyers',
      language: 'es',
      query: 'hipoteca',
      show: 'saved',
    } as const;
    const filters: Filters = { ...everything, ...narrow };
    const search = { types: 'blog,video', categories: 'buyers', language: 'es', q: 'hipoteca', show: 'saved' };
    expect(writeFilters(filters, 'en')).toEqual(search);
    expect(readFilters(search, 'en')).toEqual(filters);
  });

  it('the call names what can be shared, leaves empty filters out and asks for pages of ten', () => {
    expect(listQuery(everything, 2)).toEqual({
      page: 2,
      limit: 12,
      language: 'en',
      status: 'published,public',
      types: SHAREABLE_TYPES.join(','),
    });
    expect(listQuery({ ...everything, show: 'mine' }, 0)).toMatchObject({ author_filter: 'mine' });
    expect(listQuery({ ...everything, show: 'unshared' }, 0)).toMatchObject({ has_shared: '0' });
    expect(listQuery({ ...everything, types: ['blog'], category: 'buyers' }, 0)).toMatchObject({
      types: 'blog',
      categories: 'buyers',
    });
  });
});

describe('what a list can be narrowed to', () => {
  const shows = (shelf: Shelf, show: Show = 'all', isInTeam = false) =>
    showsFor({ shelf: typesOn(shelf), show }, isInTeam);

  it('is everything where its pieces are posted and rewritten, and the team only for who is in one', () => {
    expect(shows('shareable')).toEqual(['all', 'saved', 'shared', 'unshared', 'mine']);
    expect(shows('shareable', 'all', true)).toContain('team');
    expect(shows('scripts')).toEqual(['all', 'saved', 'mine']);
  });

  it('is what is saved alone where nobody posts or rewrites anything, and what an old link asks for', () => {
    expect(shows('playbooks', 'all', true)).toEqual(['all', 'saved']);
    expect(shows('learning', 'shared')).toEqual(['all', 'saved', 'shared']);
  });
});

describe('the picture of a piece', () => {
  it('keeps the version that the server gave and asks for language, size and width', () => {
    const cover = coverOf(piece(), { language: 'es', size: 'square', width: 640 });
    expect(cover).toEqual({ src: '/cover?language=es&v=7-abc&size=square&width=640', width: 1080, height: 1080 });
  });

  it('is wide among articles, and square where graphics are too', () => {
    expect([listSize(['blog']), listSize(SHAREABLE_TYPES), listSize(['social-graphic'])]).toEqual([
      'link',
      'square',
      'square',
    ]);
  });

  it('is saved under a name that tells piece, size and language', () => {
    expect(fileName('just-listed', 'story', 'es', 'jpeg')).toBe('just-listed-story-es.jpg');
    expect(fileName('just-listed', 'square', 'en', 'png')).toBe('just-listed-square-en.png');
  });
});

it('an article is copied with its title, its text and the link to the own page, and its title is escaped', () => {
  expect(articleHtml(piece(), 'en')).toBe(
    '<h1>Rent &amp; own</h1>\n<p>Words.</p>\n<p><a href="https://example.test/p/ann/en/rent-and-own">Rent &amp; own</a></p>',
  );
  expect(articleHtml(piece({ public_url: null }), 'es')).toBe('<h1>Rentar o comprar</h1>\n<p>Words.</p>');
});

describe('leafing through the library', () => {
  const shelf = ['cnt_new111', 'cnt_mid111', 'cnt_old111'].map((id) => piece({ id }));

  it('newer is before and older is after', () => {
    const { newer, older } = neighboursOf(shelf, 'cnt_mid111');
    expect([newer?.id, older?.id]).toEqual(['cnt_new111', 'cnt_old111']);
  });

  it('the ends have one neighbour, and a piece that is not on the shelf has none', () => {
    expect(neighboursOf(shelf, 'cnt_new111').newer).toBeNull();
    expect(neighboursOf(shelf, 'cnt_old111').older).toBeNull();
    expect(neighboursOf(shelf, 'cnt_gone11')).toEqual({ newer: null, older: null });
  });
});
