import { CLIENT_APP } from '@yardsign/contracts/common';
import { DEMO_PASSWORD } from '@yardsign/server/seeds/demo-accounts';

/** Every browser takes compressed answers, and so the server has to make them. */
export const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Signs in as an API client does. @returns its token and its id */
export async function tokenOf(url: string, username: string): Promise<{ token: string; userId: string }> {
  const answer = await fetch(`${url}/api/auth/v1/authenticate/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD, industry_id: 1 }),
  });
  if (!answer.ok) throw new Error(`${username} could not sign in: ${answer.status}`);
  const { data } = (await answer.json()) as { data: { token: string; user: { id: string } } };
  return { token: data.token, userId: data.user.id };
}

/** Signs in as a browser does. @returns the cookies. */
export async function cookieOf(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/v1/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-app': CLIENT_APP },
    body: JSON.stringify({ username, password: DEMO_PASSWORD, industry_id: 1 }),
  });
  if (!answer.ok) throw new Error(`${username} could not sign in: ${answer.status}`);
  await answer.arrayBuffer();
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
