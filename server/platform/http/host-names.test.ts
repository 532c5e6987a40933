import { describe, expect, test } from 'vitest';
import { createHostCheck } from './host-names.ts';

const answers = createHostCheck(['members.example.com', '192.168.1.7', '[2001:db8::7]']);

describe('the Host header', () => {
  test.each([
    'members.example.com',
    'members.example.com:443',
    'MEMBERS.example.com.',
    '192.168.1.7:3000',
    '[2001:db8::7]:3000',
    'localhost:3000',
    'mail.localhost',
    '127.0.0.1',
    '127.1.2.3:80',
    '[::1]:3000',
  ])('%s is answered', (host) => {
    expect(answers(host)).toBe(true);
  });

  test.each([
    undefined,
    '',
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'members.example.com.evil.example',
    '127.0.0.1.evil.example',
    '127.0.0.1.nip.io',
    'members.example.com@evil.example',
    '192.168.1.8',
    'evil.example/members.example.com',
    'members.example.com evil.example',
  ])('%s is not', (host) => {
    expect(answers(host)).toBe(false);
  });
});
