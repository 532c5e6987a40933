import { z } from 'zod';

const SANDBOX_KEY = 'sandbox-recurly-key';
const SANDBOX_WEBHOOK_KEY = 'sandbox-recurly-webhooks';

export const recurlySettings = {
  BILLING: z
    .enum(['none', 'recurly'])
    .optional()
    .describe(
      '`none`: no payments are taken and billing is hidden; what members may use is given to them by an admin, for the trial, or with a seat. `recurly`: members pay by card. When unset, `recurly` in the demo world and wherever `RECURLY_PRIVATE_KEY` is set, `none` elsewhere.',
    ),
  RECURLY_PRIVATE_KEY: z
    .string()
    .default(SANDBOX_KEY)
    .describe('Private API key of the Recurly site; the default is the one of the sandbox.'),
  RECURLY_PUBLIC_KEY: z.string().default('').describe('Public key of that site, for the card fields in the browser.'),
  RECURLY_WEBHOOK_KEYS: z
    .string()
    .default(SANDBOX_WEBHOOK_KEY)
    .transform((text) => text.split(',').filter(Boolean))
    .describe('Keys that the webhooks of the site are signed with, separated by commas while one replaces another.'),
  RECURLY_URL: z
    .url()
    .optional()
    .describe('Base address of its API; `https://v3.recurly.com` when the sandbox is off.'),
  BILLING_GRACE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(14)
    .describe('Days for which an unpaid invoice takes nothing away.'),
  PLAN_VIDEOS: z
    .string()
    .default('')
    .transform((text, context) => {
      const pairs = text
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.split('='));
      const good = pairs.every(([slug, url]) => slug !== '' && url !== undefined && URL.canParse(url));
      if (!good) context.addIssue({ code: 'custom', message: 'must be pairs such as elite=https://…, with commas' });
      return Object.fromEntries(pairs) as Record<string, string>;
    })
    .describe('Videos of the tiers of plans: `essentials=https://…,elite=https://…`. Hidden where there is none.'),
};

/** Settings that real payments lack. */
export function missingForRecurly(given: {
  RECURLY_PRIVATE_KEY: string;
  RECURLY_PUBLIC_KEY: string;
  RECURLY_WEBHOOK_KEYS: readonly string[];
}): string[] {
  return [
    ...(given.RECURLY_PRIVATE_KEY === SANDBOX_KEY ? ['RECURLY_PRIVATE_KEY'] : []),
    ...(given.RECURLY_PUBLIC_KEY === '' ? ['RECURLY_PUBLIC_KEY'] : []),
    ...(given.RECURLY_WEBHOOK_KEYS.includes(SANDBOX_WEBHOOK_KEY) ? ['RECURLY_WEBHOOK_KEYS'] : []),
  ];
}

/** Whether a key of a real site was given. */
export function hasRecurlyKey({ RECURLY_PRIVATE_KEY }: { RECURLY_PRIVATE_KEY: string }): boolean {
  return RECURLY_PRIVATE_KEY !== SANDBOX_KEY;
}
