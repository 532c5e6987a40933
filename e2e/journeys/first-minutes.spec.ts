import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { createHand } from '../support/hand.ts';
import { joinAs } from '../support/new-member.ts';

const NELL = {
  firstName: 'Nell',
  lastName: 'Ashby',
  email: 'nell.ashby@example.test',
  password: 'two lanterns by the gate',
};
const PHONE = '(512) 555-0188';

test('a new member has a graphic in their brand within two minutes of their first sign-in, and may want something else later', async ({
  page,
}) => {
  await joinAs(page, NELL);
  const hand = createHand();
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/login');
  hand.read();
  await hand.type(page.getByLabel('Username or email'), NELL.email);
  await hand.type(page.getByLabel('Password', { exact: true }), NELL.password);
  await hand.press(button('Log in'));

  await expect(page).toHaveURL(/\/setup-my-profile/);
  hand.read();
  await expect(page.getByLabel('First name')).toHaveValue(NELL.firstName);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(NELL.email);
  await hand.type(page.getByLabel('Phone', { exact: true }), '5125550188');
  await hand.press(button('Continue'));
  await expect(page.getByRole('heading', { level: 2, name: 'Photo and logo' })).toBeFocused();
  hand.read();
  await hand.press(button('Continue without pictures'));
  hand.read();
  await hand.press(button('#A3215B'));
  await hand.choose(page.getByLabel('What do you want to do first?'), 'Post consistently');
  await hand.press(button('Finish'));

  await expect(page).toHaveURL(/\/dashboard/);
  hand.read();
  const piece = page.getByRole('region').filter({ hasText: 'This week’s piece' });
  await expect(piece).toContainText('Graphic');
  await hand.press(piece.getByRole('heading').getByRole('link'));
  await expect(page).toHaveURL(/\/shareable-content\/graphic\//);
  hand.read();
  await expect(page.getByText(`${NELL.firstName} ${NELL.lastName}`).first()).toBeVisible();
  await expect(page.getByText(PHONE).first()).toBeVisible();
  await hand.press(button('Download'));
  const saved = page.waitForEvent('download');
  await hand.press(page.getByRole('menuitem', { name: /PNG/ }));
  const file = await (await saved).path();
  expect((await readFile(file)).subarray(1, 4).toString()).toBe('PNG');

  expect(hand.spent.acts).toBeLessThanOrEqual(13);
  expect(hand.spent.seconds).toBeLessThan(120);

  await page.goto('/profile/basic#kcm_onboarding_goal');
  const goal = page.getByLabel('What do you want to do first?');
  await expect(goal).toBeFocused();
  await expect(goal).toHaveValue('post');
  await goal.selectOption({ label: 'Learn the basics' });
  await button('Save').click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.goto('/dashboard');
  await expect(piece).toContainText('Article');
});
