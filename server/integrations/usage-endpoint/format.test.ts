import { expect, test } from 'vitest';
import { usageFormat } from './format.ts';

const USE = {
  event: 'local:share',
  user: { id: 'usr_a', type: null, status: 'active' as const, plan: 'pro' },
  subscription: { source: 'recurly', pastDue: false, pendingCancel: false },
  content: { title: 'Elm Street', contents: '', image: '' },
  userAgent: 'a browser',
  eventData: { name: '/local', path: '/local', fullPath: '/local', hash: '', params: {}, query: {} },
  platform: { visit: 'v' },
};

test('analytics are told of each event by a call of its own, with the fields of the documents', () => {
  const calls = usageFormat('https://analytics.example/in?site=7')([USE, { ...USE, event: 'page:view' }]);
  expect(calls.map(({ url }) => url)).toEqual(Array(2).fill('https://analytics.example/in?site=7&action=track'));
  expect(calls[0]?.headers).toEqual({ 'content-type': 'application/json' });
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual(USE);
});
