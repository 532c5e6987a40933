import { expect, it } from 'vitest';
import { type ConnectionEnd, contactValues, untold } from './contact-properties.ts';

const at = (text: string) => new Date(text);
const connection = (given: Partial<ConnectionEnd> & { network: string }): ConnectionEnd => ({
  expiresAt: null,
  endedAt: null,
  isForgotten: false,
  ...given,
});
const dates = (...connections: ConnectionEnd[]) => {
  const { kcm_fb_check_date: facebook, kcm_li_check_date: linkedin } = contactValues(connections, {});
  return { facebook, linkedin };
};

it('has no date for a network that is not connected', () => {
  expect(dates()).toEqual({ facebook: '', linkedin: '' });
});

it('clears the date of Facebook while the connection lives, whenever it will end', () => {
  const living = connection({ network: 'facebook', expiresAt: at('2027-01-20T10:00:00Z') });
  expect(dates(living).facebook).toBe('');
});

it('dates Facebook to the day on which the connection was lost for good', () => {
  const ended = { network: 'facebook', endedAt: at('2026-11-21T23:59:59Z'), isForgotten: true };
  expect(dates(connection(ended)).facebook).toBe('2026-11-21');
  expect(dates(connection({ ...ended, expiresAt: at('2026-11-19T08:00:00Z') })).facebook).toBe('2026-11-19');
  expect(dates(connection({ ...ended, expiresAt: at('2027-01-20T08:00:00Z') })).facebook).toBe('2026-11-21');
});

it('has no date of Facebook for a refusal that a new sign-in at Facebook heals', () => {
  const held = connection({ network: 'facebook', endedAt: at('2026-11-21T10:00:00Z') });
  expect(dates(held).facebook).toBe('');
});

it('dates LinkedIn to the day on which the connection ends, or has ended before', () => {
  const expiresAt = at('2027-01-20T00:00:00Z');
  expect(dates(connection({ network: 'linkedin', expiresAt })).linkedin).toBe('2027-01-20');
  const ended = connection({ network: 'linkedin', expiresAt, endedAt: at('2026-12-01T12:00:00Z') });
  expect(dates(ended).linkedin).toBe('2026-12-01');
  expect(dates(connection({ network: 'linkedin' })).linkedin).toBe('');
});

it('takes the three answers of the onboarding, and nothing else of the profile', () => {
  const answers = { kcm_onboarding_role: 'Other', kcm_onboarding_goal: 'learn', license: '0123' };
  expect(contactValues([], answers)).toEqual({
    kcm_fb_check_date: '',
    kcm_li_check_date: '',
    kcm_onboarding_role: 'Other',
    kcm_onboarding_tenure: '',
    kcm_onboarding_goal: 'learn',
  });
});

it('tells what differs, and again what may not have arrived', () => {
  const wanted = { kcm_fb_check_date: '', kcm_li_check_date: '2027-01-20', kcm_onboarding_role: 'Other' };
  expect(untold(wanted, {})).toEqual({ kcm_li_check_date: '2027-01-20', kcm_onboarding_role: 'Other' });
  expect(untold(wanted, { kcm_fb_check_date: null, kcm_onboarding_role: 'Other' })).toEqual({
    kcm_fb_check_date: '',
    kcm_li_check_date: '2027-01-20',
  });
  expect(untold(wanted, { ...wanted })).toEqual({});
});
