import { describe, expect, it } from 'vitest';
import { createClient } from './create-client.ts';
import type { RouteRow } from './route-table.ts';

const row = (more: Partial<RouteRow>): RouteRow => ({
  method: 'GET',
  path: '/api/x',
  body: 'none',
  answer: 'json',
  ...more,
});

const routes = {
  'posts.list': row({ path: '/api/posts' }),
  'posts.get': row({ path: '/api/posts/:id' }),
  'posts.bySlug': row({ path: '/api/posts/slug-:slug' }),
  'posts.create': row({ method: 'POST', path: '/api/posts', body: 'json' }),
  'posts.remove': row({ method: 'DELETE', path: '/api/posts/:id', answer: 'empty' }),
  'posts.upload': row({ method: 'POST', path: '/api/upload', body: 'multipart' }),
  'access.refresh': row({ method: 'POST', path: '/session/refresh', body: 'json' }),
};

type Reply = { status?: number; body?: unknown; etag?: string; throws?: Error };

function setUp(replies: Reply[]) {
  const sent: { url: string; init: RequestInit }[] = [];
  const keeper = { fresh: 0, refreshed: 0 };
  const time = { now: 0 };
  const broughtFor: (string | undefined)[] = [];
  const followed = { count: 0 };
  const client = createClient({
    routes,
    fetch: async (url, init) => {
      sent.push({ url: url as string, init: init ?? {} });
      const { status = 200, body, etag, throws } = replies.shift() ?? {};
      if (throws !== undefined) throw throws;
      return new Response(body === undefined ? null : JSON.stringify(body), {
        status,
        ...(etag !== undefined && { headers: { etag } }),
      });
    },
    currentPage: () => '/local?m=1',
    clientApp: 'members-web',
    clientVersion: '1.250917.21',
    keeper: {
      ensureFresh: async () => void (keeper.fresh += 1),
      refresh: async () => void (keeper.refreshed += 1),
    },
    elapsed: () => time.now,
    bringRefusals: async () => {
      broughtFor.push(sent.at(-1)?.url);
    },
    isSessionRoute: (path) => path.startsWith('/session/'),
    shownIdentity: () => 'usr_maya own',
    onOtherIdentity: () => void (followed.count += 1),
  });
  const call = (area: string, name: string) => {
    const found = client[area]?.[name];
    if (!found) throw new Error(`no call ${area}.${name}`);
    return found;
  };
  return { call, sent, keeper, time, broughtFor, followed };
}

const expired = { status: 401, body: { code: 'token_expired', message: 'Token expired', requestId: 'r1' } };

const tagOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('If-None-Match');

describe('whom the page shows', () => {
  it('is said with every call, but not with those that make or renew a session', async () => {
    const { call, sent } = setUp([{ body: {} }, { body: {} }, { body: {} }]);
    await call('posts', 'create')({ body: {} });
    await call('posts', 'upload')({ files: {} });
    await call('access', 'refresh')({ body: {} });
    const said = sent.map(({ init }) => new Headers(init.headers).get('X-Identity'));
    expect(said).toEqual(['usr_maya own', 'usr_maya own', null]);
  });

  it('is followed to who the browser goes on as when the server says so, and the call is refused', async () => {
    const refusal = { code: 'other_identity', message: 'Somebody else', requestId: 'r1' };
    const { call, followed } = setUp([{ status: 409, body: refusal }]);
    await expect(call('posts', 'create')({ body: {} })).rejects.toMatchObject({ code: 'other_identity' });
    expect(followed.count).toBe(1);
  });
});

