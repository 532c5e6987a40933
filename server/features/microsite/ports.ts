import type { Language } from '@yardsign/domain/languages';
import type { Clock } from '../../platform/clock.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Memory } from '../../platform/database/memory.ts';

export type { Language };

export interface MicrositeDeps {
  db: Db;
  /** Address of the installation, without a slash at its end. */
  publicUrl: string;
  clock: Clock;
  /** The folder of the library, where its films are. */
  films: Pick<Files, 'get' | 'open' | 'stat'>;
  /** Where films lie that members have made. */
  uploads: Pick<Files, 'open' | 'stat'>;
  /** Pages as they went out. */
  pages: Memory;
}
