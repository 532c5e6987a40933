import { wholeText } from '@yardsign/domain/text/characters';
import { plainText } from '../plain-text.ts';
import type { RouteRow } from './route-table.ts';

/** The parts of a call as they go on the wire. `files` belongs to multipart routes only. */
export interface RequestParts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  files?: Readonly<Record<string, Blob>>;
  signal?: AbortSignal;
}

function queryText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return Array.isArray(value) ? value.map(plainText).join(',') : plainText(value);
}

/** `/api/x/:id` and `slug-:slug` with their values, and the query with what was given. */
export function buildUrl(row: RouteRow, parts: RequestParts): string {
  const path = row.path.replace(/:([A-Za-z]\w*)/g, (_, name: string) => {
    const value = parts.params?.[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`${row.path} needs ${name}`);
    return encodeURIComponent(plainText(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    const text = queryText(value);
    if (text !== null) query.set(name, text);
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/** Texts as the server takes them: what is pasted from a PDF or a word processor often has control characters, which nobody sees. */
const asTyped = (_key: string, value: unknown): unknown => (typeof value === 'string' ? wholeText(value) : value);

/** The body and the content type that goes with it; a browser writes the boundary of multipart itself. */
export function buildBody(row: RouteRow, parts: RequestParts): { body?: BodyInit; headers: Record<string, string> } {
  if (row.body === 'none') return { headers: {} };
  if (row.body === 'json') {
    return { body: JSON.stringify(parts.body ?? {}, asTyped), headers: { 'Content-Type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries((parts.body as Record<string, unknown> | undefined) ?? {})) {
    if (value !== undefined) form.set(name, wholeText(plainText(value)));
  }
  for (const [name, file] of Object.entries(parts.files ?? {})) form.set(name, file);
  return { body: form, headers: {} };
}
