import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the settings', () => {
  test('have defaults that work without an account and without a network', () => {
    const config = readConfig({}, []);
    expect(config).toMatchObject({
      PORT: 3000,
      YARDSIGN_DATA: '.data',
      sandbox: true,
      demo: true,
      newDeviceCode: false,
    });
    expect([...config.services]).toEqual(['web', 'worker', 'sandbox']);
  });

  test('in production load the sandbox only when asked, and no demo world', () => {
    const production = {
      NODE_ENV: 'production',
      YARDSIGN_URL: 'https://members.example.com',
      FACEBOOK_APP_SECRET: 'real',
      SMTP_URL: 'smtp://mail.example.com',
      MAIL_FROM: 'Members <hello@example.com>',
    };
    expect(readConfig(production, [])).toMatchObject({ sandbox: false, demo: false, newDeviceCode: true });
    expect(readConfig({ ...production, YARDSIGN_SANDBOX: 'on' }, [])).toMatchObject({ sandbox: true, demo: false });
  });

  test('ask for a mailed code in new browsers where they say so, in production or not', () => {
    expect(readConfig({ NEW_DEVICE_CODE: 'on' }, []).newDeviceCode).toBe(true);
    const production = { NODE_ENV: 'production', YARDSIGN_URL: 'https://members.example.com', YARDSIGN_SANDBOX: 'on' };
    expect(readConfig({ ...production, NEW_DEVICE_CODE: 'off' }, []).newDeviceCode).toBe(false);
  });

  test('never load the demo world in production: its password is published', () => {
    const production = { NODE_ENV: 'production', YARDSIGN_URL: 'https://members.example.com', YARDSIGN_SANDBOX: 'on' };
    expect(() => readConfig({ ...production, YARDSIGN_DEMO: 'on' }, [])).toThrow('YARDSIGN_DEMO');
  });

  test('name a store of files whole or not at all', () => {
    expect(readConfig({}, []).FILES_S3_BUCKET).toBeUndefined();
    expect(() => readConfig({ FILES_S3_BUCKET: 'members' }, [])).toThrow('FILES_S3_KEY, FILES_S3_SECRET');
    const store = { FILES_S3_BUCKET: 'members', FILES_S3_KEY: 'key', FILES_S3_SECRET: 'secret' };
    expect(readConfig(store, [])).toMatchObject({ FILES_S3_REGION: 'us-east-1', FILES_S3_PATH_STYLE: false });
    expect(() => readConfig({ ...store, FILES_S3_BUCKET: '../x' }, [])).toThrow('FILES_S3_BUCKET');
  });

  test('stop the start with everything that is wrong, not with the first fault', () => {
    const wrong = { PORT: 'eighty', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', YARDSIGN_URL: 'members' };
    expect(() => readConfig(wrong, ['--services=web,cook'])).toThrow(ConfigError);
    let message = '';
    try {
      readConfig(wrong, ['--services=web,cook']);
    } catch (error) {
      message = String(error);
    }
    for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL', 'YARDSIGN_URL', 'no service cook'])
      expect(message).toContain(name);
  });

  test('refuse to split the embedded database between processes', () => {
    expect(() => readConfig({ YARDSIGN_SANDBOX: 'off' }, ['--services=web'])).toThrow('DATABASE_URL');
    expect([
      ...readConfig({ YARDSIGN_SANDBOX: 'off', DATABASE_URL: 'postgres://x/y' }, ['--services=web']).services,
    ]).toEqual(['web']);
  });

  test('name what each network lacks once in production, however many one app serves', () => {
    const production = { NODE_ENV: 'production', YARDSIGN_URL: 'https://members.example.com' };
    expect(() => readConfig(production, [])).toThrow(/^(?!.*FACEBOOK_APP_SECRET.*FACEBOOK_APP_SECRET).*LINKEDIN/m);
  });

  test('refuse to warn members by mail without a mail server, or in the name of nobody', () => {
    const production = {
      NODE_ENV: 'production',
      YARDSIGN_URL: 'https://members.example.com',
      FACEBOOK_APP_SECRET: 'real',
      DATABASE_URL: 'postgres://x/y',
    };
    expect(() => readConfig(production, [])).toThrow('SMTP_URL');
    expect(() => readConfig({ ...production, SMTP_URL: 'smtps://mail.example.com' }, [])).toThrow('MAIL_FROM');
    expect(() => readConfig(production, ['--services=web'])).not.toThrow();
  });

  test('take an empty value for none', () => {
    expect(readConfig({ PORT: '', YARDSIGN_URL: '' }, []).PORT).toBe(3000);
  });
});
