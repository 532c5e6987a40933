import { createHmac } from 'node:crypto';
import type { SandboxClock } from '../../kit/clock.ts';
import { ControlError } from '../../kit/control-error.ts';
import type { Fields } from '../../kit/form.ts';
import type { RecurlyState } from './state.ts';

/** Where the merchant hears of changes, and the key that its letters are signed with. */
export interface Endpoint {
  url: string;
  key: string;
}

/** How letters arrive: so late, so often, and perhaps the last one first. */
interface Delivery {
  delayMs: number;
  times: number;
  reversed: boolean;
  lost: boolean;
}

const PROMPT: Delivery = { delayMs: 0, times: 1, reversed: false, lost: false };
const WAIT_MS = 5000;

/** `recurly-signature` of a body. */
export function signatureOf(key: string, body: string, at: number): string {
  return `${at},${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`;
}

export interface Hooks {
  tell(objectType: string, eventType: string, about: Record<string, unknown>, at: number): void;
  deliver(): Promise<void>;
  change(fields: Fields): Delivery;
  clear(): void;
}

interface HooksOptions {
  clock: SandboxClock;
  endpoint: Endpoint | undefined;
  state(): RecurlyState;
  id(): string;
}

export function createHooks({ clock, endpoint, state, id }: HooksOptions): Hooks {
  let delivery = PROMPT;

  async function send(target: Endpoint, body: string, hookId: string): Promise<void> {
    try {
      await fetch(target.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'recurly-signature': signatureOf(target.key, body, clock.now()),
          'recurly-notification-id': hookId,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(WAIT_MS),
      });
    } catch {
      // The merchant does not answer: what it missed it reads when it asks for the state.
    }
  }

  async function deliver(): Promise<void> {
    const due = state().hooks.filter((hook) => hook.sentAt === null && hook.dueAt <= clock.now());
    const { times, reversed, lost } = delivery;
    for (const hook of due) hook.sentAt = clock.now();
    if (endpoint === undefined || lost) return;
    for (const hook of reversed ? due.toReversed() : due)
      for (let time = 0; time < times; time += 1) await send(endpoint, JSON.stringify(hook.body), hook.id);
  }

  return {
    tell(objectType, eventType, about, at) {
      const hookId = id();
      const body = {
        id: hookId,
        object_type: objectType,
        event_type: eventType,
        event_time: new Date(at).toISOString(),
        ...about,
      };
      const { hooks } = state();
      hooks.push({ id: hookId, body, dueAt: at + delivery.delayMs, sentAt: null });
      // Letters that went out long ago are of no use to anybody.
      if (hooks.length > 500) hooks.splice(0, hooks.length - 500);
    },
    deliver,
    change(fields) {
      const delayMs = Number(fields['delayMs'] ?? 0);
      const times = Number(fields['times'] ?? 1);
      if (!(delayMs >= 0 && times >= 1 && times <= 10))
        throw new ControlError('"delayMs" is 0 or more, "times" from 1 to 10.');
      delivery = {
        delayMs,
        times,
        reversed: String(fields['reversed']) === 'true',
        lost: String(fields['lost']) === 'true',
      };
      return delivery;
    },
    clear: () => {
      delivery = PROMPT;
    },
  };
}
