import fc from 'fast-check';
import { z } from 'zod';

/** The part of JSON Schema that `z.toJSONSchema` writes for our contracts. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  pattern?: string;
  format?: string;
  default?: unknown;
}

const FORMATS: Record<string, () => fc.Arbitrary<string>> = {
  // The simple kind: fast-check's own go to the edges of the standard, which zod's check is stricter than.
  email: () => fc.stringMatching(/^[a-z]{2,12}@[a-z]{2,12}\.test$/),
  'date-time': () =>
    fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  date: () =>
    fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  uuid: () => fc.uuid({ version: 4 }),
  uri: () => fc.webUrl(),
};

/** Texts that were made once, by their rules: making one costs far more than drawing from it. */
const texts = new Map<string, fc.Arbitrary<string>>();

function stringOf(schema: JsonSchema): fc.Arbitrary<string> {
  const { format, minLength, maxLength, pattern } = schema;
  const rules = JSON.stringify({ format, minLength, maxLength, pattern });
  const known = texts.get(rules) ?? textOf(schema);
  texts.set(rules, known);
  return known;
}

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  const known = schema.format === undefined ? undefined : FORMATS[schema.format];
  if (known) return known();
  const limits = { minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 40, 60) };
  if (schema.pattern === undefined) return fc.string(limits);
  return fc
    .stringMatching(new RegExp(schema.pattern))
    .map((text) => text.slice(0, schema.maxLength ?? text.length))
    .filter((text) => text.length >= limits.minLength);
}

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const integer = schema.type === 'integer';
  const min = schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1000 : schema.exclusiveMinimum + 1);
  const max = schema.maximum ?? (schema.exclusiveMaximum === undefined ? 100_000 : schema.exclusiveMaximum - 1);
  const [low, high] = [Math.max(min, -1e9), Math.min(Math.max(max, min), 1e9)];
  return integer
    ? fc.integer({ min: Math.ceil(low), max: Math.floor(high) })
    : fc.double({ min: low, max: high, noNaN: true });
}

function arrayOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(fromJson));
  const minLength = schema.minItems ?? 0;
  return fc.array(fromJson(schema.items ?? {}), {
    minLength,
    maxLength: Math.min(schema.maxItems ?? 4, Math.max(minLength, 4)),
  });
}

/** What a field's name says and its schema cannot: an address that is trimmed before it is checked, the one industry. */
const BY_NAME: Record<string, () => fc.Arbitrary<unknown>> = {
  email: () => fc.stringMatching(/^[a-z]{2,12}@[a-z]{2,12}\.test$/),
  industry: () => fc.constant(1),
  industry_id: () => fc.constant(1),
};

function fieldOf(name: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const byName = BY_NAME[name];
  return byName
    ? fc.oneof({ arbitrary: byName(), weight: 4 }, { arbitrary: fromJson(schema), weight: 1 })
    : fromJson(schema);
}

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const required = new Set(schema.required);
  const shape = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, value]) => [key, fieldOf(key, value)]),
  );
  return fc.record(shape, { requiredKeys: Object.keys(shape).filter((key) => required.has(key)) });
}

function fromJson(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fromJson));
  if (schema.allOf) return fromJson(schema.allOf.reduce((whole, part) => ({ ...whole, ...part })));
  return KINDS[schema.type ?? '']?.(schema) ?? fc.jsonValue({ maxDepth: 2 });
}

const KINDS: Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>> = {
  string: stringOf,
  number: numberOf,
  integer: numberOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: arrayOf,
  object: objectOf,
};

/** What a schema says that it takes. A rule that JSON Schema cannot say (a refinement) may still refuse some of it. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

const TRIES = 400;

/** One value that the schema takes; the same every time. @throws when none was found, which the schema's author must mend. */
export function sampleOf(schema: z.ZodType): unknown {
  const found = fc
    .sample(arbitraryOf(schema), { numRuns: TRIES, seed: 20261121 })
    .find((value) => schema.safeParse(value).success);
  if (found === undefined) throw new Error('no value of this schema was found: give one by hand');
  return found;
}
