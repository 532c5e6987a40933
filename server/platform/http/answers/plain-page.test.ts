import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../app/testing/test-app.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('an address that no page can answer', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  test.each([
    ['/%E0%A4%A', 400],
    ['/p/nobody-here/en/x', 404],
    ['/p/nobody-here/fr', 400],
    ['/p/nobody-here/en/Not_A_Slug', 400],
  ])('is a page for a browser and an error for a program: %s', async (url, status) => {
    const page = await app.call({ url, headers: BROWSER });
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.body).toContain('lang="es"');
    const [, nonce] = /<style nonce="([^"]+)">/.exec(page.body) ?? [];
    expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    const call = await app.call({ url, headers: { accept: 'application/json' } });
    expect([call.statusCode, call.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8']);
  });
});
