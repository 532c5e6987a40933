import { describe, expect, test } from 'vitest';
import {
  ACTION_OF_EVENT,
  countsAsUse,
  eventName,
  PAGE_VIEW,
  sectionOf,
  toldContent,
  toldText,
  USAGE_ACTIONS,
} from './usage-event.ts';

describe('an event of use', () => {
  test.each([
    ['/dashboard', 'dashboard'],
    ['/shareable-content/blog/why-now', 'shareable-content'],
    ['/market-updates/mmr/november', 'market-updates'],
    ['/local/graphic-builder', 'local'],
    ['/realtalk/scripts/x', 'scripts'],
    ['/email-builder', 'email-builder'],
    ['/resources/hpes', 'resources'],
    ['/learning-center/best-practice/playbooks', 'learning-center'],
    ['/playbooks', 'playbooks'],
    ['/my-perks', ''],
    ['/locals', ''],
  ])('at %s belongs to the section "%s"', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });

  test('is named after its section and what was done, and says what was done', () => {
    expect(eventName('shareable-content', 'share')).toBe('shareable-content:share');
    expect(ACTION_OF_EVENT.get('shareable-content:share')).toBe('share');
    expect(ACTION_OF_EVENT.get('page:login')).toBe('login');
    expect(ACTION_OF_EVENT.get(PAGE_VIEW)).toBe('view');
    expect(ACTION_OF_EVENT.get('page:dance')).toBeUndefined();
    expect(USAGE_ACTIONS).toHaveLength(12);
    expect(ACTION_OF_EVENT.size).toBe(120);
  });

  test('tells the first 90 characters of a text, and no half of one', () => {
    expect(toldText('a'.repeat(91))).toBe('a'.repeat(90));
    expect(toldText('a'.repeat(90))).toHaveLength(90);
    expect(toldText(`${'a'.repeat(89)}🏡🏡`)).toBe(`${'a'.repeat(89)}🏡`);
    const long = 'b'.repeat(200);
    const told = toldContent({ title: long, contents: long, image: long });
    expect(Object.values(told).map(({ length }) => length)).toEqual([90, 90, 90]);
  });

  test('of staff, or in the name of somebody else, is no use', () => {
    expect(countsAsUse({ isStaff: false, impersonated: false })).toBe(true);
    expect(countsAsUse({ isStaff: true, impersonated: false })).toBe(false);
    expect(countsAsUse({ isStaff: false, impersonated: true })).toBe(false);
  });
});
