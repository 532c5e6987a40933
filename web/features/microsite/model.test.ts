import { describe, expect, test } from 'vitest';
import type { Lead, LeadPage } from './api.ts';
import { feedAddress, letterTo, withAnswered } from './model.ts';

const lead = (id: string, answeredAt: string | null): Lead => ({
  id,
  name: 'Ana',
  email: 'ana+home@example.test',
  phone: '',
  dial: '',
  message: '',
  language: 'en',
  page: null,
  consent: '',
  times: 1,
  createdAt: '2026-11-21T15:00:00.000Z',
  lastSentAt: '2026-11-21T15:00:00.000Z',
  answeredAt,
});

describe('a page of leads', () => {
  const page: LeadPage = { items: [lead('a', null), lead('b', '2026-11-21T16:00:00.000Z')], nextCursor: null, open: 1 };

  test.each([
    ['a', true, ['answered', 'answered'], 0],
    ['b', false, ['open', 'open'], 2],
    ['a', false, ['open', 'answered'], 1],
  ] as const)('shows %s as answered: %s, and counts what is open', (id, answered, states, open) => {
    const [sent] = page.items.filter((one) => one.id === id);
    const shown = withAnswered(page, sent ?? lead(id, null), answered);
    expect(shown.items.map(({ answeredAt }) => (answeredAt === null ? 'open' : 'answered'))).toEqual(states);
    expect(shown.open).toBe(open);
  });
});

test('a letter to a lead names what it is about, whatever stands in the address', () => {
  expect(letterTo({ email: 'ana+home@example.test', page: null }, 'About ¿qué & cómo?')).toBe(
    'mailto:ana%2Bhome@example.test?subject=About%20%C2%BFqu%C3%A9%20%26%20c%C3%B3mo%3F',
  );
});

test('the feed of a category has an address of its own', () => {
  expect([feedAddress('/f.xml', null), feedAddress('/f.xml', 'first home')]).toEqual([
    '/f.xml',
    '/f.xml?category=first%20home',
  ]);
});
