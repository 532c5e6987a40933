import type pg from 'pg';
import { createStatementNames, isOutdatedPlan, type StatementNames } from './statement-names.ts';

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** Statements that open or end a transaction have no values and need no name. */
function isParameterised(text: unknown, values: unknown): values is unknown[] {
  return typeof text === 'string' && Array.isArray(values);
}

/**
 * A client class for a pool, made of another one, whose statements the server parses and plans once a connection.
 *
 * After a migration by another process a statement may no longer fit. It is then sent again as it is; inside a transaction,
 * which the server has given up by then, the error is thrown and the next try succeeds.
 */
export function preparingClient(
  Base: typeof pg.Client,
  names: StatementNames = createStatementNames(),
): typeof pg.Client {
  return class PreparingClient extends Base {
    #inTransaction = false;

    // The signature of pg has a dozen overloads; Kysely and the pool use the one with a text and values.
    override query(...args: unknown[]): never {
      const plain = super.query.bind(this) as unknown as (...all: unknown[]) => unknown;
      const [text, values] = args;
      if (typeof text === 'string') this.#follow(text);
      if (args.length !== 2 || !isParameterised(text, values)) return plain(...args) as never;
      const name = names.nameOf(String(text));
      if (name === undefined) return plain(text, values) as never;
      return this.#prepared(plain as Query, { name, text: String(text), values }) as never;
    }

    async #prepared(plain: Query, statement: { name: string; text: string; values: unknown[] }) {
      try {
        return await (plain as unknown as (query: object) => Promise<pg.QueryResult>)(statement);
      } catch (error) {
        if (!isOutdatedPlan(error)) throw error;
        names.renew();
        if (this.#inTransaction) throw error;
        return plain(statement.text, statement.values);
      }
    }

    #follow(text: string): void {
      if (/^(?:begin|start transaction)/.test(text)) this.#inTransaction = true;
      else if (/^(?:commit|rollback)$/.test(text)) this.#inTransaction = false;
    }
  };
}
