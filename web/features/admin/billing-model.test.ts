import { expect, it } from 'vitest';
import { billingActOf, type WantedBillingAct } from './billing-model.ts';

const invoice = { number: '1001', refundable: 99 };
const wanted = (kind: WantedBillingAct['kind']): WantedBillingAct => ({ kind, invoice });
const typed = (more: Partial<Record<'days' | 'plan' | 'amount', string>>) => ({
  days: '7',
  plan: 'elite',
  amount: '99',
  ...more,
});

it.each([
  ['99', 99],
  ['$30.50', 30.5],
  ['30,5', 30.5],
  ['0.01', 0.01],
  ['99.01', 'amount'],
  ['0', 'amount'],
  ['-1', 'amount'],
  ['ten', 'amount'],
  ['1.234', 'amount'],
  ['', 'amount'],
])('the amount %j of an invoice of 99 is %j', (amount, meant) => {
  const act = billingActOf(wanted('refund'), typed({ amount }));
  expect(act).toEqual(typeof meant === 'string' ? meant : { kind: 'refund', number: '1001', amount: meant });
});

it.each([
  ['trial', '0', 'days'],
  ['trial', '90', { kind: 'trial', days: 90 }],
  ['trial', '91', 'days'],
  ['grant', '0', { kind: 'grant', plan: 'elite', days: 0 }],
  ['grant', '365', { kind: 'grant', plan: 'elite', days: 365 }],
  ['grant', '366', 'days'],
  ['grant', 'x', 'days'],
] as const)('%s for %s days is %j', (kind, days, meant) => {
  expect(billingActOf(wanted(kind), typed({ days }))).toEqual(meant);
});
