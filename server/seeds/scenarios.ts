import type { Language } from '@yardsign/domain/languages';
import type { AccountStatus, UserType } from '@yardsign/domain/access/actor';
import { FEATURE_IDS, PLAN, type FeatureSlug } from '@yardsign/domain/access/features';
import { storedValue } from '@yardsign/domain/profile/field-rules';
import { fieldOf, type ProfileFeature } from '@yardsign/domain/profile/profile-fields';
import { folded } from '@yardsign/domain/text/folded';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { Random } from '../platform/random.ts';

/** What every scenario needs. Demo world and tests build their people with the same functions. */
export interface World {
  db: Db;
  clock: Clock;
  random: Random;
  /** Hash of the password that everyone in this world has. */
  passwordHash: string;
}

export interface Person {
  username: string;
  firstName: string;
  lastName: string;
  email?: string;
  phone?: string;
  status?: AccountStatus;
  type?: UserType | null;
  accessLevel?: number;
  language?: Language;
  timeZone?: string;
  maxLogins?: number;
}

/** Everything that a paying member can have. */
export const EVERY_FEATURE: readonly string[] = PLAN.includes;

/** Adds a member who can sign in. @returns the id, which is the same in every world that is built the same way. */
export async function addMember(world: World, person: Person): Promise<string> {
  const id = world.random.id('usr');
  const now = world.clock.now();
  await world.db
    .insertInto('member')
    .values({
      id,
      email: person.email ?? `${person.username}@demo.yardsign.test`,
      username: person.username,
      password_hash: world.passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone ?? '',
      status: person.status ?? 'active',
      type: person.type ?? null,
      access_level: person.accessLevel ?? 1,
      max_logins: person.maxLogins ?? 1,
      language: person.language ?? 'en',
      time_zone: person.timeZone ?? 'America/New_York',
      public_code: folded(`${person.firstName}-${person.lastName}-${id.slice(-4)}`).replace(/[^a-z0-9]+/g, '-'),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Gives a member a plan with every feature. */
export async function givePlan(world: World, memberId: string): Promise<void> {
  await world.db
    .insertInto('member_feature')
    .values({
      member_id: memberId,
      slug: PLAN.slug,
      feature_id: PLAN.id,
      is_plan: true,
      includes: [...PLAN.includes],
    })
    .execute();
}

/** Gives a member single features. */
export async function giveFeatures(world: World, memberId: string, slugs: readonly FeatureSlug[]): Promise<void> {
  await world.db
    .insertInto('member_feature')
    .values(slugs.map((slug) => ({ member_id: memberId, slug, feature_id: FEATURE_IDS[slug] })))
    .execute();
}

/** Puts a member under another: a seat of a team, or one of its admins. */
export async function joinTeam(
  world: World,
  parentId: string,
  childId: string,
  options: { admin?: boolean } = {},
): Promise<void> {
  await world.db
    .insertInto('team_member')
    .values({ parent_id: parentId, child_id: childId, is_admin: options.admin ?? false })
    .execute();
}

function stored(feature: ProfileFeature, name: string, value: string): string {
  const field = fieldOf(feature, name);
  if (field === undefined) throw new Error(`the profile has no field ${name} in ${feature}`);
  return storedValue(field, value);
}

/** Fills in fields of the profile as if the member had saved them, over what they hold. */
export async function fillProfile(
  world: World,
  memberId: string,
  fields: Readonly<Record<string, string>>,
  feature: ProfileFeature = 'basic',
): Promise<void> {
  await world.db
    .insertInto('profile_field')
    .values(
      Object.entries(fields).map(([name, value]) => ({
        member_id: memberId,
        feature,
        name,
        value: stored(feature, name, value),
        font_size: null,
        locked_value: null,
        sync_source_user_id: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'feature', 'name']).doUpdateSet((set) => ({ value: set.ref('excluded.value') })),
    )
    .execute();
}

/** Flag 1: the profile is complete. */
export async function completeProfile(world: World, memberId: string): Promise<void> {
  await world.db
    .insertInto('profile_flag')
    .values({ member_id: memberId, flag_id: 1, last_added_at: world.clock.now() })
    .execute();
}

/** A field that the team set and the member cannot. */
export async function lockField(
  world: World,
  input: { memberId: string; teamId: string; name: string; value: string },
): Promise<void> {
  const value = stored('basic', input.name, input.value);
  await world.db
    .insertInto('profile_field')
    .values({
      member_id: input.memberId,
      feature: 'basic',
      name: input.name,
      value,
      font_size: null,
      locked_value: value,
      sync_source_user_id: input.teamId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'feature', 'name'])
        .doUpdateSet({ locked_value: value, sync_source_user_id: input.teamId }),
    )
    .execute();
}
