import { z } from 'zod';

/** What we read of an identity token, after its signature and its times have been checked. */
export const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  /** Exactly one audience: a list may name others, for whom it was made as well. */
  aud: z.string(),
  iat: z.number(),
  nonce: z.string().optional(),
  email: z.string().max(254).optional(),
  /** Apple may send the word instead of the value. */
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().max(200).optional(),
});
