import { describe, expect, it } from 'vitest';
import { formatMessage } from './format-message.ts';
import { initialLanguage } from './language.ts';

describe('formatMessage', () => {
  it('fills in parameters and writes numbers as the language does', () => {
    expect(formatMessage('Showing {shown} of {total}', 'en', { shown: 20, total: 12_500 })).toBe(
      'Showing 20 of 12,500',
    );
  });

  it('ends no sentence with two full stops', () => {
    const said = (moment: string) => formatMessage('Ahora se publica el {moment}.', 'es', { moment });
    expect([said('lun 1 de feb, 9:00 a.m.'), said('lunes')]).toEqual([
      'Ahora se publica el lun 1 de feb, 9:00 a.m.',
      'Ahora se publica el lunes.',
    ]);
  });

  it('chooses the form that the number asks for', () => {
    const posts = { one: '{count} publicación', other: '{count} publicaciones' };
    expect([0, 1, 2].map((count) => formatMessage(posts, 'es', { count }))).toEqual([
      '0 publicaciones',
      '1 publicación',
      '2 publicaciones',
    ]);
  });

  it('leaves a placeholder in sight when nobody gave its value', () => {
    expect(formatMessage('Switch back to {email}', 'en')).toBe('Switch back to {email}');
  });

  it('never reads a parameter as another placeholder', () => {
    expect(formatMessage('{name}', 'en', { name: '{email}', email: 'x' })).toBe('{email}');
  });
});

describe('initialLanguage', () => {
  it.each([
    ['es', ['en-US'], 'es'],
    ['en', ['es-MX'], 'en'],
    [null, ['es-MX', 'en'], 'es'],
    [null, ['en-US', 'es'], 'en'],
    [null, ['fr-CA'], 'en'],
    ['klingon', [], 'en'],
  ] as const)('with %s stored and a browser that asks for %j is %s', (stored, asked, language) => {
    expect(initialLanguage(stored, asked)).toBe(language);
  });
});
