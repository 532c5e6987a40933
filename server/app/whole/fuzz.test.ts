import { fuzzRoutes } from '../testing/fuzz-routes.ts';
import { IDENTITY } from '../testing/identity-features.ts';

fuzzRoutes((feature) => !IDENTITY.includes(feature));
