// Writes library/graphics/<slug>/template.json from the designs in ./graphics:  node --import tsx library/artwork/make-graphics.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseTemplate, type Template } from '@yardsign/scene/template';
import { articleCover } from './graphics/article-cover.ts';
import { firstFrost } from './graphics/first-frost.ts';
import { fiveChecks } from './graphics/five-checks.ts';
import { frontDoor } from './graphics/front-door.ts';
import { justListed } from './graphics/just-listed.ts';
import { medianDays } from './graphics/median-days.ts';
import { mythFact } from './graphics/myth-fact.ts';
import { openHouse } from './graphics/open-house.ts';
import { porchLight } from './graphics/porch-light.ts';
import { shopTheBlock } from './graphics/shop-the-block.ts';
import { sundayMornings } from './graphics/sunday-mornings.ts';

const DESIGNS: Record<string, Template> = {
  'article-cover': articleCover,
  'first-frost': firstFrost,
  'five-checks': fiveChecks,
  'front-door': frontDoor,
  'just-listed': justListed,
  'median-days': medianDays,
  'myth-fact': mythFact,
  'open-house': openHouse,
  'porch-light': porchLight,
  'shop-the-block': shopTheBlock,
  'sunday-mornings': sundayMornings,
};

for (const [slug, design] of Object.entries(DESIGNS)) {
  const folder = new URL(`../graphics/${slug}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const template = parseTemplate(JSON.parse(JSON.stringify(design)));
  writeFileSync(new URL('template.json', folder), `${JSON.stringify(template)}\n`);
}