describe('an answer that is asked for again', () => {
  it('is the one that is known as long as the server says so', async () => {
    const { call, sent } = setUp([{ body: { n: 1 }, etag: '"a"' }, { status: 304 }, { body: { n: 2 }, etag: '"b"' }]);
    const first = await call('posts', 'list')();
    expect(await call('posts', 'list')()).toBe(first);
    expect(await call('posts', 'list')()).toEqual({ n: 2 });
    expect(sent.map(({ init }) => tagOf(init))).toEqual([null, '"a"', '"a"']);
  });

  it('of another address, or after somebody has signed in or out, is asked for as if it were new', async () => {
    const { call, sent } = setUp([{ body: { n: 1 }, etag: '"a"' }, { body: {} }, { body: {} }, { body: {} }]);
    await call('posts', 'list')();
    await call('posts', 'list')({ query: { page: 2 } });
    await call('access', 'refresh')({ body: {} });
    await call('posts', 'list')();
    expect(sent.map(({ init }) => tagOf(init))).toEqual([null, null, null, null]);
  });

  it('is asked for with its tag again after the session was renewed', async () => {
    const { call, sent } = setUp([{ body: { n: 1 }, etag: '"a"' }, expired, { status: 304 }]);
    await call('posts', 'list')();
    expect(await call('posts', 'list')()).toEqual({ n: 1 });
    expect(tagOf(sent[2]?.init)).toBe('"a"');
  });

  it('is kept for so many addresses and no more', async () => {
    const { call, sent } = setUp(Array.from({ length: 62 }, () => ({ body: {}, etag: '"x"' })));
    for (let page = 0; page < 61; page += 1) await call('posts', 'list')({ query: { page } });
    await call('posts', 'list')({ query: { page: 0 } });
    expect(tagOf(sent.at(-1)?.init)).toBeNull();
  });

  it('that comes as "not changed" without being known is a fault', async () => {
    const { call } = setUp([{ status: 304 }]);
    await expect(call('posts', 'list')()).rejects.toMatchObject({ code: 'unreadable_answer' });
  });
});

it('asks anew right after a change', async () => {
  const { call, sent, time } = setUp([{ body: {} }, { body: {} }, { body: {} }, { body: {} }]);
  await call('posts', 'list')();
  await call('posts', 'create')({ body: {} });
  time.now = 1999;
  await call('posts', 'list')();
  time.now = 2000;
  await call('posts', 'list')();
  const asked = sent.map(({ init }) => new Headers(init.headers).get('Cache-Control'));
  expect(asked).toEqual([null, null, 'no-cache', null]);
});

