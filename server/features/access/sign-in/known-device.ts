import { DAY_MS } from '@yardsign/domain/time/spans';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallContext } from '../../../platform/http/bind.ts';
import type { AccessDeps } from '../ports.ts';

/** How long a browser is remembered after it was last signed in with. */
const REMEMBERED_DAYS = 180;
/** Accounts of one browser, the last used first. */
const MOST_MEMBERS = 8;

/** A browser, and the accounts that were signed in to with it. */
export interface KnownDevice {
  id: string;
  members: ReadonlyMap<string, number>;
}

/** A caller without the cookie: an API client, or a browser that nobody has signed in with. */
export const NEW_DEVICE: KnownDevice = { id: '', members: new Map() };

type Deps = Pick<AccessDeps, 'clock' | 'random' | 'sessionKey' | 'secureCookies'>;

const nameOf = (secure: boolean) => (secure ? '__Host-device' : 'device');
const today = (deps: Pick<Deps, 'clock'>) => Math.floor(deps.clock.now().getTime() / DAY_MS);

function sign(said: string, key: Buffer): string {
  return createHmac('sha256', key).update(`known-device|${said}`).digest('base64url');
}

/** Whether somebody has signed in to this account with this browser before. */
export function isKnown(device: KnownDevice, memberId: string): boolean {
  return device.members.has(memberId);
}

/** Reads the cookie of a browser. One that was not signed here, or is old, says nothing. */
export function readDevice(deps: Deps, context: Pick<CallContext, 'cookie'>): KnownDevice {
  const [, said = '', mac = ''] =
    /^(.{1,1000})~([\w-]{43})$/.exec(context.cookie(nameOf(deps.secureCookies)) ?? '') ?? [];
  const wanted = Buffer.from(sign(said, deps.sessionKey));
  if (mac.length !== wanted.length || !timingSafeEqual(Buffer.from(mac), wanted)) return NEW_DEVICE;
  const [id = '', ...entries] = said.split('~');
  const members = entries
    .map((entry) => entry.split('.') as [string, string])
    .map(([member, day]) => [member, Number.parseInt(day, 36)] as const)
    .filter(([, day]) => today(deps) - day <= REMEMBERED_DAYS);
  return { id, members: new Map(members) };
}

/** Remembers that this browser was signed in with: it is told apart by a signed cookie, and nothing of it is stored. */
export function rememberDevice(deps: Deps, context: Pick<CallContext, 'cookie' | 'setCookie'>, memberId: string): void {
  const known = readDevice(deps, context);
  const id = known.id === '' ? deps.random.bytes(12).toString('base64url') : known.id;
  const others = [...known.members].filter(([member]) => member !== memberId);
  const entries = [[memberId, today(deps)] as const, ...others].slice(0, MOST_MEMBERS);
  const said = [id, ...entries.map(([member, day]) => `${member}.${day.toString(36)}`)].join('~');
  context.setCookie(nameOf(deps.secureCookies), `${said}~${sign(said, deps.sessionKey)}`, {
    maxAgeSeconds: REMEMBERED_DAYS * 86_400,
    sameSite: 'lax',
  });
}
