import { expect, test } from '@playwright/test';
import { enter, letItGo } from '../support/product.ts';

const PIECE = '/shareable-content/graphic/sunday-mornings';

interface Effect {
  pageName: string;
  message: string;
  fileDigests: string[];
  altTexts: string[];
}

test('one piece goes to four networks at once, each with its own words and shape, and stands on four walls with one alt text', async ({
  page,
  request,
}) => {
  await enter(page, 'maya');
  await page.goto(PIECE);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const ticked of await dialog.getByRole('checkbox', { checked: true }).all()) await ticked.uncheck();
  await dialog.getByRole('checkbox', { name: /Casa Alvarez/ }).check();
  await dialog.getByRole('checkbox', { name: /@mayaalvarezhomes/ }).check();
  await dialog.getByRole('checkbox', { name: /Maya Alvarez Homes\s*LinkedIn/ }).check();
  await dialog.getByRole('checkbox', { name: /@maya_alvarez\s*X/ }).check();

  // A shape that Instagram does not take is another one there; LinkedIn gets words of its own.
  await dialog.getByRole('radio', { name: 'Story' }).check();
  await expect(dialog.getByText('Instagram gets it as “Portrait”.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'LinkedIn' }).check();
  await dialog.getByLabel('Caption on LinkedIn').fill('For my colleagues (and yours) #RealEstate');
  await dialog.getByRole('radio', { name: 'All' }).check();
  await dialog.getByLabel('Alt text').fill('A porch in the morning sun');
  await dialog.getByRole('button', { name: 'Post now to 4 places' }).click();
  await letItGo(page);
  for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'X'])
    await expect(dialog.getByRole('link', { name: `See it on ${network}` })).toBeVisible({ timeout: 20_000 });

  const seen = async (vendor: string): Promise<Effect[]> =>
    ((await (await request.get(`/sandbox/${vendor}/_effects`)).json()) as { effects: Effect[] }).effects;
  const [onMeta, onLinkedIn, onX] = [await seen('facebook'), await seen('linkedin'), await seen('x')];
  const onPage = onMeta.find(({ pageName }) => pageName.startsWith('Casa Alvarez'));
  const onAccount = onMeta.find(({ pageName }) => pageName === '@mayaalvarezhomes');
  expect(onPage?.message).toBe(onAccount?.message);
  expect(onPage?.fileDigests).not.toEqual(onAccount?.fileDigests);
  expect(onLinkedIn[0]).toMatchObject({
    message: 'For my colleagues (and yours) #RealEstate',
    fileDigests: onPage?.fileDigests,
  });

  expect(onX[0]?.message).toBe(onPage?.message);
  for (const effect of [onPage, onAccount, onLinkedIn[0], onX[0]])
    expect(effect?.altTexts).toEqual(['A porch in the morning sun']);

  await page.goto('/sandbox');
  // A picture further down is fetched when it comes near.
  for (const wall of ['Casa Alvarez – Hogares', '@mayaalvarezhomes', '@maya_alvarez'])
    await expect(
      page.getByRole('region', { name: wall }).getByAltText('A porch in the morning sun').first(),
    ).toBeAttached();
  await expect(page.getByText('For my colleagues (and yours) #RealEstate')).toBeVisible();
});
