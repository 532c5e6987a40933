// Starts worker.ts where there is no bundle: the process that is started knows no loader yet.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
