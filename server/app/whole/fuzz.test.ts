import { fuzzRoutes } from '../testing/routes/fuzz-routes.ts';
import { IDENTITY } from '../testing/people/identity-features.ts';

fuzzRoutes((feature) => !IDENTITY.includes(feature));
