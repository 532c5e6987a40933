import type { Choice } from '@yardsign/domain/access/pages';
import { OF_MEMBER, readStored } from '../browser/storage.ts';

export const keyOf = (choice: Choice, memberId: string) => `${OF_MEMBER}realtalk.${choice}.${memberId}`;

/**
 * What this member has chosen on this device of what pages need. Every page carries this, so that it only looks whether there is
 * something: what cannot be read is found out by the page that reads it.
 */
export const realtalkChoices = (memberId: string): Choice[] =>
  (['script', 'takes'] as const).filter((choice) => readStored(keyOf(choice, memberId)) !== null);
