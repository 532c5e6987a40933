import { expect, test } from '@playwright/test';
import { enter } from '../support/product.ts';

const PHONE = { width: 375, height: 812 };
const PAGES = [
  '/dashboard',
  '/shareable-content',
  '/shareable-content/graphic/just-listed',
  '/content-calendar',
  '/integrations',
];

test('a new member is led through the first steps until they put the list away', async ({ page }) => {
  await enter(page, 'lena');
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

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
