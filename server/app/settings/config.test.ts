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
      FACEBOOK_APP_ID: '42',
      FACEBOOK_APP_SECRET: 'real',
      SUPPORT_EMAIL: 'help@example.com',
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
      FACEBOOK_APP_ID: '42',
      FACEBOOK_APP_SECRET: 'real',
      SUPPORT_EMAIL: 'help@example.com',
      DATABASE_URL: 'postgres://x/y',
    };
    // All that a start asks for is said at once.
    expect(() => readConfig(production, [])).toThrow(/SMTP_URL: .*\n.*MAIL_FROM: /);
    expect(() => readConfig({ ...production, SMTP_URL: 'smtps://mail.example.com' }, [])).toThrow('MAIL_FROM');
    expect(() => readConfig(production, ['--services=web'])).not.toThrow();
  });

  test.each([
    ['PORT', 'eighty', 'must be a number'],
    ['PORT', '70000', 'must be 65535 or less'],
    ['DATABASE_POOL', '1', 'must be 2 or more'],
    ['YARDSIGN_SANDBOX', 'true', 'must be one of on, off'],
    ['YARDSIGN_URL', 'members.example.com', 'must be an address that begins with https:// or http://'],
    ['YARDSIGN_URL', 'https://example.com/members', 'with nothing behind the name'],
    ['YARDSIGN_URL', 'https://example.com/?from=here', 'with nothing behind the name'],
    ['YARDSIGN_URL', 'https://maya:word@example.com', 'with nothing behind the name'],
    ['DATABASE_URL', 'postgres://maya:a#b@db.example.com/members', 'is no address'],
    ['SMTP_URL', 'smtp://', 'is no address'],
    ['SMTP_URL', 'smtp://maya:word@mail.example.com:mail', 'is no address'],
    ['MAIL_FROM', 'Members', 'must be an address such as'],
    ['SUPPORT_EMAIL', 'members', 'must be an e-mail address'],
  ])('say in plain words what is wrong with %s=%s, and nothing of a secret', (name, value, words) => {
    const read = () => readConfig({ [name]: value }, []);
    expect(read).toThrow(`- ${name}: `);
    expect(read).toThrow(words);
    expect(read).not.toThrow(/word@|a#b/);
  });

  test.each([
    ['YARDSIGN_URL', 'https://members.example.com/'],
    ['DATABASE_URL', 'postgres:///members?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://%2Fvar%2Frun%2Fpostgresql/members'],
    ['DATABASE_URL', 'postgresql://maya:a%23b@[::1]:5432/members?sslmode=require'],
    ['SMTP_URL', 'smtps://maya%40example.com:a%23b@mail.example.com:465'],
    ['MAIL_FROM', 'hello@example.com'],
    ['MAIL_FROM', '"Members, Inc." <hello@example.com>'],
  ])('take %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value }, [])).not.toThrow();
  });

  test('name the bucket that is missing where a store is named: files would stay on the disk unnoticed', () => {
    expect(() => readConfig({ FILES_S3_KEY: 'key', FILES_S3_SECRET: 'word' }, [])).toThrow(
      'FILES_S3_BUCKET: needed with FILES_S3_KEY, FILES_S3_SECRET',
    );
  });

  test('ask for the whole address of a Sentry project', () => {
    const sentry = (url: string) => readConfig({ ERROR_REPORT_URL: url, ERROR_REPORT_FORMAT: 'sentry' }, []);
    expect(() => sentry('https://sentry.example.com/')).toThrow('ERROR_REPORT_URL: must be the DSN');
    expect(() => sentry('https://key@sentry.example.com/')).toThrow('ERROR_REPORT_URL: must be the DSN');
    expect(() => sentry('https://key@sentry.example.com/1')).not.toThrow();
  });

  test('refuse an option that is misspelt: it would start every service', () => {
    expect(() => readConfig({}, ['--service=web'])).toThrow('--service=web: there is no such option');
  });

  test('do not count blanks around a value, and take blanks for none', () => {
    expect(
      readConfig({ PORT: ' ', NODE_ENV: ' test ', YARDSIGN_URL: 'https://members.example.com\n' }, []),
    ).toMatchObject({
      PORT: 3000,
      NODE_ENV: 'test',
      YARDSIGN_URL: 'https://members.example.com',
    });
  });

  test('take an empty value for none', () => {
    expect(readConfig({ PORT: '', YARDSIGN_URL: '' }, []).PORT).toBe(3000);
  });
});
