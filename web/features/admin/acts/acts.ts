import { api } from '../../../lib/api/client.ts';
import type { Level, Person, Status, UserType } from '../model.ts';
import { type Act, type ActFault, type Bounds, defineAct } from './act.ts';
import { FeatureField, LevelField, LoginsField, SeatsField, StatusField, TypeField } from './act-fields.tsx';

const SEATS: Bounds = [0, 10_000];
const LOGINS: Bounds = [1, 100];

function readNumber(value: string, [least, most]: Bounds): number | undefined {
  if (!/^\d{1,6}$/.test(value.trim())) return undefined;
  const number = Number(value);
  return number >= least && number <= most ? number : undefined;
}

type Change = 'grant' | 'expire' | 'remove';

function changeFeature(change: Change, rest: Partial<Pick<Act, 'danger'>> & { Field?: typeof FeatureField } = {}) {
  return defineAct<{ feature: string; change: Change }>({
    call: api.admin.changeFeature,
    read: (feature) => (feature === '' ? 'feature' : { feature, change }),
    ...rest,
  });
}

const changed = <Body>(is: string, wanted: string, body: Body): Body | ActFault => (is === wanted ? 'unchanged' : body);

const status = (person: Person) => person.status;
const type = (person: Person) => person.type ?? '';
const level = (person: Person) => String(person.level);

/** Everything that an admin may do with an account. To add an act: a line here, and its title and sentence in the texts. */
export const ACTS = {
  status: defineAct({
    call: api.admin.setStatus,
    first: status,
    Field: StatusField,
    read: (value, person) => changed(status(person), value, { status: value as Status }),
  }),
  type: defineAct({
    call: api.admin.setType,
    first: type,
    Field: TypeField,
    read: (value, person) => changed(type(person), value, { type: value === '' ? null : (value as UserType) }),
  }),
  level: defineAct({
    call: api.admin.setLevel,
    first: level,
    Field: LevelField,
    read: (value, person) => changed(level(person), value, { level: Number(value) as Level }),
  }),
  seats: defineAct({
    call: api.admin.setSeats,
    first: (person) => String(person.seats),
    Field: SeatsField,
    bounds: SEATS,
    read(value, person) {
      const seats = readNumber(value, SEATS);
      if (seats === undefined) return 'number';
      return seats === person.seats ? 'unchanged' : { seats };
    },
  }),
  maxLogins: defineAct({
    call: api.admin.setMaxLogins,
    first: (person) => String(person.maxLogins),
    Field: LoginsField,
    bounds: LOGINS,
    read(value, person) {
      const maxLogins = readNumber(value, LOGINS);
      if (maxLogins === undefined) return 'number';
      return maxLogins === person.maxLogins ? 'unchanged' : { maxLogins };
    },
  }),
  grant: changeFeature('grant', { Field: FeatureField }),
  expire: changeFeature('expire', { danger: true }),
  remove: changeFeature('remove', { danger: true }),
  passwordReset: defineAct({ call: api.admin.sendPasswordReset, read: () => ({}) }),
  endSessions: defineAct({ call: api.admin.endSessions, read: () => ({}) }),
  removeSecondFactor: defineAct({ call: api.admin.removeSecondFactor, read: () => ({}), danger: true }),
  block: defineAct({ call: api.admin.setBlock, read: () => ({ blocked: true }), danger: true }),
  unblock: defineAct({ call: api.admin.setBlock, read: () => ({ blocked: false }) }),
} satisfies Record<string, Act>;

export type ActKind = keyof typeof ACTS;
