import { RecurlyError, invalid } from './errors.ts';
import { type Body, isBody, textOf } from './fields.ts';
import { balanceOf, creditLeft } from './invoices.ts';
import { spendToken } from './payments.ts';
import type { Site } from './site.ts';
import type { Account, Card } from './state.ts';

const ADDRESS = ['phone', 'street1', 'street2', 'city', 'region', 'postal_code', 'country'];

function readAddress(given: unknown): Record<string, string> {
  const address: Body = isBody(given) ? given : {};
  return Object.fromEntries(ADDRESS.map((name) => [name, textOf(address[name])]));
}

/** The card of a token. One whose bank had a question comes again with the answer, and is not spent by the question. */
function cardOf(site: Site, billing: Body): Card {
  const known = site.state().tokens[textOf(billing['token_id'])];
  if (known?.kind === 'card' && billing['three_d_secure_action_result_token_id'] !== undefined) known.spent = false;
  return spendToken(site, billing['token_id'], 'card').card;
}

/** Makes the account of a code, or changes what is said of it. */
export function updateAccount(site: Site, code: string, body: Body): Account {
  if (!/^[\w@.+-]{1,50}$/.test(code)) throw invalid('account.code', 'is invalid');
  const { accounts } = site.state();
  const known = accounts[code];
  const account: Account = known ?? {
    id: site.id('account'),
    code,
    email: '',
    firstName: '',
    lastName: '',
    company: '',
    address: readAddress(null),
    card: null,
    createdAt: site.now(),
    updatedAt: site.now(),
  };
  const billing = isBody(body['billing_info']) ? body['billing_info'] : {};
  // A token that is no good leaves nothing behind.
  const card = billing['token_id'] === undefined ? account.card : cardOf(site, billing);
  const said = (name: string, present: string) => (typeof body[name] === 'string' ? body[name] : present);
  Object.assign(account, {
    card,
    email: said('email', account.email),
    firstName: said('first_name', account.firstName),
    lastName: said('last_name', account.lastName),
    company: said('company', account.company),
    address: body['address'] === undefined ? account.address : readAddress(body['address']),
    updatedAt: site.now(),
  });
  accounts[code] = account;
  site.tell('account', known ? 'updated' : 'created', { code });
  return account;
}

/** `PUT …/billing_info`: only with a token of the hosted fields; a number of a card is not taken. */
export function updateCard(site: Site, account: Account, body: Body): void {
  if ('number' in body) throw new RecurlyError(400, 'bad_request', 'Card numbers are not accepted; send a token_id.');
  account.card = spendToken(site, body['token_id'], 'card').card;
  account.updatedAt = site.now();
  site.record('billing_info', { account: account.code });
  site.tell('billing_info', 'updated', { account_code: account.code });
}

export function pastDueInvoices(site: Site, accountCode: string) {
  return site.state().invoices.filter((one) => one.accountCode === accountCode && one.state === 'past_due');
}

/** What the account owes, below 0 for what it is owed. */
export function balanceOfAccount(site: Site, accountCode: string): number {
  const owed = pastDueInvoices(site, accountCode).reduce((sum, invoice) => sum + balanceOf(invoice), 0);
  return owed - creditLeft(site, accountCode);
}
