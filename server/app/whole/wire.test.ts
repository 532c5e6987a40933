import type { AnyRoute } from '@yardsign/contracts/define-route';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedRoutes } from '../../features/site/routes.ts';
import { checkBindings } from '../../platform/http/create-http-server.ts';
import { libraryContentId } from '../../features/content/load-library.ts';
import { addMember, givePlan } from '../../seeds/scenarios.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** Routes that anyone may call. Every other one must refuse a guest: a new route is covered the day it is written. */
const PUBLIC = new Set([
  'access.authenticate',
  'access.refresh',
  'access.logout',
  'access.getSession',
  // Whoever signs up, or has come by a mail, is a stranger.
  'account.createUser',
  'account.requestPasswordChange',
  'account.confirmPasswordChange',
  'account.checkPassword',
  'account.confirmDelete',
  'account.authenticateTicket',
  'account.readMailedLink',
  // The link that the server printed is the proof.
  'account.openAdminLink',
  'account.prepareAdmin',
  'account.makeAdmin',
  // Ways of signing in, and the wish for a link that does.
  'access.answerSecondStep',
  'access.restoreAtSignIn',
  'access.authenticateSocial',
  'access.authenticateToken',
  'access.requestSignInLink',
  'access.readSignInLink',
  'access.startSocial',
  'access.answerDeviceStep',
  'access.resendDeviceCode',
  'access.startPasskeySignIn',
  'access.authenticatePasskey',
  'access.socialReturn',
  'access.socialFormReturn',
  'access.finishSocial',
  'access.linkSocial',
  'access.mailSocialLink',
  'leads.sendLead',
  'leads.sendLeadFromHome',
  'microsite.findPublicHome',
  'microsite.getPublicHome',
  'microsite.getPublicFeed',
  'microsite.getPublicArticle',
  'microsite.getPublicPicture',
  'microsite.getPublicFilm',
  'microsite.getPublicBrandPicture',
  // A report for a client: the address is the right to read it.
  'documents.getLinkedReport',
  // Opened by a browser on its way to or from a consent screen: a guest is sent to the sign-in page.
  'sharing.openConsent',
  'sharing.openSecondConsent',
  'sharing.openShortConsent',
  'sharing.shortCallback',
  'sharing.getOutgoingPicture',
  // It stands in public pages.
  'studio.getStudioPicture',
  // The address is the right to read it.
  'scheduling.readFeed',
  'sharing.consentCallback',
  // By a link that was mailed: whoever has it may read the invitation, decline it, or come in by it.
  'teams.readInvite',
  'teams.joinAsNew',
  'teams.declineInvite',
  // The same for the one post that the link is about.
  'approval.readApprovalLink',
  'approval.decideByLink',
  'site.getSite',
  'site.getLegalPage',
  'site.getHealth',
  'site.getBuildInfo',
  'site.getSiteConfig',
  'site.reportError',
  'site.getOpenApi',
  'uploads.putUploadPart',
  'uploads.putUploadFile',
  'site.getDocs',
  // Whoever comes by somebody's link is a stranger.
  'referral.visitByReferral',
  // Signed by the card processor.
  'billing.receiveBillingNews',
  // Signed by Apple.
  'billing.receiveAppleNotice',
  // Frames with fields of the card processor: nothing in them is anybody's own.
  'billing.getCardFields',
  'billing.getBankQuestion',
  'billing.getCardScript',
]);

let app: TestApp;
let maya: string;
let stranger: string;
let token: string;
const tokens: Record<string, string> = {};
const routes = namedRoutes();

beforeAll(async () => {
  app = await testApp();
  maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  stranger = await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera' });
  for (const id of [maya, stranger]) await givePlan(app.world, id);
  for (const status of ['incomplete', 'inactive', 'limited', 'paused'] as const) {
    await addMember(app.world, { username: status, firstName: 'X', lastName: 'Y', status });
    tokens[status] = await app.signIn(status);
  }
  token = await app.signIn('maya');
});
afterAll(() => app.close());

/** Values for the parameters of a path: right in shape, so that only rights can refuse the call. */
function fill(path: string, values: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => values[name] ?? 'x');
}

