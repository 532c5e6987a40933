import { ControlError } from '../../kit/control-error.ts';
import { own } from '../../kit/own.ts';

/** An answer of S3 that refuses. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  /** Further elements of its XML. */
  readonly details: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, details: Record<string, string> = {}) {
    super(message);
    this.name = 'S3Error';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The failures that a client of S3 meets most, by the names that S3 gives them. */
export const namedFailures: Readonly<Record<string, () => S3Error>> = {
  SlowDown: () => new S3Error(503, 'SlowDown', 'Please reduce your request rate.'),
  ServiceUnavailable: () => new S3Error(503, 'ServiceUnavailable', 'Service is unable to handle request.'),
  InternalError: () => new S3Error(500, 'InternalError', 'We encountered an internal error. Please try again.'),
  AccessDenied: () => new S3Error(403, 'AccessDenied', 'Access Denied'),
};

/** @throws ControlError for a failure that S3 does not have. */
export function namedFailure(name: string): S3Error {
  const make = own(namedFailures, name);
  if (!make) throw new ControlError(`"${name}" is not a failure of this vendor.`);
  return make();
}

export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The body of a refusal. */
export function describeError(error: S3Error, where: { resource: string; requestId: string }): string {
  const parts = {
    Code: error.code,
    Message: error.message,
    ...error.details,
    Resource: where.resource,
    RequestId: where.requestId,
  };
  const inner = Object.entries(parts).map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`);
  return `${XML_HEAD}<Error>${inner.join('')}</Error>`;
}
