import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { BillingDeps } from './ports.ts';
import { answered } from './account/answered.ts';
import { processorOf, syncAccount } from './account/sync-account.ts';

const text = z.string().max(100).optional();
const letterSchema = z.object({
  object_type: z.string().max(100),
  uuid: text,
  code: text,
  account_code: text,
  number: z.union([z.string(), z.number()]).optional(),
});

const MEMBER_ID = /^usr_[a-z0-9]+$/;

/** Whom a letter is about, or null for nobody of ours. */
async function memberOf(deps: BillingDeps, letter: z.infer<typeof letterSchema>): Promise<string | null> {
  const named = letter.account_code ?? (letter.object_type === 'account' ? letter.code : undefined);
  if (named !== undefined) return named;
  const processor = processorOf(deps);
  if (letter.object_type === 'subscription' && letter.uuid !== undefined) {
    const { uuid: id } = letter;
    return answered(() => processor.accountOf({ type: 'subscription', id }));
  }
  if (letter.object_type.endsWith('invoice') && letter.number !== undefined) {
    const id = String(letter.number);
    return answered(() => processor.accountOf({ type: 'invoice', id }));
  }
  return null;
}

/**
 * A letter says that something of an account has changed, late, twice or in any order: what is true is read from the processor.
 *
 * @throws AppError `billing_not_found` for a letter that is not the processor's own: it is told nothing.
 */
export async function receiveNews(deps: BillingDeps, body: Buffer, signature: string): Promise<void> {
  processorOf(deps);
  if (!deps.isOwnLetter(body, signature)) throw new AppError('billing_not_found');
  const letter = letterSchema.safeParse(JSON.parse(body.toString()));
  if (!letter.success) return;
  const memberId = await memberOf(deps, letter.data);
  if (memberId === null || !MEMBER_ID.test(memberId)) return;
  const known = await deps.db.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst();
  if (known) await answered(() => syncAccount(deps, memberId));
}
