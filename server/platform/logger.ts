import { pino, type Logger } from 'pino';

/** Names whose values never reach a log line. */
const SECRETS = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'client_secret',
  'authorization',
  'cookie',
  'secret',
];

/** Structured lines on standard output. */
export function createLogger(options: { level: string; destination?: { write(line: string): void } }): Logger {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    options.destination ?? pino.destination({ fd: 1, sync: true }),
  );
}
