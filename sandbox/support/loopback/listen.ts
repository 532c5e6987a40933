import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from './certificates.ts';
import { turnInward } from './preload.ts';

/** A simulator behind a vendor's host name: whose routes they are, and under which path. */
export interface Simulator {
  app: FastifyInstance;
  base: string;
}

/**
 * Puts simulators behind their vendors' real host names: one TLS listener on this machine that tells them apart by `Host`. From now
 * on this thread reaches these hosts and loopback, and nothing else, until it is closed.
 */
export async function playVendors(
  simulators: Readonly<Record<string, Simulator>>,
): Promise<{ close(): Promise<void> }> {
  const hosts = Object.keys(simulators);
  const { key, cert } = makeCertificate(hosts, Date.now());
  await Promise.all(Object.values(simulators).map(({ app }) => app.ready()));
  const server = createServer({ key, cert }, (request, response) => {
    const simulator = simulators[request.headers.host ?? ''];
    if (simulator === undefined) {
      response.writeHead(421).end();
      return;
    }
    request.url = `${simulator.base}${request.url ?? '/'}`;
    simulator.app.routing(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const undo = turnInward({ hosts, port: (server.address() as AddressInfo).port, ca: cert });
  return {
    close: async () => {
      undo();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
