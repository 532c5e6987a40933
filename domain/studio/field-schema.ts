/** What a field of a piece may hold, in the words of JSON Schema: the part of it that these fields need. */
export type FieldSchema =
  | {
      readonly type: 'string';
      readonly enum?: readonly string[];
      readonly minLength?: number;
      readonly maxLength?: number;
      readonly pattern?: string;
      /** A picture of the content team, by its id; or an instant, as `2026-10-14T17:00:00Z`. */
      readonly format?: 'picture' | 'date-time';
    }
  | { readonly type: 'boolean' }
  | { readonly type: 'integer' | 'number'; readonly minimum?: number; readonly maximum?: number }
  | {
      readonly type: 'array';
      readonly items: FieldSchema;
      readonly minItems?: number;
      readonly maxItems?: number;
    }
  | {
      readonly type: 'object';
      readonly properties: Readonly<Record<string, FieldSchema>>;
      readonly required?: readonly string[];
    };

type FaultKind =
  | 'missing'
  | 'twice'
  | 'too_long'
  | 'shape'
  | 'number'
  | 'too_small'
  | 'too_large'
  | 'too_few'
  | 'too_many';

/** What is wrong with a part of a field: `path` leads to it, as `days.0.title`; `limit` is the bound that it leaves. */
export interface FieldFault {
  readonly path: string;
  readonly kind: FaultKind;
  readonly limit?: number;
}

/** Whether a field holds nothing: no words, no entries. */
export function isEmptyField(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

type Of<Type> = Extract<FieldSchema, { type: Type }>;

function lineFault(schema: Of<'string'>, value: unknown): Omit<FieldFault, 'path'> | null {
  if (typeof value !== 'string' || (schema.enum && !schema.enum.includes(value))) return { kind: 'shape' };
  const { maxLength } = schema;
  if (maxLength !== undefined && value.length > maxLength) return { kind: 'too_long', limit: maxLength };
  return schema.pattern !== undefined && !new RegExp(schema.pattern).test(value) ? { kind: 'shape' } : null;
}

function numberFault(schema: Of<'integer' | 'number'>, value: unknown): Omit<FieldFault, 'path'> | null {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  if (typeof value !== 'number' || !Number.isFinite(value)) return { kind: 'number' };
  if (schema.type === 'integer' && !Number.isInteger(value)) return { kind: 'number' };
  if (value < minimum) return { kind: 'too_small', limit: minimum };
  return value > maximum ? { kind: 'too_large', limit: maximum } : null;
}

function listFaults(schema: Of<'array'>, value: unknown, path: string): FieldFault[] {
  if (!Array.isArray(value)) return [{ path, kind: 'shape' }];
  const { minItems = 0, maxItems = Infinity } = schema;
  if (value.length < minItems) return [{ path, kind: 'too_few', limit: minItems }];
  if (value.length > maxItems) return [{ path, kind: 'too_many', limit: maxItems }];
  return value.flatMap((item, at) => fieldFaults(schema.items, item, `${path}.${at}`));
}

function groupFaults(schema: Of<'object'>, value: unknown, path: string): FieldFault[] {
  if (typeof value !== 'object' || value === null) return [{ path, kind: 'shape' }];
  const { required = [] } = schema;
  return Object.entries(schema.properties).flatMap(([name, of]) => {
    const part = (value as Readonly<Record<string, unknown>>)[name];
    if (!isEmptyField(part)) return fieldFaults(of, part, `${path}.${name}`);
    return required.includes(name) ? [{ path: `${path}.${name}`, kind: 'missing' as const }] : [];
  });
}

/** What is wrong with a field that holds something. */
export function fieldFaults(schema: FieldSchema, value: unknown, path: string): FieldFault[] {
  if (isEmptyField(value)) return [{ path, kind: 'missing' }];
  switch (schema.type) {
    case 'string': {
      const fault = lineFault(schema, value);
      return fault === null ? [] : [{ path, ...fault }];
    }
    case 'boolean':
      return typeof value === 'boolean' ? [] : [{ path, kind: 'shape' }];
    case 'integer':
    case 'number': {
      const fault = numberFault(schema, value);
      return fault === null ? [] : [{ path, ...fault }];
    }
    case 'array':
      return listFaults(schema, value, path);
    case 'object':
      return groupFaults(schema, value, path);
  }
}
