import { parse, protocol, type PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import { type StatementNames, createStatementNames, isOutdatedPlan } from './statement-names.ts';

const { serialize } = protocol;

interface Prepared {
  name: string;
  /** Types of the parameters, by their numbers in `pg_type`. */
  types: number[];
}

/** Runs statements of the embedded database by name, so that it parses and plans each of them once: up to twenty times faster. */
class Preparer {
  readonly #pglite: PGlite;
  /** Names whose statements the database still holds, and nobody asks for again. */
  readonly #dropped: string[] = [];
  readonly #names: StatementNames;
  readonly #prepared = new Map<string, Prepared>();

  constructor(pglite: PGlite, most: number | undefined) {
    this.#pglite = pglite;
    this.#names = createStatementNames({
      ...(most !== undefined && { most }),
      onDrop: (name) => this.#dropped.push(name),
    });
  }

  /** @returns undefined when the text is not worth a name (yet). */
  nameOf(text: string): string | undefined {
    return this.#names.nameOf(text);
  }

  /** To be called by whoever holds the database: nobody else may send to it meanwhile. */
  async run(
    { name, text, values }: { name: string; text: string; values: unknown[] },
    inTransaction: boolean,
  ): Promise<Results> {
    return this.#pglite._runExclusiveQuery(async () => {
      try {
        await this.#close();
        const { types } = await this.#prepare(name, text);
        const bound = serialize.bind({ statement: name, values: this.#serialized(values, types) });
        const answers = await this.#send(bound, serialize.describe({ type: 'P' }), serialize.execute({}));
        return parse.parseResults(answers, this.#pglite.parsers)[0] as Results;
      } finally {
        if (!inTransaction) await this.#pglite.syncToFs();
      }
    });
  }

  forget(): void {
    this.#names.renew();
  }

  async #close(): Promise<void> {
    for (const name of this.#dropped.splice(0)) {
      if (this.#prepared.delete(name)) await this.#send(serialize.close({ type: 'S', name }));
    }
  }

  async #prepare(name: string, text: string): Promise<Prepared> {
    const known = this.#prepared.get(name);
    if (known) return known;
    const described = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const prepared = { name, types: parse.parseDescribeStatementResults(described) };
    this.#prepared.set(name, prepared);
    return prepared;
  }

  #serialized(values: unknown[], types: readonly number[]): (string | null)[] {
    return values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serializer = this.#pglite.serializers[types[index] ?? 0];
      return serializer ? serializer(value) : String(value);
    });
  }

  /** Each call into the database costs some 15 µs, so all messages go in one; after a failed one it skips the others up to the sync. */
  async #send(...messages: Uint8Array[]) {
    return this.#pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });
  }
}

type Query = <Row>(text: string, values?: unknown[]) => Promise<Results<Row>>;

/** The part of PGlite that Kysely uses, with every statement prepared that comes more than once. */
export interface PreparedPglite {
  readonly closed: boolean;
  readonly ready: boolean;
  readonly waitReady: Promise<void>;
  close(): Promise<void>;
  query: Query;
  transaction: PGlite['transaction'];
}

/**
 * @param afterEach awaited after every statement.
 * @param most how many statements are kept prepared; as many as `createStatementNames` keeps when it is left out.
 */
export function preparedPglite(pglite: PGlite, afterEach: () => Promise<void>, most?: number): PreparedPglite {
  const preparer = new Preparer(pglite, most);

  async function inTransaction(tx: Transaction, text: string, values: unknown[]): Promise<Results> {
    const name = preparer.nameOf(text);
    if (name === undefined) return tx.query(text, values);
    try {
      return await preparer.run({ name, text, values }, true);
    } catch (error) {
      if (isOutdatedPlan(error)) preparer.forget();
      throw error;
    }
  }

  async function alone(text: string, values: unknown[]): Promise<Results> {
    const name = preparer.nameOf(text);
    if (name === undefined) return pglite.query(text, values);
    try {
      return await pglite._runExclusiveTransaction(() => preparer.run({ name, text, values }, false));
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      preparer.forget();
      return pglite.query(text, values);
    }
  }

  const withRest = (run: (text: string, values: unknown[]) => Promise<Results>) =>
    (async (text: string, values: unknown[] = []) => {
      try {
        return await run(text, [...values]);
      } finally {
        await afterEach();
      }
    }) as Query;

  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: withRest(alone),
    transaction: (work) =>
      pglite.transaction((tx) => work({ ...tx, query: withRest((...call) => inTransaction(tx, ...call)) })),
  };
}
