import type { StatementsOf } from './statements-of.ts';

export const uploadsStatements: StatementsOf<'uploads'> = {
  abandonUpload: 7,
  completeMultipartUpload: 6,
  describeVideo: 2,
  getFile: 4,
  getSignedUploadUrl: 7,
  getUpload: 2,
  getVideo: 2,
  listImages: 2,
  putUploadFile: 5,
  putUploadPart: 5,
  readWebsite: 5,
  startMultipartUpload: 11,
  uploadImage: 5,
  uploadImageStream: 5,
  uploadVideo: 5,
};
