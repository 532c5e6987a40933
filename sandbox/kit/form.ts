import { Busboy } from '@fastify/busboy';
import { ControlError } from './control-error.ts';
import { sha256 } from './digest.ts';

export interface UploadedFile {
  field: string;
  filename: string;
  type: string;
  bytes: Buffer;
  /** SHA-256 of the bytes of this part, as received. */
  digest: string;
}

export type Fields = Record<string, unknown>;

export interface ParsedBody {
  fields: Fields;
  files: UploadedFile[];
}

const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

function emptyFields(): Fields {
  return Object.create(null) as Fields;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `media[0][id]` → `['media', '0', 'id']`; an empty bracket (`media[]`) takes the next free index. */
function keyPath(key: string): string[] {
  const head = key.split('[', 1)[0] ?? key;
  const rest = [...key.slice(head.length).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
  return [head, ...rest];
}

function assign(target: Fields, path: readonly string[], value: unknown): void {
  const [first = '', ...rest] = path;
  const key = first === '' ? String(Object.keys(target).length) : first;
  if (UNSAFE_KEYS.has(key)) return;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const held = target[key];
  const child = isFields(held) ? held : emptyFields();
  target[key] = child;
  assign(child, rest, value);
}

/** Flat form pairs with bracketed names become nested objects, the way PHP, and so Graph, reads them. */
export function nestPairs(pairs: Iterable<readonly [string, unknown]>): Fields {
  const fields = emptyFields();
  for (const [key, value] of pairs) assign(fields, keyPath(key), value);
  return fields;
}

function parseJson(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ControlError(`The body is not valid JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
  if (!isFields(value)) throw new ControlError('The body must be a JSON object.');
  return value;
}

function parseMultipart(contentType: string, body: Buffer): Promise<ParsedBody> {
  return new Promise((resolve, reject) => {
    const pairs: [string, string][] = [];
    const files: UploadedFile[] = [];
    const fail = (error: unknown) => {
      reject(
        new ControlError(`The multipart body cannot be read: ${error instanceof Error ? error.message : 'broken'}`),
      );
    };
    try {
      const parser = new Busboy({ headers: { 'content-type': contentType } });
      parser.on('field', (name, value) => pairs.push([name, value]));
      parser.on('file', (field, stream, filename, _encoding, type) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const bytes = Buffer.concat(chunks);
          files.push({ field, filename, type, bytes, digest: sha256(bytes) });
        });
      });
      parser.on('finish', () => resolve({ fields: nestPairs(pairs), files }));
      parser.on('error', fail);
      parser.end(body);
    } catch (error) {
      fail(error);
    }
  });
}

/** Reads a request body of any kind a Graph client may send: JSON, URL-encoded or multipart. */
export async function parseBody(contentType: string | undefined, body: Buffer): Promise<ParsedBody> {
  const kind = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (body.length === 0) return { fields: emptyFields(), files: [] };
  if (kind === 'multipart/form-data') return parseMultipart(contentType ?? '', body);
  if (kind === 'application/json') return { fields: parseJson(body.toString('utf8')), files: [] };
  if (kind === 'application/x-www-form-urlencoded') {
    return { fields: nestPairs(new URLSearchParams(body.toString('utf8'))), files: [] };
  }
  throw new ControlError(`A body of type "${kind}" is not understood here.`);
}
