import { describe, expect, test } from 'vitest';
import { zoneName, zoneTitle } from './zone-name.ts';

describe('the name of a zone', () => {
  test('two zones of one name are told apart by their city', () => {
    expect(zoneName('America/Denver', 'en')).toBe('Mountain Time (Denver)');
    expect(zoneName('America/Phoenix', 'en')).toContain('(Phoenix)');
    expect(zoneName('America/New_York', 'es')).toBe('hora del Este (Nueva York)');
    expect(zoneTitle('America/New_York', 'es')).toBe('Hora del Este (Nueva York)');
  });
});