describe('the client', () => {
  it('names the page, the app and the version on every call, and sends the cookie to our own origin only', async () => {
    const { call, sent } = setUp([{ body: {} }]);
    await call('posts', 'list')();
    expect(sent[0]?.init).toMatchObject({
      credentials: 'same-origin',
      headers: { 'X-Current-Page': '/local?m=1', 'X-Client-App': 'members-web', 'X-Client-Version': '1.250917.21' },
    });
  });

  it('puts parameters into the path and what was given into the query', async () => {
    const { call, sent } = setUp([{ body: {} }, { body: {} }]);
    await call('posts', 'get')({ params: { id: 'a/b' } });
    await call('posts', 'list')({ query: { types: ['blog', 'video'], page: 0, cursor: undefined } });
    expect(sent.map(({ url }) => url)).toEqual(['/api/posts/a%2Fb', '/api/posts?types=blog%2Cvideo&page=0']);
  });

  it('gives the address alone for pictures and downloads', () => {
    const { call, sent } = setUp([]);
    expect(call('posts', 'bySlug').url({ params: { slug: 'first-home' } })).toBe('/api/posts/slug-first-home');
    expect(sent).toEqual([]);
  });

  it('refuses to call a path with a hole in it', async () => {
    const { call } = setUp([]);
    await expect(call('posts', 'get')({ params: { id: '' } })).rejects.toThrow('needs id');
  });

  it('sends JSON, and files as a form whose boundary the browser writes', async () => {
    const { call, sent } = setUp([{ body: {} }, { body: {} }]);
    await call('posts', 'create')({ body: { caption: 'Hola' } });
    await call('posts', 'upload')({ body: { 'upload-path': 'photo' }, files: { upload: new Blob(['x']) } });
    expect(sent[0]?.init.body).toBe('{"caption":"Hola"}');
    expect(sent[0]?.init.headers).toHaveProperty('Content-Type', 'application/json');
    const form = sent[1]?.init.body as FormData;
    expect([form.get('upload-path'), form.get('upload') instanceof Blob]).toEqual(['photo', true]);
    expect(sent[1]?.init.headers).not.toHaveProperty('Content-Type');
  });

  it('answers nothing for an empty answer', async () => {
    const { call } = setUp([{ status: 204 }]);
    await expect(call('posts', 'remove')({ params: { id: '1' } })).resolves.toBeUndefined();
  });

  it('throws a refusal with its code, its issues and its request id', async () => {
    const issues = [{ path: 'caption', message: 'too long' }];
    const { call } = setUp([{ status: 400, body: { code: 'invalid_request', message: 'm', issues, requestId: 'r9' } }]);
    await expect(call('posts', 'create')({ body: {} })).rejects.toMatchObject({
      name: 'ApiError',
      code: 'invalid_request',
      status: 400,
      issues,
      requestId: 'r9',
    });
  });

  it('says so when an answer is not ours', async () => {
    const { call } = setUp([{ status: 502 }]);
    await expect(call('posts', 'list')()).rejects.toMatchObject({ code: 'unreadable_answer', status: 502 });
  });

  it('calls a failed connection offline, and lets a cancelled call be cancelled', async () => {
    const { call } = setUp([{ throws: new TypeError('fetch failed') }, { throws: new DOMException('', 'AbortError') }]);
    await expect(call('posts', 'list')()).rejects.toMatchObject({ code: 'offline', status: 0 });
    await expect(call('posts', 'list')()).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('refreshes and tries once more when the token has expired', async () => {
    const { call, sent, keeper } = setUp([expired, { body: { ok: true } }]);
    await expect(call('posts', 'list')()).resolves.toEqual({ ok: true });
    expect([sent.length, keeper.refreshed]).toEqual([2, 1]);
  });

  it('does not try a third time', async () => {
    const { call, sent } = setUp([expired, expired]);
    await expect(call('posts', 'list')()).rejects.toMatchObject({ code: 'token_expired' });
    expect(sent).toHaveLength(2);
  });

  it('looks at the session before a call, but not before the calls that make one', async () => {
    const { call, keeper } = setUp([{ body: {} }, { body: {} }]);
    await call('access', 'refresh')();
    expect(keeper.fresh).toBe(0);
    await call('posts', 'list')();
    expect(keeper.fresh).toBe(1);
  });
});

describe('a table that grows', () => {
  it('is asked when a call is made, and says which call it does not know', async () => {
    const { call } = setUp([]);
    expect(() => call('posts', 'pause')).toThrow('the address of posts.pause is not known');
  });
});

describe('a refusal', () => {
  it('is thrown once its words are here, and an answer waits for none', async () => {
    const { call, broughtFor } = setUp([{ body: { n: 1 } }, { status: 409, body: { code: 'slug_taken' } }]);
    await call('posts', 'list')();
    expect(broughtFor).toEqual([]);
    await expect(call('posts', 'create')({ body: {} })).rejects.toMatchObject({ code: 'slug_taken' });
    expect(broughtFor).toEqual(['/api/posts']);
  });
});

it('sends texts without the control characters that are pasted along, which nobody sees', async () => {
  const { call, sent } = setUp([{ body: {} }, { body: {} }]);
  await call('posts', 'create')({ body: { title: 'One\u000Btwo\u0002', parts: ['a\u0000', 1, '\ud800b\r\nc'] } });
  await call('posts', 'upload')({ body: { alt: 'A\u000C door' } });
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ title: 'One\ntwo', parts: ['a', 1, 'b\nc'] });
  expect(sent[1]?.init.body instanceof FormData && sent[1].init.body.get('alt')).toBe('A\n door');
});
