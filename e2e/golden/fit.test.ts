import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@yardsign/domain/languages';
import type { Layout } from '@yardsign/scene/display-list';
import { layoutScene } from '@yardsign/scene/layout';
import { testTypesetter } from '@yardsign/scene/testing';
import { slotWords } from '@yardsign/scene/template/slot-words';
import { slideDrawing } from '@yardsign/scene/slides/slide-drawing';
import { sizesOf, type SizeName } from '@yardsign/scene/template/template';
import type { Typesetter } from '@yardsign/scene/text/typesetter';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Slide } from '@yardsign/domain/content/slides';
import { readGraphic } from '@yardsign/server/features/content/library/read-graphic';
import { readTextPiece } from '@yardsign/server/features/content/library/read-text-piece';
import { drawnOf } from '@yardsign/server/platform/testing/effort';
import { longestAnswers } from '../support/longest-answers.ts';
import { sampleBrands, type SampleBrands } from '../support/sample-brands.ts';

const library = join(import.meta.dirname, '../../library');

let type: Typesetter;
let samples: SampleBrands;
beforeAll(async () => {
  [type, samples] = await Promise.all([testTypesetter(), sampleBrands(join(library, 'demo-images'))]);
});

/** Each graphic is worn by half of the brands in every size and language, other ones with every seed. */
const brandsFor = (drawing: string) => drawnOf(Object.entries(samples.brands), drawing, 2);

/** Pixels that a licence line is set in at least: 24 on a picture of 1080, a little less on a link, which is only ever shown small. */
const LEAST_LICENCE = { square: 24, portrait: 24, story: 24, link: 20 };

/** How large the words that begin like this are drawn; undefined where they are not. */
function drawnSize({ items }: Layout, beginning: string): number | undefined {
  for (const item of items) {
    if (item.kind !== 'text') continue;
    const [first] = item.runs;
    const said = item.runs.map(({ text }) => text).join(' ');
    if (first !== undefined && said.startsWith(beginning)) return first.size * item.matrix[0];
  }
  return undefined;
}

describe('no word is cut, no letter missing and every licence can be read, whatever the brand, size, language and facts', () => {
  const drawn = ['graphics', 'infographics', 'tools'].flatMap((folder) =>
    readdirSync(join(library, folder)).map((slug) => join(folder, slug)),
  );
  test.each(drawn)('of %s', async (folder) => {
    const { template, piece } = await readGraphic('social-graphic', join(library, folder));
    const fillings = piece.slots.length === 0 ? [{}] : [{}, longestAnswers(piece.slots)];
    const faults = sizesOf(template).flatMap((size) =>
      LANGUAGES.flatMap((language) =>
        fillings.flatMap((answers) => {
          const texts = slotWords(piece.slots, answers, language, 'example');
          return brandsFor(`${folder} ${size} ${language}`).flatMap(([name, brand]) =>
            faultsOf(layoutScene({ template, size, language, brand, texts }, type), size, brand.compliance).map(
              (fault) => [size, language, name, answers, fault],
            ),
          );
        }),
      ),
    );
    expect(faults).toEqual([]);
  });
});

const DECKS = [
  ['market-reports', 'mmr'],
  ['webinar-replays', 'webinar-replay'],
] as const;

test.each(DECKS)('so it is of the slides of %s as pictures', async (folder, kind) => {
  for (const slug of readdirSync(join(library, folder))) {
    const { texts } = await readTextPiece(kind, join(library, folder, slug));
    const slidesIn = (language: 'en' | 'es') => texts[language].details['slides'] as Slide[];
    for (const [at, en] of slidesIn('en').entries()) {
      const of = { month: '2026-09', ofMonth: true, sample: true };
      const slide = { en, es: slidesIn('es')[at] ?? en };
      const title = { en: texts.en.title, es: texts.es.title };
      const template = slideDrawing({ ...of, slide, title });
      const faults = sizesOf(template).flatMap((size) =>
        LANGUAGES.flatMap((language) =>
          Object.entries(samples.brands).flatMap(([name, brand]) =>
            faultsOf(layoutScene({ template, size, language, brand }, type), size, brand.compliance).map((fault) => [
              ...[size, language, name, fault],
            ]),
          ),
        ),
      );
      expect([slug, en.title, faults]).toEqual([slug, en.title, []]);
    }
  }
});

function faultsOf(layout: Layout, size: SizeName, compliance: string): unknown[] {
  const licence = compliance === '' ? Infinity : (drawnSize(layout, compliance.split(' ').slice(0, 2).join(' ')) ?? 0);
  return [...layout.warnings, ...(licence < LEAST_LICENCE[size] ? [`a licence of ${licence} pixels`] : [])];
}
