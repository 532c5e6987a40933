import { PART_BYTES } from '@yardsign/domain/uploads/parts';
import type { Logger } from 'pino';
import { createArgon2Passwords } from '../features/access/credentials/argon2-passwords.ts';
import type { AccessDeps, PasswordHasher } from '../features/access/ports.ts';
import type { CardProcessor } from '../features/billing/ports.ts';
import { setAuditKey } from '../platform/audit/record-act.ts';
import { knowsNewestEntries } from '../platform/audit/verify-chain.ts';
import { createClock, type MovableClock } from '../platform/clock.ts';
import { lockDataFolder } from '../platform/data-folder-lock.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import type { ErrorReports } from '../platform/error-reports.ts';
import { internet, type Outside } from '../platform/outward/outside.ts';
import type { PartedFiles } from '../platform/files/parted-files.ts';
import type { Files } from '../platform/files/files.ts';
import type { Spool } from '../platform/http/spool.ts';
import { createJobQueue, type JobQueue } from '../platform/jobs/job-queue.ts';
import { createTypesetter, type Typesetter } from '../platform/documents/typesetter.ts';
import { createPainter, type Painter } from '../platform/painting/painter.ts';
import { createPictureIntake, type PictureIntake } from '../platform/painting/picture-intake.ts';
import { keepPrivate } from '../platform/private-folder.ts';
import { logFaults } from '../platform/repeated-faults.ts';
import { secureRandom, type Random } from '../platform/random.ts';
import type { Teller } from '../platform/teller.ts';
import type { Vault } from '../platform/vault.ts';
import type { ToldUse } from '../features/usage/ports.ts';
import { loadLibrary } from '../features/content/load-library.ts';
import { readLibrary, type Library } from '../features/content/library/read-library.ts';
import type { Config } from './settings/config.ts';
import { followDatabaseTime } from './wiring/database-time.ts';
import { openAnalytics, openReports } from './wiring/tellers.ts';
import { formerKeys, keyFile, loadKey } from './keys/keys.ts';
import { loadMasterKeys, vaultOf } from './keys/master-keys.ts';
import { refuseWrongMasterKey } from './keys/refuse-wrong-key.ts';
import { openDatabase } from './wiring/open-database.ts';
import { openFiles } from './wiring/open-files.ts';
import type { Paths } from './paths.ts';

/** What the web and the worker service of one process share. */
export interface Core {
  config: Config;
  paths: Paths;
  database: OpenDatabase;
  clock: MovableClock;
  /** Milliseconds that only ever grow, whatever the clock does. */
  elapsed: () => number;
  random: Random;
  files: Files;
  /** Large files on their way to them. */
  parts: PartedFiles;
  /** Of a part of one, in bytes. */
  partBytes: number;
  /** Where files that are sent to the web service wait until their call is over. */
  spool: Spool;
  vault: Vault;
  passwords: PasswordHasher;
  /** Who vouches for people; those of the settings when left out. */
  providers?: AccessDeps['providers'];
  /** Who takes the money; the one of the settings when left out. */
  cardProcessor?: CardProcessor;
  sessionKey: Buffer;
  masterKey: Buffer;
  /** Not started: first the features say what they do. */
  queue: JobQueue;
  painter: Painter;
  typesetter: Typesetter;
  pictureIntake: PictureIntake;
  /** How websites of members are reached. */
  outside: Outside;
  /** Where errors are told. */
  reports: ErrorReports;
  /** Where it is told what members do. */
  analytics: Teller<ToldUse>;
  library: Library;
  /** Address of the installation, without a slash at its end. */
  publicUrl: string;
  log: Logger;
  close(): Promise<void>;
}

/**
 * Opens what a process works with. The folder of an embedded database is locked first: two processes on one would corrupt it. A failure leaves nothing open.
 *
 * @param stopping when it is told, the start fails with its reason before the next thing is opened
 */
export async function openCore(
  config: Config,
  paths: Paths,
  publicUrl: string,
  log: Logger,
  stopping: AbortSignal,
): Promise<Core> {
  if (await keepPrivate(config.YARDSIGN_DATA))
    log.warn(
      'others on this machine could read the data folder; it is closed to them now. Keys that were in it may be known.',
    );
  const closing: (() => void | Promise<void>)[] = [];
  const close = async () => {
    for (const each of closing.splice(0).reverse()) await each();
  };
  try {
    if (config.DATABASE_URL === undefined) closing.push(await lockDataFolder(config.YARDSIGN_DATA));
    const [sessionKey, masterKeys, library] = await Promise.all([
      loadKey(config.YARDSIGN_DATA, 'session', config.YARDSIGN_SESSION_KEY),
      loadMasterKeys(config),
      readLibrary(paths.library),
    ]);
    setAuditKey(sessionKey, formerKeys(config.YARDSIGN_SESSION_KEYS_FORMER));
    stopping.throwIfAborted();
    // Each connection of the pool says so.
    const lost = logFaults(log, 'database connection lost', () => performance.now());
    const database = await openDatabase(config, paths, lost);
    closing.push(() => database.close());
    if (!(await knowsNewestEntries(database.db)))
      log.warn(
        `the session key (${config.YARDSIGN_SESSION_KEY === undefined ? keyFile(config.YARDSIGN_DATA, 'session') : 'YARDSIGN_SESSION_KEY'}) is not the one from before: ` +
          'everybody is signed out, links in mails are void, and the audit log cannot be checked. Put that one back, or into YARDSIGN_SESSION_KEYS_FORMER.',
      );
    stopping.throwIfAborted();
    const time = await followDatabaseTime(database, (error) =>
      log.warn({ err: error }, 'time of the database unknown'),
    );
    closing.push(() => time.stop());
    const vault = vaultOf(masterKeys);
    await refuseWrongMasterKey(config, database.db, vault);
    const store = await openFiles(config);
    closing.push(() => store.close());
    stopping.throwIfAborted();
    const clock = createClock(() => time.now());
    await loadLibrary(database.db, clock, library);
    stopping.throwIfAborted();
    const reports = openReports(config, log);
    closing.push(() => reports.close());
    const analytics = openAnalytics(config, log);
    closing.push(() => analytics.close());
    const painter = createPainter({
      threads: config.YARDSIGN_PAINTERS,
      fontsDir: paths.fonts,
      wasmPath: paths.harfbuzz,
      workerUrl: paths.painterWorker,
    });
    const typesetter = createTypesetter({
      templates: paths.documents,
      fonts: paths.fonts,
      workerUrl: paths.typesetterWorker,
    });
    const pictureIntake = createPictureIntake({ processUrl: paths.pictureProcess });
    closing.push(async () => {
      await Promise.all([painter.close(), typesetter.close(), pictureIntake.close()]);
    });
    return {
      config,
      paths,
      database,
      clock,
      elapsed: () => performance.now(),
      random: secureRandom,
      files: store.files,
      parts: store.parts,
      partBytes: PART_BYTES,
      spool: store.spool,
      vault,
      passwords: createArgon2Passwords(),
      sessionKey,
      masterKey: masterKeys.current,
      queue: createJobQueue({
        database,
        work: config.services.has('worker'),
        elapsed: () => performance.now(),
        log,
      }),
      painter,
      typesetter,
      pictureIntake,
      outside: internet,
      reports,
      analytics,
      library,
      publicUrl,
      log,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
