import { expect, test } from 'vitest';
import { cardEnds } from './model.ts';

test('a card is good until its month is over, and is said to end two months before that', () => {
  const card = { exp_month: 3, exp_year: 2027 };
  const at = (day: string) => cardEnds(card, new Date(`${day}T00:00:00Z`));
  expect(['2027-01-31', '2027-02-01', '2027-03-31', '2027-04-01'].map(at)).toEqual(['fine', 'soon', 'soon', 'expired']);
});
