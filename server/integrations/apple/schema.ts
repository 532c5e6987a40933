import { z } from 'zod';

const instant = z
  .number()
  .int()
  .min(0)
  .max(8.64e15)
  .transform((ms) => new Date(ms));
const word = z.string().min(1).max(200);

/** What a notification says, signed as a whole. */
export const noticeSchema = z.object({
  notificationType: word,
  subtype: word.optional(),
  notificationUUID: z.uuid(),
  version: z.string().startsWith('2.'),
  signedDate: instant,
  data: z
    .object({
      bundleId: word,
      environment: word,
      status: z.number().int().optional(),
      signedTransactionInfo: z.string().optional(),
      signedRenewalInfo: z.string().optional(),
    })
    .optional(),
});

/** What was bought, signed for itself. */
export const transactionSchema = z.object({
  originalTransactionId: z.string().regex(/^\d{1,40}$/),
  bundleId: word,
  productId: word,
  environment: word,
  expiresDate: instant.optional(),
  appAccountToken: z.uuid().optional(),
});

/** How it goes on, signed for itself. */
export const renewalSchema = z.object({
  originalTransactionId: word,
  autoRenewStatus: z.number().int(),
  gracePeriodExpiresDate: instant.optional(),
});
