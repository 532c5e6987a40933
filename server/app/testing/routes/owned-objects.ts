import type { TestApp } from '../test-app.ts';
import { ACCESS } from './owned/access.ts';
import { CONTENT } from './owned/content.ts';
import { PEOPLE } from './owned/people.ts';
import { SHARING } from './owned/sharing.ts';

const ADD = { ...ACCESS, ...CONTENT, ...PEOPLE, ...SHARING };

/** Things that belong to an account and have an address of their own. */
export type Owned = keyof typeof ADD;

/** Gives an account one of these. @returns its id. */
export function addOwned(app: TestApp, kind: Owned, ownerId: string): Promise<string> {
  return ADD[kind](app, ownerId);
}
