import type { LateCall } from '../../kit/network/late-queue.ts';
import type { NetworkSettings, NetworkState } from '../../kit/network/network.ts';
import type { Code } from '../../kit/network/oauth.ts';
import type { LoggedFile } from '../../kit/request-log.ts';
import { freshInstagramState, type InstagramState } from './instagram/state.ts';
import { defaultSeed, type PageTask, type SandboxSeed } from './seed.ts';

/** A person may leave a page's team and stay a person, so roles belong to the page. */
export interface Page {
  id: string;
  name: string;
  category: string;
  instagram?: { id: string; username: string };
  /** How many people like the page; none when it is not said. */
  fans?: number;
  roles: Record<string, PageTask[]>;
}

export interface Person {
  id: string;
  name: string;
  /** Absent for somebody who signed up with a telephone number. */
  email?: string;
}

/** What one person allows the app. It belongs to person and app, not to a token: unticking bites every token at once. */
export interface Grant {
  granted: string[];
  declined: string[];
  pageIds: string[];
}

export interface Token {
  value: string;
  kind: 'user' | 'page';
  personId: string;
  pageId: string | null;
  /** For a page token: the user token it was made from. */
  madeFrom: string | null;
  longLived: boolean;
  issuedAt: number;
  /** Epoch ms, or null for a page token made from a long-lived user token. */
  expiresAt: number | null;
  /** Set once the session died before its time: the error_subcode that says why. */
  deadSubcode: number | null;
}

export interface Photo {
  id: string;
  pageId: string;
  digest: string;
  type: string;
  bytes: number;
  caption: string;
  /** What its page says it shows; empty when it says nothing. */
  altText: string;
  uploadedAt: number;
  temporary: boolean;
  /** The post that shows it; a photo can be shown by one post only. */
  postId: string | null;
}

/** A film, from the opening of its upload on. It is seen once a post shows it. */
export interface Video {
  id: string;
  session: string;
  pageId: string;
  size: number;
  received: number;
  parts: string[];
  /** The whole film; null until it was called finished, and for what is none. */
  digest: string | null;
  /** The picture that stands for it, by its digest; left out for one of Facebook's own. */
  cover?: string;
  finishedAt: number | null;
  postId: string | null;
}

export interface Post {
  id: string;
  pageId: string;
  message: string;
  /** The pages that its words name; left out by what an older sandbox has kept. */
  names?: string[];
  link: string | null;
  photoIds: string[];
  /** The film that it shows; left out by what an older sandbox has kept. */
  videoId?: string | null;
  state: 'published' | 'scheduled' | 'unpublished' | 'deleted';
  createdAt: number;
  updatedAt: number;
  scheduledAt: number | null;
  /** False for a post that was on the page before; only the app that made a post may change it. */
  madeByApp: boolean;
}

/** A comment on a post, by the page itself. */
export interface Comment {
  id: string;
  postId: string;
  pageId: string;
  message: string;
  createdAt: number;
}

/** What is kept of a call that takes its effect later. */
export interface KeptCall {
  requestId: string;
  method: string;
  version: string;
  path: string;
  params: Record<string, unknown>;
  authorization: string | null;
  files: LoggedFile[];
}

export interface Settings extends NetworkSettings {
  /** Longest time ahead a post can be scheduled; Facebook's own pages say 30 days, 75 days and 6 months. */
  schedulingDays: number;
  /** The app's own switch "Require App Secret": whether a call without a proof of the secret is refused. */
  demandProof: boolean;
  /** Platform limit: calls per hour for each person who uses the app. */
  callsPerPersonPerHour: number;
  /** Business limit: 4,800 calls per 24 h for each engaged person of the page. */
  engagedPeoplePerPage: number;
  /** How many posts an account of Instagram may publish in 24 hours; its documents say 25, 50 and 100. */
  instagramQuota: number;
  /** How long Instagram works on a picture before it can be published, in ms. */
  containerMs: number;
  /** How long Facebook works on a film before it is out, in ms. */
  filmMs: number;
}

export interface DemoGrant {
  personId: string;
  scopes: string[];
  pageIds: string[];
}

export interface FacebookState extends NetworkState {
  people: Person[];
  pages: Page[];
  grants: Record<string, Grant>;
  tokens: Record<string, Token>;
  codes: Record<string, Code>;
  photos: Record<string, Photo>;
  videos: Record<string, Video>;
  posts: Record<string, Post>;
  comments: Record<string, Comment>;
  instagram: InstagramState;
  /** The ids of the pages that like a post, by the id of the post. */
  likes: Record<string, string[]>;
  /** The ids of what is on each page's wall, in the order of publication. */
  walls: Record<string, string[]>;
  /** The ids of the scheduled posts. */
  waiting: string[];
  late: LateCall<KeptCall>[];
  settings: Settings;
  demoGrants: DemoGrant[];
}

export const defaultSettings: Settings = {
  schedulingDays: 30,
  refuseDuplicates: true,
  demandProof: false,
  listLagMs: 0,
  clockSkewMs: 0,
  callsPerPersonPerHour: 200,
  engagedPeoplePerPage: 100,
  instagramQuota: 50,
  containerMs: 0,
  filmMs: 0,
};

export function freshFacebookState(seed: SandboxSeed = defaultSeed): FacebookState {
  return {
    people: seed.people.map((person) => ({ ...person })),
    pages: seed.pages.map((page) => structuredClone(page)),
    grants: {},
    tokens: {},
    codes: {},
    photos: {},
    videos: {},
    posts: {},
    comments: {},
    instagram: freshInstagramState(),
    likes: {},
    walls: {},
    waiting: [],
    late: [],
    settings: { ...defaultSettings },
    counters: {},
    effects: [],
    demoGrants: [],
  };
}
