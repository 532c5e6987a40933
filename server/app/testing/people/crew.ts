import type { TestApp } from '../test-app.ts';
import { addMember } from '../../../seeds/scenarios.ts';

/** Adds somebody of the content team. @returns their token. */
export async function addCrew(app: TestApp, username: string): Promise<string> {
  const firstName = `${username[0]?.toUpperCase()}${username.slice(1)}`;
  const id = await addMember(app.world, { username, firstName, lastName: 'Whitfield', accessLevel: 2 });
  await app.enrol(id);
  return app.signIn(username);
}
