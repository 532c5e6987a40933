import type { RouteRow } from './route-table.ts';

/**
 * The routes of all calls that the code of the browser so far makes; it grows with the code. Every module that makes calls puts its
 * own in when it is read (`web/build/contract-routes.ts` writes that into it).
 */
export const knownRoutes: Record<string, RouteRow> = {};
