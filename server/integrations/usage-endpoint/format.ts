import type { ToldUse } from '../../features/usage/ports.ts';
import type { TellingCall } from '../../platform/teller.ts';

/** Each event as a call of its own: analytics take them with `?action=track` and the fields of the documents. @param address that of the analytics */
export function usageFormat(address: string): (events: readonly ToldUse[]) => TellingCall[] {
  const url = new URL(address);
  url.searchParams.set('action', 'track');
  const headers = { 'content-type': 'application/json' };
  return (events) => events.map((event) => ({ url: url.href, headers, body: JSON.stringify(event) }));
}
