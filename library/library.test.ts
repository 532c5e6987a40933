import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const LANGUAGES = ['en', 'es'] as const;
type Language = (typeof LANGUAGES)[number];

const MOTIFS = ['house', 'key', 'door', 'neighborhood', 'calendar', 'checklist'];
const VISIBLE = ['buyers', 'sellers', 'homeowners', 'financing', 'moving', 'inspections', 'listings', 'checklists'];
const HIDDEN = ['featured', 'outdated', 'uncategorized', 'time-sensitive'];
const SAMPLE: Record<Language, string> = { en: '> **Sample data.**', es: '> **Datos de muestra.**' };

// Wider than the law on purpose: a demo text has no need to come near any of these, and members copy its habits.
const LETTER_BEFORE = '(?<![\\p{L}\\p{N}])';
const LETTER_AFTER = '(?![\\p{L}\\p{N}])';
const whole = (words: string): RegExp => new RegExp(`${LETTER_BEFORE}(?:${words})${LETTER_AFTER}`, 'giu');
const FAIR_HOUSING: Record<Language, RegExp[]> = {
  en: [
    whole(
      'famil(?:y|ies)|child(?:ren)?|kids?|adults?|bachelors?|singles|couples?|newlyweds?|married|empty[ -]nesters?',
    ),
    whole('seniors?|elderly|retirees?|retired|millennials?|young|mature|aged'),
    whole('schools?|church(?:es)?|mosques?|synagogues?|temples?|parish(?:es)?|christians?|jewish|muslims?|catholics?'),
    whole(
      'race|racial|ethnic|minorit(?:y|ies)|immigrants?|hispanics?|latin[oax]s?|asians?|citizens?|nationalit(?:y|ies)',
    ),
    whole('handicap(?:ped)?|disabled|disabilit(?:y|ies)|able[ -]bodied|wheelchairs?|blind|deaf'),
    whole('safe|safest|crime|exclusive|restricted|desirable|prestigious|up[ -]and[ -]coming|traditional|integrated'),
    whole('master (?:bedroom|suite|bath(?:room)?)|walking distance|male|female|gentlem[ae]n|section 8'),
  ],
  es: [
    whole('familias?|familiar(?:es)?|niñ[oa]s?|hij[oa]s?|adult[oa]s?|solter[oa]s?|parejas?|casad[oa]s?|recién casados'),
    whole('ancian[oa]s?|jubilad[oa]s?|adultos mayores|tercera edad|jóvenes|joven|edades'),
    whole(
      'escuelas?|colegios?|iglesias?|mezquitas?|sinagogas?|templos?|parroquias?|cristian[oa]s?|judí[oa]s?|católic[oa]s?',
    ),
    whole(
      'razas?|racial(?:es)?|étnic[oa]s?|minorías?|inmigrantes?|hispan[oa]s?|latin[oa]s?|ciudadan[oa]s?|nacionalidad(?:es)?',
    ),
    whole('discapacidad(?:es)?|discapacitad[oa]s?|minusválid[oa]s?|silla de ruedas|cieg[oa]s?|sord[oa]s?'),
    whole('(?:zona|barrio|vecindario|calle|colonia|área|comunidad) (?:segur[oa]|tranquil[oa])|crimen|delincuencia'),
    whole('exclusiv[oa]s?|restringid[oa]s?|prestigios[oa]s?|recámara principal|hombres|mujeres|sección 8'),
  ],
};
const INFORMAL_SPANISH = whole(
  'tú|tu|tus|ti|te|contigo|tuy[oa]s?|puedes|tienes|quieres|debes|necesitas|haz|ten|revisa tu',
);

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const slugs = readdirSync(new URL('articles/', import.meta.url)).sort();

interface Document {
  readonly front: Record<string, unknown>;
  readonly body: string;
}

function readDocument(path: string): Document {
  const match = /^---\n(?<front>[\s\S]*?)\n---\n\n(?<body>[\s\S]*)$/.exec(read(path));
  if (!match?.groups) throw new Error(`${path} has no front matter followed by an empty line`);
  return { front: parse(match.groups['front'] ?? ''), body: match.groups['body'] ?? '' };
}

const article = (slug: string, language: Language): Document => readDocument(`articles/${slug}/${language}.md`);
const meta = (slug: string): Record<string, unknown> => parse(read(`articles/${slug}/article.yaml`));
const allText = ({ front, body }: Document): string => [...Object.values(front), body].join('\n');

/** What kind of block each marked line opens, in order: the part of a text that both languages must share. */
function shape(body: string): string[] {
  return body.split('\n').flatMap((line) => {
    const mark = /^(#{1,6} (?:\d[\d:.]* ?)?|- \*\*|- |\d+\. \*\*|\d+\. |> \*\*|> )/.exec(line)?.[1];
    return mark === undefined ? [] : [mark];
  });
}

const paragraphs = (body: string): number => body.split(/\n{2,}/).length;
const words = (body: string): number => body.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:$-]*/gu)?.length ?? 0;
const money = (body: string): string[] => body.match(/\$\d{1,3}(?:,\d{3})*/g) ?? [];

