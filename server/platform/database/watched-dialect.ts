import type { CompiledQuery, DatabaseConnection, Dialect, Driver, Kysely } from 'kysely';
import { createWriteWatch, type WriteWatch } from './write-watch.ts';

/** A connection that notes what is written through it, and tells it when nobody can undo it any more. */
class WatchedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #watch: WriteWatch;
  #inTransaction = false;
  readonly #written = new Set<string>();

  constructor(inner: DatabaseConnection, watch: WriteWatch) {
    this.inner = inner;
    this.#watch = watch;
  }

  async executeQuery<Row>(query: CompiledQuery) {
    this.#watch.noteStatement(query.sql);
    const tables = this.#watch.writtenBy(query.sql);
    for (const table of tables) this.#written.add(table);
    try {
      return await this.inner.executeQuery<Row>(query);
    } finally {
      // A statement that failed may have been done all the same, when only its answer was lost.
      if (!this.#inTransaction) this.tell();
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    this.#watch.noteStatement(query.sql);
    return this.inner.streamQuery<Row>(query, chunkSize);
  }

  begin(): void {
    this.#inTransaction = true;
    this.#written.clear();
  }

  end(): void {
    this.#inTransaction = false;
    this.tell();
  }

  private tell(): void {
    if (this.#written.size === 0) return;
    this.#watch.changed([...this.#written]);
    this.#written.clear();
  }
}

function innerOf(connection: DatabaseConnection): DatabaseConnection {
  return connection instanceof WatchedConnection ? connection.inner : connection;
}

/** A driver whose connections are watched. Savepoints are left to the connection's own statements. */
function watchedDriver(driver: Driver, watch: WriteWatch): Driver {
  const watched = new WeakMap<DatabaseConnection, WatchedConnection>();
  const around = (inner: DatabaseConnection) => {
    const known = watched.get(inner) ?? new WatchedConnection(inner, watch);
    watched.set(inner, known);
    return known;
  };
  return {
    init: (options) => driver.init(options),
    destroy: (options) => driver.destroy(options),
    acquireConnection: async (options) => around(await driver.acquireConnection(options)),
    releaseConnection: (connection, options) => driver.releaseConnection(innerOf(connection), options),
    async beginTransaction(connection, settings) {
      await driver.beginTransaction(innerOf(connection), settings);
      around(innerOf(connection)).begin();
    },
    async commitTransaction(connection) {
      try {
        await driver.commitTransaction(innerOf(connection));
      } finally {
        around(innerOf(connection)).end();
      }
    },
    async rollbackTransaction(connection) {
      try {
        await driver.rollbackTransaction(innerOf(connection));
      } finally {
        around(innerOf(connection)).end();
      }
    },
    savepoint: (connection, name, compile) =>
      driver.savepoint?.(innerOf(connection), name, compile) ?? Promise.resolve(),
    rollbackToSavepoint: (connection, name, compile) =>
      driver.rollbackToSavepoint?.(innerOf(connection), name, compile) ?? Promise.resolve(),
    releaseSavepoint: (connection, name, compile) =>
      driver.releaseSavepoint?.(innerOf(connection), name, compile) ?? Promise.resolve(),
  };
}

/** @returns the same dialect with every statement seen, and who to ask about them. */
export function watchedDialect(dialect: Dialect): { dialect: Dialect; watch: WriteWatch } {
  const watch = createWriteWatch();
  return {
    watch,
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => watchedDriver(dialect.createDriver(), watch),
      createIntrospector: (db: Kysely<unknown>) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
  };
}
