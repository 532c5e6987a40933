import type { Name } from './stand-ins.ts';

/** Settings that may be given as the path of a file that holds them (`…_FILE`), where an environment is read by too many. */
export const SECRETS: readonly Name[] = [
  'DATABASE_URL',
  'FILES_S3_KEY',
  'FILES_S3_SECRET',
  'YARDSIGN_MASTER_KEY',
  'YARDSIGN_MASTER_KEY_OLD',
  'YARDSIGN_SESSION_KEY',
  'YARDSIGN_SESSION_KEYS_FORMER',
  'SMTP_URL',
  'ERROR_REPORT_URL',
  'GUEST_CLIENTS',
  'FACEBOOK_APP_SECRET',
  'LINKEDIN_CLIENT_SECRET',
  'X_CLIENT_SECRET',
  'TIKTOK_CLIENT_SECRET',
  'YOUTUBE_CLIENT_SECRET',
  'RECURLY_PRIVATE_KEY',
  'RECURLY_WEBHOOK_KEYS',
  'HUBSPOT_TOKEN',
  'GOOGLE_CLIENT_SECRET',
  'APPLE_PRIVATE_KEY',
];

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Puts the secrets that lie in files into an environment.
 *
 * @param faults what is wrong with them is added to it
 * @returns the environment, and the settings whose file says nothing: they were given, and what they are is not known
 */
export function readSecretFiles(
  environment: Environment,
  readText: (path: string) => string,
  faults: string[],
): { given: Environment; unread: readonly Name[] } {
  const read: Record<string, string> = {};
  const unread: Name[] = [];
  for (const name of SECRETS) {
    const path = environment[`${name}_FILE`];
    if (path === undefined) continue;
    if (environment[name] !== undefined) {
      faults.push(`${name}: is given twice, by itself and by ${name}_FILE`);
      continue;
    }
    try {
      const text = readText(path).trim();
      if (text !== '') {
        read[name] = text;
        continue;
      }
      faults.push(`${name}_FILE: ${path} is empty`);
    } catch (error) {
      faults.push(`${name}_FILE: cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    unread.push(name);
  }
  return { given: { ...environment, ...read }, unread };
}
