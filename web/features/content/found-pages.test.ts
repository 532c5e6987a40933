import { describe, expect, it } from 'vitest';
import { messages as english } from '../../locales/en/frame/titles.ts';
import { messages as spanish } from '../../locales/es/frame/titles.ts';
import { type FoundPage, pagesFound } from './found-pages.ts';

const everybodys = () => true;
const found = (
  query: string,
  titles: Record<string, string> = english,
  isTheirs: (page: FoundPage) => boolean = everybodys,
) => pagesFound(query, (title) => titles[title] ?? '', isTheirs).map(({ path }) => path);

describe('the pages that somebody looks for', () => {
  it.each([
    ['password', '/account'],
    ['change my password', '/account'],
    ['passwrod', '/account'],
    ['pasword', '/account'],
    ['connect instagram', '/integrations'],
    ['conectar Instagram', '/integrations'],
    ['cómo cambio mi contraseña', '/account'],
    ['facturación', '/billing'],
    ['cambiar el logo', '/profile/basic'],
    ['calend', '/content-calendar'],
    ['import csv', '/import-schedule'],
    ['autopilto', '/automatic-social-media-posting'],
  ])('are found for %j', (query, path) => {
    expect(found(query)[0]).toBe(path);
    expect(found(query, spanish)[0]).toBe(path);
  });

  it.each(['', 'my', 'open house', 'closing costs', 'vender mi casa', 'password manager scams', 'x'])(
    'are none for %j, which is about the library',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  it('are three at most, found by their titles too', () => {
    expect(found('piezas que puedes compartir', spanish)).toEqual([]);
    expect(found('plan').length).toBeLessThanOrEqual(3);
    expect(found('horarios', spanish)).toContain('/posting-times');
  });

  it('are three of those that are the member’s', () => {
    const [first] = found('pla');
    const others = found('pla', english, ({ path }) => path !== first);
    expect(others).toHaveLength(3);
    expect(others).not.toContain(first);
  });
});
