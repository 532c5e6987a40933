import { createLogger } from '../platform/logger.ts';
import { sayFault } from '../platform/operator-fault.ts';
import { readProcessConfig } from './settings/config.ts';
import { findPaths } from './paths.ts';
import { startServices } from './start-services.ts';

/** The reason for which a start ends that was told to stop. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}

async function main(): Promise<void> {
  // Whatever this process writes is for its own user: the data folder holds keys and everybody's pictures.
  process.umask(0o077);
  const stopping = new AbortController();
  const told = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  // From the first moment on: an orchestrator may change its mind while a database is brought up to date.
  process.on('SIGINT', () => stopping.abort(new Stopped('SIGINT')));
  process.on('SIGTERM', () => stopping.abort(new Stopped('SIGTERM')));

  const config = readProcessConfig(process.argv.slice(2));
  const log = createLogger({ level: config.LOG_LEVEL });
  const running = await startServices(config, findPaths(import.meta.url), log, stopping.signal);
  process.stdout.write(`${running.announcement.join('\n')}\n`);
  await told;
  log.info({ signal: (stopping.signal.reason as Stopped).message }, 'stopping');
  await running.stop().catch((error: unknown) => {
    log.error({ err: error }, 'the stop failed');
    process.exit(1);
  });
  process.exit(0);
}

main().catch((error: unknown) => {
  if (error instanceof Stopped) process.exit(0);
  process.stderr.write(`${sayFault(error)}\n`);
  process.exit(1);
});
