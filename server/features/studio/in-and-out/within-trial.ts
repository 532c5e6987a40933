import type { Tx } from '../../../platform/database/database.ts';
import type { Importing, ImportOutcome, StudioDeps } from '../ports.ts';

type Outcome = ImportOutcome['outcome'];

/** Ends a trial: everything that was written for it is taken back. */
class TrialEnded extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('nothing of a trial is kept');
    this.outcome = outcome;
  }
}

/** Takes something in within a transaction, which a trial takes back. @throws whatever `act` throws */
export async function withinTrial(
  deps: Pick<StudioDeps, 'db'>,
  { isTrial }: Importing,
  act: (tx: Tx) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const outcome = await act(tx);
      if (isTrial) throw new TrialEnded(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof TrialEnded) return error.outcome;
    throw error;
  }
}
