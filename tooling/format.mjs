import { installIfStale, requireNode, runBin } from './lib.mjs';

requireNode();
await installIfStale();
process.exit(await runBin('oxfmt/bin/oxfmt', []));
