import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutScene } from '@yardsign/scene/layout';
import { testTypesetter } from '@yardsign/scene/testing';
import { parseTemplate, sizesOf } from '@yardsign/scene/template';
import type { Typesetter } from '@yardsign/scene/typesetter';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleBrands, type SampleBrands } from '../support/sample-brands.ts';

const library = join(import.meta.dirname, '../../library');

let type: Typesetter;
let samples: SampleBrands;
beforeAll(async () => {
  [type, samples] = await Promise.all([testTypesetter(), sampleBrands(join(library, 'demo-images'))]);
});

describe('no word is cut and no letter missing, whatever the brand, size and language', () => {
  test.each(readdirSync(join(library, 'graphics')))('of %s', (slug) => {
    const template = parseTemplate(JSON.parse(readFileSync(join(library, 'graphics', slug, 'template.json'), 'utf8')));
    const faults = sizesOf(template).flatMap((size) =>
      (['en', 'es'] as const).flatMap((language) =>
        Object.entries(samples.brands).flatMap(([name, brand]) =>
          layoutScene({ template, size, language, brand }, type).warnings.map((warning) => [
            size,
            language,
            name,
            warning,
          ]),
        ),
      ),
    );
    expect(faults).toEqual([]);
  });
});
