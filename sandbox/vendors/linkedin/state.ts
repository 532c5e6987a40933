import type { NetworkSettings, NetworkState } from '../../kit/network/network.ts';
import type { Code } from '../../kit/network/oauth.ts';
import type { LateVendorCall } from '../../kit/network/vendor-calls.ts';
import { organizations, people, type LinkedInPerson, type Organization } from './seed.ts';

export interface Token {
  value: string;
  personId: string;
  scopes: string[];
  expiresAt: number;
  /** Taken back by the person. */
  revoked: boolean;
}

interface ConsentCode extends Code {
  scopes: string[];
}

export interface Image {
  urn: string;
  owner: string;
  /** The bytes, by their SHA-256; null until they came. */
  digest: string | null;
  uploadedAt: number | null;
}

/** A film, whose parts come to addresses of their own and are put together by their names. */
export interface Video {
  urn: string;
  owner: string;
  bytes: number;
  /** The parts that came, by their numbers. */
  parts: Record<number, string>;
  /** The picture that stands for it, by its digest; left out for none. */
  cover?: string;
  /** The whole film; null until it was put together, and for what is none. */
  digest: string | null;
  finalizedAt: number | null;
}

export interface Post {
  urn: string;
  author: string;
  /** As it was sent, with its marks. */
  commentary: string;
  media: { id: string; altText: string; title?: string } | null;
  article: { source: string; title: string; thumbnail: string | null } | null;
  at: number;
}

export interface Settings extends NetworkSettings {
  /** How long it works on a picture, in ms. */
  imageMs: number;
  /** Calls that a person may have made for them in a day. */
  callsPerDay: number;
}

export interface DemoGrant {
  personId: string;
  scopes: string[];
}

export interface LinkedInState extends NetworkState {
  people: LinkedInPerson[];
  organizations: Organization[];
  tokens: Record<string, Token>;
  codes: Record<string, ConsentCode>;
  images: Record<string, Image>;
  videos: Record<string, Video>;
  /** In the order of publication. */
  posts: Post[];
  late: LateVendorCall[];
  /** Calls of each person on the day that is named. */
  calls: { day: number; byPerson: Record<string, number> };
  settings: Settings;
  demoGrants: DemoGrant[];
}

export const defaultSettings: Settings = {
  refuseDuplicates: true,
  listLagMs: 0,
  clockSkewMs: 0,
  imageMs: 0,
  callsPerDay: 1000,
};

export function freshLinkedInState(): LinkedInState {
  return {
    people: structuredClone([...people]),
    organizations: structuredClone([...organizations]),
    tokens: {},
    codes: {},
    images: {},
    videos: {},
    posts: [],
    late: [],
    calls: { day: 0, byPerson: {} },
    settings: { ...defaultSettings },
    counters: {},
    effects: [],
    demoGrants: [],
  };
}