const PARAMS = {
  id: `pst_${'a'.repeat(24)}`,
  contentId: libraryContentId('five-checks'),
  assetId: `ast_${'a'.repeat(24)}`,
  feature: 'basic',
  place: 'intro',
  flagId: '1',
  network: 'facebook',
  verb: 'update',
  provider: 'google',
  method: 'google',
  page: 'privacy',
  name: 'logo.svg',
  slug: 'five-checks',
  language: 'en',
  code: 'nobody-0000',
  picture: 'photo',
  sha256: 'a'.repeat(64),
  industry: '1',
  service: 'facebook',
};

/** What the schema of a call asks for besides its address, so that only rights can refuse it. */
const BODIES: Record<string, unknown> = {
  'access.impersonateMember': { industry_id: 1 },
  'profile.saveProfile': [{ position: 'city', value: 'Reno' }],
  'access.addLoginCredential': { username: 'assistant', password: 'a long enough one' },
  'access.changeLoginCredential': { password: 'a long enough one' },
  'account.requestEmailChange': { email: 'new@example.test' },
  'account.saveService': { account: 'Mine' },
  'uploads.readWebsite': { address: 'mayaalvarez.example' },
  'uploads.startMultipartUpload': { filePath: 'video/film.mp4', fileSize: 10 },
  'content.addCustomContent': { content_type: 'blog', language: 'en', title: 'Mine', contents: '' },
  'content.saveCustomContent': { language: 'en' },
  'content.settleCopySource': { choice: 'keep', language: 'en' },
  'content.addCustomAsset': { name: 'Mine', size: 'square', image: 'a'.repeat(64) },
  'content.saveCustomAsset': { name: 'Mine' },
  'films.keepFilm': { language: 'en', s3Key: 'uploads/x', worn: 'a'.repeat(64), poster: 'a'.repeat(64) },
  'uploads.completeMultipartUpload': { uploadId: `upl_${'a'.repeat(24)}`, s3Key: 'uploads/x', parts: [] },
};
const QUERIES: Record<string, string> = {
  'scheduling.getCalendar': '?from=2026-11-01&to=2026-11-30',
  'sharing.getOutgoingPicture': '?expires=1&signature=x',
  'sharing.getQuota': '?targetId=1',
  'sharing.listScheduledThere': '?targetId=1',
  'sharing.findMentions': '?targetId=1&words=rivera',
  'profile.giveDefaults': '?features=graphics',
  'films.getMadeFilm': '?language=en',
  'uploads.getSignedUploadUrl': '?filepath=video%2Ffilm.mp4',
  'account.confirmEmailChange': `?email=new%40example.test&h=${'a'.repeat(43)}`,
};

function request(route: AnyRoute, values: Record<string, string>): InjectOptions {
  const hasBody = route.method !== 'GET' && route.method !== 'DELETE' && route.body !== undefined && !route.multipart;
  return { method: route.method, url: fill(route.path, { ...PARAMS, ...values }), ...(hasBody && { payload: {} }) };
}

describe('the routes', () => {
  test('are exactly those of the contract, or the server does not start', () => {
    expect(() => checkBindings({ feature: { call: routes[0]?.route } }, [])).toThrow('feature.call is bound 0 times');
  });

  test.each(routes.map(({ name, route }) => [name, route] as const))(
    '%s lets a guest in only where it is public',
    async (name, route) => {
      const answer = await app.call(
        request(route, {
          memberId: maya,
          id: name.startsWith('content') ? PARAMS.contentId : name.startsWith('access') ? maya : PARAMS.id,
        }),
      );
      if (PUBLIC.has(name)) expect(answer.statusCode).not.toBe(403);
      else expect([answer.statusCode, answer.json().code]).toEqual([401, 'sign_in_required']);
    },
  );

  test.each(
    routes
      .filter(({ route }) => route.path.includes(':memberId') || route.path.includes('/users/:id'))
      .map(({ name, route }) => [name, route] as const),
  )('%s does not let a member see that another exists', async (name, route) => {
    const wanted = request(route, { memberId: stranger, id: stranger });
    const body = BODIES[name];
    const answer = await app.call({
      ...wanted,
      url: `${String(wanted.url)}${QUERIES[name] ?? ''}`,
      token,
      ...(body !== undefined && { payload: body as object }),
    });
    expect(answer.statusCode).toBe(404);
  });

  test.each(['incomplete', 'inactive', 'limited', 'paused'])(
    'give nothing to post to a member who is %s',
    async (status) => {
      const urls = [
        '/api/content/v1/content/',
        `/api/content/v1/content/${PARAMS.contentId}`,
        `/api/app/v1/graphics/${PARAMS.contentId}/render`,
      ];
      for (const url of urls) {
        expect((await app.call({ method: 'GET', url, token: tokens[status] ?? '' })).statusCode).toBe(403);
      }
    },
  );
});

