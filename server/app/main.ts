import { createLogger } from '../platform/logger.ts';
import { OperatorFault } from '../platform/operator-fault.ts';
import { readProcessConfig } from './settings/config.ts';
import { findPaths } from './paths.ts';
import { startServices } from './start-services.ts';

/** Faults that the person who starts the server can mend: they get the message and no stack. */
function isOperatorFault(error: unknown): error is Error {
  if (error instanceof OperatorFault) return true;
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
}

async function main(): Promise<void> {
  // Whatever this process writes is for its own user: the data folder holds keys and everybody's pictures.
  process.umask(0o077);
  const config = readProcessConfig();
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
  const text = isOperatorFault(error)
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
