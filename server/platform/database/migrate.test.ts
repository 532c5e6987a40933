import { expect, test } from 'vitest';
import { OperatorFault } from '../operator-fault.ts';
import { requireVersion } from './migrate.ts';

test.each([150_000, 150_004, 160_002, 180_000])('version %i of the server will do', (version) => {
  expect(() => requireVersion(version)).not.toThrow();
});

test.each([
  [140_011, 'PostgreSQL 14'],
  [90_624, 'PostgreSQL 9'],
])('version %i of the server is refused, with what to do', (version, named) => {
  expect(() => requireVersion(version)).toThrow(OperatorFault);
  expect(() => requireVersion(version)).toThrow(named);
  expect(() => requireVersion(version)).toThrow('needs 15 or newer');
});
