import type { RouteTypes } from '@yardsign/contracts/define-route';
import type { getRecording, listRecordings } from '@yardsign/contracts/routes/content/recordings';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Files } from '../../platform/files/files.ts';
import type { ContentDeps } from '../content/ports.ts';
import type { Random } from '../../platform/random.ts';

export type Recording = RouteTypes<typeof listRecordings>['answer']['items'][number];

export type FullRecording = RouteTypes<typeof getRecording>['answer']['recording'];

export interface RealtalkDeps {
  db: Db;
  clock: Clock;
  random: Random;
  /** What pieces of a member's own are written with. */
  content: ContentDeps;
  /** Where uploaded recordings lie. */
  files: Pick<Files, 'open' | 'stat'>;
}
