import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { isLoopbackName } from '../../platform/http/host-names.ts';
import { OperatorFault } from '../../platform/operator-fault.ts';
import { isSentryDsn } from '../../integrations/error-report/formats.ts';
import { idleWithoutBucket, missingForS3 } from '../../integrations/s3/settings.ts';
import { hasRecurlyKey, missingForRecurly } from '../../integrations/recurly/settings.ts';
import { plugs } from '../wiring/network-plugs.ts';
import { type Settings, settingsSchema } from './settings.ts';
import { findMisspelt } from './misspelt.ts';
import { readSecretFiles, type Environment } from './secret-files.ts';
import { GROUPS, standInsAmong } from './stand-ins.ts';

const SERVICES = ['web', 'worker', 'sandbox'] as const;
type Service = (typeof SERVICES)[number];

export interface Config extends Settings {
  services: ReadonlySet<Service>;
  /** Whether simulators stand in for third parties, in this process or in another. */
  sandbox: boolean;
  demo: boolean;
  /** Whether a password alone is not enough with a browser that an account does not know. */
  newDeviceCode: boolean;
  /** How members pay. */
  billing: 'none' | 'recurly';
  /** What the operator may not have meant so, each as a line. */
  warnings: readonly string[];
}

/** A wrong setting stops the start with everything that is wrong, not with the first fault. */
export class ConfigError extends OperatorFault {
  override readonly name = 'ConfigError';

