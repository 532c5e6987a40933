import { describe, expect, it } from 'vitest';
import { CONTENT_TYPES, kinds } from '@yardsign/domain/content/kinds';
import { pageRows } from '@yardsign/domain/access/pages';
import {
  accountMenu,
  accountToolbar,
  createChoices,
  customBlog,
  helpEntry,
  isGroup,
  mainMenu,
  teamEntry,
} from './shell/menu.ts';
import { messages as english } from '../locales/en/frame/titles.ts';
import { messages } from '../locales/en/frame/shell.ts';
import { messages as preparation } from '../locales/en/frame/preparation.ts';
import { pageCode, routeTable } from './route-table.ts';

const paths = new Set<string>(pageRows.map(({ path }) => path));

describe('the code of the pages', () => {
  it('belongs to pages that exist', () => {
    expect(Object.keys(pageCode).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('has a title for every page and every type of content, and no title for none', () => {
    const ofTypes = CONTENT_TYPES.map((type) => kinds[type].label);
    const used = new Set<string>([...pageRows.map(({ title }) => title), ...ofTypes]);
    expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
    expect([...used].filter((key) => !(key in english))).toEqual([]);
  });
});

describe('a page in preparation', () => {
  it('says what will be there, and a page that is there says it no more', () => {
    const unwritten = new Set<string>(routeTable.filter(({ page }) => page === undefined).map(({ title }) => title));
    const said = Object.keys(preparation).filter((key) => !['notYet', 'other'].includes(key));
    expect(said.toSorted()).toEqual([...unwritten].toSorted());
  });
});

it('a page is marked as still to come exactly while it has no code', () => {
  const marked = routeTable.filter(({ soon }) => soon === true).map(({ path }) => path);
  expect(marked).toEqual(routeTable.filter(({ page }) => page === undefined).map(({ path }) => path));
});

it('the menus lead to no page that is still to come', () => {
  const listed = [
    ...createChoices,
    ...accountMenu,
    ...mainMenu.flatMap((entry) => (isGroup(entry) ? entry.links : [entry])),
  ];
  const soon = new Set<string>(routeTable.filter((page) => page.soon === true).map(({ path }) => path));
  expect(listed.filter(({ to }) => soon.has(to))).toEqual([]);
});

describe('the menus', () => {
  const links = [...mainMenu.flatMap((entry) => (isGroup(entry) ? entry.links : [entry])), ...accountMenu, customBlog];

  it('lead only to pages that exist', () => {
    expect([...links, ...createChoices, teamEntry, helpEntry].filter(({ to }) => !paths.has(to))).toEqual([]);
  });

  it('lead from the pages about the account to pages that exist, in the order of the documents', () => {
    expect(accountToolbar.filter(({ to }) => !paths.has(to))).toEqual([]);
    expect(accountToolbar.map(({ label }) => messages[label])).toEqual([
      'Account',
      'Subscription',
      'Billing',
      'My Team',
    ]);
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
