import { describe, expect, test } from 'vitest';
import { leadOn, legacyPaths } from './legacy-paths.ts';
import { PAGE_FEATURES, pageRows } from './pages.ts';

/** The route table of the requirements, path by path: `P` public, `G` guests, `L` login; then the feature, and `noPP`. */
const REQUIRED_PAGES = `
/privacy P
/terms P
/login G
/forgot-password G
/logout P
/completeSignup P
/reset-password P
/confirm-delete P
/fub P
/fub-popup P
/404 P
/too-many-redirects P
/app P
/support P
/partnerships/verification.php P
/dashboard L
/setup-my-profile L noPP
/account L noPP
/subscription L noPP
/billing L noPP
/upgrade L noPP
/reactivate L noPP
/team-management L noPP
/access-restricted L noPP
/integrations L
/social-accounts/scheduled-facebook-posts L
/automatic-social-media-posting L
/admin L noPP
/blog/rssfeed L
/profile/basic L noPP
/profile/videos L video noPP
/profile/graphics L noPP
/profile/guides L noPP
/profile/blog L noPP
/profile/email-builder L email-builder noPP
/resources L
/resources/templates/$slug L
/resources/guides/$slug L
/resources/buyers-purchasing-power L tools
/resources/hpes L tools
/resources/pear L tools
/market-updates L mmr
/market-updates/mmr/$slug L mmr
/shareable-content L
/shareable-content/blog/$slug L
/shareable-content/graphic/$slug L social-graphics
/shareable-content/infographic/$slug L
/shareable-content/video/$slug L video
/search L
/realtalk L realtalk
/realtalk/record L realtalk
/realtalk/test L realtalk
/realtalk/review L realtalk
/realtalk/recordings L realtalk
/realtalk/recordings/$recordingId L realtalk
/realtalk/scripts L realtalk
/realtalk/scripts/$slug L realtalk
/realtalk/scriptbuilder L realtalk
/realtalk/scriptbuilder/$script L realtalk
/realtalk/scriptbuilder/$slug/recordings L realtalk
/playbooks L playbook
/playbooks/$slug L playbook
/learning-center L
/learning-center/best-practice/$slug L
/learning-center/training-video/$slug L
/learning-center/webinar-replay/$slug L
/learning-center/getting-started-webinar L
/learning-center/getting-started-webinar/replay L
/learning-center/brunch-and-learn L
/content/$contentTypeSlug/$contentSlug/gallery L
/email-builder L email-builder
/local L local
/graphic-builder L
/graphic-builder/$id L
/local/graphic-builder L local
/video-masterclass L
/product-suggestion-box L
/my-perks L
/partners L
/member-perks L
/my-perks/$perk L
/success-plan L
/content-calendar L
/expert-guides L
/expert-guides/$slug L`;

/** Pages that are ours and stand in no document. */
const OWN_PAGES = `
/profile/local L local noPP
/profile/realtalk L realtalk noPP
/signup G
/join-team P
/approve-post P
/approvals L noPP
/team-rules L noPP
/design P
/admin/people/$id L noPP
/admin/audit L noPP
/admin/studio L noPP
/admin/coupons L noPP
/admin/suggestions L noPP
/admin/usage L noPP
/shareable-content/my-pictures L
/resources/$slug L tools
/admin/studio/pictures L noPP
/admin/studio/legal L noPP
/admin/studio/perks L noPP
/admin/studio/perks/$perk L noPP
/admin/studio/site L noPP
/posting-times L
/new-terms L noPP
/what-worked L
/plan-my-week L
/import-schedule L
/admin/studio/$id L noPP
/posts/$postId L
/my-perks/referral L
/my-blog L
/make-admin P`;

