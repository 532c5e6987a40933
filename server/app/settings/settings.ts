import { z } from 'zod';
import { appleSettings } from '../../integrations/apple/settings.ts';
import { hubspotSettings } from '../../integrations/hubspot/settings.ts';
import { s3Settings } from '../../integrations/s3/settings.ts';
import { recurlySettings } from '../../integrations/recurly/settings.ts';
import { networkSettings } from '../wiring/network-plugs.ts';

const portSchema = z.coerce.number().int().min(0).max(65_535);
const flagSchema = z.enum(['on', 'off']).transform((value) => value === 'on');
const webAddress = z.url({ protocol: /^https?$/ });
const milliseconds = z.coerce
  .number()
  .int()
  .min(1)
  .max(24 * 3600 * 1000);

/** Cookies, links in mails and what networks call back go by the name alone: the product has it to itself. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const url = new URL(text);
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}

const NO_ADDRESS =
  'is no address: look at the name and the port, and write signs such as # / ? @ in a password as %23 %2F %3F %40';

/**
 * Every setting, with a default that works offline. `docs/operations/settings.md` is generated from the descriptions.
 */
export const settingsSchema = z.object({
  PORT: portSchema.default(3000).describe('Port of the web service.'),
  HOST: z
    .string()
    .optional()
    .describe('Address to listen on: this machine only when unset, every address of it in production.'),
  YARDSIGN_DATA: z
    .string()
    .min(1)
    .default('.data')
    .describe('Folder of the embedded database, uploaded files and the keys made at the first start.'),
  YARDSIGN_URL: webAddress
    .refine(isOrigin, 'must be an address such as https://members.example.com, with nothing behind the name')
    .optional()
    .describe(
      'Address that people and networks reach this installation at; `http://localhost:PORT` when unset. With `https:` cookies are marked secure.',
    ),
  YARDSIGN_HOSTS: z
    .string()
    .regex(/^[a-z0-9.:[\]-]*(?:,[a-z0-9.:[\]-]+)*$/i, 'must be names with commas between them')
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .describe(
      'Further names that this server answers under, with commas between them. It always answers under the one of `YARDSIGN_URL` and those of this machine; anything else gets 421.',
    ),
  YARDSIGN_ALLOW_HTTP: flagSchema
    .default(false)
    .describe(
      '`on` lets production run under an `http:` address: passwords and sessions then travel in clear. Only for a network that you trust.',
    ),
  YARDSIGN_HSTS_SUBDOMAINS: flagSchema
    .default(false)
    .describe(
      '`on` asks browsers to insist on https for every name below that of `YARDSIGN_URL` too. Browsers remember it for a year.',
    ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .refine((text) => URL.canParse(text, 'postgres://base'), NO_ADDRESS)
    .optional()
    .describe('PostgreSQL server to use instead of the embedded database.'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(100)
    .default(10)
    .describe(
      'Connections to PostgreSQL that one process may hold for its calls. Its queue of jobs holds up to five more.',
    ),
  ...s3Settings,
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('warn')
    .describe('Least severe log line that is written.'),
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('With `production` the sandbox is loaded only when it is asked for, and the demo world never.'),
  YARDSIGN_SANDBOX: flagSchema
    .optional()
    .describe(
      '`on` or `off`: simulators of all third parties under `/sandbox`. On by default except in production. Where others than this machine can reach it, it asks for the key that the start prints.',
    ),
  YARDSIGN_SANDBOX_URL: z
    .url()
    .optional()
    .describe('Address of a sandbox that runs as a process of its own (`--services=sandbox`).'),
  YARDSIGN_DEMO: flagSchema
    .optional()
    .describe(
      '`on` or `off`: fill an empty database with the demo world, whose password is published. On by default; never in production.',
    ),
  YARDSIGN_PAINTERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .describe('Threads that draw pictures; one a core is right.'),
  YARDSIGN_TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Number of proxies in front whose `X-Forwarded-For` is believed.'),
  YARDSIGN_REQUESTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(3000)
    .describe('Calls that one address may make in a minute.'),
  YARDSIGN_SIGN_INS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .describe('Tries to sign in that one address may make in a minute.'),
  YARDSIGN_SIGN_UPS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(5)
    .describe('Accounts that one address may open in an hour; more where a whole office signs up behind one address.'),
  YARDSIGN_MAILS_PER_HOUR: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .describe(
      'Mails that one address may cause in an hour without being signed in: links to log in, to a new password, to confirm.',
    ),
  NEW_DEVICE_CODE: flagSchema
    .optional()
    .describe(
      '`on` or `off`: a password alone does not sign in with a browser that the account was never opened with; a code is mailed first, unless a second factor or a passkey is used. On by default in production, off elsewhere. It needs mail that arrives.',
    ),
  YARDSIGN_MASTER_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
    .optional()
    .describe(
      'Key that seals tokens of third parties; made and kept in the data folder when unset. Processes on several machines must share it.',
    ),
  YARDSIGN_MASTER_KEY_OLD: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
    .optional()
    .describe('The master key from before, while `npm run rotate-key` has not yet sealed everything with the new one.'),
  YARDSIGN_SESSION_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
    .optional()
    .describe(
      'Key that signs sessions; made and kept in the data folder when unset. Processes on several machines must share it.',
    ),
  YARDSIGN_SESSION_KEYS_FORMER: z
    .string()
    .regex(/^[0-9a-f]{64}(?:,[0-9a-f]{64})*$/, 'must be keys of 64 hexadecimal digits, separated by commas')
    .optional()
    .describe(
      'Session keys from before, oldest first, separated by commas: they sign nothing any more, and still check the entries of the audit log from their time.',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine((text) => URL.canParse(text) && new URL(text).hostname !== '', NO_ADDRESS)
    .optional()
    .describe(
      'Mail server, with name and password when it asks for them; the sandbox mailbox when unset and the sandbox runs in this process. Needed in production.',
    ),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must be an address such as Yardsign <hello@example.com>',
    )
    .default('Yardsign <hello@yardsign.test>')
    .describe('Sender of mails.'),
  SUPPORT_EMAIL: z.email().default('support@yardsign.test').describe('Address that members are told to write to.'),
  HELP_URL: webAddress
    .optional()
    .describe('Help site that `/support` leads to; when unset that page names `SUPPORT_EMAIL`.'),
  IOS_APP_URL: webAddress.optional().describe('Where `/app` leads on an iPhone; `/realtalk` when unset.'),
  ANDROID_APP_URL: webAddress.optional().describe('Where `/app` leads on an Android phone; `/realtalk` when unset.'),
  VERIFICATION_URL: webAddress
    .optional()
    .describe('Where `/partnerships/verification.php` leads, with the value `pik` added; not found when unset.'),
  ERROR_REPORT_URL: webAddress
    .optional()
    .describe(
      'Service that errors of browsers and of the server are told to; nobody when unset. See `ERROR_REPORT_FORMAT`.',
    ),
  ERROR_REPORT_FORMAT: z
    .enum(['otlp', 'sentry'])
    .default('otlp')
    .describe(
      '`otlp`: the address of an OpenTelemetry collector for logs (`…/v1/logs`). `sentry`: the address (DSN) of a Sentry project.',
    ),
  TRACKING_URL: webAddress
    .optional()
    .describe(
      'Analytics that it is told what members do: each event is posted there as JSON, with `?action=track`. Nobody when unset. What is sent names the member by their id: list the service in the privacy policy.',
    ),
  GUEST_CLIENTS: z
    .string()
    .regex(
      /^(?:[\w.-]+:[^\s:,]{16,})?(?:,[\w.-]+:[^\s:,]{16,})*$/,
      'must be name:secret with commas between them, 16 characters a secret',
    )
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .describe(
      'Programs that send `Authorization: Basic` with the calls of guests, as `name:secret` with commas between them. Once set, any other pair gets 401. The browser app sends none. A pair gives no right.',
    ),
  SELF_APPLY_FEATURES: z
    .string()
    .regex(/^[a-z0-9-]*(?:,[a-z0-9-]+)*$/, 'must be slugs with commas between them')
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .describe(
      'Features that members may give themselves, with commas between them: they see them as early features. None by default, for no page asks for one yet. Never one that is paid for.',
    ),
  ...networkSettings,
  ...recurlySettings,
  ...appleSettings,
  ...hubspotSettings,
  GOOGLE_CLIENT_ID: z
    .string()
    .default('sandbox-google-client')
    .describe('Id of the web client registered with Google for signing in; the default is the one of the sandbox.'),
  GOOGLE_CLIENT_SECRET: z
    .string()
    .default('sandbox-google-secret')
    .describe('Secret of that client. Without the sandbox, signing in with Google is offered once it is set.'),
  APPLE_CLIENT_ID: z
    .string()
    .default('sandbox.yardsign.web')
    .describe('Services ID registered with Apple for signing in; the default is the one of the sandbox.'),
  APPLE_TEAM_ID: z.string().default('SANDBOXTEAM').describe('Team that the Services ID belongs to.'),
  APPLE_KEY_ID: z.string().default('SANDBOXKEY').describe('Id of the key that signs for the team.'),
  APPLE_PRIVATE_KEY: z
    .string()
    .optional()
    .describe(
      'That key, in PEM (`\\n` may stand for a line break). Without the sandbox, signing in with Apple is offered once it is set.',
    ),
  POSTING_POLL_MS: milliseconds.default(1000).describe('How often the worker looks for due posts.'),
  POSTING_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(8)
    .describe(
      'Planned calls that one worker has under way at a time, to each network; a quarter more is kept for what somebody waits for.',
    ),
  POSTING_REQUEST_TIMEOUT_MS: milliseconds
    .default(30_000)
    .describe('How long a network may take to answer (T of the wait rule).'),
  POSTING_SEND_GUARD_MS: milliseconds
    .default(5_000)
    .describe('How old an intent to send may be when its first byte leaves (G of the wait rule).'),
  POSTING_LATE_EFFECT_MS: milliseconds
    .optional()
    .describe(
      'How late a request may still take effect at a network (D of the wait rule); each network has its own when unset.',
    ),
  POSTING_LIST_LAG_MS: milliseconds
    .optional()
    .describe(
      'How late a post may show in the lists of a network (L of the wait rule); each network has its own when unset.',
    ),
});

export type Settings = z.infer<typeof settingsSchema>;
