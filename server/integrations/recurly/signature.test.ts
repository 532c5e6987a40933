import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedBy } from './signature.ts';

const body = Buffer.from('{"id":"n1","object_type":"subscription","event_type":"paused","uuid":"u1"}');
const AT = 1_763_654_400_000;
const VECTOR = 'c5487b8a7b44c07aa4c89232dd371d6376a9d7896e7abdcb45da31adbcabc916';
const other = createHmac('sha256', 'other').update(`${AT}.`).update(body).digest('hex');

test.each([
  ['the known vector', ['whk-test'], `${AT},${VECTOR}`, AT, true],
  ['five minutes later', ['whk-test'], `${AT},${VECTOR}`, AT + 300_000, true],
  ['later than that', ['whk-test'], `${AT},${VECTOR}`, AT + 300_001, false],
  ['two signatures, one of ours', ['whk-test'], `${AT},${other},${VECTOR}`, AT, true],
  ['a new key beside the old one', ['new', 'whk-test'], `${AT},${VECTOR}`, AT, true],
  ['another key alone', ['new'], `${AT},${VECTOR}`, AT, false],
  ['another time', ['whk-test'], `${AT + 1},${VECTOR}`, AT, false],
  ['no signature', ['whk-test'], '', AT, false],
  ['a time alone', ['whk-test'], `${AT}`, AT, false],
  ['no key at all', [], `${AT},${VECTOR}`, AT, false],
])('a letter with %s', (_case, keys, signature, now, own) => {
  expect(isSignedBy(keys, { body, signature, now })).toBe(own);
});

test('a letter of another body', () => {
  expect(isSignedBy(['whk-test'], { body: Buffer.from('{}'), signature: `${AT},${VECTOR}`, now: AT })).toBe(false);
});
