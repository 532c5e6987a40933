import { z } from 'zod';

/** SHA-256 of Apple Root CA - G3. */
const APPLE_ROOT = '63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179';
const SANDBOX_ROOT = '4396cd38594e97482a1814a2c6cc45b47cb491903721b2348da0c2c7c6992dd0';
const SANDBOX_BUNDLE = 'app.yardsign.sandbox';
const SANDBOX_PRODUCTS = ['essentials', 'expert', 'elite']
  .map((tier) => `${SANDBOX_BUNDLE}.${tier}=${tier}-monthly`)
  .join(',');

export const appleSettings = {
  APPLE_BUNDLE_ID: z
    .string()
    .default(SANDBOX_BUNDLE)
    .describe(
      'Bundle id of the app in which members subscribe through the App Store; the default is the one of the sandbox. Without the sandbox, notifications are taken once it is set.',
    ),
  APPLE_STORE: z
    .enum(['Production', 'Sandbox'])
    .default('Production')
    .describe('Which App Store is believed. Purchases in the other one are refused.'),
  APPLE_PRODUCTS: z
    .string()
    .default(SANDBOX_PRODUCTS)
    .transform((text, context) => {
      const pairs = text
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.split('='));
      if (!pairs.every(([product, plan]) => product !== '' && plan !== undefined && plan !== ''))
        context.addIssue({
          code: 'custom',
          message: 'must be pairs such as com.example.elite=elite-monthly, with commas',
        });
      return Object.fromEntries(pairs) as Record<string, string>;
    })
    .describe('What each product of the App Store is: `com.example.elite.monthly=elite-monthly`, with commas.'),
  APPLE_ROOTS: z
    .string()
    .optional()
    .transform((text) =>
      text
        ?.split(',')
        .map((one) => one.replaceAll(':', '').trim().toLowerCase())
        .filter(Boolean),
    )
    .describe(
      'Fingerprints (SHA-256) of the root certificates that may sign notifications, with commas. When unset, that of *Apple Root CA - G3*, and with the sandbox the one of the sandbox.',
    ),
};

/** How notifications of the App Store are read; null where there is no app. */
export function appStoreOf(
  given: {
    APPLE_BUNDLE_ID: string;
    APPLE_STORE: 'Production' | 'Sandbox';
    APPLE_ROOTS?: readonly string[] | undefined;
  },
  sandbox: boolean,
) {
  if (!sandbox && given.APPLE_BUNDLE_ID === SANDBOX_BUNDLE) return null;
  const roots = given.APPLE_ROOTS ?? [sandbox ? SANDBOX_ROOT : APPLE_ROOT];
  return { bundleId: given.APPLE_BUNDLE_ID, environment: given.APPLE_STORE, roots };
}
