import { lookup } from 'node:dns/promises';
import { connect as connectPlain } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectSecure } from 'node:tls';

/** Where a connection goes. */
export interface Place {
  /** An IP address that was checked. It is never looked up again. */
  address: string;
  port: number;
  /** The name that the other end must have a certificate for; null without TLS. */
  secureAs: string | null;
}

/** What the outward client takes from this machine: names, lines and time. */
export interface Outside {
  /** Every address of a name. */
  resolve(host: string): Promise<readonly string[]>;
  connect(place: Place): Duplex;
  /** Aborts when so much time has passed. */
  deadline(ms: number): AbortSignal;
}

/** The internet, as this machine reaches it. */
export const internet: Outside = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect({ address, port, secureAs }) {
    if (secureAs === null) return connectPlain({ host: address, port });
    return connectSecure({ host: address, port, servername: secureAs, ALPNProtocols: ['http/1.1'] });
  },
  deadline: (ms) => AbortSignal.timeout(ms),
};
