// Starts picture-process.ts where there is no bundle, as worker-from-source.mjs does for the drawing thread.
import { register } from 'tsx/esm/api';

register();
await import('./picture-process.ts');
