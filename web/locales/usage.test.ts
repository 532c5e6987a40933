import { NETWORK_KEYS } from '@yardsign/domain/sharing/networks/networks';
import { describe, expect, it } from 'vitest';
import type { Message } from '../lib/i18n/messages.ts';
import { areas, type AreaName } from './areas.ts';

// The names of types of content are keys that stand in their rows. Without a type argument: changed sources are kept between runs, and only
// the bare call tells vitest that this file depends on others.
const files: Record<string, string> = import.meta.glob(
  ['../{app,features,lib,ui}/**/*.{ts,tsx}', '../../domain/content/kinds.ts', '!../**/*.test.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
);
const source = Object.values(files).join('\n');
const words = new Set(source.match(/[A-Za-z_][\w-]*/g));

/** Keys that are put together, as `status_${status}`: what stands around the gaps. */
const puzzles = [...source.matchAll(/`([\w-]*(?:\$\{[^`{}]*\}[\w-]*)+)`/g)]
  .map(([, text = '']) => text.split(/\$\{[^{}]*\}/))
  .filter((pieces) => pieces.join('').length > 1)
  .map((pieces) => new RegExp(`^${pieces.map((piece) => piece.replaceAll(/[^\w-]/g, '')).join('.+')}$`));

/** Catalogs whose keys are the names of something: types hold them against it. */
const NAMED_BY_DATA: AreaName[] = ['titles', 'errors', 'refusals', 'audit', 'preparation', 'upsell'];

/** What is said of one network stands under its key; `networks.test.ts` holds that it is neither too little nor too much. */
const OF_A_NETWORK = new RegExp(`^(?:${NETWORK_KEYS.join('|')})_`);

/** The same in both languages, because it is a name, a code or a word that both have. */
const SAME_WORD =
  /^(?:[^\p{L}]*|[A-Z]{1,3}|(?:Yardsign|RealTalk|PEAR|Facebook|Instagram|LinkedIn|TikTok|YouTube|Google|Apple|Pinterest|HubSpot|X|Follow Up Boss|Brunch and Learn|Blog|Video|Videos|Email|Local|Error|Color|No|[Ll]ogo|Plan|Legal|Teleprompter|English|Español|Normal|Admin|Total|Editorial|Digest|REALTOR|CSV|IP|ID|OK|Ok)\b.*)$/u;

function forms(message: Message | undefined): string[] {
  if (message === undefined) return [];
  return typeof message === 'string' ? [message] : [message.one, message.other];
}

const catalogs = await Promise.all(
  Object.entries(areas).map(async ([name, area]) => {
    const [en, es] = await Promise.all([area.en(), area.es()]);
    return {
      name: name as AreaName,
      en: en.messages as Record<string, Message>,
      es: es.messages as Record<string, Message>,
    };
  }),
);

describe.each(catalogs)('the texts of $name', ({ en, es }) => {
  it('are translated, but for names and words that both languages have', () => {
    const left = Object.keys(en).filter((key) => {
      const [ours, theirs] = [forms(en[key]).join(' | '), forms(es[key]).join(' | ')];
      return ours === theirs && !SAME_WORD.test(ours.replaceAll(/\{\w+\}/g, ''));
    });
    expect(left).toEqual([]);
  });
});

describe.each(catalogs.filter(({ name }) => !NAMED_BY_DATA.includes(name)))('the keys of $name', ({ en }) => {
  it('are all said somewhere', () => {
    const isSaid = (key: string) =>
      words.has(key) || OF_A_NETWORK.test(key) || puzzles.some((puzzle) => puzzle.test(key));
    const unsaid = Object.keys(en).filter((key) => !isSaid(key));
    expect(unsaid).toEqual([]);
  });
});
