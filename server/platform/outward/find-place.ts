import { isIP } from 'node:net';
import { isLoopbackName } from '../http/host-names.ts';
import type { Outside, Place } from './outside.ts';
import { isPublicAddress } from './public-address.ts';

/** Websites that the sandbox plays. Nothing else that is not public can be reached. */
export interface PlayedSites {
  hosts: ReadonlySet<string>;
  /** Where they are played; each under its name. */
  at: URL;
}

/** Where to connect, and what to ask for there. */
export interface Found {
  place: Place;
  host: string;
  path: string;
}

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** The URL of an address as people type it: with https, unless it says otherwise. Null for what is no address of a website. */
export function readWebAddress(typed: string): URL | null {
  const address = typed.trim();
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(full) ? new URL(full) : null;
}

function playedPlace(url: URL, { at }: PlayedSites): Found {
  const secure = at.protocol === 'https:';
  const port = Number(at.port) || (secure ? 443 : 80);
  return {
    place: { address: at.hostname, port, secureAs: secure ? at.hostname : null },
    host: at.host,
    path: `${at.pathname}/${url.hostname}${url.pathname}${url.search}`,
  };
}

/**
 * Resolves and checks a URL. One address that is not public among many is enough to refuse it, and the connection goes to an address that was
 * checked, so that a name which answers otherwise a moment later changes nothing.
 */
export async function findPlace(
  url: URL,
  resolve: Outside['resolve'],
  played: PlayedSites | null,
): Promise<Found | 'refused' | 'unreachable'> {
  if (!(url.protocol in PORTS) || url.username !== '' || url.password !== '') return 'refused';
  if (played?.hosts.has(url.hostname)) return playedPlace(url, played);
  const port = url.port === '' ? (PORTS[url.protocol] ?? 0) : Number(url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (!Object.values(PORTS).includes(port) || isLoopbackName(host)) return 'refused';
  const addresses = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host];
  if (!addresses.every(isPublicAddress)) return 'refused';
  const address = addresses.find((candidate) => isIP(candidate) === 4) ?? addresses[0];
  if (address === undefined) return 'unreachable';
  const secureAs = url.protocol === 'https:' ? host : null;
  return { place: { address, port, secureAs }, host: url.host, path: `${url.pathname}${url.search}` };
}
