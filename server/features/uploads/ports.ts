import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Files } from '../../platform/files/files.ts';

export interface UploadDeps {
  db: Db;
  clock: Clock;
  files: Files;
}
