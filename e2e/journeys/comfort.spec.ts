import { expect, test, type Page } from '@playwright/test';
import { enter } from '../support/product.ts';

const PHONE = { width: 375, height: 812 };
const PAGES = [
  '/dashboard',
  '/shareable-content',
  '/shareable-content/graphic/just-listed',
  '/content-calendar',
  '/integrations',
];
/** Pages that have been brought to it; a page that is built anew belongs here. */
const ZOOMED = [
  '/dashboard',
  '/shareable-content',
  '/shareable-content/graphic/porch-light',
  '/content-calendar',
  '/integrations',
  '/profile/basic',
  '/account',
];

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

/** Words that a box is too narrow for, and boxes of words that lie over each other. */
async function crampedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const rects: { words: string; box: DOMRect }[] = [];
    for (const label of document.querySelectorAll('main label, main button, main a')) {
      const words = (label.textContent ?? '').trim();
      const range = document.createRange();
      range.selectNodeContents(label);
      const box = range.getBoundingClientRect();
      if (words === '' || box.width < 2) continue;
      // Words that only screen readers get take no room.
      if ([...label.children].some((child) => getComputedStyle(child).clipPath !== 'none')) continue;
      // Tabs scroll sideways within their own strip.
      if (label.closest('nav') !== null) continue;
      if (box.right > window.innerWidth + 1 || box.left < -1) found.push(`over the edge: ${words}`);
      // A bar that stays in its place lies over whatever is scrolled under it.
      const stays = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).position === 'fixed' || stays(element.parentElement));
      if (label.tagName === 'LABEL' && !stays(label)) rects.push({ words, box });
    }
    for (const [index, one] of rects.entries())
      for (const other of rects.slice(index + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 1 && height > 1) found.push(`${one.words} over ${other.words}`);
      }
    return found;
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const username of ['maya', 'luis'])
    test(`text at twice its size is cut nowhere, for ${username}`, async ({ page }) => {
      await enter(page, username);
      for (const path of ZOOMED) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
        expect(await crampedWords(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(PHONE.width);
      }
    });

  test('the tab of the page on screen is seen whole', async ({ page }) => {
    await enter(page, 'oscar');
    await page.goto('/team-management');
    await expect(page.locator('main nav [aria-current="page"]')).toBeInViewport({ ratio: 0.95 });
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

  test('every link and button that stands by itself is at least 24 pixels high', async ({ page }) => {
    await enter(page, 'maya');
    for (const path of PAGES) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main a, main button, header a, nav a')].flatMap((link) => {
          const { height, width } = link.getBoundingClientRect();
          // A link that covers its row with a pseudo element, and a link within a sentence, are as large as they need to be.
          const covers = getComputedStyle(link, '::after').position === 'absolute';
          const inSentence = link.parentElement?.tagName === 'P' && link.parentElement.textContent !== link.textContent;
          if (height === 0 || width < 2 || covers || inSentence || link.closest('[aria-hidden="true"]')) return [];
          return height < 24 ? [`${link.textContent} (${Math.round(height)})`] : [];
        }),
      );
      expect(small, path).toEqual([]);
    }
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
