import ipaddr from 'ipaddr.js';

/** Looks public and leads to the services of a cloud's own machines: Azure's. */
const METADATA = '168.63.129.16';
/** All of IPv6 that has been given out; the library calls the rest unicast too. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the internet at large. Everything else is refused: this machine, private and carrier networks, link-local
 * (where clouds keep their metadata), multicast, what is reserved, and IPv6 that carries an address of IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address === METADATA) return false;
  const read = ipaddr.parse(address);
  return read.range() === 'unicast' && (read instanceof ipaddr.IPv4 || read.match(GIVEN_OUT));
}
