import type { FastifyReply } from 'fastify';
import type { Timers } from './timers.ts';

/** Ends a line without an answer: at once, or after it was kept open without a word until the client gave up or the time was over. */
export async function hangUp(reply: FastifyReply, timers: Timers, silenceMs: number | null): Promise<FastifyReply> {
  reply.hijack();
  if (silenceMs !== null) {
    const gone = new Promise<void>((resolve) => reply.raw.once('close', resolve));
    await Promise.race([timers.wait(silenceMs), gone]);
  }
  // The answer's end of the line: destroying the request does nothing once its body has been read.
  reply.raw.destroy();
  return reply;
}