describe('an answer to bad input', () => {
  test.each([
    [
      'broken JSON',
      { payload: '{"username":', headers: { 'content-type': 'application/json' } },
      400,
      'malformed_body',
    ],
    ['no body', { payload: '', headers: { 'content-type': 'application/json' } }, 400, 'invalid_request'],
    [
      'a body that is too large',
      { payload: JSON.stringify({ username: 'x'.repeat(300_000) }), headers: { 'content-type': 'application/json' } },
      413,
      'too_large',
    ],
    [
      'another kind of body',
      { payload: 'username=maya', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_media_type',
    ],
    [
      'an unknown field',
      { payload: { username: 'a', password: 'b', industry_id: 1, is_admin: true } },
      400,
      'invalid_request',
    ],
    [
      'a poisoned prototype',
      { payload: '{"__proto__":{"admin":true}}', headers: { 'content-type': 'application/json' } },
      400,
      'malformed_body',
    ],
  ])('says what is wrong with %s', async (_case, options, status, code) => {
    const answer = await app.call({ method: 'POST', url: '/api/auth/v1/authenticate', ...(options as InjectOptions) });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('is none where a client names the kind of a body that it does not send, and none is needed', async () => {
    const url = `/api/app/v1/drafts/${PARAMS.contentId}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await app.call({ method: 'DELETE', url, token, headers });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  test('names the field, and never the shape to a stranger', async () => {
    const body = { contentId: 'nope', language: 'fr', size: 'square' };
    const member = await app.call({ method: 'POST', url: '/api/app/v1/proofs', payload: body, token });
    expect(member.json().issues.map((issue: { path: string }) => issue.path)).toEqual(['contentId', 'language']);
    const guest = await app.call({ method: 'POST', url: '/api/app/v1/proofs', payload: body });
    expect([guest.statusCode, guest.json().issues]).toEqual([401, undefined]);
  });

  test.each(['/api/app/v1/nothing', '/api', '/api/app/v1/session/', '/API/app/v1/session', '/api//app/v1/session'])(
    'for the path %s comes from the routes alone',
    async (url) => {
      const answer = await app.call({ method: 'GET', url });
      expect([200, 404]).toContain(answer.statusCode);
    },
  );
});

describe('the description of the API', () => {
  test('names every route once, with its parameters', async () => {
    const description = (await app.call({ method: 'GET', url: '/api/openapi.json' })).json();
    expect(description.openapi).toBe('3.1.0');
    const operations = Object.values<Record<string, { operationId: string }>>(description.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    );
    expect(operations.toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
    expect(description.paths['/api/content/v1/content/slug-{slug}'].get.parameters[0]).toMatchObject({
      name: 'slug',
      in: 'path',
      required: true,
    });
  });

  test('names the fields of the profile, with what each may be', async () => {
    const description = (await app.call({ method: 'GET', url: '/api/openapi.json' })).json();
    const { requestBody } = description.paths['/api/profile/v1/{memberId}/{feature}'].post;
    const { position } = requestBody.content['application/json'].schema.items.properties;
    expect(position.description).toMatch(
      /guides: [^.]*\blogo_pos \(0 \| 1 \| 2 \| 3; 3 at first\), secondary_logo_pos/,
    );
  });

  test('can be read as a page that needs no script and no inline style without its nonce', async () => {
    const page = await app.call({ method: 'GET', url: '/api/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    const nonce = /style nonce="([^"]+)"/.exec(page.body)?.[1];
    expect(nonce).not.toBe('__CSP_NONCE__');
    expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(page.body).not.toContain('<script');
  });
});