test('the library has twelve articles', () => {
  expect(slugs).toHaveLength(12);
});

test('the categories are the eight that members see and the four that they do not', () => {
  const categories: { slug: string; name: Record<Language, string>; hidden?: boolean }[] = parse(
    read('categories.yaml'),
  );
  expect(categories.filter((category) => !category.hidden).map((category) => category.slug)).toEqual(VISIBLE);
  expect(categories.filter((category) => category.hidden).map((category) => category.slug)).toEqual(HIDDEN);
  for (const { name } of categories) {
    expect(Object.keys(name)).toEqual(LANGUAGES);
    expect(name.en).not.toBe(name.es);
  }
});

test('every visible category and every motif has an article', () => {
  expect(new Set(slugs.flatMap((slug) => meta(slug)['categories']))).toEqual(new Set(VISIBLE));
  expect(new Set(slugs.map((slug) => meta(slug)['motif']))).toEqual(new Set(MOTIFS));
});

test('articles were published on different days within ninety, the newest two days ago', () => {
  const days = slugs.map((slug) => Number(meta(slug)['publishedDaysAgo'])).sort((a, b) => a - b);
  expect(days.every(Number.isInteger)).toBe(true);
  expect(new Set(days).size).toBe(days.length);
  expect(days[0]).toBe(2);
  expect(days.at(-1)).toBeLessThanOrEqual(90);
});

test('every article is recommended by another one', () => {
  expect(new Set(slugs.flatMap((slug) => meta(slug)['related']))).toEqual(new Set(slugs));
});

