import { randomUUID } from 'node:crypto';
import type { ErrorReport } from '../../platform/error-reports.ts';
import type { TellingCall } from '../../platform/teller.ts';

/** Turns reports into calls of one kind of service. */
export type ReportFormat = (reports: readonly ErrorReport[]) => TellingCall[];

const SERVICE = 'yardsign';

const attribute = (key: string, value: string) => ({ key, value: { stringValue: value } });

function logRecord(report: ErrorReport): object {
  const facts = Object.entries(report.facts).map(([key, value]) => attribute(`yardsign.${key}`, value));
  return {
    timeUnixNano: `${report.at.getTime()}000000`,
    severityNumber: 17,
    severityText: 'ERROR',
    body: { stringValue: `${report.name}: ${report.message}` },
    attributes: [
      attribute('exception.type', report.name),
      attribute('exception.message', report.message),
      attribute('exception.stacktrace', report.stack),
      attribute('http.route', report.where),
      attribute('yardsign.origin', report.origin),
      ...(report.requestId === null ? [] : [attribute('http.request.id', report.requestId)]),
      ...facts,
    ],
  };
}

/** OTLP over HTTP in JSON (opentelemetry.io/docs/specs/otlp): log records with the attributes of an exception. @param url the collector's address for logs, whole. */
export function otlpFormat(url: string): ReportFormat {
  return (reports) => {
    const [first] = reports;
    if (!first) return [];
    const resource = {
      attributes: [attribute('service.name', SERVICE), attribute('service.version', first.version)],
    };
    const body = {
      resourceLogs: [{ resource, scopeLogs: [{ scope: { name: SERVICE }, logRecords: reports.map(logRecord) }] }],
    };
    return [{ url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }];
  };
}

const FRAME = /^\s*at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/;

/** The lines of a stack as Sentry wants them: the innermost call last. */
function framesOf(stack: string): object[] {
  return stack
    .split('\n')
    .map((line) => FRAME.exec(line))
    .filter((match) => match !== null)
    .map(([, name, file, line, column]) => ({
      function: name ?? '?',
      filename: file,
      lineno: Number(line),
      colno: Number(column),
      in_app: !file?.includes('node_modules'),
    }))
    .toReversed();
}

/** @throws when the address is not one that Sentry gives out: `https://<key>@<host>/<project>`. */
/** Whether an address names a key and a project. */
export function isSentryDsn(address: string): boolean {
  const { username, pathname } = new URL(address);
  return username !== '' && !pathname.endsWith('/');
}

function readDsn(dsn: string): { url: string; key: string } {
  if (!isSentryDsn(dsn)) throw new Error('not an address of a Sentry project');
  const { protocol, username, host, pathname } = new URL(dsn);
  const cut = pathname.lastIndexOf('/');
  const project = pathname.slice(cut + 1);
  return { url: `${protocol}//${host}${pathname.slice(0, cut)}/api/${project}/envelope/`, key: username };
}

function sentryEvent(report: ErrorReport, eventId: string): object {
  return {
    event_id: eventId,
    timestamp: report.at.getTime() / 1000,
    platform: report.origin === 'browser' ? 'javascript' : 'node',
    level: 'error',
    release: `${SERVICE}@${report.version}`,
    transaction: report.where,
    tags: {
      origin: report.origin,
      ...report.facts,
      ...(report.requestId !== null && { request_id: report.requestId }),
    },
    exception: {
      values: [{ type: report.name, value: report.message, stacktrace: { frames: framesOf(report.stack) } }],
    },
  };
}

/** Sentry's envelopes (develop.sentry.dev/sdk/data-model/envelopes), one event each. @param dsn the address of the project. */
export function sentryFormat(dsn: string, newId: () => string = () => randomUUID().replaceAll('-', '')): ReportFormat {
  const { url, key } = readDsn(dsn);
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${SERVICE}/1, sentry_key=${key}`,
  };
  return (reports) =>
    reports.map((report) => {
      const eventId = newId();
      const lines = [
        { event_id: eventId, sent_at: report.at.toISOString() },
        { type: 'event' },
        sentryEvent(report, eventId),
      ];
      return { url, headers, body: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n` };
    });
}
