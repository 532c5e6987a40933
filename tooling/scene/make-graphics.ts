// Writes library/graphics/<slug>/template.json from the designs in ./graphics:  node --import tsx tooling/scene/make-graphics.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseTemplate, type Template } from '@yardsign/scene/template';
import { fiveChecks } from './graphics/five-checks.ts';
import { porchLight } from './graphics/porch-light.ts';
import { sundayMornings } from './graphics/sunday-mornings.ts';

const DESIGNS: Record<string, Template> = {
  'five-checks': fiveChecks,
  'porch-light': porchLight,
  'sunday-mornings': sundayMornings,
};

for (const [slug, design] of Object.entries(DESIGNS)) {
  const folder = new URL(`../../library/graphics/${slug}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const template = parseTemplate(JSON.parse(JSON.stringify(design)));
  writeFileSync(new URL('template.json', folder), `${JSON.stringify(template)}\n`);
}
