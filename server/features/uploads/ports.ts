import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Files } from '../../platform/files/files.ts';
import type { PictureIntake } from '../../platform/painting/picture-intake.ts';
import type { UploadLimits } from './limits.ts';

export interface UploadDeps {
  db: Db;
  clock: Clock;
  files: Files;
  intake: Pick<PictureIntake, 'presize'>;
  limits: UploadLimits;
}
