import { badParameter } from '../graph/errors.ts';
import type { GraphCall } from '../network.ts';
import { list } from '../graph/params.ts';

const USERNAME = /^[A-Za-z0-9._]{1,30}$/;
const MOST = { tags: 20, collaborators: 3 };

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

/** Those who are tagged, by `user_tags`: on a picture each with a place from 0 to 1, on a film without. */
function readTags(call: GraphCall, isFilm: boolean): string[] {
  const tags = list(call.params, 'user_tags') as { username?: unknown; x?: unknown; y?: unknown }[];
  if (tags.length > MOST.tags) throw badParameter('Param user_tags has too many elements');
  return tags.map(({ username, x, y }, index) => {
    const isPlaced = isFilm ? x === undefined && y === undefined : isShare(x) && isShare(y);
    if (!isPlaced) throw badParameter(`Param user_tags[${index}]['x'] must be a number between 0 and 1`);
    if (typeof username !== 'string' || !USERNAME.test(username))
      throw badParameter(`Param user_tags[${index}]['username'] is not valid`);
    return username;
  });
}

/** Whom a container names beside its words. */
export function readPeople(call: GraphCall, isFilm: boolean): { tagged: string[]; invited: string[] } {
  const invited = list(call.params, 'collaborators').map(String);
  const isTaken = invited.length <= MOST.collaborators && new Set(invited).size === invited.length;
  if (!isTaken || invited.some((name) => !USERNAME.test(name))) throw badParameter('Param collaborators is not valid');
  return { tagged: readTags(call, isFilm), invited };
}
