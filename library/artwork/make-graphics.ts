// Writes library/graphics/<slug>/template.json from the designs in ./designs:  node --import tsx library/artwork/make-graphics.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseTemplate } from '@yardsign/scene/template';
import { advice } from './designs/advice.ts';
import { listings } from './designs/listings.ts';
import { market } from './designs/market.ts';
import { neighbors } from './designs/neighbors.ts';
import { seasons } from './designs/seasons.ts';
import { articleCover } from './designs/article-cover.ts';

const designs = { ...advice, ...listings, ...market, ...neighbors, ...seasons, 'article-cover': articleCover };

for (const [slug, design] of Object.entries(designs)) {
  const folder = new URL(`../graphics/${slug}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const template = parseTemplate(JSON.parse(JSON.stringify(design)));
  writeFileSync(new URL('template.json', folder), `${JSON.stringify(template)}\n`);
}
