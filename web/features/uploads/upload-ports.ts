import { readUploadPath } from '@yardsign/domain/uploads/upload-path';
import { hasCode } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/client.ts';
import { putPart } from './put-part.ts';
import type { UploadPorts } from './run-upload.ts';
import { memoryOf } from './upload-memory.ts';

/**
 * An upload of a file into a folder, by the server's calls. A name that no path may have is left out.
 *
 * @param memberId null for a guest, who uploads nothing
 */
export function uploadPorts(memberId: string | null, folder: string, file: File): UploadPorts {
  const ofMember = () => {
    if (memberId === null) throw new Error('No auth token available');
    return { memberId };
  };
  return {
    async start() {
      const { data } = await api.uploads.startMultipartUpload({
        params: ofMember(),
        body: { filePath: readUploadPath(`${folder}/${file.name}`) ?? folder, fileSize: file.size },
      });
      return { ...data, fileSize: file.size };
    },
    async read(uploadId) {
      try {
        return (await api.uploads.getUpload({ params: { uploadId } })).upload;
      } catch (error) {
        if (hasCode(error, 'upload_not_found')) return null;
        throw error;
      }
    },
    putPart,
    async complete({ uploadId, s3Key }, parts) {
      await api.uploads.completeMultipartUpload({ params: ofMember(), body: { uploadId, s3Key, parts } });
    },
    async abandon(uploadId) {
      await api.uploads.abandonUpload({ params: { uploadId } });
    },
    ...memoryOf(memberId ?? '', folder, file),
  };
}
