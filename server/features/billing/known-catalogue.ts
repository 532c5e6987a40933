import { type CardProcessor, ProcessorRefusal } from './ports.ts';

/** Plans and coupons are what somebody at the processor's site has entered: so old may they be where they are shown. */
const KNOWN_MS = 60_000;

/** What is asked for once a minute. What fails is asked for again. */
function remembered<Value>(ask: () => Promise<Value>, elapsed: () => number) {
  let last: { at: number; value: Promise<Value> } | undefined;
  const forget = () => (last = undefined);
  const read = () => {
    if (last === undefined || elapsed() - last.at > KNOWN_MS) {
      const value = ask();
      last = { at: elapsed(), value };
      value.catch(forget);
    }
    return last.value;
  };
  return { read, forget };
}

/**
 * A processor that is asked for its catalogue once a minute, and at once by whoever buys. What is known of coupons is old with each that is
 * made, ended or refused.
 *
 * @param elapsed milliseconds that never go backwards.
 */
export function withKnownCatalogue(processor: CardProcessor, elapsed: () => number): CardProcessor {
  const plans = remembered(() => processor.plans(), elapsed);
  const coupons = remembered(() => processor.coupons(), elapsed);
  return {
    ...processor,
    plans(asked) {
      if (asked?.fresh === true) plans.forget();
      return plans.read();
    },
    coupons: coupons.read,
    createCoupon: (coupon) => processor.createCoupon(coupon).finally(coupons.forget),
    endCoupon: (code) => processor.endCoupon(code).finally(coupons.forget),
    async execute(...asked) {
      try {
        await processor.execute(...asked);
      } catch (error) {
        if (error instanceof ProcessorRefusal && error.refusal === 'coupon_problem') coupons.forget();
        throw error;
      }
    },
  };
}
