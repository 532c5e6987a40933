import { describe, expect, test } from 'vitest';
import { kinds } from '@yardsign/domain/content/kinds';
import { pinAddress } from './pin-address.ts';

const PAGE = 'https://members.example.com/p/maya/en/first?a=1&b=2';
const parts = (description: string) =>
  Object.fromEntries(new URL(pinAddress({ url: PAGE, picture: `${PAGE}.jpg`, description })).searchParams);

describe('the page on which a picture is saved', () => {
  test('is told the page, its picture and the words, whatever signs they have', () => {
    expect(parts('50 % off & “more” #1')).toEqual({
      url: PAGE,
      media: `${PAGE}.jpg`,
      description: '50 % off & “more” #1',
    });
  });

  test('gets no more words than a pin takes, and no half of a sign', () => {
    expect([...(parts('🏡'.repeat(900))['description'] ?? '')]).toHaveLength(800);
  });
});

test('articles and videos can be pinned, and nothing else', () => {
  const pinned = Object.entries(kinds).filter(([, kind]) => kind.canBePinned);
  expect(pinned.map(([type]) => type)).toEqual(['blog', 'video']);
});
