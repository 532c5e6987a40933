import { expect, test } from 'vitest';
import { canConvertToAnnual } from './convert-to-annual.ts';

test('a monthly plan can be made one of a year, and in no other of the combinations', () => {
  for (const months of [1, 6, 12])
    for (const hasPastDueInvoice of [false, true])
      for (const hasLiveSubscription of [false, true])
        for (const codes of [[], ['storage'], ['team-member'], ['storage', 'expert-team-member']]) {
          const facts = { months, hasPastDueInvoice, hasLiveSubscription, addOns: codes.map((code) => ({ code })) };
          const seats = codes.join().includes('team-member');
          expect([facts, canConvertToAnnual(facts)]).toEqual([
            facts,
            months === 1 && !hasPastDueInvoice && hasLiveSubscription && !seats,
          ]);
        }
});
