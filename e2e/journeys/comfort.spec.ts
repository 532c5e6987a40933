import { expect, type Page, test } from '@playwright/test';
import { enter } from '../support/product.ts';

const PHONE = { width: 375, height: 812 };
test('a new member is led through the first steps until they put the list away', async ({ page }) => {
  await enter(page, 'lou');
  await page.request.delete('/api/app/v1/connections/facebook', { headers: { 'x-client-app': 'members-web' } });
  await page.goto('/dashboard');
  const steps = page.getByRole('heading', { name: 'Your first steps' });
  await expect(steps).toBeVisible();
  await page.getByRole('button', { name: 'Put away' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByText('This week’s piece')).toBeVisible();
  await expect(steps).toBeHidden();
});

test('the keys are listed by a question mark, but not while one types', async ({ page }) => {
  await enter(page, 'theo');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.goto('/shareable-content');
  const search = page.getByRole('searchbox');
  await search.fill('Why');
  await search.press('?');
  await expect(list).toBeHidden();
  await search.blur();
  await page.keyboard.press('?');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('an empty day of the calendar opens by key and by pointer, and leads on', async ({ page }) => {
  await enter(page, 'theo');
  await page.goto('/content-calendar?month=2027-02');
  const day = page.locator('[data-day="2027-02-09"]');
  await day.focus();
  await day.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nothing on this day')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Find something to post' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(day).toBeFocused();
  await day.click();
  await expect(dialog.getByText('Nothing on this day')).toBeVisible();
});

const inTwiceTheSize = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));

test('text at twice its size makes neither the page of a piece nor its composer wider than a desktop', async ({
  page,
}) => {
  await enter(page, 'maya');
  await page.goto('/shareable-content/graphic/front-door?compose=schedule');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Date')).toBeVisible();
  await inTwiceTheSize(page);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 1280);
  expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
});

test('text at twice its size keeps the day and the time of a post within the composer of a phone', async ({ page }) => {
  await enter(page, 'maya');
  await page.setViewportSize(PHONE);
  await page.goto('/shareable-content/graphic/front-door?compose=schedule');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Date')).toBeVisible();
  await inTwiceTheSize(page);
  expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
});

test('text at twice its size keeps what can be done with planned posts within a desktop', async ({ page }) => {
  await enter(page, 'luis');
  await page.goto('/social-accounts/scheduled-facebook-posts');
  await expect(page.getByRole('button', { name: 'Cambiar la hora' }).first()).toBeVisible();
  await inTwiceTheSize(page);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 1280);
});

test('text at twice its size keeps what can be done with the coming posts of autopilot within a phone', async ({
  page,
}) => {
  const headers = { 'x-client-app': 'members-web' };
  const jobs = '/api/autoposter/v1/industries/1/jobs/';
  await enter(page, 'luis');
  const data = {
    job_schedules: [{ hour: 9 }],
    job_networks: [{ network: { id: 1 } }],
    content_types: [3],
    language_id: 2,
  };
  const made = await page.request.post(jobs, { headers, data });
  const { job } = (await made.json()) as { job: { id: string } };
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/automatic-social-media-posting');
  await expect(page.getByRole('button', { name: /^Omitir / }).first()).toBeVisible();
  await inTwiceTheSize(page);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 375);
  await page.request.delete(jobs + job.id, { headers });
});

test('a long word in the title of a window breaks, so that the window can be closed on a phone with large text', async ({
  page,
}) => {
  await enter(page, 'luis');
  await page.setViewportSize(PHONE);
  await page.goto('/profile/videos');
  await page.getByRole('button', { name: 'Volver a lo predeterminado' }).click();
  const close = page.getByRole('dialog', { name: '¿Volver esta página a lo predeterminado?' }).getByRole('button', {
    name: 'Cerrar',
  });
  await expect(close).toBeVisible();
  await inTwiceTheSize(page);
  await expect
    .poll(() => close.evaluate((button) => button.getBoundingClientRect().right - window.innerWidth))
    .toBeLessThanOrEqual(0);
});

