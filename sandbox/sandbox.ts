import type { FastifyPluginAsync } from 'fastify';
import { createBlobs } from './kit/blobs.ts';
import type { SandboxClock } from './kit/clock.ts';
import type { Lock } from './kit/guard.ts';
import { createStateStore } from './kit/state-store.ts';
import { sandboxPlugin } from './sandbox-plugin.ts';
import type { GrantedConnection } from './vendors/facebook/life.ts';
import { createAuthenticator, type AuthenticatorState, type Entry } from './vendors/authenticator/authenticator.ts';
import type { AppleClient } from './vendors/identity/apple-secret.ts';
import { createIdentity, type IdentityOptions } from './vendors/identity/identity.ts';
import type { ProviderName } from './vendors/identity/people.ts';
import { freshIdentityState, type IdentityState } from './vendors/identity/state.ts';
import { createMail } from './vendors/mail/mail.ts';
import { freshMailState, type MailState } from './vendors/mail/state.ts';
import { createS3, type S3Account, SANDBOX_S3 } from './vendors/s3/s3.ts';
import { freshS3State, type S3State } from './vendors/s3/state.ts';
import { createAppStore, SANDBOX_APP, type StoreMerchant } from './vendors/app-store/app-store.ts';
import { type AppStoreState, freshAppStoreState } from './vendors/app-store/state.ts';
import { createHubSpot, type HubSpotAccount, SANDBOX_HUBSPOT } from './vendors/hubspot/hubspot.ts';
import { freshHubSpotState, type HubSpotState } from './vendors/hubspot/state.ts';
import { createRecurly, type RecurlySite, SANDBOX_RECURLY } from './vendors/recurly/recurly.ts';
import { freshRecurlyState, type RecurlyState } from './vendors/recurly/state.ts';
import type { LinkedIn } from './vendors/linkedin/linkedin.ts';
import type { TikTok } from './vendors/tiktok/tiktok.ts';
import type { X } from './vendors/x/x.ts';
import type { YouTube } from './vendors/youtube/youtube.ts';
import { freshNetworks, runNetworks } from './vendors/run-networks.ts';
import { SIMULATED, type SimulatedApps, type SimulatedStates } from './vendors/networks.ts';

export interface SandboxOptions extends SimulatedApps {
  clock: SandboxClock;
  /** Base of the consent screens and of the links shown, such as `http://localhost:3000`. */
  publicUrl: string;
  /** Asked of everybody but the networks' own callers; to be set when more than this machine can reach the sandbox. */
  lock?: Lock | undefined;
  /** 0 (the default) takes any free port. */
  smtpPort?: number;
  /** The product as Google and Apple know it; without it those of the demo. */
  google?: { id: string; secret: string };
  apple?: AppleClient;
  /** The store of files as the product knows it; without it `SANDBOX_S3`. */
  s3?: S3Account;
  /** The smallest part that the store takes, in bytes; without it S3's own 5 MiB. */
  s3SmallestPart?: number;
  /** The product as the card processor knows it, and where it hears of changes; without it nobody is told. */
  recurly?: RecurlySite | undefined;
  /** The app as the App Store knows it, and where it tells of subscribers. */
  appStore?: StoreMerchant | undefined;
  /** The company's CRM as the product knows it; without it `SANDBOX_HUBSPOT`. */
  hubspot?: HubSpotAccount;
  /** Accounts whose codes the phone of the sandbox shows from the start. */
  authenticator?: Entry[];
  /** From 0 to 1; only faults with a `probability` ask for it. */
  random?: () => number;
  /** Where the state is kept over restarts; pictures lie beside it in `<stateFile>.files`. Without it, in memory. */
  stateFile?: string;
}

export interface Sandbox {
  /** To be registered with `{ prefix: '/sandbox' }`. */
  plugin: FastifyPluginAsync;
  smtpUrl(): string;
  /** Back to the seed, with the connections made by `grant` living on. */
  reset(): void;
  /** Ends the mail server and every waiting timer, and writes what is not yet written. */
  close(): Promise<void>;
  facebook: {
    /** Connects a person without the consent screen. For seeding a world, and for nothing else. */
    grant(personId: string, wanted: { scopes: string[]; pageIds: string[] }): GrantedConnection;
  };
  linkedin: { grant: LinkedIn['grant'] };
  x: { grant: X['grant'] };
  tiktok: { grant: TikTok['grant'] };
  youtube: { grant: YouTube['grant'] };
}

