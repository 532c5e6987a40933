import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { VaultError } from '../../../platform/vault.ts';
import { after } from '../session/create-session.ts';
import type { AccessDeps } from '../ports.ts';

const PLACE = 'v1|restore-at-sign-in';
/** How long somebody may think it over. */
const TICKET_SECONDS = 10 * 60;

const sealedSchema = z.object({ kid: z.string(), nonce: z.string(), ciphertext: z.string(), tag: z.string() });
export interface RestoreOffer {
  kind: 'restore';
  ticket: string;
  deletionDueAt: Date;
}

const restoreTicketSchema = z.object({
  memberId: z.string(),
  credentialId: z.string().nullable(),
  passkeyId: z.string().nullable().default(null),
  limitedTo: z.literal('signup').nullable(),
  secondFactorAt: z.coerce.date().nullable(),
  expiresAt: z.coerce.date(),
});

/**
 * What somebody gets who has proved everything, and whose account is about to be deleted: a promise that this proof will do, sealed,
 * so that nothing has to be stored for it. It is worth nothing once the account is back.
 */
export function offerRestore(
  deps: Pick<AccessDeps, 'vault' | 'clock'>,
  memberId: string,
  proved: { credentialId?: string | null; passkeyId?: string | null; limitedTo?: 'signup'; secondFactorAt?: Date },
  deletionDueAt: Date,
): RestoreOffer {
  const promise: z.input<typeof restoreTicketSchema> = {
    memberId,
    credentialId: proved.credentialId ?? null,
    passkeyId: proved.passkeyId ?? null,
    limitedTo: proved.limitedTo ?? null,
    secondFactorAt: proved.secondFactorAt ?? null,
    expiresAt: after(deps.clock.now(), TICKET_SECONDS),
  };
  const sealed = deps.vault.seal(JSON.stringify(promise), PLACE);
  return { kind: 'restore', ticket: Buffer.from(JSON.stringify(sealed)).toString('base64url'), deletionDueAt };
}

/** @throws AppError `sign_in_stale` when the ticket was not made here, or is old. */
export function readRestoreTicket(
  deps: Pick<AccessDeps, 'vault' | 'clock'>,
  ticket: string,
): z.output<typeof restoreTicketSchema> {
  try {
    const sealed = sealedSchema.parse(JSON.parse(Buffer.from(ticket, 'base64url').toString()));
    const promise = restoreTicketSchema.parse(JSON.parse(deps.vault.open(sealed, PLACE).reveal()));
    if (promise.expiresAt <= deps.clock.now()) throw new AppError('sign_in_stale');
    return promise;
  } catch (error) {
    // Not made here, or made with a key that is gone.
    if (error instanceof VaultError || error instanceof z.ZodError || error instanceof SyntaxError)
      throw new AppError('sign_in_stale');
    throw error;
  }
}
