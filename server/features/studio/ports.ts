import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { studioRoutes } from '@yardsign/contracts/routes/studio';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';

type Routes = typeof studioRoutes;
export type StudioPage = RouteTypes<Routes['listStudioPieces']>['answer'];
export type StudioQuery = RouteTypes<Routes['listStudioPieces']>['query'];
export type StudioPiece = RouteTypes<Routes['openStudioPiece']>['answer']['piece'];
export type NewPiece = RouteTypes<Routes['addStudioPiece']>['body'];

export interface StudioDeps {
  db: Db;
  clock: Clock;
  random: Random;
}