interface State extends SimulatedStates {
  google: IdentityState;
  apple: IdentityState;
  authenticator: AuthenticatorState;
  mail: MailState;
  s3: S3State;
  recurly: RecurlyState;
  appStore: AppStoreState;
  hubspot: HubSpotState;
}

const BASE = '/sandbox';
/** Apple knows its clients by a key; one that was not made known cannot sign in. */
const NOBODY: AppleClient = { clientId: 'nobody', teamId: 'nobody', keyId: 'nobody', publicPem: '' };

/** Starts the simulated outside world: its state, its mail server, and a plugin with its HTTP side. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const fresh = (): State => ({
    ...freshNetworks(options),
    google: freshIdentityState(),
    apple: freshIdentityState(),
    authenticator: { entries: [...(options.authenticator ?? [])] },
    mail: freshMailState(),
    s3: freshS3State(),
    recurly: freshRecurlyState(),
    appStore: freshAppStoreState(),
    hubspot: freshHubSpotState(),
  });
  const store = createStateStore(options.stateFile, fresh);
  const blobs = createBlobs(options.stateFile === undefined ? undefined : `${options.stateFile}.files`);
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const common = {
    clock: options.clock,
    random: options.random ?? Math.random,
    touch: () => store.touch(),
    saved: () => store.saved(),
  };
  const networks = runNetworks(options, (name) => ({
    ...common,
    blobs,
    publicUrl,
    base: BASE,
    state: () => store.current[name],
  }));
  const identity = (name: ProviderName, client: IdentityOptions['client']) =>
    createIdentity({ ...common, name, publicUrl, base: BASE, client, state: () => store.current[name] });
  const google = identity('google', options.google ?? { id: 'sandbox-google-client', secret: 'sandbox-google-secret' });
  const apple = identity('apple', options.apple ?? NOBODY);
  const authenticator = createAuthenticator({ ...common, state: () => store.current.authenticator });
  const mail = await createMail({ ...common, port: options.smtpPort ?? 0, state: () => store.current.mail });
  const s3 = createS3({
    ...common,
    blobs,
    account: options.s3 ?? SANDBOX_S3,
    smallestPart: options.s3SmallestPart,
    state: () => store.current.s3,
  });
  const recurly = createRecurly({
    ...common,
    base: BASE,
    merchant: options.recurly ?? SANDBOX_RECURLY,
    state: () => store.current.recurly,
  });

  const appStore = createAppStore({
    ...common,
    merchant: options.appStore ?? SANDBOX_APP,
    state: () => store.current.appStore,
  });

  const hubspot = createHubSpot({
    ...common,
    account: options.hubspot ?? SANDBOX_HUBSPOT,
    state: () => store.current.hubspot,
  });

  function reset(): void {
    const before = store.current;
    for (const name of SIMULATED) networks[name].clear();
    google.clear();
    apple.clear();
    mail.clear();
    s3.clear();
    recurly.clear();
    hubspot.clear();
    blobs.clear();
    store.replace(fresh());
    for (const name of SIMULATED) networks[name].takeOver(before[name]);
    store.touch();
  }

  return {
    plugin: sandboxPlugin(
      { clock: options.clock, publicUrl, lock: options.lock, base: BASE },
      { networks, google, apple, authenticator, mail, s3, recurly, appStore, hubspot },
      { reset, saved: () => store.saved() },
    ),
    smtpUrl: () => mail.smtpUrl,
    reset,
    close: async () => {
      for (const name of SIMULATED) networks[name].close();
      s3.close();
      recurly.close();
      hubspot.close();
      await mail.close();
      await store.saved();
    },
    facebook: { grant: (personId, wanted) => networks.facebook.grant({ personId, ...wanted }) },
    linkedin: { grant: (wanted) => networks.linkedin.grant(wanted) },
    x: { grant: (wanted) => networks.x.grant(wanted) },
    tiktok: { grant: (wanted) => networks.tiktok.grant(wanted) },
    youtube: { grant: (wanted) => networks.youtube.grant(wanted) },
  };
}
