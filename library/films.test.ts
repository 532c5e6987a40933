import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseFilm, secondsOf } from '@yardsign/scene/film/film';
import { writeCaptions } from '@yardsign/scene/film/captions';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { describe, expect, test } from 'vitest';
import { films } from './artwork/films/films.ts';
import { LANGUAGES, namesIn, readDocument } from './testing/read.ts';

const FOLDER = join(import.meta.dirname, 'videos');
const slugs = namesIn('videos/');
const MOST_BYTES = 1_500_000;
const MOST_BYTES_TOGETHER = 15_000_000;

const at = (slug: string, file: string) => join(FOLDER, slug, file);
const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

interface Facts {
  drawing: string;
  seconds: number;
  width: number;
  height: number;
  files: Record<string, { sha256: string; bytes: number; poster: string }>;
}
const factsOf = (slug: string) => JSON.parse(readFileSync(at(slug, 'film.json'), 'utf8')) as Facts;
const drawingOf = (slug: string) => parseFilm(JSON.parse(readFileSync(at(slug, 'drawing.json'), 'utf8')));

/** The names of the boxes of an MP4 file, in their order. */
function boxesOf(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let place = 0; place + 8 <= bytes.length; place += Math.max(8, bytes.readUInt32BE(place)))
    names.push(bytes.toString('latin1', place + 4, place + 8));
  return names;
}

test('six films are drawn, and all of them together are not too large to keep', () => {
  expect(slugs).toEqual(Object.keys(films).toSorted());
  const all = slugs.flatMap((slug) => LANGUAGES.map((language) => statSync(at(slug, `${language}.mp4`)).size));
  expect(all).toHaveLength(12);
  expect(all.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_BYTES_TOGETHER);
});

describe.each(slugs)('%s', (slug) => {
  const facts = factsOf(slug);
  const drawing = drawingOf(slug);

  test('is drawn as its design says, and its files were made of that drawing', () => {
    expect(JSON.parse(readFileSync(at(slug, 'drawing.json'), 'utf8'))).toEqual(JSON.parse(JSON.stringify(films[slug])));
    expect(facts.drawing, 'run `npm run films`').toBe(sha256(at(slug, 'drawing.json')));
    expect(facts.seconds).toBeCloseTo(secondsOf(drawing), 1);
    expect(facts.seconds).toBeGreaterThan(12);
    expect(facts.seconds).toBeLessThan(25);
  });

  test.each(LANGUAGES)(
    'has its film in %s: H.264 with AAC, upright, as long as drawn, playable while fetched',
    async (language) => {
      const path = at(slug, `${language}.mp4`);
      const bytes = readFileSync(path);
      expect(facts.files[language]).toEqual({
        sha256: sha256(path),
        bytes: bytes.length,
        poster: sha256(at(slug, `${language}.jpg`)),
      });
      expect(bytes.length).toBeLessThan(MOST_BYTES);
      const boxes = boxesOf(bytes);
      expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
      expect(boxes).toContain('moov');
      const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
      const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
      expect([await video?.getCodec(), await audio?.getCodec()]).toEqual(['avc', 'aac']);
      expect([await video?.getDisplayWidth(), await video?.getDisplayHeight()]).toEqual([facts.width, facts.height]);
      const length = await input.computeDuration();
      expect(Math.abs(length - facts.seconds)).toBeLessThan(0.15);
      input.dispose();
    },
  );

  test.each(LANGUAGES)('says in %s in words what it shows', (language) => {
    const captions = readFileSync(at(slug, `${language}.vtt`), 'utf8');
    expect(captions).toBe(writeCaptions(drawing, language));
    const { body } = readDocument(`videos/${slug}/${language}.md`);
    const said = drawing.scenes.slice(1).flatMap(({ says }) => says);
    for (const key of said) expect(body).toContain(drawing.texts[key]?.[language].replaceAll('*', ''));
  });
});
