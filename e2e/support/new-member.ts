import { expect, type Page } from '@playwright/test';
import { letterTo, linkIn } from './mailbox.ts';

const headers = { 'x-client-app': 'members-web' };

interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** An account in its trial that nobody has signed in to yet: its address is proved, and its profile knows a name and no more. */
export async function joinAs({ request }: Page, person: Newcomer): Promise<void> {
  const { firstName: first_name, lastName: last_name, email, password } = person;
  const post = async (url: string, data: object) => {
    const answer = await request.post(url, { headers, data });
    expect(answer.ok(), `${url}: ${answer.status()}`).toBe(true);
  };
  await post('/api/auth/v1/users/', { first_name, last_name, email, password, language: 'en', industry_id: 1 });
  const link = linkIn(await letterTo(request, email, /^Finish signing up$/), '/completeSignup');
  const [selector, secret] = Buffer.from(new URLSearchParams(link.split('?')[1]).get('v') ?? '', 'base64')
    .toString()
    .split(';');
  await post('/api/auth/v1/authenticate/ticket', { selector, secret });
  const seen = await request.get('/api/app/v1/session', { headers });
  const { session } = (await seen.json()) as { session: { user: { id: string } } };
  await post(`/api/auth/v1/users/${session.user.id}/trial/industries/1`, {});
  await post('/api/app/v1/logout', {});
}
