import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { emailFault, isWrongLogin, missingCode, missingFields, readMessage } from './model.ts';

describe('missingFields', () => {
  it('asks for what is empty, and takes a password of spaces as it is', () => {
    expect(missingFields({ username: '  ', password: '' })).toEqual({
      username: 'usernameMissing',
      password: 'passwordMissing',
    });
    expect(missingFields({ username: 'maya', password: '  ' })).toEqual({});
  });
});

describe('readMessage', () => {
  it('knows its own name, shows other texts as they are, and nothing when there is nothing', () => {
    expect(readMessage('session-expired')).toEqual({ known: 'sessionExpired' });
    expect(readMessage('Session expired. Please log in again.')).toEqual({ known: 'sessionExpired' });
    expect(readMessage('google-failed')).toEqual({ known: 'googleFailed' });
    expect(readMessage('Hello')).toEqual({ text: 'Hello' });
    expect(readMessage(undefined)).toBeNull();
    expect(readMessage('   ')).toBeNull();
  });

  it('does not let an address fill the page', () => {
    expect(readMessage('x'.repeat(5000))).toEqual({ text: 'x'.repeat(200) });
  });
});

describe('isWrongLogin', () => {
  it('tells a wrong password from an outage', () => {
    expect(isWrongLogin(new ApiError({ code: 'invalid_login', status: 401, message: '' }))).toBe(true);
    expect(isWrongLogin(new ApiError({ code: 'offline', status: 0, message: '' }))).toBe(false);
  });
});

describe('what a form can tell of itself', () => {
  it.each([
    ['', 'emailMissing'],
    ['maya', 'emailWrong'],
    ['maya@home', 'emailWrong'],
    [' maya@example.com ', null],
  ])('the address %j: %s', (email, fault) => {
    expect(emailFault(email)).toBe(fault);
  });

  it('a code is six signs or more', () => {
    expect([missingCode('12345'), missingCode(' 123456 '), missingCode('abcde-fghjk')]).toEqual([true, false, false]);
  });
});
