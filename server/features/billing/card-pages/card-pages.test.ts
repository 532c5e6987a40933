import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cardPage } from './card-pages.ts';
import { cardPageRoutes } from './routes.ts';

const SITE = {
  publicKey: 'ewr1-"key"',
  script: 'https://js.recurly.test/v4/recurly.js',
  api: 'https://api.recurly.test',
};
const OURS = '/api/recurly/v1/card-fields.js';
const SCRIPT = await readFile(join(import.meta.dirname, 'card-fields.js'), 'utf8');

type Hear = (event: object) => void;

/** A thing of a page, as far as the script asks for it. */
function element(more: object = {}) {
  const hears: Record<string, Hear> = {};
  const self = {
    hidden: true,
    hears,
    attributes: {} as Record<string, string>,
    addEventListener: (name: string, hear: Hear) => void (hears[name] = hear),
    setAttribute: (name: string, value: string) => void (self.attributes[name] = value),
    ...more,
  };
  return self;
}

/** Runs the script in a page with a stand-in for Recurly's own. @returns what happens in it. */
function openPage(parts: Record<string, object>, recurly: object | undefined) {
  const told: object[] = [];
  const heard: Record<string, Hear> = {};
  const origin = 'https://members.example.test';
  runInNewContext(SCRIPT, {
    window: { recurly },
    document: {
      body: { dataset: { publicKey: 'key', api: 'https://api.recurly.test/js/v1', action: 'action1' } },
      documentElement: { scrollHeight: 320 },
      getElementById: (id: string) => parts[id] ?? null,
    },
    location: { origin },
    parent: { postMessage: (message: object, to: string) => void (to === origin && told.push(message)) },
    addEventListener: (name: string, hear: Hear) => void (heard[name] = hear),
  });
  const ask = (from = origin, to = 'card-fields') => heard['message']?.({ origin: from, data: { to } });
  return { told, ask };
}

const inputs = ['first_name', 'last_name'].map((name) => element({ dataset: { recurly: name }, focus() {} }));
const card = () =>
  element({
    querySelectorAll: () => inputs,
    querySelector: () => inputs.find(({ attributes }) => attributes['aria-invalid'] === 'true') ?? null,
  });

function fields(answer: { error?: object; id?: string }) {
  const asked: unknown[] = [];
  return {
    asked,
    configure: (options: object) => void asked.push(options),
    Elements: () => ({ CardElement: () => ({ attach: (to: string) => void asked.push(to) }) }),
    token: (_elements: object, _form: object, done: (error: object | null, token: object) => void) =>
      done(answer.error ?? null, { id: answer.id }),
  };
}

test('the card is entered in Recurly’s fields, and the page around it is told a token and nothing else', () => {
  const recurly = fields({ id: 'tok_12345678' });
  const { told, ask } = openPage({ card: card(), problem: element() }, recurly);
  expect(recurly.asked).toEqual([{ publicKey: 'key', api: 'https://api.recurly.test/js/v1' }, '#card-element']);
  ask('https://elsewhere.example.test');
  ask(undefined, 'somebody-else');
  expect(told).toEqual([{ from: 'card-fields', act: 'ready', height: 320 }]);
  ask();
  expect(told[1]).toEqual({ from: 'card-fields', act: 'token', id: 'tok_12345678' });
});

test('what is wrong with a card is said at its field', () => {
  const problem = element();
  const { told, ask } = openPage({ card: card(), problem }, fields({ error: { fields: ['first_name', 'number'] } }));
  ask();
  expect(told[1]).toEqual({ from: 'card-fields', act: 'faults', fields: ['first_name', 'number'] });
  expect(inputs.map(({ attributes }) => attributes['aria-invalid'])).toEqual(['true', 'false']);
  expect(problem.hidden).toBe(false);
});

test('a bank is asked only once somebody has pressed', () => {
  const asked: unknown[] = [];
  const hears: Record<string, (answer: object) => void> = {};
  const recurly = {
    configure: () => {},
    Risk: () => ({
      ThreeDSecure: (options: object) => {
        asked.push(options);
        return { on: (name: string, hear: (answer: object) => void) => void (hears[name] = hear), attach: () => {} };
      },
    }),
  };
  const [bank, problem] = [element(), element()];
  const { told } = openPage({ bank, problem, question: element() }, recurly);
  expect(asked).toEqual([]);
  bank.hears['click']?.({ currentTarget: bank });
  expect(asked).toEqual([{ actionTokenId: 'action1' }]);
  hears['token']?.({ id: 'proof123' });
  expect(told.at(-1)).toEqual({ from: 'card-fields', act: 'token', id: 'proof123' });
  hears['error']?.({});
  expect(problem.hidden).toBe(false);
});

test('a script that did not come is said, and the page is shown as it is', () => {
  const problem = element();
  const { told } = openPage({ card: card(), problem }, undefined);
  expect(problem.hidden).toBe(false);
  expect(told).toEqual([{ from: 'card-fields', act: 'ready', height: 320 }]);
});

test.each(['en', 'es'] as const)('the pages in %s let in what they need and nothing else', (language) => {
  const card = cardPage(SITE, { language, action: null, ours: OURS });
  const bank = cardPage(SITE, { language, action: 'a"b', ours: OURS });
  expect(card.policy).toContain("script-src 'self' https://js.recurly.test;");
  expect(card.policy).toContain('connect-src https://api.recurly.test;');
  expect(card.policy).toContain('frame-src https://api.recurly.test;');
  expect(card.policy).toContain("frame-ancestors 'self'");
  expect(card.policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(card.html).toContain('data-public-key="ewr1-&quot;key&quot;"');
  expect(bank.html).toContain('data-action="a&quot;b"');
  expect(card.html).toContain(`<html lang="${language}">`);
});

test('with the simulator there is none of these pages', async () => {
  const routes = cardPageRoutes({ cardSite: null, readCardScript: () => Promise.resolve(Buffer.from('')) });
  for (const { handle } of routes)
    await expect((async () => handle({ query: { lang: 'en', action: 'x' } } as never))()).rejects.toThrow(
      'takes no payments',
    );
});
