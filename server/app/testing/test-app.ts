import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createArgon2Passwords } from '../../features/access/credentials/argon2-passwords.ts';
import type { AccessDeps } from '../../features/access/ports.ts';
import { sealedFor } from '../../features/access/second-factor/prove-code.ts';
import { timeCodeAt } from '../../features/access/second-factor/time-codes.ts';
import { createStillClock, type MovableClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ErrorReport } from '../../platform/error-reports.ts';
import { createLocalParts } from '../../platform/files/local-parts.ts';
import { createLocalFiles } from '../../platform/files/local-files.ts';
import { createSpool } from '../../platform/http/spool.ts';
import { createLogger } from '../../platform/logger.ts';
import { createJobQueue } from '../../platform/jobs/job-queue.ts';
import { createTypesetter, type Typesetter } from '../../platform/documents/typesetter.ts';
import { createPainter, type Painter } from '../../platform/painting/painter.ts';
import { createPictureIntake, type PictureIntake } from '../../platform/painting/picture-intake.ts';
import { createSeededRandom, secureRandom } from '../../platform/random.ts';
import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { untilLeft } from '../../platform/testing/until-left.ts';
import { createVault } from '../../platform/vault.ts';
import { loadLibrary } from '../../features/content/load-library.ts';
import type { ToldUse } from '../../features/usage/ports.ts';
import { readLibrary, type Library } from '../../features/content/library/read-library.ts';
import type { World } from '../../seeds/scenarios.ts';
import { composeFeatures, type Product } from '../wiring/compose-features.ts';
import { composeWeb } from '../web/compose-web.ts';
import { readConfig } from '../settings/config.ts';
import type { Core } from '../core.ts';
import { declareJobs } from '../wiring/enlist-features.ts';
import { findPaths } from '../paths.ts';
import { holdAnswers } from './hold-answers.ts';

/** The key of every authenticator app in these worlds. */
const TEST_FACTOR = 'PORCHLIGHTTESTPORCHLIGHTTEST2345';
export const TEST_PASSWORD = 'porch-light-42';
/** An address that nothing answers at. */
const NOWHERE = 'http://127.0.0.1:9';
/** The least that argon2 takes: tests sign in thousands of times. What production pays is proved by the hasher's own test. */
const QUICK_COST = {
  memory: 8,
  passes: 1,
  nobody: '$argon2id$v=19$m=8,t=1,p=1$JaZv9o3fWI9LhxCxuNtSRg$sUzyscgKGNtv66HHsouD1klDVXX6rCNlAwI/rU9xUvI',
};
const NO_OUTSIDE: Core['outside'] = {
  resolve: async () => [],
  connect: () => {
    throw new Error('nothing leads out of this test');
  },
  deadline: () => new AbortController().signal,
};
const START = '2026-11-21T15:00:00.000Z';

/** The whole web service over a real database, without a socket. */
export interface TestApp {
  app: FastifyInstance;
  product: Product;
  core: Core;
  /** Where its files are. */
  folder: string;
  db: Db;
  clock: MovableClock;
  world: World;
  /** Lines that were logged. */
  log: string[];
  /** Errors that were told to the error service. */
  reports: ErrorReport[];
  /** What was told to the analytics. */
  uses: ToldUse[];
  /** How many passwords were checked so far: what signing in costs, without a clock. */
  passwordChecks(): number;
  /** Sends a request as an API client. */
  call(options: InjectOptions & { token?: string }): Promise<LightMyRequestResponse>;
  /** Remembers what the database holds now and what time it is. The answer brings both back, as often as it is called. */
  remember(): Promise<() => Promise<void>>;
  /** Turns two-factor sign-in on for somebody, as staff needs it. */
  enrol(memberId: string): Promise<void>;
  /** Signs in, with a second factor where there is one that `enrol` turned on, and answers the bearer token. */
  signIn(username: string): Promise<string>;
  /** @throws Error when something was answered that its contract has not. */
  close(): Promise<void>;
}

let sharedHash: Promise<string> | undefined;
let sharedLibrary: Promise<Library> | undefined;
let sharedPainter: Painter | undefined;
let sharedTypesetter: Typesetter | undefined;
let sharedIntake: PictureIntake | undefined;
let libraryAlone: Promise<() => Promise<void>> | undefined;

/** Empties the database but for the library, which is read into it once a worker. */
async function beginAgain({ db, reset, remember }: TestDatabase, library: Library): Promise<void> {
  if (libraryAlone) return (await libraryAlone)();
  await reset();
  await loadLibrary(db, createStillClock(START), library);
  libraryAlone = remember();
  await libraryAlone;
}

/**
 * @param settings environment variables that differ from the defaults of a test.
 * @param instead.providers who vouches for people, in place of the sandbox.
 * @param instead.cardProcessor who takes the money, with `BILLING` set to `recurly`.
 * @param instead.outside the internet of this test; without it there is none.
 * @param instead.passwords a hasher in place of the quick one.
 */
