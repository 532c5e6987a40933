import type { NodeType } from '../graph/node-type.ts';

type Plain = Record<string, unknown>;

/** A type whose values are plain objects that show what they hold, all of it unless asked otherwise. */
export function plainType(name: string, fields: readonly string[]): NodeType<Plain> {
  const row = (field: string) => [field, { read: (_visit: unknown, node: Plain) => node[field] }] as const;
  return { name, usual: fields.join(','), fields: Object.fromEntries(fields.map(row)) };
}
