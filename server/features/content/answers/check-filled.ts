import type { SlotFault } from '@yardsign/domain/content/slots';
import { AppError } from '../../../platform/errors.ts';

/** @throws AppError `facts_missing` that names what is not filled in, or is past. */
export function checkFilled(unfilled: readonly { key: string; fault: SlotFault }[]): void {
  if (unfilled.length === 0) return;
  throw new AppError('facts_missing', {
    issues: unfilled.map(({ key, fault }) => ({ path: `answers.${key}`, message: fault })),
  });
}
