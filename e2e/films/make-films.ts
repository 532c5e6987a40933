// Draws and encodes the films whose drawings have changed:  npm run films [slug…]
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, perLanguage, type Language } from '@yardsign/domain/languages';
import { FILM_FRAME, parseFilm, secondsOf } from '@yardsign/scene/film/film';
import { servePage } from '../golden/serve-page.ts';
import { launchChromium } from '../support/chromium.ts';
import type { FilmsPage } from './page/encode.ts';

const library = fileURLToPath(new URL('../../library/', import.meta.url));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Whether the files of a film were made of its drawing as it is now. */
function isMade(folder: string, drawing: string): boolean {
  const path = join(folder, 'film.json');
  return existsSync(path) && (JSON.parse(readFileSync(path, 'utf8')) as { drawing: string }).drawing === drawing;
}

const asked = process.argv.slice(2);
const slugs = readdirSync(join(library, 'videos')).filter((slug) =>
  existsSync(join(library, 'videos', slug, 'drawing.json')),
);
const page = await servePage(join(library, 'demo-images'), join(import.meta.dirname, 'page'));
const browser = await launchChromium();
const tab = await browser.newPage();
await tab.goto(page.url);

for (const slug of asked.length > 0 ? asked : slugs) {
  const folder = join(library, 'videos', slug);
  const text = readFileSync(join(folder, 'drawing.json'));
  const drawing = sha256(text);
  if (isMade(folder, drawing)) continue;
  const json: unknown = JSON.parse(text.toString('utf8'));
  const made = perLanguage((_language: Language) => ({ sha256: '', bytes: 0, poster: '' }));
  for (const language of LANGUAGES) {
    const begun = performance.now();
    const encoded = await tab.evaluate(
      ([film, spoken]) => (globalThis as unknown as { films: FilmsPage }).films.encode(film, spoken),
      [json, language] as const,
    );
    const film = Buffer.from(encoded.film, 'base64');
    const poster = Buffer.from(encoded.poster, 'base64');
    writeFileSync(join(folder, `${language}.mp4`), film);
    writeFileSync(join(folder, `${language}.jpg`), poster);
    made[language] = { sha256: sha256(film), bytes: film.length, poster: sha256(poster) };
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    process.stdout.write(`${slug} ${language}: ${film.length} bytes in ${seconds} s\n`);
  }
  const { width, height } = FILM_FRAME;
  const facts = { drawing, seconds: Math.round(secondsOf(parseFilm(json)) * 10) / 10, width, height, files: made };
  writeFileSync(join(folder, 'film.json'), `${JSON.stringify(facts, null, 2)}\n`);
}

await browser.close();
await page.close();
