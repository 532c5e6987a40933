import { createLogger } from '../platform/logger.ts';
import { sayFault } from '../platform/operator-fault.ts';
import { readProcessConfig } from './settings/config.ts';
import { findPaths } from './paths.ts';
import { startServices } from './start-services.ts';

async function main(): Promise<void> {
  // Whatever this process writes is for its own user: the data folder holds keys and everybody's pictures.
  process.umask(0o077);
  const config = readProcessConfig(process.argv.slice(2));
  const log = createLogger({ level: config.LOG_LEVEL });
  const running = await startServices(config, findPaths(import.meta.url), log);
  process.stdout.write(`${running.announcement.join('\n')}\n`);

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${sayFault(error)}\n`);
  process.exit(1);
});
