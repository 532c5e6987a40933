import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';

/** Everybody who watches a film holds one: the fifty of the client would leave nothing for others. */
const MOST_LINES = 250;

/** Nothing moved on a line to the store for as long as is waited. The client does not know the name, and so does not wait two times more. */
export class SilentLine extends Error {
  override readonly name = 'SilentLine';

  constructor(ms: number) {
    super(`the store of files said nothing for ${ms / 1000} seconds`);
  }
}

function cutSilent<Agent extends HttpAgent>(agent: Agent, ms: number): Agent {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, done) => {
    const line = connect(options, done);
    line?.on('timeout', () => line.destroy(new SilentLine(ms)));
    return line;
  };
  return agent;
}

/**
 * What holds the lines to a store. One on which nothing moves for `ms` is cut: before the store answers, while it takes what is sent, and while it
 * sends. What moves may take as long as it wants.
 */
export function agentsOf(ms: number): { httpAgent: HttpAgent; httpsAgent: HttpsAgent } {
  const options = { keepAlive: true, maxSockets: MOST_LINES, timeout: ms };
  return { httpAgent: cutSilent(new HttpAgent(options), ms), httpsAgent: cutSilent(new HttpsAgent(options), ms) };
}

const lineOf = (body: Readable) => ('socket' in body ? (body.socket as Socket | null) : null);

/**
 * The body of an answer. A reader who rests, such as one who has stopped a film, is not a silent store.
 *
 * @param explain makes of a line that broke what the reader is told
 */
export function readInTime(body: Readable, ms: number, explain: (error: Error) => Error): Readable {
  const out = new PassThrough();
  body.on('pause', () => lineOf(body)?.setTimeout(0));
  body.on('resume', () => lineOf(body)?.setTimeout(ms));
  body.once('error', (error) => out.destroy(explain(error)));
  out.once('close', () => body.destroy());
  return body.pipe(out);
}
