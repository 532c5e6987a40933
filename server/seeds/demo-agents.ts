import { DAY_MS } from '@yardsign/domain/time/spans';
import { existsSync } from 'node:fs';
import { stat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { saveUpload } from '../features/uploads/save-upload.ts';
import type { Files } from '../platform/files/files.ts';
import { type PresizeKind, presize } from '../platform/painting/presize.ts';
import { DEMO_ACCOUNTS, JOINED } from './demo-accounts.ts';
import { type Person, type World, fillProfile, addMember, givePlan, completeProfile } from './scenarios.ts';
import { createStillClock } from '../platform/clock.ts';

/** The world as it was when somebody signed up. */
export function whenJoined(world: World, username: string): World {
  const joined = new Date(world.clock.now().getTime() - (JOINED[username] ?? 0) * DAY_MS);
  return { ...world, clock: createStillClock(joined.toISOString()) };
}

export interface Brand {
  company: string;
  job_title: string;
  phone: string;
  city: string;
  state: string;
  compliance: string;
  primary_color: string;
  designations?: string;
  website?: string;
  primary_role?: string;
  bio?: string;
}

export function personOf(username: string): Person {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.username === username);
  const [firstName = '', ...rest] = (account?.name ?? username).split(' ');
  return { username, firstName, lastName: rest.join(' ') };
}

/** Gives a member one of the drawn demo pictures as if it had been uploaded. */
export async function addPicture(
  world: World,
  files: Files,
  folder: string,
  memberId: string,
  field: string,
  name: string,
): Promise<void> {
  const place = ['.png', '.jpg']
    .map((ending) => join(folder, `${name}${ending}`))
    .find((candidate) => existsSync(candidate));
  if (place === undefined) return;
  const kind = field === 'photo' ? 'photo' : 'logo';
  const file = { field: 'upload', name: `${name}.png`, path: place, bytes: (await stat(place)).size };
  // Pictures of ours need neither limits nor a process of their own.
  const intake = { presize: async (path: string, wanted: PresizeKind) => presize(await readFile(path), wanted) };
  const deps = { db: world.db, clock: world.clock, files, intake, limits: { take: async () => {} } };
  const upload = await saveUpload(deps, memberId, { path: `${kind}/${name}.png`, file });
  await fillProfile(world, memberId, { [field]: upload.id });
}

export async function addAgent(
  world: World,
  input: {
    person: Person;
    brand: Brand;
    picture: (field: string, name: string, memberId: string) => Promise<void>;
    logo?: string;
  },
): Promise<string> {
  const { person, brand } = input;
  const joined = whenJoined(world, person.username);
  const id = await addMember(joined, { ...person, phone: brand.phone });
  await givePlan(world, id);
  await fillProfile(world, id, {
    first_name: person.firstName,
    last_name: person.lastName,
    email: `${person.username}@demo.yardsign.test`,
    primary_role: 'Real Estate Professional',
    ...brand,
  });
  await input.picture('photo', `portrait-${person.username.split('.')[0]}`, id);
  if (input.logo !== undefined) {
    await input.picture('logo', `logo-${input.logo}`, id);
    await input.picture('logo_dark_bg', `logo-${input.logo}-on-dark`, id);
  }
  await completeProfile(joined, id);
  return id;
}
