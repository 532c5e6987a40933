import type { KyselyPlugin } from 'kysely';
import type { BillingDeps, CardProcessor } from '../../../features/billing/ports.ts';

/** The process is gone: nothing after this is done by it. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/**
 * Billing in a process that is killed at a step: before or after a question to the database or to the processor. A transaction that
 * was open is undone, as it is when a process is gone.
 */
export function mortalBilling(deps: BillingDeps, lastStep: number): { deps: BillingDeps; steps(): number } {
  let step = 0;
  function live(): void {
    if (step >= lastStep) throw new Killed('the process is gone');
    step += 1;
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      live();
      return node;
    },
    async transformResult({ result }) {
      live();
      return result;
    },
  };
  const { processor } = deps;
  const mortal =
    processor &&
    (Object.fromEntries(
      Object.entries(processor).map(([name, call]: [string, (...given: never[]) => Promise<unknown>]) => [
        name,
        async (...given: never[]) => {
          live();
          const answer = await call(...given);
          live();
          return answer;
        },
      ]),
    ) as unknown as CardProcessor);
  return { deps: { ...deps, db: deps.db.withPlugin(plugin), processor: mortal }, steps: () => step };
}