  constructor(faults: readonly string[]) {
    super(`Yardsign cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

function readServices(argv: readonly string[], faults: string[]): ReadonlySet<Service> {
  for (const word of argv)
    if (!word.startsWith('--services=')) faults.push(`${word}: there is no such option; there is --services=…`);
  const wanted = argv.find((argument) => argument.startsWith('--services='))?.slice('--services='.length);
  if (wanted === undefined) return new Set(SERVICES);
  const names = wanted.split(',').map((name) => name.trim());
  for (const name of names) {
    if (!(SERVICES as readonly string[]).includes(name))
      faults.push(`--services: there is no service ${name}; there are ${SERVICES.join(', ')}`);
  }
  return new Set(names as Service[]);
}

/** What the settings come to, before it is known whether they fit together. */
interface Draft {
  settings: Settings;
  services: ReadonlySet<Service>;
  production: boolean;
  sandbox: boolean;
}

/** What is wrong with settings that do not fit together, or null. */
type Rule = (draft: Draft) => string | null;

const when = (broken: boolean, fault: string) => (broken ? fault : null);

/** What a single setting cannot say: which of them need each other, and what production asks for. */
const RULES: readonly Rule[] = [
  ({ settings, services }) =>
    when(
      services.size < SERVICES.length &&
        settings.DATABASE_URL === undefined &&
        services.has('web') !== services.has('worker') &&
        !services.has('sandbox'),
      '--services: the embedded database belongs to one process; set DATABASE_URL to split web and worker',
    ),
  ({ settings, services, sandbox }) =>
    when(
      sandbox && !services.has('sandbox') && settings.YARDSIGN_SANDBOX_URL === undefined,
      'YARDSIGN_SANDBOX_URL: is needed when the sandbox runs as a process of its own (or set YARDSIGN_SANDBOX=off)',
    ),
  ({ settings, services, production, sandbox }) => {
    const all = Object.values(plugs).map(({ credentials }) => credentials);
    return when(
      production &&
        !sandbox &&
        services.has('web') &&
        all.every((names) => standInsAmong(settings, names).length === names.length),
      // Networks that one app serves need the same.
      `${[...new Set(all.map((names) => names.join(', ')))].join(', or ')}: are needed without the sandbox`,
    );
  },
  ({ settings, sandbox }) => {
    const halves = GROUPS.map((names) => ({ names, missing: standInsAmong(settings, names) }))
      .filter(({ names, missing }) => missing.length > 0 && missing.length < names.length)
      .map(
        ({ names, missing }) =>
          `${missing.join(', ')}: needed with ${names.filter((name) => !missing.includes(name)).join(', ')}`,
      );
    return when(!sandbox && halves.length > 0, halves.join('\n  - '));
  },
  ({ settings, services, production, sandbox }) =>
    when(
      production &&
        !sandbox &&
        (services.has('web') || services.has('worker')) &&
        standInsAmong(settings, ['SUPPORT_EMAIL']).length > 0,
      'SUPPORT_EMAIL: is needed in production: pages and mails tell members to write to it',
    ),
  (draft) =>
    when(
      sendsMails(draft) && draft.settings.SMTP_URL === undefined,
      'SMTP_URL: is needed without the sandbox: members are warned by mail',
    ),
  (draft) =>
    when(
      sendsMails(draft) && standInsAmong(draft.settings, ['MAIL_FROM']).length > 0,
      'MAIL_FROM: is needed without the sandbox: members see who writes to them',
    ),
  ({ settings }) => {
    const missing = missingForS3(settings);
    return when(missing.length > 0, `${missing.join(', ')}: needed with FILES_S3_BUCKET`);
  },
  ({ settings }) => {
    const idle = idleWithoutBucket(settings);
    return when(idle.length > 0, `FILES_S3_BUCKET: needed with ${idle.join(', ')}, or files stay in the data folder`);
  },
  ({ settings }) =>
    when(
      settings.ERROR_REPORT_FORMAT === 'sentry' &&
        settings.ERROR_REPORT_URL !== undefined &&
        !isSentryDsn(settings.ERROR_REPORT_URL),
      'ERROR_REPORT_URL: must be the DSN of a Sentry project, such as https://key@sentry.example.com/1',
    ),
  ({ settings, sandbox }) => {
    const missing =
      settings.BILLING === 'none' || (settings.BILLING === undefined && !hasRecurlyKey(settings))
        ? []
        : missingForRecurly(settings);
    return when(!sandbox && missing.length > 0, `${missing.join(', ')}: needed with BILLING=recurly`);
  },
  ({ settings, production }) =>
    when(production && settings.YARDSIGN_URL === undefined, 'YARDSIGN_URL: is needed in production'),
  ({ settings, production }) =>
    when(
      production && settings.YARDSIGN_URL?.startsWith('http:') === true && !settings.YARDSIGN_ALLOW_HTTP,
      'YARDSIGN_URL: must begin with https: in production, or set YARDSIGN_ALLOW_HTTP=on',
    ),
  ({ settings, production }) =>
    when(
      production && settings.YARDSIGN_DEMO === true,
      'YARDSIGN_DEMO: the demo world has a published password and is never loaded in production',
    ),
];

/** Whether real members are written to. */
function sendsMails({ services, production, sandbox }: Draft): boolean {
  return production && !sandbox && services.has('worker');
}

/** What is wrong with one setting, for who writes it: the words of the checks themselves are a programmer's. */
function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return issue.expected === 'number' ? 'must be a number' : undefined;
  if (issue.code === 'too_small') return `must be ${issue.minimum} or more`;
  if (issue.code === 'too_big') return `must be ${issue.maximum} or less`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code !== 'invalid_format') return undefined;
  if (issue.format === 'url') return 'must be an address that begins with https:// or http://';
  return issue.format === 'email' ? 'must be an e-mail address' : undefined;
}

/**
 * Blanks around a value do not count; empty values count as unset.
 *
 * @param readText reads the file that a secret lies in
 * @throws ConfigError with one line per fault
 */
export function readConfig(
  environment: Environment,
  argv: readonly string[],
  readText: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): Config {
  const faults: string[] = [];
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const);
  const named = Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
  const { given, unread } = readSecretFiles(named, readText, faults);
  const warnings = findMisspelt(named);
  const { data: settings, error } = settingsSchema.safeParse(given, { error: inWords });
  faults.push(...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`));
  const services = readServices(argv, faults);
  if (!settings) throw new ConfigError([...faults, ...warnings]);
  const production = settings.NODE_ENV === 'production';
  const draft = { settings, services, production, sandbox: settings.YARDSIGN_SANDBOX ?? !production };
  // Of what lies in a file that cannot be read it would be said that it is missing.
  const isAboutUnread = (fault: string) => unread.some((name) => new RegExp(String.raw`\b${name}\b`).test(fault));
  const broken = RULES.map((rule) => rule(draft)).filter((fault) => fault !== null);
  faults.push(...broken.filter((fault) => !isAboutUnread(fault)));
  if (faults.length > 0) throw new ConfigError([...faults, ...warnings]);
  const demo = settings.YARDSIGN_DEMO ?? !production;
  return {
    ...settings,
    services,
    sandbox: draft.sandbox,
    demo,
    newDeviceCode: settings.NEW_DEVICE_CODE ?? production,
    warnings,
    billing: settings.BILLING ?? (hasRecurlyKey(settings) || (demo && draft.sandbox) ? 'recurly' : 'none'),
  };
}

/** The settings of this process: nothing else reads the environment. @param argv what says which services it is; none of a command */
export function readProcessConfig(argv: readonly string[]): Config {
  return readConfig(process.env, argv);
}

/** Address of the installation, without a slash at its end. */
export function publicUrlOf(config: Pick<Config, 'PORT' | 'YARDSIGN_URL'>): string {
  return (config.YARDSIGN_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '');
}

/** Names that this installation answers under, besides those of the machine itself. */
export function ownHosts(config: Pick<Config, 'PORT' | 'YARDSIGN_URL' | 'YARDSIGN_HOSTS' | 'HOST'>): string[] {
  const listening = config.HOST ?? '';
  return [
    new URL(publicUrlOf(config)).hostname,
    ...config.YARDSIGN_HOSTS,
    // An IPv6 address stands in brackets in a `Host` header.
    listening.includes(':') ? `[${listening}]` : listening,
  ].filter(Boolean);
}

/** Whether others than this machine can reach the service, or are meant to. */
export function isExposed(config: Pick<Config, 'PORT' | 'YARDSIGN_URL' | 'NODE_ENV' | 'HOST'>): boolean {
  if (config.NODE_ENV === 'production') return true;
  const names = [config.HOST ?? 'localhost', new URL(publicUrlOf(config)).hostname];
  return !names.every((name) => isLoopbackName(name));
}
