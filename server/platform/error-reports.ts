import { redact } from '@yardsign/domain/site/redact';
import type { Teller } from './teller.ts';

/** One error as the operator reads it. Its texts hold no token, link or key. */
export interface ErrorReport {
  at: Date;
  origin: 'browser' | 'server';
  name: string;
  message: string;
  stack: string;
  /** The page, or the pattern of the route, on which it happened. */
  where: string;
  requestId: string | null;
  version: string;
  /** Small facts by which errors are sorted: the language, whether it was a phone. */
  facts: Readonly<Record<string, string>>;
}

/** Where errors are told. */
export type ErrorReports = Teller<ErrorReport>;

const LONGEST_MESSAGE = 1_000;
const LONGEST_STACK = 8_000;

/** A report without secrets, cut to a size that every service takes. */
export function cleanReport(report: ErrorReport): ErrorReport {
  return {
    ...report,
    name: report.name.slice(0, 80),
    message: redact(report.message.slice(0, LONGEST_MESSAGE)),
    stack: redact(report.stack.slice(0, LONGEST_STACK)),
    where: redact(report.where.slice(0, 300)),
  };
}

/** An error of the server as a report. The cause stands under the stack, as it does in a log. */
export function reportOf(
  error: unknown,
  context: { at: Date; where: string; requestId?: string; version: string },
): ErrorReport {
  const { at, where, requestId, version } = context;
  const thrown = error instanceof Error ? error : new Error(String(error));
  const cause = thrown.cause instanceof Error ? `\nCaused by: ${thrown.cause.stack ?? thrown.cause.message}` : '';
  return cleanReport({
    at,
    origin: 'server',
    name: thrown.name,
    message: thrown.message,
    stack: `${thrown.stack ?? ''}${cause}`,
    where,
    requestId: requestId ?? null,
    version,
    facts: {},
  });
}
