import type { Effect } from '../../kit/effects.ts';
import type { IdCounters } from '../../kit/ids.ts';

export interface MailMessage {
  id: string;
  /** Epoch ms on the sandbox's clock when it was delivered. */
  receivedAt: number;
  /** The `Date:` header, ISO, or null when there was none. */
  date: string | null;
  from: string;
  to: string[];
  /** The addresses of the envelope, blind copies included. */
  recipients: string[];
  subject: string;
  text: string;
  /** Null for a message without an HTML part. */
  html: string | null;
  headers: Record<string, string>;
  attachments: { filename: string; type: string; bytes: number; digest: string }[];
  /** SHA-256 of the message as it came over the wire. */
  digest: string;
}

export interface MailState {
  messages: MailMessage[];
  counters: IdCounters;
  effects: Effect[];
}

export function freshMailState(): MailState {
  return { messages: [], counters: {}, effects: [] };
}