export async function testApp(
  settings: Record<string, string> = {},
  instead: Partial<Pick<AccessDeps, 'providers' | 'passwords'> & Pick<Core, 'outside' | 'cardProcessor'>> = {},
): Promise<TestApp> {
  const testing = await testDatabase();
  const { db } = testing;
  const { database, leave } = untilLeft(testing.database);
  const paths = findPaths(import.meta.url);
  const config = readConfig(
    {
      YARDSIGN_DEMO: 'off',
      NODE_ENV: 'test',
      YARDSIGN_REQUESTS_PER_MINUTE: '1000000',
      YARDSIGN_SIGN_INS_PER_MINUTE: '1000000',
      ...settings,
    },
    [],
  );
  const clock = createStillClock(START);
  const log: string[] = [];
  const reports: ErrorReport[] = [];
  const uses: ToldUse[] = [];
  sharedLibrary ??= readLibrary(paths.library);
  sharedPainter ??= createPainter({ threads: 1 });
  sharedTypesetter ??= createTypesetter({ templates: paths.documents, fonts: paths.fonts });
  sharedIntake ??= createPictureIntake();
  sharedHash ??= createArgon2Passwords(QUICK_COST).hash(TEST_PASSWORD);
  const library = await sharedLibrary;
  await beginAgain(testing, library);
  const key = Buffer.alloc(32, 7);
  const logger = createLogger({ level: 'info', destination: { write: (line) => void log.push(line) } });
  const queue = createJobQueue({
    database,
    work: false,
    elapsed: () => performance.now(),
    log: logger,
  });
  const passwords = instead.passwords ?? createArgon2Passwords(QUICK_COST);
  let passwordChecks = 0;
  const folder = await mkdtemp(join(tmpdir(), 'yardsign-app-'));
  const files = createLocalFiles(join(folder, 'files'));
  const core: Core = {
    config,
    paths,
    database,
    clock,
    elapsed: () => performance.now(),
    random: secureRandom,
    files,
    partBytes: 1000,
    parts: createLocalParts(join(folder, 'files'), files),
    spool: createSpool(join(folder, 'incoming')),
    vault: createVault(new Map([['test', key]]), 'test'),
    passwords: {
      hash: (password) => passwords.hash(password),
      isOutdated: (hash, password) => passwords.isOutdated(hash, password),
      verify: (hash, password) => {
        passwordChecks += 1;
        return passwords.verify(hash, password);
      },
    },
    sessionKey: key,
    masterKey: key,
    queue,
    painter: sharedPainter,
    typesetter: sharedTypesetter,
    pictureIntake: sharedIntake,
    outside: instead.outside ?? NO_OUTSIDE,
    reports: { send: (report) => void reports.push(report), close: async () => {} },
    analytics: { send: (use) => void uses.push(use), close: async () => {} },
    library,
    publicUrl: config.YARDSIGN_URL ?? 'http://localhost:3000',
    ...(instead.providers && { providers: instead.providers }),
    ...(instead.cardProcessor && { cardProcessor: instead.cardProcessor }),
    log: logger,
    close: async () => {},
  };
  const product = await composeFeatures(core, { networksUrl: NOWHERE });
  declareJobs(core, product.features);
  await queue.start();
  const held = holdAnswers(product.features);
  const app = await composeWeb(core, { ...product, features: held.features });
  await app.ready();
  const call: TestApp['call'] = async ({ token, headers, ...options }) => {
    const answer = await app.inject({
      ...options,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    });
    const { method = 'GET', url = '' } = options;
    if (String(url).startsWith('/api/')) held.refused(`${method} ${String(url)}`, answer);
    return answer;
  };
  const secondStep = async (ticket: string) => {
    // The clock stands still, and a code works once.
    await db.updateTable('second_factor').set({ last_step: null }).execute();
    const answer = await call({
      method: 'POST',
      url: '/api/auth/v1/authenticate/second-factor',
      payload: { ticket, code: timeCodeAt(TEST_FACTOR, clock.now()) },
    });
    return answer.json<{ data: { token: string } }>().data.token;
  };
  return {
    app,
    product,
    core,
    folder,
    db,
    clock,
    world: { db, clock, random: createSeededRandom('test'), passwordHash: await sharedHash },
    log,
    reports,
    uses,
    passwordChecks: () => passwordChecks,
    call,
    async remember() {
      const now = clock.now().getTime();
      const again = await testing.remember();
      return async () => {
        await again();
        clock.moveTo(now);
      };
    },
    async enrol(memberId) {
      const sealed = JSON.stringify(core.vault.seal(TEST_FACTOR, sealedFor(memberId)));
      const now = clock.now();
      const row = { member_id: memberId, sealed, confirmed_at: now, last_step: null, created_at: now };
      await db.insertInto('second_factor').values(row).execute();
    },
    async signIn(username) {
      const answer = await call({
        method: 'POST',
        url: '/api/auth/v1/authenticate',
        payload: { username, password: TEST_PASSWORD, industry_id: 1 },
      });
      const { data } = answer.json<{ data: { token?: string; second_factor?: { ticket: string } } }>();
      if (data?.second_factor) return secondStep(data.second_factor.ticket);
      if (data?.token === undefined) throw new Error(`${username} could not sign in: ${answer.body}`);
      return data.token;
    },
    async close() {
      await app.close();
      await queue.stop();
      leave();
      await rm(folder, { recursive: true, force: true });
      held.check();
    },
  };
}
