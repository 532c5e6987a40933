import type { AnyRoute } from '@yardsign/contracts/define-route';
import fc from 'fast-check';
import type { z } from 'zod';
import { arbitraryOf } from './arbitrary-of.ts';

/** Something of every shape, most of it wrong for any field. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    null,
    '',
    0,
    -1,
    1e308,
    [],
    {},
    '0',
    '../../etc/passwd',
    '%00',
    '\u0000',
    "' or 1=1 --",
    '<script>',
    '𝕏'.repeat(50),
    '2026-02-30',
    'usr_',
    'javascript:alert(1)',
    '//evil.example',
  ),
);

const segment = fc.oneof(
  fc.constantFrom('x', '0', '%2e%2e', '%00', 'usr_aaaaaaaa', 'cnt_aaaaaaaaaaaa', '%F0%9F%98%80', '%', 'a'.repeat(150)),
  fc.stringMatching(/^[\w-]{1,40}$/),
);

function fieldsOf(schema: z.ZodType | undefined): string[] {
  const shape = (schema as { shape?: Record<string, unknown> } | undefined)?.shape;
  return shape ? Object.keys(shape) : [];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A right value with one thing wrong: a field too many, a field of another kind, a field gone. */
function spoilt(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(right, fc.nat(50), anything, fc.constantFrom('replace', 'drop', 'add'))
    .map(([value, at, other, how]) => {
      if (!isObject(value)) return how === 'replace' ? other : value;
      const keys = Object.keys(value);
      const key = keys[at % Math.max(keys.length, 1)] ?? 'x';
      if (how === 'add') return { ...value, is_admin: true, access_level: 3 };
      const { [key]: _gone, ...rest } = value;
      return how === 'drop' ? rest : { ...rest, [key]: other };
    });
}

function segmentsOf(route: AnyRoute, ids: readonly string[]): fc.Arbitrary<Record<string, string>> {
  const names = [...new Set([...route.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''))];
  const wild = fc.record(
    Object.fromEntries(
      names.map((name) => [name, /id$/i.test(name) ? fc.oneof(segment, fc.constantFrom(...ids)) : segment]),
    ),
  );
  if (!route.params || names.length === 0) return wild;
  const right = arbitraryOf(route.params).map((value) =>
    Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, encodeURIComponent(String(part))])),
  );
  return fc.oneof(
    wild,
    fc.tuple(wild, right).map(([a, b]) => ({ ...a, ...b })),
  );
}

export interface WildCall {
  segments: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/**
 * Calls of a route as careless and hostile clients make them: some right, some nearly right, some nonsense.
 *
 * @param ids ids that exist, so that some calls reach what they name.
 */
export function wildCalls(route: AnyRoute, ids: readonly string[]): fc.Arbitrary<WildCall> {
  const wildQuery = fc.dictionary(
    fc.oneof(fc.constantFrom('x', ...fieldsOf(route.query)), fc.stringMatching(/^\w{1,8}$/)),
    fc.string({ maxLength: 40 }),
    { maxKeys: 4 },
  );
  const rightQuery =
    route.query &&
    arbitraryOf(route.query).map((value) =>
      Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, String(part)])),
    );
  const rightBody = route.body && arbitraryOf(route.body);
  return fc.record({
    segments: segmentsOf(route, ids),
    query: rightQuery ? fc.oneof(wildQuery, rightQuery) : wildQuery,
    body: rightBody ? fc.oneof(rightBody, spoilt(rightBody), anything) : anything,
  });
}
