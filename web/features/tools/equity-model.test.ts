import { expect, it } from 'vitest';
import { EMPTY, factsOf } from './equity-model.ts';

it('takes amounts as people write them, and what is left empty for none', () => {
  const typed = {
    ...EMPTY,
    price: '$380,000',
    loan: '300 000',
    rate: '3.25 %',
    valueLow: '430000.4',
    valueHigh: 'much',
  };
  expect(factsOf(typed)).toMatchObject({
    price: 380_000,
    loan: 300_000,
    rate: 3.25,
    years: 30,
    valueLow: 430_000,
    change: null,
  });
  expect(factsOf(typed).valueHigh).toBeNaN();
  expect(factsOf({ ...typed, loan: ' ', rate: 'x' })).toMatchObject({ loan: 0, rate: 0 });
});

it('reads a comma in a small number as what stands before the decimals, and in dollars as what sets thousands off', () => {
  const typed = { ...EMPTY, price: '380,000', loan: '300,000', rate: '3,25', years: '30', change: '-1,5 %' };
  expect(factsOf(typed)).toMatchObject({ price: 380_000, loan: 300_000, rate: 3.25, years: 30, change: -1.5 });
});
