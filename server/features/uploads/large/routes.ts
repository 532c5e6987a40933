import { api } from '@yardsign/contracts/api';
import { binary, bind, type BoundRoute, type Verdict } from '../../../platform/http/bind.ts';
import { active, duringSignup, memberOf } from '../../../platform/http/policies.ts';
import { mayUpload } from '../policy.ts';
import type { LargeUploadDeps } from '../ports.ts';
import { completeUpload } from './complete-upload.ts';
import { abandonUpload } from './forget-uploads.ts';
import { readUpload } from './read-upload.ts';
import { isSigned } from './signed-address.ts';
import { signUpload, startUpload } from './start-upload.ts';
import { takeFile, takePart } from './take-part.ts';

interface Signed {
  params: { uploadId: string; partNumber?: string };
  query: { bytes?: string; expires: string; signature: string };
}

/** Whoever has the address may send what it is for; nothing of it is read before. */
function withSignature({ secret, clock }: Pick<LargeUploadDeps, 'secret' | 'clock'>) {
  return (_actor: unknown, { params, query }: Signed): Verdict => {
    const part = params.partNumber !== undefined && { number: Number(params.partNumber), bytes: Number(query.bytes) };
    const place = { uploadId: params.uploadId, expires: Number(query.expires), ...(part && { part }) };
    return isSigned(secret, place, query.signature, clock.now()) ? 'allow' : 'upload_link_invalid';
  };
}

const tagged = (tag: string) => binary(Buffer.alloc(0), { etag: `"${tag}"` });

export function largeUploadRoutes(deps: LargeUploadDeps): BoundRoute[] {
  return [
    bind(api.uploads.startMultipartUpload, {
      policy: mayUpload,
      handle: async ({ params, body }) => ({ data: await startUpload(deps, params.memberId, body) }),
    }),
    bind(api.uploads.completeMultipartUpload, {
      policy: mayUpload,
      handle: async ({ params, body }) => ({ data: await completeUpload(deps, params.memberId, body) }),
    }),
    bind(api.uploads.getSignedUploadUrl, {
      policy: mayUpload,
      handle: async ({ params, query }) => ({ data: await signUpload(deps, params.memberId, query.filepath) }),
    }),
    bind(api.uploads.getUpload, {
      policy: active,
      handle: async ({ actor, params }) => ({
        upload: await readUpload(deps, memberOf(actor).userId, params.uploadId),
      }),
    }),
    bind(api.uploads.abandonUpload, {
      policy: active,
      handle: ({ actor, params }) => abandonUpload(deps, memberOf(actor).userId, params.uploadId),
    }),
    bind(api.uploads.putUploadPart, {
      policy: duringSignup(withSignature(deps)),
      async handle({ params, query, context }) {
        const part = { number: Number(params.partNumber), bytes: Number(query.bytes), file: context.files[0] };
        return tagged(await takePart(deps, params.uploadId, part));
      },
    }),
    bind(api.uploads.putUploadFile, {
      policy: duringSignup(withSignature(deps)),
      handle: async ({ params, context }) => tagged(await takeFile(deps, params.uploadId, context.files[0])),
    }),
  ];
}
