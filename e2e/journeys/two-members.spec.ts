import { expect, test, type Page } from '@playwright/test';
import { enter } from '../support/product.ts';

const PIECE = '/shareable-content/graphic/sunday-mornings';
const WORDS = 'Typed by Maya, and by nobody else';

/** What the server has of the drafts of whoever this browser is signed in as. */
const draftsOf = async (page: Page) => (await page.request.get('/api/app/v1/drafts')).text();

async function beginPost(page: Page): Promise<void> {
  await page.goto(PIECE);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Caption')).toBeEditable();
}

/**
 * Luis signs in in the other tab, and something is done in this one, which has not heard of it yet: what it calls by itself meanwhile waits
 * until that is done.
 */
async function beforeItHears(page: Page, act: () => Promise<void>): Promise<void> {
  let letGo = () => {};
  const done = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await done;
    await route.continue();
  });
  await enter(page, 'luis');
  await act();
  letGo();
  await page.unrouteAll({ behavior: 'wait' });
}

test('two tabs of one browser: what is typed in the one goes to nobody who signs in in the other, and waits for its writer', async ({
  page,
}) => {
  await enter(page, 'maya');
  await beginPost(page);
  await beforeItHears(page, () => page.getByRole('dialog').getByLabel('Caption').fill(WORDS));
  await expect(
    page.getByText('Otra pestaña de este navegador siguió con esta cuenta.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText(WORDS)).toBeHidden();
  expect(await draftsOf(page)).not.toContain(WORDS);

  await enter(page, 'maya');
  await beginPost(page);
  await expect(page.getByRole('dialog').getByLabel('Caption')).toHaveValue(WORDS);
});

test('two tabs of one browser: what waits to be saved does not ask whether to leave, where nothing could be saved any more', async ({
  page,
}) => {
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.dismiss();
  });
  await enter(page, 'maya');
  await page.goto('/profile/basic');
  await page.getByLabel('First name').fill('Maya Belle');
  await beforeItHears(page, () => page.getByRole('button', { name: 'Save', exact: true }).click());
  await expect(page.getByText('Otra pestaña de este navegador', { exact: false })).toBeVisible();
  expect(asked).toBe(0);

  await enter(page, 'maya');
  await page.goto('/profile/basic');
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Maya Belle');
});
