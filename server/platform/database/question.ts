import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Where a value will stand. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/** A database, or something that holds one with what else a question is made of. */
type Source = Db | { db: Db };

function databaseOf(source: Source): Db {
  return 'db' in source ? source.db : source;
}

/**
 * A question that is put into words once for each source, and asked with other values: putting a long one into words takes as
 * long as answering it.
 *
 * @param build is called once and must not look at the values, only place them.
 */
export function question<From extends Source, Values extends Record<string, unknown>, Row>(
  build: (from: From, values: Values) => Compilable<Row>,
): (from: From, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<From, CompiledQuery<Row>>();
  const slots = new Proxy({} as Values, { get: (_, name) => new Slot(String(name)) });
  return async (from, values) => {
    const words = compiled.get(from) ?? build(from, slots).compile();
    compiled.set(from, words);
    const parameters = words.parameters.map((value) => (value instanceof Slot ? values[value.name] : value));
    return (await databaseOf(from).executeQuery<Row>({ ...words, parameters })).rows;
  };
}
