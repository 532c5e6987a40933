import { DAY_MS } from '../time/spans.ts';
import { describe, expect, it } from 'vitest';
import { reasonsToAsk } from './must-ask.ts';
import { decideBy, mayApprove, NO_RULES, type Seat, type TeamRules } from './team-rules.ts';

const NOW = 1000 * DAY_MS;
const theo: Seat = { memberId: 'usr_theo', isAdmin: false, joinedAt: NOW - 10 * DAY_MS };
const tina: Seat = { memberId: 'usr_tina', isAdmin: true, joinedAt: null };
const post = { contentType: 'blog', network: 'facebook', caption: 'Open on Saturday', language: 'en' } as const;

const ask = (rules: Partial<TeamRules>, seat: Seat = theo, more: Partial<typeof post> | { caption: string } = {}) =>
  reasonsToAsk({ ...NO_RULES, ...rules }, seat, { ...post, ...more }, NOW);

describe('who has to ask', () => {
  it.each([
    ['nobody, as it is to begin with', {}, theo, []],
    ['everybody, admins too', { asks: 'everybody' }, tina, ['everything']],
    ['members in a role', { asks: 'some', roles: ['member'] }, theo, ['everything']],
    ['not those in another', { asks: 'some', roles: ['member'] }, tina, []],
    ['somebody by name', { asks: 'some', roles: [], members: ['usr_tina'] }, tina, ['everything']],
    ['whoever is new', { asks: 'some', roles: [], newForDays: 11 }, theo, ['everything']],
    ['whoever is no longer new', { asks: 'some', roles: [], newForDays: 10 }, theo, []],
    ['nobody who has always been there', { asks: 'some', roles: [], newForDays: 365 }, tina, []],
  ] as const)('%s', (_who, rules, seat, reasons) => {
    expect(ask(rules, seat)).toEqual(reasons);
  });
});

describe('what has to be asked for', () => {
  const some = { asks: 'everybody', what: 'some' } as const;
  it.each([
    ['a type of content', { kinds: ['blog'] }, post.caption, ['kind']],
    ['a network', { networks: ['facebook'] }, post.caption, ['network']],
    ['neither', { kinds: ['video'], networks: ['x'] }, post.caption, []],
    ['words that refuse somebody', { wording: 'block' }, 'No children, please', ['wording']],
    ['no words where they are not looked at', { wording: 'off' }, 'No children, please', []],
    ['words that prefer somebody', { wording: 'warn' }, 'Perfect for young couples', ['wording']],
    ['no words that are only worth a hint', { wording: 'warn' }, 'Close to great schools', []],
    ['no words that only prefer where refusals are meant', { wording: 'block' }, 'Perfect for young couples', []],
  ] as const)('%s', (_what, rules, caption, reasons) => {
    expect(ask({ ...some, ...rules }, theo, { caption })).toEqual(reasons);
  });
});

describe('who may agree', () => {
  const as = (seat: Seat | null, memberId: string) => ({ memberId, isOwner: seat === null, seat });
  it('is the owner always, an admin unless others are chosen, and nobody for themselves unless the rules say so', () => {
    expect(mayApprove(NO_RULES, as(null, 'usr_oscar'), 'usr_theo')).toBe(true);
    expect(mayApprove(NO_RULES, as(tina, 'usr_tina'), 'usr_theo')).toBe(true);
    expect(mayApprove(NO_RULES, as(theo, 'usr_theo'), 'usr_tina')).toBe(false);
    const chosen: TeamRules = { ...NO_RULES, approvers: 'chosen', approverIds: ['usr_theo'] };
    expect(mayApprove(chosen, as(tina, 'usr_tina'), 'usr_theo')).toBe(false);
    expect(mayApprove(chosen, as(theo, 'usr_theo'), 'usr_tina')).toBe(true);
    expect(mayApprove(chosen, as(theo, 'usr_theo'), 'usr_theo')).toBe(false);
    expect(mayApprove({ ...chosen, ownPosts: true }, as(theo, 'usr_theo'), 'usr_theo')).toBe(true);
  });
});

it('a post is decided its hours before its time, and never sooner than these hours after the asking', () => {
  const hours = (n: number) => n * 3_600_000;
  expect(decideBy({ askedAt: 0, dueAt: hours(48), hours: 2 })).toBe(hours(46));
  expect(decideBy({ askedAt: 0, dueAt: hours(3), hours: 2 })).toBe(hours(2));
  expect(decideBy({ askedAt: 0, dueAt: 0, hours: 2 })).toBe(hours(2));
});
