import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { emailFault, isWrongLogin, missingCode, missingFields, readFeature, readMessage } from './sign-in-model.ts';

describe('missingFields', () => {
  it('asks for what is empty, and takes a password of spaces as it is', () => {
    expect(missingFields({ username: '  ', password: '' })).toEqual({
      username: 'usernameMissing',
      password: 'passwordMissing',
    });
    expect(missingFields({ username: 'maya', password: '  ' })).toEqual({});
  });
});

describe('readFeature', () => {
  it('takes a feature of the address, or its absence, and nothing else', () => {
    expect(['video', '!free', 'Video', 'a b', '', 7, undefined].map(readFeature)).toEqual([
      'video',
      '!free',
      ...Array<undefined>(5).fill(undefined),
    ]);
  });
});

describe('readMessage', () => {
  it('knows the messages of the product', () => {
    expect(readMessage('session-expired')).toBe('sessionExpired');
    expect(readMessage('Session expired. Please log in again.')).toBe('sessionExpired');
    expect(readMessage('google-failed')).toBe('googleFailed');
    expect(readMessage('password-reset')).toBe('passwordReset');
  });

  it.each(['Call 555-0199 to unlock your account', '__proto__', 'toString', '   ', '', undefined, ['session-expired']])(
    'says nothing for %j',
    (message) => {
      expect(readMessage(message)).toBeNull();
    },
  );
});

describe('isWrongLogin', () => {
  it('tells a wrong password from an outage', () => {
    expect(isWrongLogin(new ApiError({ code: 'invalid_login', status: 401, message: '' }))).toBe(true);
    expect(isWrongLogin(new ApiError({ code: 'offline', status: 0, message: '' }))).toBe(false);
  });

  it('takes a name or a password that is longer than any for a wrong one', () => {
    const tooLong = { code: 'invalid_request', status: 400, message: '' } as const;
    expect(isWrongLogin(new ApiError(tooLong))).toBe(true);
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
