import type { SandboxClock } from '../../kit/clock.ts';
import type { EffectLog } from '../../kit/effects.ts';
import { HubSpotRefusal } from './refusal.ts';
import type { Contact, HubSpotState } from './state.ts';

const DAY_MS = 86_400_000;
const LARGEST_VALUE = 65_536;

/** The properties of this account and their types; a real one has hundreds, and refuses those that it has not. */
const PROPERTIES: Readonly<Record<string, 'string' | 'date'>> = {
  email: 'string',
  firstname: 'string',
  lastname: 'string',
  kcm_fb_check_date: 'date',
  kcm_li_check_date: 'date',
  kcm_value_moment: 'date',
  kcm_onboarding_role: 'string',
  kcm_onboarding_tenure: 'string',
  kcm_onboarding_goal: 'string',
};

export interface ContactCall {
  method: string;
  /** The id or the address in the path; undefined where the call is about contacts at large. */
  which: string | undefined;
  query: URLSearchParams;
  body: unknown;
}

export interface Account {
  clock: SandboxClock;
  state(): HubSpotState;
  effects: EffectLog;
  nextId(): string;
  requestId: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as it is kept. A date may come as a day or as the milliseconds of its midnight, and is kept as a day. */
function readValue(name: string, value: unknown): string | null {
  if (value === null || value === '') return null;
  const text = typeof value === 'string' ? value : String(value);
  if (text.length > LARGEST_VALUE) throw invalid(name, 'PROPERTY_VALUE_TOO_LONG', 'The value is too long');
  if (PROPERTIES[name] !== 'date') return text;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  const ms = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (ms % DAY_MS === 0) return new Date(ms).toISOString().slice(0, 10);
  throw invalid(name, 'INVALID_DATE', `${text} was not a valid date. Datetimes must be at midnight UTC`);
}

function invalid(name: string, error: string, message: string): HubSpotRefusal {
  const errors = [{ message, code: error, context: { propertyName: [name] } }];
  return new HubSpotRefusal('VALIDATION_ERROR', `Property values were not valid: ${JSON.stringify(errors)}`, {
    errors,
  });
}

function readProperties(body: unknown): Record<string, string | null> {
  const properties = isObject(body) ? body['properties'] : undefined;
  if (!isObject(properties)) throw new HubSpotRefusal('VALIDATION_ERROR', 'Invalid input JSON: properties is missing');
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      if (!Object.hasOwn(PROPERTIES, name))
        throw invalid(name, 'PROPERTY_DOESNT_EXIST', `Property "${name}" does not exist`);
      return [name, readValue(name, value)];
    }),
  );
}

function byAddress(state: HubSpotState, email: string): Contact | undefined {
  return state.contacts.find(({ properties }) => properties['email']?.toLowerCase() === email.toLowerCase());
}

function find({ state }: Account, { which = '', query }: ContactCall): Contact {
  const property = query.get('idProperty');
  if (property !== null && property !== 'email')
    throw new HubSpotRefusal('VALIDATION_ERROR', `Property "${property}" does not hold unique values`);
  const found =
    property === 'email' ? byAddress(state(), which) : state().contacts.find((contact) => contact.id === which);
  if (!found) throw new HubSpotRefusal('OBJECT_NOT_FOUND', 'resource not found');
  return found;
}

function present({ id, properties, createdAt, updatedAt }: Contact, wanted: readonly string[]) {
  const names = wanted.length > 0 ? wanted : ['email', 'firstname', 'lastname'];
  const times = { createdate: new Date(createdAt), lastmodifieddate: new Date(updatedAt) };
  return {
    id,
    properties: {
      ...Object.fromEntries(names.map((name) => [name, properties[name] ?? null])),
      createdate: times.createdate.toISOString(),
      hs_object_id: id,
      lastmodifieddate: times.lastmodifieddate.toISOString(),
    },
    createdAt: times.createdate.toISOString(),
    updatedAt: times.lastmodifieddate.toISOString(),
    archived: false,
  };
}

function record(account: Account, kind: 'created' | 'updated', contact: Contact, changed: object): void {
  const { clock, effects, requestId } = account;
  const detail = { contactId: contact.id, email: contact.properties['email'], properties: changed };
  effects.record({ kind, at: new Date(clock.now()).toISOString(), requestId, detail });
}

function create(account: Account, body: unknown) {
  const properties = readProperties(body);
  const known = byAddress(account.state(), properties['email'] ?? '');
  if (known) throw new HubSpotRefusal('CONFLICT', `Contact already exists. Existing ID: ${known.id}`);
  const now = account.clock.now();
  const contact = { id: account.nextId(), properties, createdAt: now, updatedAt: now };
  account.state().contacts.push(contact);
  record(account, 'created', contact, properties);
  return { status: 201, body: present(contact, Object.keys(properties)) };
}

function update(account: Account, call: ContactCall) {
  const contact = find(account, call);
  const properties = readProperties(call.body);
  Object.assign(contact.properties, properties);
  contact.updatedAt = account.clock.now();
  record(account, 'updated', contact, properties);
  return { status: 200, body: present(contact, Object.keys(properties)) };
}

/** Answers one call about contacts. @throws HubSpotRefusal */
export function answerContacts(account: Account, call: ContactCall): { status: number; body: object } {
  if (call.method === 'POST' && call.which === undefined) return create(account, call.body);
  if (call.method === 'PATCH' && call.which !== undefined) return update(account, call);
  if (call.method === 'GET' && call.which !== undefined) {
    const wanted = call.query.getAll('properties').flatMap((names) => names.split(',').filter(Boolean));
    return { status: 200, body: present(find(account, call), wanted) };
  }
  throw new HubSpotRefusal('OBJECT_NOT_FOUND', 'This call is not played here');
}
