import { describe, expect, test } from 'vitest';
import { hasPlainMention, mentionsMeant, mostOf, takesMention, withMentions } from './mentions.ts';
import { networks } from './networks/networks.ts';

const title = { id: 'urn:li:organization:1', name: 'Rivera Title', as: 'words' as const };
const company = { id: 'urn:li:organization:2', name: 'Rivera Title Co.', as: 'words' as const };

describe('an @name', () => {
  test('means whom was chosen for it, and of two that begin alike the longer one', () => {
    expect(withMentions('Thanks @Rivera Title Co. and @Rivera Title!', [title, company])).toEqual([
      'Thanks ',
      company,
      ' and ',
      title,
      '!',
    ]);
  });

  test.each(['maya@Rivera Title', '@Rivera Titles', 'Rivera Title', '@ Rivera Title', '@rivera title'])(
    'is none in “%s”',
    (text) => {
      expect(withMentions(text, [title])).toEqual([text]);
    },
  );

  test('may be all there is, and there may be nothing', () => {
    expect(withMentions('@Rivera Title', [title])).toEqual([title]);
    expect(withMentions('', [title])).toEqual([]);
    expect(withMentions('@', [title])).toEqual(['@']);
  });

  test('for which nobody was chosen is plain', () => {
    expect(hasPlainMention('Thanks @Rivera Title', [title])).toBe(false);
    expect(hasPlainMention('Thanks @Rivera Title and @lakeside', [title])).toBe(true);
    expect(hasPlainMention('Write to maya@homes.example', [])).toBe(false);
  });
});

test('who was taken out of the words is not named by them; who is on the picture stays', () => {
  const tagged = { id: 'lakeside', name: 'lakeside', as: 'tag' as const };
  expect(mentionsMeant('No names', [title, tagged])).toEqual([tagged]);
  expect(mentionsMeant('@Rivera Title', [title, tagged])).toEqual([title, tagged]);
});

test('each network takes whom its API can be told of', () => {
  expect(takesMention(networks.linkedin.capabilities, title)).toBe(true);
  expect(takesMention(networks.linkedin.capabilities, { ...title, id: 'urn:li:person:x)(' })).toBe(false);
  expect(takesMention(networks.facebook.capabilities, { id: '215300000000105', as: 'words' })).toBe(true);
  expect(takesMention(networks.facebook.capabilities, { id: '215300000000105', as: 'tag' })).toBe(false);
  expect(takesMention(networks.instagram.capabilities, { id: 'casa.alvarez', as: 'collaborator' })).toBe(true);
  expect(takesMention(networks.instagram.capabilities, { id: 'casa alvarez', as: 'tag' })).toBe(false);
  // There an @name in the words is a link by itself.
  expect(takesMention(networks.x.capabilities, { id: 'maya', as: 'words' })).toBe(false);
  expect(mostOf(networks.instagram.capabilities, 'collaborator')).toBe(3);
});
