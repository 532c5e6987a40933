import type { VideoPlace } from '@yardsign/domain/uploads/video-limits';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Spool } from '../../platform/http/spool.ts';
import type { RateWindow } from '../../platform/limits/rate-window.ts';
import type { Outward } from '../../platform/outward/outward.ts';
import type { PartedFiles } from '../../platform/files/parted-files.ts';
import type { Random } from '../../platform/random.ts';
import type { PictureIntake } from '../../platform/painting/picture-intake.ts';
import type { UploadLimits } from './limits.ts';

/** What files larger than a picture take. */
export interface LargeUploadDeps {
  db: Db;
  clock: Clock;
  random: Random;
  files: Files;
  parts: PartedFiles;
  limits: UploadLimits;
  /** Of a part, in bytes. */
  partBytes: number;
  /** What addresses are signed with. */
  secret: Buffer;
}

/** What intro and outro take. */
export interface VideoDeps extends LargeUploadDeps {
  /** Sets the member's field for it. @throws AppError `field_locked` */
  showVideo(memberId: string, place: VideoPlace, address: string): Promise<void>;
}

/** Where a video of a member is fetched from: the value of its profile field. */
export const videoUrl = (id: string) => `/api/app/v1/videos/${id}`;

export interface UploadDeps {
  db: Db;
  clock: Clock;
  files: Files;
  intake: Pick<PictureIntake, 'presize'>;
  limits: Pick<UploadLimits, 'take'>;
}

/** What reading a member's website takes. */
export interface WebsiteDeps extends UploadDeps {
  outward: Outward;
  spool: Pick<Spool, 'tray'>;
  visits: RateWindow;
}
