// Writes library/{graphics,infographics,tools}/<slug>/template.json from the designs in ./designs:  node --import tsx library/artwork/make-graphics.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseTemplate } from '@yardsign/scene/template/template';
import { advice } from './designs/advice.ts';
import { everyday } from './designs/everyday.ts';
import { infographics } from './designs/infographics.ts';
import { listings } from './designs/listings.ts';
import { market } from './designs/market.ts';
import { neighbors } from './designs/neighbors.ts';
import { seasons } from './designs/seasons.ts';
import { tools } from './designs/tools.ts';
import { articleCover } from './designs/article-cover.ts';

const shelves = {
  graphics: {
    ...advice,
    ...everyday,
    ...listings,
    ...market,
    ...neighbors,
    ...seasons,
    'article-cover': articleCover,
  },
  infographics,
  tools,
};

for (const [shelf, designs] of Object.entries(shelves))
  for (const [slug, design] of Object.entries(designs)) {
    const folder = new URL(`../${shelf}/${slug}/`, import.meta.url);
    mkdirSync(folder, { recursive: true });
    const template = parseTemplate(JSON.parse(JSON.stringify(design)));
    writeFileSync(new URL('template.json', folder), `${JSON.stringify(template)}\n`);
  }
