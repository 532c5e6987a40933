import { AppError } from '../../../platform/errors.ts';
import { ProcessorSilence } from '../ports.ts';

/** @throws AppError `billing_unavailable` where the processor is silent. */
export async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProcessorSilence) throw new AppError('billing_unavailable', { cause: error });
    throw error;
  }
}
