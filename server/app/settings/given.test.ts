import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { SECRETS } from './secret-files.ts';
import { settingsSchema } from './settings.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  YARDSIGN_URL: 'https://members.example.com',
  FACEBOOK_APP_ID: '42',
  FACEBOOK_APP_SECRET: 'real',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'Members <hello@example.com>',
  SUPPORT_EMAIL: 'help@example.com',
};
const KEY = 'ab'.repeat(32);

describe('a value of the sandbox', () => {
  test('is not taken for one of a real service', () => {
    expect(readConfig(PRODUCTION, []).warnings).toEqual([]);
  });

  test.each([
    ['SUPPORT_EMAIL', { SUPPORT_EMAIL: '' }, 'SUPPORT_EMAIL: is needed in production'],
    ['the id of a network', { FACEBOOK_APP_ID: '' }, 'FACEBOOK_APP_ID: needed with FACEBOOK_APP_SECRET'],
    ['the secret of a network', { X_CLIENT_ID: 'ours' }, 'X_CLIENT_SECRET: needed with X_CLIENT_ID'],
    ['the id of TikTok', { TIKTOK_CLIENT_SECRET: 'ours' }, 'TIKTOK_CLIENT_KEY: needed with TIKTOK_CLIENT_SECRET'],
    ['signing in with Google', { GOOGLE_CLIENT_SECRET: 'ours' }, 'GOOGLE_CLIENT_ID: needed with GOOGLE_CLIENT_SECRET'],
    [
      'signing in with Apple',
      { APPLE_PRIVATE_KEY: 'ours', APPLE_CLIENT_ID: 'ours' },
      'APPLE_TEAM_ID, APPLE_KEY_ID: needed with APPLE_CLIENT_ID, APPLE_PRIVATE_KEY',
    ],
    ['the App Store', { APPLE_BUNDLE_ID: 'com.example' }, 'APPLE_PRODUCTS: needed with APPLE_BUNDLE_ID'],
  ])('for %s stops a start without the sandbox', (_what, given, fault) => {
    expect(() => readConfig({ ...PRODUCTION, ...given }, [])).toThrow(`  - ${fault}`);
    expect(() => readConfig({ ...PRODUCTION, ...given, YARDSIGN_SANDBOX: 'on' }, [])).not.toThrow();
  });
});

describe('a secret in a file', () => {
  const read =
    (files: Record<string, string>) =>
    (path: string): string => {
      const text = files[path];
      if (text === undefined) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
      return text;
    };

  test.each(SECRETS)('may be %s', (name) => {
    // What the setting itself makes of nonsense is told of the setting, and so it was read.
    const files = read({ '/run/secrets/one': ' \n' });
    expect(() => readConfig({ [`${name}_FILE`]: '/run/secrets/one' }, [], files)).toThrow(
      `${name}_FILE: /run/secrets/one is empty`,
    );
  });

  test('is read without the line break at its end', () => {
    const files = read({ '/run/secrets/session': `${KEY}\n`, '/run/secrets/database': 'postgres://db/members\n' });
    const given = {
      YARDSIGN_SESSION_KEY_FILE: '/run/secrets/session',
      DATABASE_URL_FILE: '/run/secrets/database',
    };
    expect(readConfig(given, [], files)).toMatchObject({
      YARDSIGN_SESSION_KEY: KEY,
      DATABASE_URL: 'postgres://db/members',
      warnings: [],
    });
  });

  test('that is not there, or is given by itself as well, stops the start', () => {
    const given = { SMTP_URL_FILE: '/gone', YARDSIGN_MASTER_KEY_FILE: '/gone', YARDSIGN_MASTER_KEY: KEY };
    expect(() => readConfig(given, [], read({}))).toThrow('SMTP_URL_FILE: cannot be read: ENOENT');
    expect(() => readConfig(given, [], read({}))).toThrow(
      'YARDSIGN_MASTER_KEY: is given twice, by itself and by YARDSIGN_MASTER_KEY_FILE',
    );
  });

  test('that cannot be read is not said to be missing as well', () => {
    const settings = { NODE_ENV: 'production', DATABASE_URL_FILE: '/gone', SMTP_URL_FILE: '/empty' };
    const start = () => readConfig(settings, ['--services=worker'], read({ '/empty': '' }));
    expect(start).toThrow('DATABASE_URL_FILE: cannot be read');
    expect(start).toThrow('SMTP_URL_FILE: /empty is empty');
    expect(start).toThrow('MAIL_FROM: is needed');
    expect(start).not.toThrow(/set DATABASE_URL|SMTP_URL: is needed/);
  });

  test('may be whatever names itself so', () => {
    const named = Object.keys(settingsSchema.shape).filter((name) => /(SECRET|_TOKEN|_KEYS?|_KEYS?_\w+)$/.test(name));
    const open = ['RECURLY_PUBLIC_KEY', 'TIKTOK_CLIENT_KEY', 'APPLE_KEY_ID'];
    expect(named.filter((name) => !open.includes(name) && !(SECRETS as string[]).includes(name))).toEqual([]);
  });
});

describe('a name that is no setting', () => {
  test.each([
    ['YARDSIGN_MASTERKEY', 'YARDSIGN_MASTERKEY is no setting and is ignored: is YARDSIGN_MASTER_KEY meant?'],
    ['YARDSIGN_SESION_KEY', 'YARDSIGN_SESION_KEY is no setting and is ignored: is YARDSIGN_SESSION_KEY meant?'],
    ['yardsign_data', 'yardsign_data is no setting and is ignored: is YARDSIGN_DATA meant?'],
    ['YARDSIGN_THEME', 'YARDSIGN_THEME is no setting and is ignored'],
    ['DATABASE_URI', 'DATABASE_URI is no setting and is ignored: is DATABASE_URL meant?'],
    ['FILES_S3_BUCKET_NAME', 'FILES_S3_BUCKET_NAME is no setting and is ignored'],
    ['SUPPORT_MAIL', 'SUPPORT_MAIL is no setting and is ignored: is SUPPORT_EMAIL meant?'],
    ['MAIL_FROM_FILE', 'MAIL_FROM_FILE is ignored: MAIL_FROM cannot be given by a file'],
  ])('such as %s is told', (name, line) => {
    expect(readConfig({ [name]: 'x' }, []).warnings).toEqual([line]);
  });

  test.each(['PATH', 'HOME', 'HOSTNAME', 'POSTGRES_URL', 'npm_config_user_agent', 'HTTP_PROXY', 'SSL_CERT_FILE'])(
    '%s, which is of others, is not',
    (name) => {
      expect(readConfig({ [name]: 'x' }, []).warnings).toEqual([]);
    },
  );

  test('is not taken for one that is given', () => {
    expect(readConfig({ DATABASE_URI: 'x', DATABASE_URL: 'postgres://db/members' }, []).warnings).toEqual([]);
  });

  test('stands beside what is wrong, for which it may be the reason', () => {
    const { SUPPORT_EMAIL, ...rest } = PRODUCTION;
    expect(() => readConfig({ ...rest, SUPPORT_MAIL: SUPPORT_EMAIL }, [])).toThrow('is SUPPORT_EMAIL meant?');
  });
});
