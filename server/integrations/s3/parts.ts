import { createReadStream } from 'node:fs';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListPartsCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { checkFileKey } from '../../platform/files/files.ts';
import { PartsAreOver, type PartedFile, type PartedFiles, type StoredPart } from '../../platform/files/parted-files.ts';
import { isMissing, isNoUpload } from './client.ts';

const bare = (tag: string | undefined) => (tag ?? '').replaceAll('"', '');

/**
 * Parts in a bucket.
 *
 * @param direct whether browsers send them straight to the store; the bucket must then allow it and show them `ETag`.
 */
export function createS3Parts(client: S3Client, { bucket, direct }: { bucket: string; direct: boolean }): PartedFiles {
  const at = ({ key, storeId }: PartedFile) => ({ Bucket: bucket, Key: key, UploadId: storeId });

  async function list(file: PartedFile): Promise<StoredPart[]> {
    const parts: StoredPart[] = [];
    for (let marker: string | undefined; ;) {
      const page = await client.send(new ListPartsCommand({ ...at(file), PartNumberMarker: marker }));
      for (const { PartNumber = 0, Size = 0, ETag } of page.Parts ?? [])
        parts.push({ number: PartNumber, bytes: Size, tag: bare(ETag) });
      if (page.IsTruncated !== true) return parts;
      marker = page.NextPartNumberMarker;
    }
  }

  /** A store that made the object and whose answer was lost does not know the upload any more. */
  async function isThere({ key }: PartedFile, parts: readonly StoredPart[]): Promise<boolean> {
    try {
      const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
      return ContentLength === parts.reduce((sum, { bytes }) => sum + bytes, 0);
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  return {
    async begin(key) {
      checkFileKey(key);
      const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: key }));
      if (UploadId === undefined) throw new Error('the store gave no id for an upload');
      return { key, storeId: UploadId };
    },
    async addressOf(file, { number, bytes }, seconds) {
      if (!direct) return null;
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      // The length is signed with it: a part cannot be larger than was announced.
      const command = new UploadPartCommand({ ...at(file), PartNumber: number, ContentLength: bytes });
      return getSignedUrl(client, command, {
        expiresIn: seconds,
        signableHeaders: new Set(['host', 'content-length']),
      });
    },
    async keepPart(file, { number, path, bytes }) {
      const command = new UploadPartCommand({
        ...at(file),
        PartNumber: number,
        Body: createReadStream(path),
        ContentLength: bytes,
      });
      try {
        return bare((await client.send(command)).ETag);
      } catch (error) {
        if (!isNoUpload(error)) throw error;
        throw new PartsAreOver('the file is made, or given up', { cause: error });
      }
    },
    async list(file) {
      try {
        return await list(file);
      } catch (error) {
        if (isNoUpload(error)) return [];
        throw error;
      }
    },
    async finish(file, parts) {
      const wanted = parts.map(({ number, tag }) => ({ PartNumber: number, ETag: `"${tag}"` }));
      try {
        await client.send(new CompleteMultipartUploadCommand({ ...at(file), MultipartUpload: { Parts: wanted } }));
      } catch (error) {
        if (!(isNoUpload(error) && (await isThere(file, parts)))) throw error;
      }
    },
    async abandon(file) {
      try {
        await client.send(new AbortMultipartUploadCommand(at(file)));
      } catch (error) {
        if (!isNoUpload(error)) throw error;
      }
    },
  };
}
