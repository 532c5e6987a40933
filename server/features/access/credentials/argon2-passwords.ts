import { hash, verify, type Options } from '@node-rs/argon2';
import { AppError } from '../../../platform/errors.ts';
import type { PasswordHasher } from '../ports.ts';

/** What one hash costs. */
interface PasswordCost {
  /** KiB. */
  memory: number;
  passes: number;
  /** A hash of nothing that anyone knows, at this cost, so that an unknown account takes the same time as a known one. */
  nobody: string;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
export const PRODUCTION_COST: PasswordCost = {
  memory: 19_456,
  passes: 2,
  nobody: '$argon2id$v=19$m=19456,t=2,p=1$tsXprosURq87zYz6wgjqpQ$BfV5uML3ti6rjNdK26wFQZpFwDpa6G5SWEvWipx+L8w',
};
const COSTS = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;
const AT_ONCE = 2;
const MAX_WAITING = 200;

/** The same signs typed on another keyboard or system are the same password. */
const normal = (password: string) => password.normalize('NFKC');

/** argon2id, two at a time: a burst of sign-ins must not take the cores from everything else. Tests pay less. */
export function createArgon2Passwords({ memory, passes, nobody } = PRODUCTION_COST): PasswordHasher {
  const options: Options = { memoryCost: memory, timeCost: passes, parallelism: 1 };
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
    hash: (password) => inTurn(() => hash(normal(password), options)),
    async isOutdated(stored, password) {
      const [, ofMemory, ofPasses] = COSTS.exec(stored) ?? [];
      // One that cannot be read for its costs is of another kind, and older.
      if (!(Number(ofMemory) >= memory && Number(ofPasses) >= passes)) return true;
      return normal(password) !== password && !(await inTurn(() => verify(stored, normal(password))));
    },
    verify: (stored, password) =>
      inTurn(async () => {
        // Hashes of an older day were made of what was typed. Both are tried, whatever comes of the first and whoever is meant.
        const forms = new Set([normal(password), password]);
        let right = false;
        for (const form of forms) right = (await verify(stored ?? nobody, form)) || right;
        return right && stored !== null;
      }),
  };
}
