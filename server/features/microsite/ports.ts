import type { Language } from '@yardsign/domain/languages';
import type { Db } from '../../platform/database/database.ts';
import type { Memory } from '../../platform/database/memory.ts';

export type { Language };

export interface MicrositeDeps {
  db: Db;
  /** Address of the installation, without a slash at its end. */
  publicUrl: string;
  /** Pages as they went out. */
  pages: Memory;
}
