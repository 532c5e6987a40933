import { globalAgent } from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls, { type ConnectionOptions, type TLSSocket } from 'node:tls';

const SECURE_PORT = 443;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

interface Inward {
  /** The hosts that are played here. */
  hosts: readonly string[];
  /** Where they are played, on 127.0.0.1. */
  port: number;
  /** What vouches for them; PEM. */
  ca: string;
}

/** What `net.connect` and `tls.connect` take: options, or a port and a host, or a path, then a listener. */
function optionsOf(args: readonly unknown[]): { host?: string; path?: string; port?: number } {
  // The socket's own `connect` is called by Node itself with its arguments already put in order, as one list.
  const [first, second, third] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === 'object' && first !== null) return first;
  if (typeof first === 'string' && Number.isNaN(Number(first))) return { path: first };
  const options = { port: Number(first), ...(typeof second === 'object' ? second : third === undefined ? {} : third) };
  return typeof second === 'string' ? { ...options, host: second } : options;
}

/**
 * Redirects every TLS connection to one of the hosts to this machine, and refuses every other connection that leaves it. The name of the
 * host is still checked against the certificate. A vendor's own client, unmodified, then speaks to the simulator under the vendor's real
 * address, and nothing in this thread can reach the internet.
 *
 * @returns what undoes it
 */
export function turnInward({ hosts, port, ca }: Inward): () => void {
  const outward = { secure: tls.connect, plain: net.Socket.prototype.connect, noProxy: process.env['NO_PROXY'] };

  function connectInward(...args: unknown[]): TLSSocket {
    const options = optionsOf(args) as ConnectionOptions;
    const host = options.servername ?? options.host ?? '';
    if (options.port !== SECURE_PORT) return Reflect.apply(outward.secure, tls, args);
    if (!hosts.includes(host)) throw new Error(`${host} is not simulated here, and nothing else can be reached.`);
    const listener = args.findLast((arg): arg is () => void => typeof arg === 'function');
    return outward.secure({ ...options, host: '127.0.0.1', port, servername: host, ca }, listener);
  }

  function connectNear(this: net.Socket, ...args: unknown[]): net.Socket {
    const { host = 'localhost', path } = optionsOf(args);
    if (path === undefined && !LOOPBACK.has(host)) throw new Error(`${host} is not on this machine.`);
    return Reflect.apply(outward.plain, this, args);
  }

  tls.connect = connectInward as typeof tls.connect;
  net.Socket.prototype.connect = connectNear as typeof net.Socket.prototype.connect;
  // A proxy that the environment names would be asked in place of the vendor.
  process.env['NO_PROXY'] = '*';
  syncBuiltinESMExports();

  return () => {
    // Connections that were kept alive still lead to the simulators.
    globalAgent.destroy();
    tls.connect = outward.secure;
    net.Socket.prototype.connect = outward.plain;
    if (outward.noProxy === undefined) delete process.env['NO_PROXY'];
    else process.env['NO_PROXY'] = outward.noProxy;
    syncBuiltinESMExports();
  };
}
