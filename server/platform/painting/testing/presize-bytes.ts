import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureIntake } from '../picture-intake.ts';
import type { Presized, PresizeKind } from '../presize.ts';

/** Has an intake take a picture that a test made in memory. */
export async function presizeBytes(
  intake: Pick<PictureIntake, 'presize'>,
  bytes: Buffer,
  kind: PresizeKind,
): Promise<Presized> {
  const folder = await mkdtemp(join(tmpdir(), 'yardsign-picture-'));
  try {
    const path = join(folder, 'picture');
    await writeFile(path, bytes);
    return await intake.presize(path, kind);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
