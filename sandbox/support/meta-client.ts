import { FacebookAdsApi, Page, User } from 'facebook-nodejs-business-sdk';
import { pageIds, personIds } from '../vendors/facebook/seed.ts';
import { playVendors, type Simulator } from './loopback/listen.ts';
import { ALL_SCOPES, APP, createWorld, jpeg, picture, type World } from './world.ts';

export const PAGE = pageIds.mayaHomes;
export const SCOPES = [...ALL_SCOPES.split(','), 'pages_manage_engagement', 'instagram_basic', 'email'];

/** Marks of pictures that have a size; all others are of none that could be read. */
const SIZES: Record<string, [number, number]> = { square: [1080, 1080], portrait: [1080, 1350], story: [1080, 1920] };

/** A refusal as Meta's client throws it. */
export interface Refused {
  status: number;
  message: string;
  headers: Record<string, string>;
  response: { code: number; error_subcode?: number; type: string; message: string; fbtrace_id: string };
}

/** The simulator behind Meta's own host names, and Maya's sessions in the hands of Meta's own client. */
export interface MetaWorld {
  world: World;
  user: FacebookAdsApi;
  page: FacebookAdsApi;
  maya: User;
  mayaHomes: Page;
  /** The address of a picture on this machine, another one for each mark. The client drops the body of a multipart call, so it cannot upload bytes. */
  pictureAt(mark: string): string;
  /** Back to the beginning, with Maya connected. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A session of that token. The client would report its crashes to Meta if it were not told not to. */
export const session = (token: string) => new FacebookAdsApi(token, 'en_US', false);

async function connectMaya(world: World) {
  const grant = { scopes: SCOPES, pageIds: [PAGE, pageIds.casaAlvarez] };
  const user = session(world.sandbox.facebook.grant(personIds.maya, grant).accessToken);
  const maya = new User('me', {}, undefined, user);
  const [first] = (await maya['getAccounts'](['access_token'])) as Page[];
  const page = session(String(first?.['access_token']));
  return { user, page, maya, mayaHomes: new Page(PAGE, {}, undefined, page) };
}

export async function createMetaWorld(): Promise<MetaWorld> {
  const world = await createWorld({ facebook: { ...APP, graphUrl: 'https://graph.facebook.com' } }, (app) =>
    app.get<{ Params: { mark: string } }>('/media/:mark', async ({ params: { mark } }) => {
      const size = SIZES[mark];
      return size === undefined ? jpeg(mark) : picture(mark, ...size);
    }),
  );
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const graph: Simulator = { app: world.app, base: '/sandbox/facebook' };
  const played = await playVendors({ 'graph.facebook.com': graph, 'graph-video.facebook.com': graph });
  const meta: MetaWorld = {
    world,
    ...(await connectMaya(world)),
    pictureAt: (mark) => `${address}/media/${mark}`,
    reset: async () => {
      world.sandbox.reset();
      Object.assign(meta, await connectMaya(world));
    },
    close: async () => {
      await played.close();
      await world.close();
    },
  };
  return meta;
}

/** What the call was refused with; throws when it was not. */
export async function refusalOf(call: Promise<unknown>): Promise<Refused> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error && error.name === 'FacebookRequestError') return error as unknown as Refused;
    throw error;
  }
  throw new Error('The call was not refused.');
}