test('a long address in a legal text breaks, and the page of the legal texts stays as wide as a desktop', async ({
  page,
}) => {
  await enter(page, 'cora');
  await page.goto('/admin/studio/legal');
  await page.getByLabel('Text in English').fill(`https://example.org/${'section-'.repeat(60).replaceAll('-', '')}`);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 1280);
});

test('text at twice its size keeps the lists of the studio and of people within a desktop', async ({ page }) => {
  await enter(page, 'cora');
  for (const list of ['/admin/studio', '/admin']) {
    await page.goto(list);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await inTwiceTheSize(page);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 1280);
  }
});

test('a long title in the list of the studio breaks no word of what is beside it', async ({ page }) => {
  await enter(page, 'cora');
  await page.goto('/admin/studio');
  await page
    .locator('tbody a')
    .first()
    .evaluate((link) => (link.textContent = 'A week before the signing, '.repeat(9)));
  const type = page.locator('tbody td[data-label="Type"]').first();
  await type.evaluate((cell) => (cell.textContent = 'Infographic'));
  const lines = () =>
    type.evaluate((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getClientRects().length;
    });
  expect(await lines()).toBe(1);
});

test('text at twice its size keeps what worked within a desktop', async ({ page }) => {
  await enter(page, 'luis');
  await page.goto('/what-worked');
  await expect(page.getByRole('heading', { name: 'Horas que te funcionaron' })).toBeVisible();
  await inTwiceTheSize(page);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 1280);
});

test('the language of a piece is chosen at the right edge of what can be done with it', async ({ page }) => {
  await enter(page, 'maya');
  await page.goto('/shareable-content/graphic/porch-light');
  const bar = page.getByRole('group', { name: 'What you can do with this piece' });
  const choice = bar.getByRole('group', { name: 'Language' });
  await expect(choice).toBeVisible();
  const edges = [bar, choice].map((part) => part.evaluate((element) => element.getBoundingClientRect().right));
  const [right, end] = await Promise.all(edges);
  expect(end).toBeCloseTo(right ?? 0, 0);
});

