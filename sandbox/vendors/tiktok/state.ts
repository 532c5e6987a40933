import type { NetworkSettings, NetworkState } from '../../kit/network/network.ts';
import type { Code } from '../../kit/network/oauth.ts';
import type { Session } from '../../kit/network/sessions.ts';
import type { Upload } from '../../kit/network/upload-parts.ts';
import type { LateVendorCall } from '../../kit/network/vendor-calls.ts';

interface TikTokPerson {
  id: string;
  name: string;
  username: string;
}

/** The people who can sign in to the sandbox's TikTok. The identifiers never change: a demo world may name them. */
export const tiktokPeople = { maya: '_000maya101', luis: '_000luis102', nora: '_000nora104' } as const;

const people: readonly TikTokPerson[] = [
  { id: tiktokPeople.maya, name: 'Maya Alvarez', username: 'maya.alvarez' },
  { id: tiktokPeople.luis, name: 'Luis Herrera', username: 'luisherrera' },
  { id: tiktokPeople.nora, name: 'Nora Blake', username: 'norablakehomes' },
];

interface ConsentCode extends Code {
  scopes: string[];
}

/** A film on its way: it is a post as soon as all of it is there and was looked at. */
export interface Publishing extends Upload {
  id: string;
  owner: string;
  title: string;
  privacy: string;
  chunkSize: number;
  expiresAt: number;
  /** When the last part came; null before. */
  completeAt: number | null;
  failure: string | null;
  /** The post that came of it. */
  postId: string | null;
}

export interface Film {
  id: string;
  author: string;
  title: string;
  privacy: string;
  digest: string;
  at: number;
}

export interface Settings extends NetworkSettings {
  /** Films that a person may post within a day. */
  postsPerDay: number;
  /** How long TikTok looks at a film before it is out, in ms. */
  processingMs: number;
  /** Whether the app was audited: without it only the person sees their films. */
  audited: boolean;
}

export interface DemoGrant {
  personId: string;
  scopes: string[];
}

export interface TikTokState extends NetworkState {
  people: TikTokPerson[];
  codes: Record<string, ConsentCode>;
  sessions: Session[];
  publishings: Record<string, Publishing>;
  films: Film[];
  late: LateVendorCall[];
  settings: Settings;
}

export const defaultSettings: Settings = {
  refuseDuplicates: false,
  listLagMs: 0,
  clockSkewMs: 0,
  postsPerDay: 15,
  processingMs: 0,
  audited: true,
};

export function freshTikTokState(): TikTokState {
  return {
    people: people.map((person) => ({ ...person })),
    codes: {},
    sessions: [],
    publishings: {},
    films: [],
    late: [],
    settings: { ...defaultSettings },
    counters: {},
    effects: [],
  };
}
