import { expect, type APIRequestContext } from '@playwright/test';

export interface Letter {
  to: string[];
  subject: string;
  text: string;
}

/** What owners are told of is looked for once a minute. */
const PATIENCE_MS = 90_000;

/** The newest letter to an address whose subject reads so, once it has come. */
export async function letterTo(request: APIRequestContext, address: string, subject: RegExp): Promise<Letter> {
  const find = async (): Promise<Letter | undefined> => {
    const answer = await request.get('/sandbox/mail/_state');
    const { messages } = (await answer.json()) as { messages: Letter[] };
    return messages.find((letter) => letter.to.includes(address) && subject.test(letter.subject));
  };
  await expect.poll(async () => (await find()) !== undefined, { timeout: PATIENCE_MS }).toBe(true);
  const letter = await find();
  if (!letter) throw new Error(`The letter to ${address} is gone again`);
  return letter;
}

/** The address in a letter that leads to a page of ours, without its origin: browsers of a journey know where they are. */
export function linkIn({ text }: Letter, path: string): string {
  const found = new RegExp(`https?://[^/\\s]+(${path}\\?\\S+)`).exec(text)?.[1];
  if (found === undefined) throw new Error(`No link to ${path} in: ${text}`);
  return found;
}
