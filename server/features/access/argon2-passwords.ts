import { hash, verify, type Options } from '@node-rs/argon2';
import { AppError } from '../../platform/errors.ts';
import type { PasswordHasher } from './ports.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_COST = 19_456;
const TIME_COST = 2;
const PARAMETERS: Options = { memoryCost: MEMORY_COST, timeCost: TIME_COST, parallelism: 1 };
const COSTS = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;
const AT_ONCE = 2;
const MAX_WAITING = 200;
/** A hash of nothing that anyone knows, so that an unknown account costs the same time as a known one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$tsXprosURq87zYz6wgjqpQ$BfV5uML3ti6rjNdK26wFQZpFwDpa6G5SWEvWipx+L8w';

/** argon2id, two at a time: a burst of sign-ins must not take the cores from everything else. */
export function createArgon2Passwords(): PasswordHasher {
  const waiting: (() => void)[] = [];
  let running = 0;
  const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw new AppError('overloaded');
      // The one that ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return {
    hash: (password) => inTurn(() => hash(password, PARAMETERS)),
    isOutdated(stored) {
      const [, memory, time] = COSTS.exec(stored) ?? [];
      // One that cannot be read for its costs is of another kind, and older.
      return !(Number(memory) >= MEMORY_COST && Number(time) >= TIME_COST);
    },
    verify: (stored, password) => inTurn(async () => (await verify(stored ?? NOBODY, password)) && stored !== null),
  };
}
