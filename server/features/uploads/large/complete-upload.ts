import { bareTag, faultsOfParts, planParts, type PartFault } from '@yardsign/domain/uploads/parts';
import { AppError } from '../../../platform/errors.ts';
import type { PartedFile, StoredPart } from '../../../platform/files/parted-files.ts';
import type { LargeUploadDeps } from '../ports.ts';
import { ownUpload, partedFileOf } from './read-upload.ts';
import { findUpload, markDone, type Upload } from './store.ts';
import { unusedUntil } from './take-part.ts';

interface Completion {
  uploadId: string;
  s3Key: string;
  parts: readonly { partNumber: number; eTag: string }[];
}

/**
 * Makes the file of its parts, if they are those that were announced. Doing it again answers the same.
 *
 * @throws AppError `upload_not_found`, `upload_incomplete` with an issue for each part that is wrong
 */
export async function completeUpload(deps: LargeUploadDeps, memberId: string, { uploadId, s3Key, parts }: Completion) {
  const upload = await ownUpload(deps, memberId, uploadId);
  if (upload.file_key !== s3Key) throw new AppError('upload_not_found');
  const answer = { uploadId, s3Key, fileSize: upload.bytes };
  if (upload.done_at !== null) return answer;
  const file = partedFileOf(upload);
  const plan = planParts(upload.bytes, upload.part_bytes);
  const named = parts.map(({ partNumber, eTag }) => ({ number: partNumber, tag: bareTag(eTag) }));
  const faultsIn = (stored: readonly StoredPart[]) => faultsOfParts(plan, named, stored);
  const stored = await deps.parts.list(file);
  const faults = faultsIn(stored);
  if (faults.length > 0 && !(await isMade(deps, upload.file_key, upload.bytes))) throw incomplete(faults);
  if (faults.length === 0) await make(deps, file, stored, faultsIn);
  const isFirst = await markDone(deps.db, uploadId, unusedUntil(deps.clock.now()));
  if (!isFirst) await mustStillBe(deps, upload);
  return answer;
}

/** A file whose upload was given up while it was being made is nobody's, and goes. @throws AppError `upload_not_found` */
async function mustStillBe(deps: LargeUploadDeps, { id, file_key: key }: Upload): Promise<void> {
  if (await findUpload(deps.db, id, deps.clock.now())) return;
  await deps.files.delete(key);
  throw new AppError('upload_not_found');
}

const incomplete = (faults: readonly { number: number; fault: PartFault }[]) =>
  new AppError('upload_incomplete', {
    issues: faults.map(({ number, fault }) => ({ path: `parts.${number}`, message: fault })),
  });

/**
 * Makes the file. Where a part was lost, or sent again with other bytes while it was being made, there is none.
 *
 * @param faultsIn what keeps the parts of the store from being the file
 * @throws AppError `upload_incomplete`
 */
async function make(
  { parts }: Pick<LargeUploadDeps, 'parts'>,
  file: PartedFile,
  stored: readonly StoredPart[],
  faultsIn: (stored: readonly StoredPart[]) => readonly { number: number; fault: PartFault }[],
) {
  try {
    await parts.finish(file, stored);
  } catch (error) {
    const faults = faultsIn(await parts.list(file));
    throw faults.length === 0 ? error : incomplete(faults);
  }
}

/** Whether the file is there already: another call was making it, or the process ended before it could say so. */
async function isMade({ files }: Pick<LargeUploadDeps, 'files'>, key: string, bytes: number): Promise<boolean> {
  return (await files.stat(key))?.bytes === bytes;
}
