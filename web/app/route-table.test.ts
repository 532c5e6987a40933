import { describe, expect, it } from 'vitest';
import { pageRows } from '@yardsign/domain/access/pages';
import { accountMenu, createChoices, customBlog, isGroup, mainMenu } from './shell/menu.ts';
import { messages as english } from '../locales/en/titles.ts';
import { messages } from '../locales/en/shell.ts';
import { pageCode } from './route-table.ts';

const paths = new Set<string>(pageRows.map(({ path }) => path));

describe('the code of the pages', () => {
  it('belongs to pages that exist', () => {
    expect(Object.keys(pageCode).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('has a title for every page, and no title for none', () => {
    const used = new Set<string>(pageRows.map(({ title }) => title));
    expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
    expect([...used].filter((key) => !(key in english))).toEqual([]);
  });
});

describe('the menus', () => {
  const links = [...mainMenu.flatMap((entry) => (isGroup(entry) ? entry.links : [entry])), ...accountMenu, customBlog];

  it('lead only to pages that exist', () => {
    expect([...links, ...createChoices].filter(({ to }) => !paths.has(to))).toEqual([]);
  });

  it('stand in the order of the documents', () => {
    expect(mainMenu.map(({ label }) => messages[label])).toEqual([
      'Dashboard',
      'Success Plan',
      'Personalized Content',
      'Market Updates',
      'Learning Center',
      'Playbooks',
    ]);
    expect(mainMenu.filter(isGroup).map(({ links: under }) => under.map(({ label }) => messages[label]))).toEqual([
      ['Shareable Content', 'Resources', 'Email Builder', 'RealTalk', 'Content Calendar', 'Expert Guides'],
      ['Monthly Market Reports', 'Local'],
    ]);
    expect([...accountMenu, { label: 'logout' as const }, customBlog].map(({ label }) => messages[label])).toEqual([
      'Account Settings',
      'Personalization Profile',
      'Integrations',
      'Automatic Posting',
      'Earn Free Months',
      'My Perks',
      'Logout',
      'My Custom Blog',
    ]);
  });
});
