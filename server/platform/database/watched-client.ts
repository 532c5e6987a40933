import type { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAwayError } from './database-away.ts';
import type { Line, SilenceWatch } from './silence.ts';

/** How long the server may take to say that it is there. */
const ASKING_MS = 5000;

type Told = (error: Error) => void;

/** Once TLS is spoken it is another one than before. */
const socketOf = (client: pg.Client) => (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * A client class for pools, whose connections are cut when the server falls silent, and fail at once while it is. One that ends is told of to whoever
 * waits for it, and never as an event that nobody hears: while a connection is lent, its pool does not listen, and the process would end.
 */
export function watchedClient(watch: SilenceWatch): typeof pg.Client {
  return class WatchedClient extends pg.Client {
    #waits = false;
    #isBroken = false;
    readonly #line: Line;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.#line = {
        isWaiting: () => this.#waits,
        heard: () => socketOf(this).bytesRead,
        cut: (reason) => void socketOf(this).destroy(reason),
      };
      const answered = () => {
        this.#waits = false;
      };
      this.on('error', () => {
        this.#isBroken = true;
      });
      this.on('connect', answered);
      this.on('drain', answered);
      this.on('end', () => watch.remove(this.#line));
    }

    // The signatures of pg have a dozen overloads: with what is called when it is done, and without.
    override connect(...args: unknown[]): never {
      const reason = watch.away();
      const [told] = args as [Told?];
      if (reason !== null && told) return process.nextTick(told, reason) as never;
      if (reason !== null) return Promise.reject(reason) as never;
      this.#waits = true;
      watch.add(this.#line);
      return (super.connect as (...all: unknown[]) => never).apply(this, args);
    }

    override query(...args: unknown[]): never {
      this.#waits = true;
      const answer = (super.query as (...all: unknown[]) => never).apply(this, args);
      const reason = watch.away();
      if (reason !== null) this.#line.cut(reason);
      return ((answer as unknown) instanceof Promise ? this.#explained(answer) : answer) as never;
    }

    /** What a broken connection says has many words, such as `read ECONNRESET`, or that it is not queryable. */
    async #explained(answer: Promise<unknown>): Promise<unknown> {
      try {
        return await answer;
      } catch (error) {
        const isSaid = error instanceof pg.DatabaseError || error instanceof DatabaseAwayError;
        throw this.#isBroken && !isSaid ? new DatabaseAwayError(error) : error;
      }
    }
  };
}

/** Whether a server answers on a new connection, if only to say that it has none left. */
export async function serverAnswers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ASKING_MS, query_timeout: ASKING_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return true;
  } catch (error) {
    socketOf(client).destroy();
    return error instanceof pg.DatabaseError;
  }
}