/** Old addresses of the requirements with what an old link might hold, and where it must lead. */
const REQUIRED_REDIRECTS: readonly [from: string, to: string][] = [
  ['/', '/dashboard'],
  ['/forgotpassword', '/forgot-password'],
  ['/social-accounts', '/integrations'],
  ['/pp/rssfeed', '/blog/rssfeed'],
  ['/profile', '/profile/basic'],
  ['/profile/email', '/profile/email-builder'],
  ['/profile/newsletter', '/profile/email-builder'],
  ['/guides', '/resources'],
  ['/templates', '/resources'],
  ['/resources/infographics', '/resources'],
  ['/resources/infographics/spring', '/resources'],
  ['/resources/guides', '/resources'],
  ['/resources/templates', '/resources'],
  ['/guides/buyers', '/resources/guides/buyers'],
  ['/guide/buyers', '/resources/guides/buyers'],
  ['/content/guides/buyers', '/resources/guides/buyers'],
  ['/templates/letter', '/resources/templates/letter'],
  ['/mmr', '/market-updates?types=mmr'],
  ['/mmr/june-2025', '/market-updates?types=mmr'],
  ['/deep-dive', '/resources'],
  ['/deep-dives', '/resources'],
  ['/deep-dive/rates', '/resources'],
  ['/deep-dives/rates', '/resources'],
  ['/market-updates/deep-dive', '/resources'],
  ['/market-updates/deep-dive/rates', '/resources'],
  ['/blog', '/shareable-content?types=blog'],
  ['/pp', '/shareable-content?types=blog'],
  ['/videos', '/shareable-content?types=video'],
  ['/categories', '/shareable-content'],
  ['/socialgraphics', '/shareable-content?types=social-graphic'],
  ['/social-graphics', '/shareable-content?types=social-graphic'],
  ['/infographics', '/shareable-content?types=blog&categories=infographics'],
  ['/blog/2019/04/30/first-frost', '/shareable-content/blog/first-frost'],
  ['/2019/04/30/first-frost', '/shareable-content/blog/first-frost'],
  ['/en/blog/first-frost', '/shareable-content/blog/first-frost in en'],
  ['/es/blog/first-frost', '/shareable-content/blog/first-frost in es'],
  ['/en/videos/tour', '/shareable-content/video/tour in en'],
  ['/es/videos/tour', '/shareable-content/video/tour in es'],
  ['/content/scripts', '/realtalk/scripts'],
  ['/scripts', '/realtalk/scripts'],
  ['/content/scripts/hello', '/realtalk/scripts/hello'],
  ['/scripts/hello', '/realtalk/scripts/hello'],
  ['/content/scripts/record', '/realtalk/record'],
  ['/content/scripts/review', '/realtalk/review'],
  ['/content/scripts/recordings', '/realtalk/recordings'],
  ['/content/scripts/recordings/7', '/realtalk/recordings/7'],
  ['/scriptbuilder', '/realtalk/scriptbuilder'],
  ['/content/scripts/scriptbuilder', '/realtalk/scriptbuilder'],
  ['/scriptbuilder/hello', '/realtalk/scriptbuilder/hello'],
  ['/scriptbuilder/hello/recordings', '/realtalk/scriptbuilder/hello/recordings'],
  ['/playbook', '/playbooks/1'],
  ['/content', '/learning-center'],
  ['/webinars', '/learning-center'],
  ['/training-center', '/learning-center'],
  ['/training-center/anything/else', '/learning-center'],
  ['/content/anything/else', '/learning-center'],
  ['/content/best-practice/call', '/learning-center/best-practice/call'],
  ['/content/training-video/call', '/learning-center/training-video/call'],
  ['/content/webinar-replay/call', '/learning-center/webinar-replay/call'],
  ['/webinars/call', '/learning-center/webinar-replay/call'],
  ['/email', '/email-builder'],
  ['/newsletter', '/email-builder'],
  ['/local-promo', '/local'],
  ['/partners/redx', '/my-perks/redx'],
  ['/partners/lead-tool', '/my-perks/lead-tool'],
  ['/member-perks/lead-tool', '/my-perks/lead-tool'],
];

const LETTER = { public: 'P', guest: 'G', member: 'L' };
const addresses = pageRows.flatMap((page) => [page.path, ...(page.aliases ?? [])].map((path) => ({ ...page, path })));

