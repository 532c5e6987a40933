import type { Effect } from '../../kit/effects.ts';
import type { IdCounters } from '../../kit/ids.ts';

export interface Contact {
  /** Digits only. */
  id: string;
  properties: Record<string, string | null>;
  /** Epoch ms on the sandbox's clock. */
  createdAt: number;
  updatedAt: number;
}

export interface HubSpotState {
  contacts: Contact[];
  counters: IdCounters;
  effects: Effect[];
}

/** Those of the demo's people whom the company's CRM knows from the beginning. */
const KNOWN: readonly [string, string, string][] = [
  ['maya@demo.yardsign.test', 'Maya', 'Alvarez'],
  ['luis@demo.yardsign.test', 'Luis', 'Herrera'],
  ['nora@demo.yardsign.test', 'Nora', 'Blake'],
  ['oscar@demo.yardsign.test', 'Oscar', 'Grant'],
  ['theo@demo.yardsign.test', 'Theo', 'Park'],
];
const FIRST_ID = 51;
const SINCE = Date.UTC(2026, 0, 5, 15);

export function freshHubSpotState(): HubSpotState {
  const contacts = KNOWN.map(([email, firstname, lastname], index) => ({
    id: String(FIRST_ID + index),
    properties: { email, firstname, lastname },
    createdAt: SINCE,
    updatedAt: SINCE,
  }));
  return { contacts, counters: {}, effects: [] };
}
