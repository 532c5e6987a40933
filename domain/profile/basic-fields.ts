import { GOALS, TENURES } from './content-mode.ts';
import type { FieldKind, ProfileField } from './profile-field.ts';

/** Without a colour of their own, members' pieces have this one. Shown with `#`, stored without and in capitals. */
export const DEFAULT_PRIMARY_COLOR = '00AEEF';

const DIGEST = 64;

/** The basic group, in the order of its form. */
export const BASIC_FIELDS = {
  first_name: { kind: 'name', max: 100, required: true, drawnAs: 'firstName' },
  last_name: { kind: 'name', max: 100, required: true, drawnAs: 'lastName' },
  primary_role: { kind: 'role', max: 40 },
  company: { kind: 'name', max: 120, drawnAs: 'company', lockable: true, expected: true },
  job_title: { kind: 'name', max: 120, drawnAs: 'jobTitle', spanish: 'job_titlesp', expected: true },
  job_titlesp: { kind: 'name', max: 120 },
  designations: { kind: 'line', max: 120, drawnAs: 'designations', spanish: 'designationssp' },
  designationssp: { kind: 'line', max: 120 },
  phone: { kind: 'phone', max: 30, drawnAs: 'phone', expected: true },
  email: { kind: 'email', max: 254, drawnAs: 'email', expected: true },
  website: { kind: 'website', max: 300, drawnAs: 'website', lockable: true },
  city: { kind: 'line', max: 80 },
  state: { kind: 'line', max: 40 },
  /** The licence or disclosure line that the member's regulator asks for. */
  compliance: {
    kind: 'paragraphs',
    max: 1000,
    drawnAs: 'compliance',
    spanish: 'compliancesp',
    lockable: true,
    expected: true,
  },
  compliancesp: { kind: 'paragraphs', max: 1000, lockable: true },
  primary_color: { kind: 'color', max: 7, initial: DEFAULT_PRIMARY_COLOR, lockable: true },
  bio: { kind: 'paragraphs', max: 2000, drawnAs: 'bio' },
  photo: { kind: 'picture', max: DIGEST, expected: true },
  logo: { kind: 'picture', max: DIGEST, lockable: true, expected: true },
  secondary_logo: { kind: 'picture', max: DIGEST },
  logo_dark_bg: { kind: 'picture', max: DIGEST, lockable: true },
  secondary_logo_dark_bg: { kind: 'picture', max: DIGEST },
  /** What a member answered when they joined, under the names that a contact has elsewhere. The goal can be changed later. */
  kcm_onboarding_role: { kind: 'role', max: 40 },
  kcm_onboarding_tenure: { kind: 'choice', max: 10, choices: TENURES },
  kcm_onboarding_goal: { kind: 'choice', max: 10, choices: GOALS },
  full_name: { kind: 'derived', max: 0 },
  location: { kind: 'derived', max: 0 },
  pp_code: { kind: 'server', max: 0 },
  affiliatecode: { kind: 'server', max: 0 },
  paused_at: { kind: 'server', max: 0 },
  remove_pp: { kind: 'server', max: 0 },
} as const satisfies Record<string, ProfileField>;

export type BasicField = keyof typeof BASIC_FIELDS;

/** Basic fields for which a row says this. */
type FieldsWith<Shape> = {
  [Name in BasicField]: (typeof BASIC_FIELDS)[Name] extends Shape ? Name : never;
}[BasicField];

type NoText = 'picture' | 'derived' | 'server';

export type BasicTextField = FieldsWith<{ kind: Exclude<FieldKind, NoText> }>;
export type PictureField = FieldsWith<{ kind: 'picture' }>;
export type DerivedField = FieldsWith<{ kind: 'derived' }>;
export type LockableField = FieldsWith<{ lockable: true }>;

const rows = Object.entries(BASIC_FIELDS) as [BasicField, ProfileField][];
const namesOf = <Name extends BasicField>(holds: (field: ProfileField) => boolean) =>
  rows.filter(([, field]) => holds(field)).map(([name]) => name as Name);

const PICTURE_FIELDS = namesOf<PictureField>(({ kind }) => kind === 'picture');
export const BASIC_TEXT_FIELDS = namesOf<BasicTextField>(
  ({ kind }) => kind !== 'picture' && kind !== 'derived' && kind !== 'server',
);
/** Fields that a team may set for all of its members. */
export const LOCKABLE_FIELDS = namesOf<LockableField>(({ lockable }) => lockable === true);

/** What every piece is better with: a team sees who lacks it. */
export type ExpectedField = FieldsWith<{ expected: true }>;
export const EXPECTED_FIELDS = namesOf<ExpectedField>(({ expected }) => expected === true);

/**
 * Whether a field is locked, by itself or because the field is whose Spanish it holds: otherwise a member's Spanish words would
 * stand in place of what the team has set.
 */
export function isLocked(name: string, hasLock: (name: string) => boolean): boolean {
  return hasLock(name) || rows.some(([base, { spanish }]) => spanish === name && hasLock(base));
}

/** Whether the basic group has a text of this name. */
export function isTextField(field: string): field is BasicTextField {
  return (BASIC_TEXT_FIELDS as readonly string[]).includes(field);
}

/** Whether the basic group has a picture of this name. */
export function isPictureField(field: string): field is PictureField {
  return (PICTURE_FIELDS as readonly string[]).includes(field);
}
