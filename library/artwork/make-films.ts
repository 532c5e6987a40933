// Writes library/videos/<slug>/drawing.json, and the captions that follow from it, from the designs in ./films/designs:  node --import tsx library/artwork/make-films.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@yardsign/domain/languages';
import { parseFilm } from '@yardsign/scene/film/film';
import { writeCaptions } from '@yardsign/scene/film/captions';
import { films } from './films/films.ts';

for (const [slug, design] of Object.entries(films)) {
  const folder = new URL(`../videos/${slug}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const film = parseFilm(JSON.parse(JSON.stringify(design)));
  writeFileSync(new URL('drawing.json', folder), `${JSON.stringify(film)}\n`);
  for (const language of LANGUAGES) writeFileSync(new URL(`${language}.vtt`, folder), writeCaptions(film, language));
}
