import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { craftMovie } from '@yardsign/server/platform/movies/testing/crafted-movies';
import { enter, seriousFindings } from '../support/product.ts';

const PART = /\/parts\/(\d+)\?/;

test('an upload that is cut goes on after a reload with what is missing, and the video plays from the profile', async ({
  page,
}) => {
  const file = join(await mkdtemp(join(tmpdir(), 'yardsign-film-')), 'my intro.mp4');
  // Three parts, of which the last is small.
  await writeFile(file, craftMovie({ seconds: 12, data: Buffer.alloc(17_000_000, 'film') }));
  await enter(page, 'lena');
  const sent: number[] = [];
  let isCut = true;
  await page.route(PART, async (route) => {
    const part = Number(PART.exec(route.request().url())?.[1]);
    if (isCut && part === 2) return route.abort('connectionreset');
    const answer = await route.fetch();
    if (answer.ok()) sent.push(part);
    await route.fulfill({ response: answer }).catch(() => {});
  });

  const intro = page.getByRole('region', { name: 'Intro' });
  const choose = async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      intro.getByRole('button', { name: 'Choose a video: Intro' }).click(),
    ]);
    await chooser.setFiles(file);
  };
  await page.goto('/profile/videos');
  await choose();
  await expect(intro.getByText('Failed to part upload 2, 0.')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await page.reload();
  await expect(intro.getByText(/The upload of my intro\.mp4 was interrupted/)).toBeVisible();
  const before = [...sent];
  isCut = false;
  await choose();
  await expect(intro.getByText('my intro.mp4 · 12 seconds')).toBeVisible();
  expect(sent.slice(before.length)).toContain(2);
  expect(new Set(sent).size).toBe(3);
  const address = await intro.locator('video').getAttribute('src');
  const played = await page.request.get(address ?? '', { headers: { range: 'bytes=4-7' } });
  expect([played.status(), await played.text()]).toEqual([206, 'ftyp']);

  await intro.getByRole('button', { name: 'Remove: Intro' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
});
