import type { NetworkSettings, NetworkState } from '../../kit/network/network.ts';
import type { Code } from '../../kit/network/oauth.ts';
import type { LateVendorCall } from '../../kit/network/vendor-calls.ts';

interface XPerson {
  id: string;
  name: string;
  username: string;
}

/** The people who can sign in to the sandbox's X. The identifiers never change: a demo world may name them. */
export const xPeople = { maya: '1500000000000101', luis: '1500000000000102', nora: '1500000000000104' } as const;

const people: readonly XPerson[] = [
  { id: xPeople.maya, name: 'Maya Alvarez', username: 'maya_alvarez' },
  { id: xPeople.luis, name: 'Luis Herrera', username: 'luisherrera' },
  { id: xPeople.nora, name: 'Nora Blake', username: 'norablakehomes' },
];

interface ConsentCode extends Code {
  scopes: string[];
  challenge: string;
}

/** One consent: a token for two hours, and what the next is asked for with, once. */
export interface Session {
  personId: string;
  scopes: string[];
  access: string;
  expiresAt: number;
  refresh: string | null;
  revoked: boolean;
}

export interface Media {
  id: string;
  owner: string;
  /** The bytes, by their SHA-256; null until they are all there. */
  digest: string | null;
  /** What it shows, in words; empty when it was not said. */
  altText: string;
  /** What came in parts, by number. */
  parts: Record<number, string>;
  expiresAt: number;
  /** Whether it was announced as a film, which is worked on before it can be posted. */
  isFilm: boolean;
  /** When the work on a film is done; null before it is finished. */
  readyAt: number | null;
}

export interface Tweet {
  id: string;
  author: string;
  text: string;
  mediaIds: string[];
  at: number;
}

export interface Settings extends NetworkSettings {
  /** Posts that a person may make within a quarter of an hour. */
  postsPerWindow: number;
  /** Posts that a person may read one by one within a quarter of an hour. */
  readsPerWindow: number;
  /** What the app has left to pay its posts with. */
  credits: number;
  /** How long X works on a film, in ms. */
  filmMs: number;
}

export interface DemoGrant {
  personId: string;
  scopes: string[];
}

export interface XState extends NetworkState {
  people: XPerson[];
  codes: Record<string, ConsentCode>;
  /** By the value of what the next token is asked for with, and by the value of the token. */
  sessions: Session[];
  media: Record<string, Media>;
  tweets: Tweet[];
  /** When each person has read a post, within the window. An older sandbox has kept none. */
  reads?: Record<string, number[]>;
  late: LateVendorCall[];
  settings: Settings;
}

export const defaultSettings: Settings = {
  refuseDuplicates: true,
  listLagMs: 0,
  clockSkewMs: 0,
  postsPerWindow: 100,
  readsPerWindow: 900,
  credits: 1_000_000,
  filmMs: 0,
};

export function freshXState(): XState {
  return {
    people: people.map((person) => ({ ...person })),
    codes: {},
    sessions: [],
    media: {},
    tweets: [],
    late: [],
    settings: { ...defaultSettings },
    counters: {},
    effects: [],
  };
}
