import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Random } from '../../platform/random.ts';

export interface FilmDeps {
  db: Db;
  clock: Clock;
  random: Random;
  /** Where uploaded films lie. */
  files: Pick<Files, 'open' | 'stat' | 'get'>;
  /** The folder of the library, where their drawings lie. */
  library: Pick<Files, 'get'>;
  /** Has what waits of this member's films taken up with the new one. */
  onKept(memberId: string): Promise<void>;
}