/** The segments of an address that a pattern names, or null when it does not fit. */
function fit(pattern: string, address: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), address.split('/')];
  if (wanted.at(-1) === '*' ? given.length < wanted.length : given.length !== wanted.length) return null;
  const named: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part === '*') return named;
    if (part.startsWith('$')) named[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return named;
}

/** Fewer open segments are more exact; of two alike, the one whose fixed part is longer. */
const exactness = (pattern: string) =>
  pattern.split('/').reduce((sum, part) => sum + (part === '*' ? 10 : part.startsWith('$') ? 1 : 0), 0);

function follow(address: string): string | null {
  const fitting = [...addresses.map(({ path }) => path), ...legacyPaths.map(({ from }) => from)]
    .filter((pattern) => fit(pattern, address) !== null)
    .toSorted((a, b) => exactness(a) - exactness(b));
  const [first = ''] = fitting;
  const legacy = legacyPaths.find(({ from }) => from === first);
  if (!legacy) return fitting.length === 0 ? null : address;
  const to = leadOn(legacy, fit(legacy.from, address) ?? {});
  const query = Object.entries(legacy.search ?? {}).map(([name, value]) => `${name}=${value}`);
  const language = legacy.contentLanguage === undefined ? '' : ` in ${legacy.contentLanguage}`;
  return to === null ? null : `${to}${query.length === 0 ? '' : `?${query.join('&')}`}${language}`;
}

describe('the list of pages', () => {
  test('is the route table of the requirements and what is our own, nothing else', () => {
    const listed = addresses.map(({ path, access, feature, withoutProfile }) =>
      [path, LETTER[access], feature, withoutProfile && 'noPP'].filter(Boolean).join(' '),
    );
    const wanted = `${REQUIRED_PAGES}${OWN_PAGES}`.split('\n').filter(Boolean);
    expect(listed.toSorted()).toEqual(wanted.toSorted());
  });

  test('names each address once', () => {
    const all = [...addresses.map(({ path }) => path), ...legacyPaths.map(({ from }) => from)];
    expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
  });

  test('asks for features that exist', () => {
    const asked = new Set(pageRows.flatMap(({ feature }) => feature ?? []));
    expect([...asked].toSorted()).toEqual([...PAGE_FEATURES].toSorted());
  });
});

describe('old addresses', () => {
  test.each(REQUIRED_REDIRECTS)('%s leads to %s', (from, to) => {
    expect(follow(from)).toBe(to);
  });

  test.each([
    ['/learning-center/training-video', '/learning-center?types=training-video'],
    ['/learning-center/webinar-replay', '/learning-center?types=webinar-replay'],
    ['/shareable-content/blog', '/shareable-content?types=blog'],
    ['/market-updates/mmr', '/market-updates?types=mmr'],
    ['/resources/guides', '/resources'],
    ['/playbooks', '/playbooks'],
  ])('%s, which is that of a piece without its name, leads to %s', (from, to) => {
    expect(follow(from)).toBe(to);
  });

  test('lead to pages, never to one another', () => {
    for (const legacy of legacyPaths) {
      const target = legacy.to.replaceAll(/\$\w+/g, 'x');
      expect(
        addresses.some(({ path }) => fit(path, target) !== null),
        legacy.from,
      ).toBe(true);
      expect(follow(target), legacy.from).toBe(target);
    }
  });

  test.each(['/blog/rssfeed', '/social-accounts/scheduled-facebook-posts', '/content/blog/first-frost/gallery'])(
    '%s is a page and leads nowhere else',
    (address) => {
      expect(follow(address)).toBe(address);
    },
  );

  test('a date that is none was never ours', () => {
    expect(follow('/blog/2019/april/30/first-frost')).toBeNull();
    expect(follow('/one/two/three/four')).toBeNull();
  });

  test('what a link holds cannot lead to another site', () => {
    const guide = legacyPaths.find(({ from }) => from === '/guides/$slug');
    expect(guide && leadOn(guide, { slug: '../..//evil.example' })).toBe('/resources/guides/..%2F..%2F%2Fevil.example');
  });
});