describe.each(slugs)('%s', (slug) => {
  const twins = { en: article(slug, 'en'), es: article(slug, 'es') };

  test('holds one description and the two languages, and nothing else', () => {
    expect(readdirSync(new URL(`articles/${slug}/`, import.meta.url)).sort()).toEqual([
      'article.yaml',
      'en.md',
      'es.md',
    ]);
  });

  test('is described completely, with known categories and other articles that exist', () => {
    const { motif, categories, related, ...rest } = meta(slug);
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(rest).toEqual({ slug, publishedDaysAgo: expect.any(Number) });
    expect(MOTIFS).toContain(motif);
    const chosen = categories as string[];
    expect(chosen.length).toBeGreaterThanOrEqual(1);
    expect(chosen.length).toBeLessThanOrEqual(3);
    expect(VISIBLE).toEqual(expect.arrayContaining(chosen));
    const others = related as string[];
    expect([2, 3]).toContain(new Set(others).size);
    expect(others).toHaveLength(new Set(others).size);
    expect(slugs.filter((other) => other !== slug)).toEqual(expect.arrayContaining(others));
  });

  test('tells the same story in the same shape in both languages', () => {
    expect(shape(twins.es.body)).toEqual(shape(twins.en.body));
    expect(paragraphs(twins.es.body)).toBe(paragraphs(twins.en.body));
  });

  test('names the same amounts in both languages', () => {
    expect(money(twins.es.body).toSorted()).toEqual(money(twins.en.body).toSorted());
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const { front, body } = twins[language];

    test('has its whole front matter within the limits', () => {
      const limits = { title: 70, description: 155, shareText: 280 };
      expect(Object.keys(front)).toEqual(Object.keys(limits));
      for (const [field, limit] of Object.entries(limits)) {
        const text = front[field];
        expect(text, field).toBeTypeOf('string');
        expect(String(text).trim(), field).toBe(text);
        expect(String(text), field).not.toBe('');
        expect([...String(text)].length, field).toBeLessThanOrEqual(limit);
      }
      expect(String(front['shareText']).match(/#/g)?.length ?? 0).toBeLessThanOrEqual(2);
    });

    test('runs from 500 to 1000 words', () => {
      expect(words(body)).toBeGreaterThanOrEqual(500);
      expect(words(body)).toBeLessThanOrEqual(1000);
    });

    test('is Markdown without raw HTML, links, images or a heading of its own level', () => {
      expect(body).not.toMatch(/<[a-z/!]/i);
      expect(body).not.toMatch(/\]\(|https?:/);
      expect(body).not.toMatch(/^# /m);
      const levels = body.match(/^#+(?= )/gm)?.map((marks) => marks.length) ?? [];
      expect(levels[0]).toBe(2);
      levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1));
      expect(Math.max(...levels)).toBeLessThanOrEqual(3);
    });

    test('gives every heading its own text, so that every anchor is its own', () => {
      const headings = body.match(/^#+ .+$/gm) ?? [];
      expect(new Set(headings).size).toBe(headings.length);
    });

    test('shows money only where it says that it is sample data', () => {
      const lines = allText(twins[language]).split('\n');
      for (const line of lines.filter((text) => text.includes('$')))
        expect(line.startsWith(SAMPLE[language]), line).toBe(true);
      for (const line of lines.filter((text) => text.startsWith(SAMPLE[language]))) expect(line).toContain('$');
    });

    test('describes property and process, never people', () => {
      const found = FAIR_HOUSING[language].flatMap((words) => allText(twins[language]).match(words) ?? []);
      expect(found).toEqual([]);
    });

    test('is set with typographic quotes, without exclamation marks or percentages', () => {
      expect(body).not.toMatch(/["']/);
      expect(allText(twins[language])).not.toMatch(/[!¡%]/);
      expect(body.match(/“/g)?.length ?? 0).toBe(body.match(/”/g)?.length ?? 0);
    });
  });

  test('speaks to the client as usted', () => {
    expect(allText(twins.es).match(INFORMAL_SPANISH) ?? []).toEqual([]);
  });
});

/** What a graphic says that is true of one member in one week only. A new graphic is held to it by its own words. */
const STATED = {
  hour: /\b\d{1,2}(?::\d\d)? ?[ap]m\b|\bde \d{1,2} a \d/iu,
  day: /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d|\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo), de \d/iu,
  price: /\$ ?\d/u,
  sample: /Sample data|Datos de muestra/u,
  claims: /\b(?:just listed|open house|new on the market|under contract|just sold|median|mediana)\b/iu,
};

describe.each(readdirSync(new URL('graphics/', import.meta.url)).sort())('the graphic %s', (slug) => {
  const graphic = JSON.parse(read(`graphics/${slug}/graphic.json`)) as Record<string, unknown>;
  const { texts } = JSON.parse(read(`graphics/${slug}/template.json`)) as { texts: unknown };
  // The stars of the drawing only mark what is emphasized.
  const words = JSON.stringify([graphic['title'], graphic['caption'], texts]).replaceAll('*', '');

  test('marks every fact that its members would have to make true', () => {
    const stated = (['day', 'hour', 'price'] as const).filter((fact) => STATED[fact].test(words));
    expect(graphic['placeholders'] ?? []).toEqual(graphic['sample'] === true ? [] : stated);
    expect(graphic['claims'] ?? false).toBe(STATED.claims.test(words));
    expect(graphic['sample'] ?? false).toBe(STATED.sample.test(words));
  });
});

test.each([
  ['en', 'Lovely homes in a safe area near the best schools', ['schools', 'safe']],
  ['en', 'Perfect for Families or empty-nesters', ['Families', 'empty-nesters']],
  ['en', 'The age of the roof, and a single-page family-room plan', ['family']],
  ['es', 'Casa en zona segura, ideal para niños', ['niños', 'zona segura']],
  ['es', 'Cerca de la iglesia, con seguro de la casa', ['iglesia']],
] as const)('the Fair Housing list for %s reads "%s" and finds %j', (language, text, expected) => {
  expect(FAIR_HOUSING[language].flatMap((list) => text.match(list) ?? [])).toEqual(expected);
});

test('the informal-Spanish list catches tú and leaves usted alone', () => {
  expect('Revisa tu oferta cuando puedas'.match(INFORMAL_SPANISH)).not.toBeNull();
  expect('Revise su oferta; tuvo tiempo de sobra'.match(INFORMAL_SPANISH)).toBeNull();
});

describe.each(['privacy', 'terms'])('the %s page', (name) => {
  const twins = { en: readDocument(`legal/${name}.en.md`), es: readDocument(`legal/${name}.es.md`) };
  const sections = { privacy: 7, terms: 6 }[name];

  test.each(LANGUAGES)('says in %s first of all that a lawyer has to review it', (language) => {
    const { front, body } = twins[language];
    expect(Object.keys(front)).toEqual(['title', 'description', 'lastUpdated']);
    expect(front['lastUpdated']).toBe('2026-11-01');
    expect(body.split('\n')[0]).toMatch(language === 'en' ? /placeholder.*lawyer/ : /provisional.*abogado/);
  });

  test('has the same sections, lists and paragraphs in both languages', () => {
    expect(twins.en.body.match(/^## /gm)).toHaveLength(sections ?? 0);
    expect(shape(twins.es.body)).toEqual(shape(twins.en.body));
    expect(paragraphs(twins.es.body)).toBe(paragraphs(twins.en.body));
  });

  test('speaks as usted and without raw HTML', () => {
    expect(allText(twins.es).match(INFORMAL_SPANISH) ?? []).toEqual([]);
    expect(twins.en.body + twins.es.body).not.toMatch(/<[a-z/!]/i);
  });
});

test('the legal pages carry the titles that their routes promise', () => {
  expect(readDocument('legal/privacy.en.md').front['title']).toBe('Privacy Policy');
  expect(readDocument('legal/terms.en.md').front['title']).toBe('Terms of Service');
});
