import { anyone, member, type RightsOf } from './right.ts';

export const uploadsRights: RightsOf<'uploads'> = {
  uploadImage: { who: 'active', account: 'own' },
  uploadImageStream: { who: 'active', account: 'own' },
  listImages: { who: 'active', account: 'own', query: {} },
  startMultipartUpload: { who: 'active', account: 'own', body: { filePath: 'video/film.mp4', fileSize: 2500 } },
  completeMultipartUpload: { who: 'active', account: 'own' },
  getSignedUploadUrl: { who: 'active', account: 'own', query: { filepath: 'video/film.mp4' } },
  getUpload: { who: 'active', owns: { kind: 'upload', parameter: 'uploadId' } },
  abandonUpload: { who: 'active', owns: { kind: 'upload', parameter: 'uploadId' } },
  putUploadPart: anyone,
  putUploadFile: anyone,
  uploadVideo: { who: 'active', account: 'own', params: { place: 'intro' } },
  describeVideo: { who: 'member', owns: { kind: 'upload', parameter: 'uploadId' } },
  getVideo: { who: 'member', owns: { kind: 'upload', parameter: 'uploadId' } },
  readWebsite: { who: 'active', account: 'own', body: { address: 'http://127.0.0.1' } },
  getFile: member,
};
