import { PLAIN_LOOK } from '@yardsign/domain/profile/graphics-look';
import { brandTexts } from '@yardsign/domain/profile/brand-texts';
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Brand } from '@yardsign/scene/template/brand';
import { parseTemplate } from '@yardsign/scene/template/template';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaintJob } from './jobs.ts';
import { createPainter, type Painter } from './painter.ts';

const library = new URL('../../../library/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, library));
const template = parseTemplate(JSON.parse(read('graphics/just-listed/template.json').toString()));
const photo = read('demo-images/portrait-maya.jpg');
const brand: Brand = {
  ...brandTexts(() => ''),
  fullName: 'Maya Kovač',
  jobTitle: 'Agente',
  company: 'Harbor & Pine',
  phone: '(512) 555-0142',
  compliance: 'TX 0612345',
  primaryColor: '#1F7A4D',
  photo: { id: 'maya', width: 600, height: 600 },
  logo: null,
  logoDark: null,
  spanish: {},
  graphics: PLAIN_LOOK,
};
const job: PaintJob = { template, size: 'portrait', language: 'es', brand, format: 'jpeg', images: { maya: photo } };

describe('a painter', () => {
  let painter: Painter;
  beforeAll(() => {
    painter = createPainter({ threads: 2 });
  });
  afterAll(() => painter.close());

  test('answers a JPEG of the size, with the digest of its bytes', async () => {
    const painted = await painter.render(job);
    const found = await sharp(painted.bytes).metadata();
    expect([found.format, found.width, found.height]).toEqual(['jpeg', 1080, 1350]);
    expect(painted.sha256).toBe(createHash('sha256').update(painted.bytes).digest('hex'));
    expect(painted.warnings).toEqual([]);
  });

  test('finds room for the words of some graphics, in both languages and every size', async () => {
    const slugs = ['just-listed', 'five-checks', 'wire-fraud'];
    const cut = slugs.flatMap((slug) => {
      const piece = parseTemplate(JSON.parse(read(`graphics/${slug}/template.json`).toString()));
      return (['en', 'es'] as const).flatMap((language) =>
        (Object.keys(piece.sizes) as PaintJob['size'][]).map(async (size) => {
          const { warnings } = await painter.render({ ...job, template: piece, size, language });
          return warnings.map((warning) => `${slug} ${size} ${language}: ${warning.kind}`);
        }),
      );
    });
    expect((await Promise.all(cut)).flat()).toEqual([]);
  });

  test('gives the same bytes on every thread and after a restart', async () => {
    const other = createPainter({ threads: 1 });
    const strangers = ['#E83E8C', '#FFD23F', '#14213D'].map((primaryColor) =>
      painter.render({ ...job, brand: { ...brand, primaryColor } }),
    );
    const many = await Promise.all(Array.from({ length: 6 }, () => painter.render(job)));
    const again = await other.render(job);
    await Promise.all(strangers);
    await other.close();
    expect(new Set([...many, again].map((painted) => painted.sha256)).size).toBe(1);
  });

  test('draws a changed phone number, not the kept picture of the old one', async () => {
    const [before, after] = await Promise.all([
      painter.render(job),
      painter.render({ ...job, brand: { ...brand, phone: '(512) 555-0143' } }),
    ]);
    expect(after.sha256).not.toBe(before.sha256);
  });

  test('gives a PNG that a decoder finds in the right size', async () => {
    const { bytes } = await painter.render({ ...job, size: 'link', format: 'png' });
    const found = await sharp(bytes).metadata();
    expect([found.format, found.width, found.height]).toEqual(['png', 1200, 630]);
  });

  test('refuses a job whose picture was not given, and goes on with the next', async () => {
    const unseen = { ...brand, photo: { id: 'never-sent', width: 600, height: 600 } };
    await expect(painter.render({ ...job, brand: unseen, images: {} })).rejects.toThrow('never-sent');
    await expect(painter.render(job)).resolves.toMatchObject({ width: 1080 });
  });

  test('refuses a picture that cannot be decoded', async () => {
    const broken = { ...brand, photo: { id: 'broken', width: 600, height: 600 } };
    await expect(
      painter.render({ ...job, brand: broken, images: { broken: Buffer.from('not a picture') } }),
    ).rejects.toThrow('image broken cannot be decoded');
  });
});

test('a painter whose threads cannot start says so instead of waiting for ever', async () => {
  const painter = createPainter({ threads: 1, fontsDir: fileURLToPath(new URL('demo-images/', library)) });
  // The fonts are read all at once, so which of them is missed first is anybody's guess.
  await expect(painter.render(job)).rejects.toThrow(/ENOENT.*demo-images.*\.ttf/);
  await painter.close();
});

test('a painter that has nothing to do ends its threads, and draws on new ones when it is asked again', async () => {
  // A thread that answers every job with its own number in place of a digest.
  const numbered = `
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ kind, id }) => {
      if (kind !== 'paint') return;
      const painted = { bytes: new Uint8Array(), sha256: String(threadId), width: 1, height: 1, warnings: [] };
      parentPort.postMessage({ kind: 'painted', id, painted });
    });
    parentPort.postMessage({ kind: 'ready' });`;
  const called = { rest: () => {}, off: 0 };
  const painter = createPainter({
    threads: 1,
    workerUrl: new URL(`data:text/javascript,${encodeURIComponent(numbered)}`),
    whenQuiet(rest) {
      called.rest = rest;
      return () => {
        called.off += 1;
      };
    },
  });
  const first = await painter.render(job);
  expect(await painter.render(job)).toMatchObject({ sha256: first.sha256 });
  expect(called.off).toBe(1);
  called.rest();
  const later = await painter.render(job);
  expect(later.sha256).not.toBe(first.sha256);
  await painter.close();
});

test('a closed painter rejects what it had not finished and what comes after', async () => {
  const painter = createPainter({ threads: 1 });
  const pending = painter.render(job);
  const outcome = pending.then(
    () => 'painted',
    (error: unknown) => String(error),
  );
  await painter.close();
  expect(await outcome).toContain('closed');
  await expect(painter.render(job)).rejects.toThrow('closed');
});

test('a picture that takes too long is given up with its thread, and after the second time not begun again; others are drawn', async () => {
  const endless = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ kind, id, job }) => {
      if (kind !== 'paint') return;
      if (job.size === 'story') for (;;) {}
      parentPort.postMessage({ kind: 'painted', id, painted: { bytes: new Uint8Array(1), warnings: [], sha256: 'x' } });
    });
    parentPort.postMessage({ kind: 'ready' });`;
  let begun = 0;
  const painter = createPainter({
    threads: 1,
    workerUrl: new URL(`data:text/javascript,${encodeURIComponent(endless)}`),
    whenLate(end) {
      begun += 1;
      if (begun === 2 || begun === 4) setImmediate(end);
      return () => {};
    },
  });
  const heavy = { ...job, size: 'story' as const, template: structuredClone(template) };
  const other = { ...job, template: { ...structuredClone(template), name: 'another' } };
  await painter.render(other);
  const [late, next] = await Promise.allSettled([painter.render(heavy), painter.render(other)]);
  expect(late).toMatchObject({ status: 'rejected', reason: { name: 'TooHeavyToDraw' } });
  expect(next).toMatchObject({ status: 'fulfilled', value: { sha256: 'x' } });
  await expect(painter.render(heavy)).rejects.toThrow('too long to draw');
  await expect(painter.render(heavy)).rejects.toThrow('too long before');
  expect(begun).toBe(4);
  await painter.close();
});
