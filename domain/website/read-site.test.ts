import { expect, test } from 'vitest';
import { type PageFacts, readSite } from './read-site.ts';

const page = (facts: Partial<PageFacts>) =>
  readSite({ meta: new Map(), icons: [], logos: [], phones: [], emails: [], data: [], ...facts });

const AGENCY = { '@type': 'Organization', '@id': '#office', name: 'Harbor & Pine', logo: { url: '/logo.png' } };

test('a person and the office that they work for', () => {
  const ann = {
    '@type': 'Person',
    name: 'Ann Marie Lee',
    jobTitle: 'REALTOR',
    telephone: 'tel:+15125550142',
    email: 'mailto:ann@site.example',
    image: ['/ann.jpg'],
    worksFor: { '@id': '#office' },
    address: { addressLocality: 'Austin', addressRegion: 'TX' },
  };
  expect(page({ data: [{ '@graph': [ann, AGENCY] }] })).toEqual({
    firstName: 'Ann Marie',
    lastName: 'Lee',
    organization: 'Harbor & Pine',
    title: 'REALTOR',
    phone: '+15125550142',
    email: 'ann@site.example',
    city: 'Austin',
    state: 'TX',
    primaryColor: '',
    logos: ['/logo.png'],
    photos: ['/ann.jpg'],
  });
});

test('a real-estate agent is a person with an employer, and a business without one', () => {
  const agent = { '@type': 'https://schema.org/RealEstateAgent', name: 'Ann Lee' };
  expect(page({ data: [{ ...agent, memberOf: AGENCY }] })).toMatchObject({
    firstName: 'Ann',
    organization: 'Harbor & Pine',
  });
  expect(page({ data: [agent] })).toMatchObject({ firstName: '', lastName: '', organization: 'Ann Lee' });
});

test('of several people none is taken, and who wrote a review is nobody', () => {
  const ann = { '@type': 'Person', name: 'Ann Lee' };
  const bob = { '@type': 'Person', name: 'Bob Roe' };
  expect(page({ data: [[ann, bob]] }).firstName).toBe('');
  expect(page({ data: [ann, { ...AGENCY, review: { '@type': 'Review', author: bob } }] }).firstName).toBe('Ann');
});

test('without JSON-LD, what the page tells networks and browsers, and its links', () => {
  const meta = new Map([
    ['og:site_name', 'Harbor  &\nPine'],
    ['theme-color', '#1f6'],
  ]);
  const icons = [
    { address: '/tab.png', side: 32 },
    { address: '/touch.png', side: 180 },
  ];
  expect(page({ meta, icons, phones: ['512'], emails: ['a@b.example'], logos: ['/brand.png'] })).toMatchObject({
    organization: 'Harbor & Pine',
    primaryColor: '#11FF66',
    phone: '512',
    email: 'a@b.example',
    logos: ['/brand.png', '/touch.png'],
  });
});

test.each(['#fff', '#000000', 'red', 'url(x)', '#12345'])('%s is no colour of a brand', (color) => {
  expect(page({ meta: new Map([['theme-color', color]]) }).primaryColor).toBe('');
});

test.each([
  ['numbers and nothing', [1, null, 'x', [], {}]],
  ['a thing that is within itself by its id', [{ '@id': 'a', '@type': 'Person', name: 'A', worksFor: { '@id': 'a' } }]],
  ['values of other kinds', [{ '@type': ['Person', 3], name: { en: 1 }, telephone: [[]], address: 'Austin' }]],
])('%s are read without harm', (_case, data) => {
  expect(page({ data }).phone).toBe('');
});
