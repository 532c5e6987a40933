import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { createHmac } from 'node:crypto';
import { createClock, type SandboxClock } from '../kit/clock.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';

/** Saturday, 21 November 2026, 15:00 UTC. */
export const START = Date.UTC(2026, 10, 21, 15);
export const APP = { appId: '4200000000000001', appSecret: 'sandbox-secret-of-the-tests' };
export const REDIRECT = 'http://localhost:3000/api/connections/facebook/callback';
export const ALL_SCOPES = 'public_profile,pages_show_list,business_management,pages_read_engagement,pages_manage_posts';

export interface Reply {
  status: number;
  // Vendors' answers are read by path in the tests; each test names the shape it expects.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
}

type Params = Record<string, string>;

export interface World {
  app: FastifyInstance;
  sandbox: Sandbox;
  clock: SandboxClock;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  postJson(path: string, body: unknown): Promise<Reply>;
  postForm(path: string, fields: Params | [string, string][], headers?: Record<string, string>): Promise<Reply>;
  remove(path: string): Promise<Reply>;
  /** A call to Graph v25.0; the token's proof is added. */
  graph(method: 'GET' | 'POST' | 'DELETE', path: string, token: string, params?: Params): Promise<Reply>;
  /** Uploads one picture as a client would, as multipart. */
  upload(pageId: string, token: string, bytes: Buffer, fields?: Params): Promise<Reply>;
  fault(body: unknown): Promise<Reply>;
  effects(kind?: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

export const proof = (token: string) => createHmac('sha256', APP.appSecret).update(token).digest('hex');

/** The smallest file that begins like a JPEG; `mark` makes its bytes, and so its digest, its own. */
export const jpeg = (mark: string) => Buffer.concat([Buffer.from('ffd8ffe000104a46494600', 'hex'), Buffer.from(mark)]);

/** The same with a size, as a network looks for it. */
export function picture(mark: string, width: number, height: number): Buffer {
  const head = Buffer.from('ffd8ffc0000b080000000001011100', 'hex');
  head.writeUInt16BE(height, 7);
  head.writeUInt16BE(width, 9);
  return Buffer.concat([head, Buffer.from(mark)]);
}

/** A sandbox on a clock that stands still, mounted in a host as the product mounts it. */
export async function createWorld(
  options: Partial<SandboxOptions> = {},
  prepare: (app: FastifyInstance) => unknown = () => undefined,
): Promise<World> {
  const clock = options.clock ?? createClock(() => START);
  const sandbox = await createSandbox({ clock, publicUrl: 'http://localhost:3000', facebook: APP, ...options });
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await prepare(app);
  await app.register(sandbox.plugin, { prefix: '/sandbox' });

  async function call(request: InjectOptions): Promise<Reply> {
    const { statusCode, headers, body } = await app.inject(request);
    const json = String(headers['content-type']).includes('json');
    return { status: statusCode, headers, text: body, body: json ? JSON.parse(body) : body };
  }

  const postForm: World['postForm'] = (path, fields, headers = {}) =>
    call({
      method: 'POST',
      url: `/sandbox${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });

  const graph: World['graph'] = (method, path, token, params = {}) => {
    const all = { ...params, access_token: token, appsecret_proof: proof(token) };
    if (method === 'POST') return postForm(`/facebook/v25.0${path}`, all);
    return call({ method, url: `/sandbox/facebook/v25.0${path}?${new URLSearchParams(all)}` });
  };

  return {
    app,
    sandbox,
    clock,
    postForm,
    graph,
    get: (path, headers = {}) => call({ method: 'GET', url: `/sandbox${path}`, headers }),
    postJson: (path, body) =>
      call({
        method: 'POST',
        url: `/sandbox${path}`,
        headers: { 'content-type': 'application/json' },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    remove: (path) => call({ method: 'DELETE', url: `/sandbox${path}` }),
    upload: async (pageId, token, bytes, fields = {}) => {
      const form = new FormData();
      const all = { published: 'false', ...fields, access_token: token, appsecret_proof: proof(token) };
      for (const [name, value] of Object.entries(all)) form.append(name, value);
      form.append('source', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'graphic.jpg');
      const request = new Request('http://localhost', { method: 'POST', body: form });
      return call({
        method: 'POST',
        url: `/sandbox/facebook/v25.0/${pageId}/photos`,
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    },
    fault: (body) =>
      call({
        method: 'POST',
        url: '/sandbox/facebook/_faults',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    effects: async (kind) => {
      const { effects } = (await call({ method: 'GET', url: '/sandbox/facebook/_effects' })).body as {
        effects: Record<string, unknown>[];
      };
      return kind === undefined ? effects : effects.filter((effect) => effect['kind'] === kind);
    },
    close: async () => {
      await app.close();
      await sandbox.close();
    },
  };
}

export interface Consent {
  scopes?: string;
  grantedScopes?: string[];
  pages: string[];
}

/** Goes through the consent screen as a person would, and gives the code that the product receives. */
export async function consent(world: World, personId: string, choice: Consent): Promise<string> {
  const scope = choice.scopes ?? ALL_SCOPES;
  const ticked = choice.grantedScopes ?? scope.split(',');
  const answer = await world.postForm('/facebook/v25.0/dialog/oauth', [
    ['client_id', APP.appId],
    ['redirect_uri', REDIRECT],
    ['state', 'the-state'],
    ['scope', scope],
    ['person', personId],
    ['decision', 'continue'],
    ...ticked.map((entry): [string, string] => ['scopes[]', entry]),
    ...choice.pages.map((page): [string, string] => ['pages[]', page]),
  ]);
  return new URL(String(answer.headers['location'])).searchParams.get('code') ?? '';
}

export async function redeem(world: World, code: string, more: Params = {}): Promise<Reply> {
  const query = new URLSearchParams({
    client_id: APP.appId,
    client_secret: APP.appSecret,
    redirect_uri: REDIRECT,
    code,
    ...more,
  });
  return world.get(`/facebook/v25.0/oauth/access_token?${query}`);
}

export async function exchange(world: World, token: string): Promise<Reply> {
  const query = new URLSearchParams({
    grant_type: 'fb_exchange_token',
    client_id: APP.appId,
    client_secret: APP.appSecret,
    fb_exchange_token: token,
  });
  return world.get(`/facebook/v25.0/oauth/access_token?${query}`);
}

/** A long-lived connection, made the whole way; and the token of the first page that was ticked. */
export async function connect(
  world: World,
  personId: string,
  choice: Consent,
): Promise<{ user: string; short: string; page: string }> {
  const short = (await redeem(world, await consent(world, personId, choice))).body.access_token as string;
  const user = (await exchange(world, short)).body.access_token as string;
  const [first = ''] = choice.pages;
  const page = await world.graph('GET', `/${first}`, user, { fields: 'access_token' });
  return { user, short, page: String(page.body.access_token) };
}
