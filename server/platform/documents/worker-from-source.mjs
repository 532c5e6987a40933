// Starts worker.ts where there is no bundle. Node 20 does not apply `--import tsx` to the entry of a worker thread, so the
// entry is plain JavaScript that registers the loader first.
import { register } from 'tsx/esm/api';

register();
export const { typeset, present } = await import('./worker.ts');
