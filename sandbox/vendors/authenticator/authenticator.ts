import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../../kit/clock.ts';
import { ControlError } from '../../kit/control-error.ts';
import { answerControl, readControl } from '../../kit/control-routes.ts';

/** An account in the authenticator app of the sandbox's phone. */
export interface Entry {
  label: string;
  /** Base 32, as authenticator apps read it. */
  secret: string;
}

export interface AuthenticatorState {
  entries: Entry[];
}

export interface ShownCode {
  label: string;
  code: string;
  /** Seconds until the next one. */
  secondsLeft: number;
}

const PERIOD = 30;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** A phone is not a database. */
const MOST = 50;

function toBytes(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a moment, by RFC 6238: written here again, so that the product is held against the standard and not itself. */
function codeAt(secret: string, epochMs: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(epochMs / 1000 / PERIOD)));
  const digest = createHmac('sha1', toBytes(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** Reads what a person pastes: the address of a QR code, or the key with or without spaces. */
function readEntry(input: Record<string, unknown>): Entry {
  const pasted = String(input['key'] ?? '').trim();
  const address = pasted.startsWith('otpauth://') ? new URL(pasted) : undefined;
  const secret = (address?.searchParams.get('secret') ?? pasted).replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z2-7]{16,128}$/.test(secret))
    throw new ControlError('The key must be 16 or more letters and digits 2 to 7.');
  const named = String(input['label'] ?? '').trim() || decodeURIComponent(address?.pathname.split('/').at(-1) ?? '');
  return { label: named.slice(0, 60) || 'Yardsign', secret };
}

export interface Authenticator {
  codes(): ShownCode[];
  register(scope: FastifyInstance): void;
}

/** A phone with an authenticator app: it knows nothing of the product but the keys that it was given. */
export function createAuthenticator(options: {
  clock: SandboxClock;
  state(): AuthenticatorState;
  touch(): void;
}): Authenticator {
  const { clock, state, touch } = options;
  const codes = () => {
    const now = clock.now();
    const secondsLeft = PERIOD - (Math.floor(now / 1000) % PERIOD);
    return state().entries.map(({ label, secret }) => ({ label, code: codeAt(secret, now), secondsLeft }));
  };
  return {
    codes,
    register(scope) {
      scope.get('/authenticator/_state', async () => ({ codes: codes() }));
      scope.post('/authenticator/_add', async (request, reply) => {
        const entry = readEntry(await readControl(request));
        const others = state().entries.filter(({ label }) => label !== entry.label);
        state().entries = [...others, entry].slice(-MOST);
        touch();
        return answerControl(request, reply, { codes: codes() });
      });
      scope.post('/authenticator/_remove', async (request, reply) => {
        const { label } = await readControl(request);
        state().entries = state().entries.filter((entry) => entry.label !== label);
        touch();
        return answerControl(request, reply, { codes: codes() });
      });
    },
  };
}
