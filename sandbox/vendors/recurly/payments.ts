import { RecurlyError, type RefusalName, refusedPayment } from './errors.ts';
import type { Site } from './site.ts';
import type { Account, Card, Token } from './state.ts';

const TOKEN_LIFE_MS = 20 * 60_000;

const CARDS: Readonly<Record<string, Card['behaviour']>> = {
  '4111111111111111': 'approve',
  '4000000000000002': 'decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000003220': 'three_d_secure',
  '5555555555554444': 'approve',
};

const isLuhn = (digits: string) =>
  [...digits].toReversed().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

/** What the holder typed into the hosted fields. @returns the card, or the names of the fields that are wrong. */
export function readCard(fields: Record<string, unknown>, now: number): Card | string[] {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const number = text('number').replaceAll(/[\s-]/g, '');
  const month = Number(text('month'));
  const year = Number(text('year').length === 2 ? `20${text('year')}` : text('year'));
  const faults = [
    /^\d{12,19}$/.test(number) && isLuhn(number) ? '' : 'number',
    month >= 1 && month <= 12 && year >= new Date(now).getUTCFullYear() && year < 2100 ? '' : 'expiry',
    /^\d{3,4}$/.test(text('cvv')) ? '' : 'cvv',
    text('first_name') === '' ? 'first_name' : '',
    text('last_name') === '' ? 'last_name' : '',
  ].filter(Boolean);
  if (faults.length > 0) return faults;
  return {
    brand: number.startsWith('4') ? 'Visa' : 'MasterCard',
    firstSix: number.slice(0, 6),
    lastFour: number.slice(-4),
    month,
    year,
    firstName: text('first_name'),
    lastName: text('last_name'),
    behaviour: CARDS[number] ?? 'approve',
  };
}

/** Takes a token out of use. @throws RecurlyError where it is unknown, spent, too old or of another kind. */
export function spendToken<Kind extends Token['kind']>(
  site: Site,
  id: unknown,
  kind: Kind,
): Extract<Token, { kind: Kind }> {
  const token = typeof id === 'string' ? site.state().tokens[id] : undefined;
  if (!token || token.kind !== kind || token.spent || site.now() - token.madeAt > TOKEN_LIFE_MS)
    throw new RecurlyError(400, 'invalid_token', 'Token is either invalid or expired');
  token.spent = true;
  return token as Extract<Token, { kind: Kind }>;
}

function isExpired({ month, year }: Card, now: number): boolean {
  return now >= Date.UTC(year, month, 1);
}

/** Why a card cannot be charged, or null. */
function refusalOf(
  card: Card | null,
  amount: number,
  now: number,
  asked: { present: boolean; proved: boolean },
): RefusalName | null {
  if (amount <= 0) return null;
  if (card === null) return 'no_card';
  if (isExpired(card, now)) return 'expired_card';
  if (card.behaviour === 'decline' || card.behaviour === 'insufficient_funds') return card.behaviour;
  return card.behaviour === 'three_d_secure' && asked.present && !asked.proved ? 'three_d_secure' : null;
}

export interface Asked {
  /** The holder sits there; a renewal has nobody to ask. */
  present: boolean;
  /** The holder proved to the bank who they are. */
  proved: boolean;
}

/** Charges a card. Nothing but the record of it changes where it is refused. @throws RecurlyError `transaction`. */
export function chargeCard(
  site: Site,
  account: Account,
  amount: number,
  asked: Asked,
  card: Card | null = account.card,
): void {
  const refusal = refusalOf(card, amount, site.now(), asked);
  const transaction = site.id('transaction');
  if (refusal === null) {
    if (amount > 0) site.record('payment', { account: account.code, amount, transaction });
    return;
  }
  site.record('payment.refused', { account: account.code, amount, transaction, reason: refusal });
  if (refusal !== 'three_d_secure') throw refusedPayment(refusal, transaction);
  const action = site.id('action');
  site.state().tokens[action] = { kind: 'action', madeAt: site.now(), spent: false };
  throw refusedPayment(refusal, transaction, action);
}

/** Whether the holder proved to the bank who they are. @throws RecurlyError where the proof failed. */
export function readProof(site: Site, resultToken: unknown): boolean {
  if (resultToken === undefined || resultToken === null) return false;
  const { passed } = spendToken(site, resultToken, 'action_result');
  if (!passed) throw refusedPayment('decline', site.id('transaction'));
  return true;
}
