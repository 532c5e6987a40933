import { expect, test, type Page } from '@playwright/test';
import { chromiumPath } from '../support/chromium.ts';
import { enter, seriousFindings } from '../support/product.ts';

const SCRIPT = '/realtalk/scripts/buyer-asks-about-rates';

// A camera that shows a clock and a microphone that beeps, which nobody is asked about.
test.use({
  launchOptions: {
    executablePath: await chromiumPath(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
      ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ],
  },
  permissions: ['camera', 'microphone'],
});

/** Waits until a take is so long: how quickly is the machine's affair. */
const isLong = (page: Page, time: string) => expect(page.getByText(time, { exact: true })).toBeVisible();

/** Drawing and encoding is as quick as the machine: it is waited for, and never timed. */
const MAKING = { timeout: 180_000 };

/** The files of takes that lie on the device. */
const takeFiles = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('takes', { create: true });
    const names: string[] = [];
    for await (const name of folder.keys()) names.push(name);
    return names;
  });

test('maya reads a script to the camera, loses the page, finds the take again, keeps it, and makes a video of it', async ({
  page,
}) => {
  test.setTimeout(MAKING.timeout + 120_000);
  await enter(page, 'maya');
  await page.goto(SCRIPT);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page).toHaveURL(/\/realtalk\/record$/);
  await expect(page.getByRole('region', { name: /^Script: / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeEnabled();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Space');
  await isLong(page, '0:02');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Continue recording' })).toBeVisible();
  await page.keyboard.press('Space');
  await isLong(page, '0:04');
  // The page goes in the middle of the take: the browser asks, and is told to go on.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('1 take that was cut off is back.')).toBeVisible();
  await page.getByRole('link', { name: 'Watch and keep' }).first().click();
  const take = page.getByLabel(/^Take of /);
  await expect.poll(() => take.evaluate((film: HTMLVideoElement) => film.duration)).toBeGreaterThan(2);
  expect(await take.evaluate((film: HTMLVideoElement) => [film.videoWidth, film.videoHeight])).toEqual([720, 1280]);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel('Title', { exact: true }).fill('What rates mean for you');
  await page.getByRole('button', { name: 'Keep this take' }).click();
  await expect(page).toHaveURL(/\/realtalk\/recordings\/rec_/);
  await expect(page.getByRole('heading', { level: 1, name: 'What rates mean for you' })).toBeVisible();
  // Nothing of it is left on the device.
  expect(await takeFiles(page)).toEqual([]);
  // A take that was cut off has forgotten when its words were read: they are spread over it.
  await page.getByRole('button', { name: 'Write them from the script' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  // It begins a second later than the recording.
  const whole = await page.locator('main video').evaluate((film: HTMLVideoElement) => {
    film.currentTime = 1;
    return film.duration;
  });
  await page.getByRole('button', { name: 'Begin here' }).click();
  await expect(page.getByText(/^From 0:01\.0 to /)).toBeVisible();
  await page.getByRole('button', { name: 'Make a video to post' }).click();
  await page.getByRole('button', { name: 'Make it with my name' }).click();
  const made = page.locator('main video');
  await expect(made).toHaveAttribute('src', /\/api\/app\/v1\/videos\/upl_/, MAKING);
  await expect.poll(() => made.evaluate((film: HTMLVideoElement) => film.duration)).toBeCloseTo(whole - 1, 0);
  expect(await made.evaluate((film: HTMLVideoElement) => [film.videoWidth, film.videoHeight])).toEqual([720, 1280]);
  await expect(made.locator('track')).toHaveAttribute('src', /\.vtt/);
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeEnabled();
  expect(await seriousFindings(page)).toEqual([]);
});

test('luis logs out in another window while he records, and leaves nothing of the take', async ({ page, context }) => {
  await enter(page, 'luis');
  await page.goto(SCRIPT);
  await page.getByRole('button', { name: 'Grabar', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Guion: / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grabar', exact: true })).toBeEnabled();
  await page.keyboard.press('Space');
  await isLong(page, '0:02');
  expect(await takeFiles(page)).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => takeFiles(other)).toEqual([]);
});
