import type { Logger } from 'pino';
import { issueFirstAdminLink } from '../features/account/admin-link/issue-admin-link.ts';
import { createClock } from '../platform/clock.ts';
import { keepPrivate } from '../platform/private-folder.ts';
import { isDemoInstallation } from '../platform/database/installation-mark.ts';
import type { Phase } from '../platform/http/probes.ts';
import { listen } from './web/listen.ts';
import { OperatorFault } from '../platform/operator-fault.ts';
import { announce } from './announce.ts';
import { composeFeatures } from './wiring/compose-features.ts';
import { composeWeb } from './web/compose-web.ts';
import { type Config, ownHosts, publicUrlOf } from './settings/config.ts';
import { type Core, openCore } from './core.ts';
import { declareJobs, takeWork } from './wiring/enlist-features.ts';
import { openMailer } from './wiring/open-mailer.ts';
import { hostSandbox, openSandbox, sandboxKey } from './wiring/open-sandbox.ts';
import type { Paths } from './paths.ts';
import { seedDemo } from './seed-demo.ts';

export interface Running {
  /** Where the web service answers. */
  url: string;
  /** Lines for the person who started it. */
  announcement: string[];
  stop(): Promise<void>;
}

/** The data is that of the demo world, and this is production. */
class DemoDataError extends OperatorFault {
  override readonly name = 'DemoDataError';
}

/** @throws DemoDataError: people whose password is published must not be let in from outside, whatever has become of them. */
async function refuseDemoInProduction({ config, database }: Core): Promise<void> {
  if (config.NODE_ENV !== 'production' || !(await isDemoInstallation(database.db))) return;
  const [where, instead] =
    config.DATABASE_URL === undefined
      ? [`The data folder ${config.YARDSIGN_DATA}`, 'YARDSIGN_DATA to an empty folder']
      : ['The database', 'DATABASE_URL to an empty database'];
  throw new DemoDataError(
    `${where} was filled with the demo world, whose people sign in with a published password. ` +
      `It never runs in production: set ${instead}. The first start there prints a link that makes the administrator.`,
  );
}

function firstAdminToken({ clock, database, random }: Core): Promise<string | null> {
  return issueFirstAdminLink({ db: database.db, clock, random });
}

/** The sandbox as a process of its own: it has no database and no members, only the outside world. */
async function startSandboxAlone(config: Config, url: string): Promise<Running> {
  await keepPrivate(config.YARDSIGN_DATA);
  const key = await sandboxKey(config);
  const sandbox = await openSandbox(config, createClock(), url, key);
  const app = await hostSandbox(sandbox, ownHosts(config));
  await listen(app, config);
  return {
    url,
    announcement: announce(config, url, { demo: false, adminToken: null, sandboxKey: key }),
    async stop() {
      await app.close();
      await sandbox.close();
    },
  };
}

/**
 * Starts the services that the settings name, in this process. A failed start leaves nothing open.
 *
 * @param stopping when it is told, the start ends what it is at, such as a migration, undoes the rest and fails with its reason
 */
export async function startServices(
  config: Config,
  paths: Paths,
  log: Logger,
  stopping: AbortSignal,
): Promise<Running> {
  const url = publicUrlOf(config);
  const has = (service: 'web' | 'worker' | 'sandbox') => config.services.has(service);
  for (const warning of config.warnings) log.warn(warning);
  if (!has('web') && !has('worker')) return startSandboxAlone(config, url);

  let phase: Phase = 'starting';
  const closing: (() => Promise<void>)[] = [];
  const stop = async () => {
    phase = 'stopping';
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const core = await openCore(config, paths, url, log, stopping);
    closing.push(() => core.close());
    await refuseDemoInProduction(core);
    const wantsSandbox = config.sandbox && has('sandbox');
    const key = wantsSandbox ? await sandboxKey(config) : undefined;
    const sandbox = wantsSandbox ? await openSandbox(config, core.clock, url, key) : undefined;
    if (sandbox) closing.push(() => sandbox.close());
    const mailer = has('worker') ? openMailer(core, sandbox) : undefined;
    if (mailer) closing.push(() => mailer.close());
    const product = await composeFeatures(core, { networksUrl: `http://127.0.0.1:${config.PORT}`, mailer });
    declareJobs(core, product.features);
    stopping.throwIfAborted();
    if (has('worker')) {
      const stopLooking = takeWork(core, product.features);
      closing.push(async () => stopLooking());
    }
    closing.push(() => core.queue.stop());
    if (config.demo) await seedDemo(core, sandbox);
    const demo = await isDemoInstallation(core.database.db);
    stopping.throwIfAborted();
    if (has('web')) {
      const app = await composeWeb(core, product, { webFolder: paths.web, phase: () => phase });
      closing.push(() => app.close());
      if (sandbox) await app.register(sandbox.plugin, { prefix: '/sandbox' });
      await listen(app, config);
    }
    // After the first pages can be answered: on the embedded database it takes a tenth of a second of the same thread.
    await core.queue.start();
    stopping.throwIfAborted();
    if (has('worker')) {
      for (const service of product.features.flatMap(({ services }) => services)) {
        closing.push(() => service.stop());
        await service.start();
      }
    }
    stopping.throwIfAborted();
    phase = 'ready';
    const adminToken = has('web') && !demo ? await firstAdminToken(core) : null;
    return { url, announcement: announce(config, url, { demo, adminToken, sandboxKey: key }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
