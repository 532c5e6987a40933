import { MOST_REDIRECTS } from '@yardsign/domain/access/guards';

/** Counts redirects in a row: the sixth is one too many. A navigation that ends without one starts the count again. */
export function createRedirectCounter() {
  let count = 0;
  return {
    /** True when this redirect may still be followed. */
    allow: (): boolean => {
      count += 1;
      if (count <= MOST_REDIRECTS) return true;
      count = 0;
      return false;
    },
    reset: (): void => {
      count = 0;
    },
  };
}
