import { describe, expect, it } from 'vitest';
import {
  namedBy,
  namesToSend,
  NO_PEOPLE,
  peopleFault,
  peopleIn,
  plainOn,
  takenNames,
  withName,
} from './mention-model.ts';

const team = { network: 'linkedin', id: 'urn:li:organization:7', name: 'The Team', as: 'words' } as const;

describe('a list of people', () => {
  it('is read however it is parted, each once', () => {
    expect(peopleIn(' @casa, lakeside;casa\nhome.team ')).toEqual(['casa', 'lakeside', 'home.team']);
    expect(peopleIn(' , @ ')).toEqual([]);
  });

  it('has only names that there can be, and no more than are taken', () => {
    expect(peopleFault(['instagram'], 'tag', 'casa, hé')).toMatchObject({ network: 'instagram', name: 'hé' });
    expect(peopleFault(['instagram'], 'collaborator', 'a b c d')).toMatchObject({ name: null, most: 3 });
    expect(peopleFault(['instagram'], 'tag', 'a b c d')).toBeNull();
    expect(peopleFault(['linkedin'], 'tag', 'hé')).toBeNull();
  });
});

it('what is kept is taken up as it was, and what an older build kept has nobody', () => {
  const naming = { mentions: [team], people: { tag: 'casa, lakeside', collaborator: '' } };
  expect(takenNames(namedBy(naming))).toEqual(naming);
  expect(takenNames(undefined)).toEqual({ mentions: [], people: NO_PEOPLE });
});

it('only those are sent who are named where it is posted to', () => {
  const naming = { mentions: [team], people: { tag: 'casa', collaborator: '' } };
  expect(namesToSend(naming, [{ network: 'linkedin', caption: 'By @The Team' }])).toEqual([team]);
  expect(namesToSend(naming, [{ network: 'linkedin', caption: 'By nobody' }])).toEqual([]);
  expect(namesToSend(naming, [{ network: 'instagram', caption: '' }])).toMatchObject([{ id: 'casa', as: 'tag' }]);
});

it('an @name is plain where nobody was chosen for it, and never where it is a link by itself', () => {
  const captions = (['facebook', 'linkedin', 'x'] as const).map((network) => ({ network, caption: 'By @The Team' }));
  expect(plainOn(captions, [team])).toEqual(['facebook']);
});

it.each([
  ['', 0, '@A B ', 5],
  ['Thanks', 6, 'Thanks @A B ', 12],
  ['Thanks ! Yes', 7, 'Thanks @A B! Yes', 11],
])('a name that is put into “%s” at %d stands by itself', (words, caret, after, at) => {
  expect(withName(words, 'A B', caret)).toEqual({ words: after, caret: at });
});
