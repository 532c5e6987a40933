import type { NetworkSettings, NetworkState } from '../../kit/network/network.ts';
import type { Code } from '../../kit/network/oauth.ts';
import type { Session } from '../../kit/network/sessions.ts';
import type { Upload } from '../../kit/network/upload-parts.ts';
import type { LateVendorCall } from '../../kit/network/vendor-calls.ts';

interface YouTubePerson {
  id: string;
  name: string;
  username: string;
  /** Null for an account that has no channel. */
  channel: string | null;
}

/** The people who can sign in to the sandbox's YouTube. The identifiers never change: a demo world may name them. */
export const youtubePeople = {
  maya: '108000000000000000101',
  luis: '108000000000000000102',
  nora: '108000000000000000104',
} as const;

/** The channel of Maya. */
export const MAYA_CHANNEL = 'UCmayaAlvarezHomes000001';

const people: readonly YouTubePerson[] = [
  { id: youtubePeople.maya, name: 'Maya Alvarez Homes', username: 'mayaalvarezhomes', channel: MAYA_CHANNEL },
  { id: youtubePeople.luis, name: 'Luis Herrera', username: 'luisherrera', channel: 'UCluisHerreraRealty00001' },
  { id: youtubePeople.nora, name: 'Nora Blake', username: 'norablake', channel: null },
];

interface ConsentCode extends Code {
  scopes: string[];
  challenge: string;
}

/** A film on its way: it becomes a video with its last part. */
export interface UploadSession extends Upload {
  id: string;
  owner: string;
  title: string;
  description: string;
  expiresAt: number;
  videoId: string | null;
}

export interface Film {
  id: string;
  channel: string;
  title: string;
  description: string;
  digest: string;
  /** The picture that stands for it, by its digest; left out for one of YouTube's own. */
  cover?: string;
  at: number;
}

export interface Settings extends NetworkSettings {
  /** Videos that the app may upload within a day, over all channels. */
  uploadsPerDay: number;
}

export interface DemoGrant {
  personId: string;
  scopes: string[];
}

export interface YouTubeState extends NetworkState {
  people: YouTubePerson[];
  codes: Record<string, ConsentCode>;
  sessions: Session[];
  uploads: Record<string, UploadSession>;
  films: Film[];
  late: LateVendorCall[];
  settings: Settings;
}

export const defaultSettings: Settings = { refuseDuplicates: false, listLagMs: 0, clockSkewMs: 0, uploadsPerDay: 100 };

export function freshYouTubeState(): YouTubeState {
  return {
    people: people.map((person) => ({ ...person })),
    codes: {},
    sessions: [],
    uploads: {},
    films: [],
    late: [],
    settings: { ...defaultSettings },
    counters: {},
    effects: [],
  };
}
