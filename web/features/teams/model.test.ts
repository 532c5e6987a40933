import { expect, test } from 'vitest';
import { planInvites, teamName } from './model.ts';

const seats = { total: 5, members: 2, invites: 1 };

test('what is pasted is planned as far as the seats go', () => {
  expect(planInvites('a@example.com, b@example.com', seats).fault).toBeNull();
  expect(planInvites('a@example.com b', seats).fault).toEqual({ kind: 'unreadable', parts: ['a@example.com b'] });
  expect(planInvites(' ', seats).fault).toEqual({ kind: 'missing' });
  expect(planInvites('a@example.com\nb@example.com\nc@example.com', seats).fault).toEqual({
    kind: 'noSeats',
    left: 2,
    wanted: 3,
  });
  const many = Array.from({ length: 51 }, (_, index) => `p${index}@example.com`).join('\n');
  expect(planInvites(many, { total: 100, members: 0, invites: 0 }).fault).toEqual({ kind: 'tooMany', most: 50 });
});

test('a team is called by its company, and without one by its owner', () => {
  expect(teamName({ company: 'Northgate', ownerName: 'Oscar Grant' })).toBe('Northgate');
  expect(teamName({ company: '', ownerName: 'Oscar Grant' })).toBe('Oscar Grant');
});
