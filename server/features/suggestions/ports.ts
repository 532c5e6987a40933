import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { suggestionsRoutes } from '@yardsign/contracts/routes/content/suggestions';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { RateWindow } from '../../platform/limits/rate-window.ts';
import type { Random } from '../../platform/random.ts';

type Routes = typeof suggestionsRoutes;
export type Suggestion = RouteTypes<Routes['addSuggestion']>['answer']['data'];
export type WrittenSuggestion = RouteTypes<Routes['answerSuggestion']>['answer']['data'];
export type NewSuggestion = RouteTypes<Routes['addSuggestion']>['body'];

export interface SuggestionsDeps {
  db: Db;
  clock: Clock;
  random: Random;
  /** How much one member may send. */
  limit: RateWindow;
  /** Tells the help desk; sent if, and only if, the transaction is committed. */
  tellHelpDesk(tx: Tx, suggestionId: string): Promise<void>;
}
