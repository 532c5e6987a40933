import type { Language } from '@yardsign/domain/languages';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import type { Typesetter } from '../../platform/documents/typesetter.ts';
import type { Files } from '../../platform/files/files.ts';

export type { Language };

export interface DocumentsDeps {
  db: Db;
  clock: Clock;
  random: Random;
  files: Files;
  typesetter: Typesetter;
  /** Address of the installation, without a slash at its end. */
  publicUrl: string;
  /** Tells whoever runs the installation that documents cannot be set. */
  reportFailure(error: unknown): void;
}