test('what is wrong with a field of the profile is said above the bar that saves it', async ({ page }) => {
  await enter(page, 'maya');
  await page.goto('/profile/basic');
  const website = page.getByLabel('Website');
  for (const leave of [() => website.blur(), () => website.press('Shift+Tab')]) {
    await website.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight));
    await website.fill('<');
    await leave();
    const said = await page.getByText('This does not look like a website').boundingBox();
    const bar = await page.locator('[data-foot]').boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    await page.getByRole('button', { name: 'Discard' }).click();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the tab of the page on screen is seen whole', async ({ page }) => {
    await enter(page, 'oscar');
    await page.goto('/team-management');
    await expect(page.locator('main nav [aria-current="page"]')).toBeInViewport({ ratio: 0.95 });
  });

  test('what is wrong with a fact of a graphic is said above the bar of the piece', async ({ page }) => {
    await enter(page, 'maya');
    await page.goto('/resources/buyers-purchasing-power');
    const loan = page.locator('input[name="loan"]');
    const bar = page.locator('[data-foot]');
    await expect(bar).toBeVisible();
    const top = (await bar.boundingBox())?.y ?? 0;
    await loan.evaluate((field, at) => scrollBy(0, field.getBoundingClientRect().bottom - at), top);
    await loan.fill('9');
    await loan.blur();
    const said = await page.getByText('Enter a loan amount between').boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(top);
  });

  test('the bar that saves the profile is within the window and its preview has room for its words, with text at twice its size', async ({
    page,
  }) => {
    await enter(page, 'luis');
    await page.goto('/profile/local');
    const chart = page.getByRole('figure');
    await expect(chart).toBeVisible();
    await inTwiceTheSize(page);
    const cut = () => chart.evaluate((figure) => figure.scrollWidth - figure.clientWidth);
    await expect.poll(cut).toBe(0);
    await page.goto('/profile/basic');
    await page.locator('main input[type="tel"]').first().fill('(512) 555-0199');
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
    await inTwiceTheSize(page);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', PHONE.width);
    // The card above the form: its logo leaves the number its room.
    const number = page.locator('main aside').getByText('(512) 555-0199');
    await expect.poll(async () => (await number.boundingBox())?.width ?? 0).toBeGreaterThan(PHONE.width / 2);
  });

  test('the words of a line of graphics keep their room, with text at twice its size', async ({ page }) => {
    await enter(page, 'luis');
    await page.goto('/profile/graphics');
    await page.getByLabel('Línea 1', { exact: true }).selectOption({ label: 'Mis propias palabras' });
    const words = page.getByLabel('Palabras de la línea 1');
    await expect(words).toBeVisible();
    await inTwiceTheSize(page);
    await expect.poll(async () => (await words.boundingBox())?.width ?? 0).toBeGreaterThan(PHONE.width / 2);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', PHONE.width);
  });

  test('what a setting is called never lies over what it is set to, with text at twice its size', async ({ page }) => {
    await enter(page, 'luis');
    await page.goto('/profile/realtalk');
    const names = page.locator('label:has(+ output)');
    await expect(names.first()).toBeVisible();
    await inTwiceTheSize(page);
    const tooWide = () =>
      names.evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).length);
    await expect.poll(tooWide).toBe(0);
  });

  test('Back to top lies over no button of the bar below it, with text at twice its size', async ({ page }) => {
    await enter(page, 'luis');
    await page.goto('/shareable-content/graphic/porch-light');
    const bar = page.locator('[data-foot]');
    await expect(bar).toBeVisible();
    await inTwiceTheSize(page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const button = page.getByRole('button', { name: 'Volver arriba' });
    await expect(button).toBeVisible();
    await expect
      .poll(async () => {
        const [above, below] = [await button.boundingBox(), await bar.boundingBox()];
        return above && below ? above.y + above.height < below.y : null;
      })
      .toBe(true);
  });

  test('the four sizes of a graphic stand in one row', async ({ page }) => {
    await enter(page, 'luis');
    await page.goto('/shareable-content/graphic/porch-light');
    const sizes = page.getByRole('group', { name: 'Tamaño' }).locator('label');
    await expect(sizes).toHaveCount(4);
    const tops = await sizes.evaluateAll((labels) =>
      labels.map((label) => Math.round(label.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(1);
  });
});

test('what stays beside a piece ends with it, and covers nothing of what comes after', async ({ page }) => {
  await enter(page, 'maya');
  for (const path of ['/shareable-content/blog/earnest-money-explained', '/shareable-content/graphic/five-checks']) {
    await page.goto(path);
    const older = page.getByRole('link', { name: /^Older/ });
    await older.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const { y: top = 0 } = (await older.boundingBox()) ?? {};
    const bottoms = await page
      .locator('article aside *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(top);
  }
});

test('the word that the connection is gone stays in sight below in a list, and covers neither its bar nor its filters', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await enter(page, 'maya');
  await page.goto('/shareable-content');
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
  const filters = page.getByRole('combobox', { name: 'Category' });
  await expect
    .poll(async () => {
      const [said, bar, choice] = await Promise.all(
        [notice, page.getByRole('banner'), filters].map((part) => part.boundingBox()),
      );
      if (!said || !bar || !choice) return null;
      return [said.y, bar.y >= said.y + said.height, choice.y >= bar.y + bar.height];
    })
    .toEqual([0, true, true]);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

/** Whether nothing around an element cuts off the ring that shows its focus. */
const isRingWhole = (focused: Element): boolean => {
  const { outlineOffset, outlineWidth } = getComputedStyle(focused);
  const room = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const ring = focused.getBoundingClientRect();
  for (let around = focused.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (ring.left - room < left || ring.right + room > right) return false;
    if (ring.top - room < top || ring.bottom + room > bottom) return false;
  }
  return Number.parseFloat(outlineWidth) > 0;
};

test('a key leads to the Undo of a toast, whose ring is whole on a desktop and on a phone', async ({ page }) => {
  await enter(page, 'maya');
  await page.goto('/profile/basic');
  for (const size of [{ width: 1280, height: 900 }, PHONE]) {
    await page.setViewportSize(size);
    await page.getByLabel('First name').fill(`Maya ${size.width}`);
    await page.getByRole('button', { name: 'Discard' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await page.keyboard.press('F8');
    await expect(undo).toBeFocused();
    // The toast comes in from outside the window.
    await expect.poll(() => undo.evaluate(isRingWhole)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(undo).toBeHidden();
  }
});
