import type { UploadedFile } from './form.ts';
import { redact } from './redact.ts';

export interface LoggedFile {
  field: string;
  filename: string;
  type: string;
  bytes: number;
  digest: string;
}

export interface LoggedRequest {
  id: string;
  /** ISO time on the sandbox's clock. */
  at: string;
  method: string;
  /** The path as the vendor would see it, without the query. */
  path: string;
  params: unknown;
  /** SHA-256 of the raw body, or null when there was none. */
  bodyDigest: string | null;
  files: LoggedFile[];
  /** The HTTP (or SMTP) status answered; null while waiting, or when the connection was cut without an answer. */
  status: number | null;
  /** The kind of the fault that was applied, if any. */
  fault: string | null;
  /** What a careful reader of the vendor's change log should notice, such as a version past its end of life. */
  warnings: string[];
}

export interface RequestLog {
  add(entry: LoggedRequest): LoggedRequest;
  newestFirst(): LoggedRequest[];
  clear(): void;
}

const KEPT = 500;

export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    add: (entry) => {
      const safe = { ...entry, params: redact(entry.params) };
      entries.push(safe);
      if (entries.length > KEPT) entries = entries.slice(-KEPT);
      return safe;
    },
    newestFirst: () => entries.toReversed(),
    clear: () => {
      entries = [];
    },
  };
}

export function describeFile(file: UploadedFile): LoggedFile {
  const { field, filename, type, bytes, digest } = file;
  return { field, filename, type, bytes: bytes.length, digest };
}
