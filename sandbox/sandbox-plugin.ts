import type { FastifyPluginAsync } from 'fastify';
import type { SandboxClock } from './kit/clock.ts';
import { registerClock } from './kit/clock-routes.ts';
import { answerControl, answerErrors, readControl } from './kit/control-routes.ts';
import { guardSandbox, type Lock } from './kit/guard.ts';
import { registerPanel } from './panel/panel-routes.ts';
import type { AppStoreVendor } from './vendors/app-store/app-store.ts';
import type { Authenticator } from './vendors/authenticator/authenticator.ts';
import { type HubSpotVendor, OPEN_PATHS as HUBSPOT_PATHS } from './vendors/hubspot/hubspot.ts';
import type { IdentityVendor } from './vendors/identity/identity.ts';
import type { Mail } from './vendors/mail/mail.ts';
import { type RunningSimulators, SIMULATED, simulators } from './vendors/networks.ts';
import { OPEN_PATHS as RECURLY_PAGES } from './vendors/recurly/public-routes.ts';
import { API_PATH, type RecurlyVendor } from './vendors/recurly/recurly.ts';
import { OPEN_PATHS as S3_PATHS, type S3Vendor } from './vendors/s3/s3.ts';
import { OPEN_PATHS as WEBSITE_PATHS, registerWebsites } from './vendors/website/website.ts';

const LARGEST_BODY = 64 * 1024 * 1024;

interface Vendors {
  networks: RunningSimulators;
  google: IdentityVendor;
  apple: IdentityVendor;
  authenticator: Authenticator;
  mail: Mail;
  s3: S3Vendor;
  recurly: RecurlyVendor;
  appStore: AppStoreVendor;
  hubspot: HubSpotVendor;
}

/**
 * The HTTP side of the simulators, with the controls and the panel.
 *
 * @param all.reset brings everything back to the seed
 */
export function sandboxPlugin(
  { clock, publicUrl, lock, base }: { clock: SandboxClock; publicUrl: string; lock: Lock | undefined; base: string },
  vendors: Vendors,
  all: { reset(): void; saved(): Promise<void> },
): FastifyPluginAsync {
  const { networks, google, apple, authenticator, mail, s3, recurly, appStore, hubspot } = vendors;
  const running = SIMULATED.map((key) => ({ key, ...simulators[key], simulator: networks[key] }));
  const settle = async () => {
    for (const { simulator } of running) await simulator.settle();
    await recurly.settle();
    await appStore.settle();
    await all.saved();
  };
  return async (scope) => {
    // The host's parsers stop here and ours go no further: each vendor reads the raw bytes, which are also what is digested.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_BODY }, (_request, body, done) =>
      done(null, body),
    );
    answerErrors(scope);
    guardSandbox(scope, {
      base,
      publicUrl,
      lock,
      open: [
        ...S3_PATHS,
        ...WEBSITE_PATHS,
        ...RECURLY_PAGES,
        ...HUBSPOT_PATHS,
        API_PATH,
        ...running.flatMap(({ key, open }) => open.map((path) => `/${key}${path}`)),
      ],
    });

    registerClock(scope, clock, settle);
    scope.post('/_reset', async (request, reply) => {
      await readControl(request);
      all.reset();
      await all.saved();
      return answerControl(request, reply, { reset: true });
    });
    mail.register(scope);
    s3.register(scope);
    registerWebsites(scope);
    recurly.register(scope);
    appStore.register(scope);
    hubspot.register(scope);
    for (const { simulator } of running) simulator.register(scope);
    google.register(scope);
    apple.register(scope);
    authenticator.register(scope);
    registerPanel(scope, {
      base,
      clock,
      settle,
      walls: () => running.flatMap(({ simulator }) => simulator.walls()),
      letters: () => mail.messages(),
      codes: () => authenticator.codes(),
      requests: () => [
        ...google.log.newestFirst(),
        ...apple.log.newestFirst(),
        ...running.flatMap(({ simulator }) => simulator.log.newestFirst()),
        ...mail.log.newestFirst(),
        ...s3.log.newestFirst(),
        ...recurly.log.newestFirst(),
        ...hubspot.log.newestFirst(),
      ],
      faults: () => ({
        networks: running.map(({ key, name, switches, simulator }) => ({
          key,
          name,
          switches,
          faults: simulator.faults.list(),
          sections: (frame) => simulator.sections(frame),
        })),
        google: google.faults.list(),
        apple: apple.faults.list(),
        mail: mail.faults.list(),
        s3: s3.faults.list(),
        recurly: recurly.faults.list(),
        hubspot: hubspot.faults.list(),
      }),
    });
    // A line that a fault keeps open must not keep the host from closing.
    scope.addHook('preClose', async () => {
      s3.close();
      recurly.close();
      hubspot.close();
      for (const { simulator } of running) simulator.close();
    });
  };
}
