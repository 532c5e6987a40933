import { expect, test, vi } from 'vitest';
import { withKnownCatalogue } from './known-catalogue.ts';
import { type CardProcessor, type Command, ProcessorRefusal, ProcessorSilence, type Refusal } from './ports.ts';

const ORDER: Command = {
  kind: 'subscribe',
  planCode: 'expert-monthly',
  couponCodes: ['PORCH'],
  trialEndsAt: null,
  person: { firstName: 'Maya', lastName: 'Alvarez', email: 'maya@example.test' },
};

function openCatalogue(refusal: Refusal = 'coupon_problem') {
  let now = 0;
  const plans = vi.fn<CardProcessor['plans']>(() => Promise.resolve([]));
  const coupons = vi.fn<CardProcessor['coupons']>(() => Promise.resolve([]));
  const execute = vi.fn<CardProcessor['execute']>(() => Promise.reject(new ProcessorRefusal(refusal)));
  const processor = withKnownCatalogue(
    { plans, coupons, execute } as Partial<CardProcessor> as CardProcessor,
    () => now,
  );
  return { processor, plans, coupons, wait: (ms: number) => (now += ms) };
}

test('plans are asked for once a minute, and at once by who buys', async () => {
  const { processor, plans, wait } = openCatalogue();
  await processor.plans();
  await processor.plans();
  expect(plans).toHaveBeenCalledTimes(1);
  await processor.plans({ fresh: true });
  expect(plans).toHaveBeenCalledTimes(2);
  wait(60_001);
  await processor.plans();
  expect(plans).toHaveBeenCalledTimes(3);
});

test('what fails is asked for again', async () => {
  const { processor, plans } = openCatalogue();
  plans.mockRejectedValueOnce(new ProcessorSilence('no answer'));
  await expect(processor.plans()).rejects.toThrow(ProcessorSilence);
  expect(await processor.plans()).toEqual([]);
});

test.each([
  ['coupon_problem', 2],
  ['card_declined', 1],
] as const)('coupons after a buyer was refused for %s were asked for %i times', async (refusal, times) => {
  const { processor, coupons } = openCatalogue(refusal);
  await processor.coupons();
  await expect(processor.execute('usr_1', ORDER, 'cmd:1')).rejects.toThrow(refusal);
  await processor.coupons();
  expect(coupons).toHaveBeenCalledTimes(times);
});
