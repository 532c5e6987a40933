import type { FastifyInstance } from 'fastify';

/**
 * Has a server that stops end the connection of each call that was still under way. Connections that wait are closed at once, and one that only waits after
 * its answer would keep the process alive until its time was over.
 */
export function endConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) void reply.header('connection', 'close');
    done();
  });
}
