import type { LightMyRequestResponse } from 'fastify';
import { createAuthenticator, type Authenticator } from './authenticator.ts';
import { TEST_PASSWORD, type TestApp } from '../test-app.ts';

const BROWSER = { 'x-client-app': 'members-web' };

/** The cookies of an answer, to be sent again. */
export const cookiesOf = (answer: LightMyRequestResponse) =>
  Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

/** What tests do with passkeys, as a browser and its authenticators would. */
export function passkeyCalls(app: TestApp) {
  const post = (url: string, payload: object, more: { token?: string; cookies?: Record<string, string> } = {}) =>
    app.call({ method: 'POST', url, payload, headers: BROWSER, ...more });
  return {
    post,
    /** An authenticator for this installation, which holds no passkey yet. */
    authenticator: () => createAuthenticator({ origin: new URL(app.core.publicUrl).origin }),
    /** Adds a passkey to the account of a session. */
    async add(token: string, name = 'Pixel', password: string | undefined = TEST_PASSWORD): Promise<Authenticator> {
      const authenticator = createAuthenticator({ origin: new URL(app.core.publicUrl).origin });
      const started = await post('/api/app/v1/passkeys/start', { password }, { token });
      const { options } = started.json<{ options: { challenge: string; user: { id: string } } }>();
      const added = await post('/api/app/v1/passkeys', { name, passkey: authenticator.create(options) }, { token });
      if (added.statusCode !== 200) throw new Error(`the passkey was not added: ${added.body}`);
      return authenticator;
    },
    /** A challenge for signing in, with the cookie that ties it to the browser. */
    async challenge() {
      const started = await post('/api/app/v1/passkeys/sign-in', {});
      return { options: started.json<{ options: { challenge: string } }>().options, cookies: cookiesOf(started) };
    },
    signIn: (passkey: object, cookies: Record<string, string>, more: object = {}) =>
      post('/api/auth/v1/authenticate/passkey', { passkey, ...more }, { cookies }),
  };
}
