import { describe, expect, it } from 'vitest';
import { redirects, routeTable } from './route-table.ts';
import { accountMenu, createChoices, customBlog, isGroup, mainMenu } from './shell/menu.ts';
import { messages } from '../locales/en/shell.ts';

const paths = new Set(routeTable.map((entry) => entry.path));

describe('the route table', () => {
  it('names each path once', () => {
    expect(paths.size).toBe(routeTable.length);
    expect(redirects.filter(([from]) => paths.has(from))).toEqual([]);
  });

  it('leads every redirect to a page that exists', () => {
    expect(redirects.filter(([, to]) => !paths.has(to))).toEqual([]);
  });

  it('keeps pages for everyone and for guests to the ones that must be', () => {
    const open = routeTable.filter(({ access }) => access !== 'member').map(({ path }) => path);
    expect(open.toSorted()).toEqual([
      '/404',
      '/completeSignup',
      '/confirm-delete',
      '/design',
      '/forgot-password',
      '/login',
      '/logout',
      '/privacy',
      '/reset-password',
      '/terms',
      '/too-many-redirects',
    ]);
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
