import { createHash } from 'node:crypto';
import { own } from '../../kit/own.ts';
import { record, type Bucket } from './bucket.ts';
import { headerOf, type S3Answer, type S3Call } from './call.ts';
import { checkChecksums } from './checksums.ts';
import { S3Error, XML_HEAD } from './errors.ts';
import { answerMultipart, isMultipart } from './multipart.ts';
import type { StoredObject } from './state.ts';

const LONGEST_KEY = 1024;

function headOf({ md5, bytes, type, at }: StoredObject): Record<string, string> {
  return {
    etag: `"${md5}"`,
    'last-modified': new Date(at).toUTCString(),
    'accept-ranges': 'bytes',
    'content-type': type,
    'content-length': String(bytes),
  };
}

function found({ state }: Bucket, { key }: S3Call): StoredObject {
  const object = own(state().objects, key);
  if (!object) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.', { Key: key });
  return object;
}

function put(bucket: Bucket, call: S3Call): S3Answer {
  if (headerOf(call, 'content-length') === undefined)
    throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  if (Buffer.byteLength(call.key) > LONGEST_KEY) throw new S3Error(400, 'KeyTooLongError', 'Your key is too long.');
  checkChecksums(call);
  const { body, key } = call;
  const md5 = createHash('md5').update(body).digest('hex');
  const digest = bucket.blobs.put(body);
  const type = headerOf(call, 'content-type') ?? 'binary/octet-stream';
  bucket.state().objects[key] = { digest, bytes: body.length, md5, type, at: bucket.now() };
  bucket.touch();
  record(bucket, 'stored', call, { key, bytes: body.length, digest });
  return { status: 200, headers: { etag: `"${md5}"` } };
}

function get(bucket: Bucket, call: S3Call): S3Answer {
  const object = found(bucket, call);
  const head = headOf(object);
  if (headerOf(call, 'if-none-match') === head['etag']) return { status: 304, headers: { etag: head['etag'] ?? '' } };
  const body = bucket.blobs.get(object.digest) ?? Buffer.alloc(0);
  const part = partOf(headerOf(call, 'range'), body.length);
  if (part === null) return { status: 200, headers: head, body };
  const [first, last] = part;
  const place = {
    'content-length': String(last - first + 1),
    'content-range': `bytes ${first}-${last}/${body.length}`,
  };
  return { status: 206, headers: { ...head, ...place }, body: body.subarray(first, last + 1) };
}

/** The first and last byte that a range names; null for all of them. S3 ignores a range that it cannot read. */
function partOf(range: string | undefined, bytes: number): [number, number] | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  if (first >= bytes)
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable', {
      RangeRequested: range ?? '',
      ActualObjectSize: String(bytes),
    });
  return [first, last];
}

function remove(bucket: Bucket, call: S3Call): S3Answer {
  const { objects } = bucket.state();
  if (own(objects, call.key)) {
    delete objects[call.key];
    bucket.touch();
    record(bucket, 'deleted', call, { key: call.key });
  }
  return { status: 204 };
}

function answerBucket({ region }: Bucket, call: S3Call): S3Answer {
  if (call.method === 'HEAD') return { status: 200, headers: { 'x-amz-bucket-region': region } };
  if (call.method === 'GET' && call.query.has('location')) {
    const body = `${XML_HEAD}<LocationConstraint xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${region}</LocationConstraint>`;
    return { status: 200, headers: { 'content-type': 'application/xml' }, body };
  }
  throw new S3Error(501, 'NotImplemented', 'The sandbox does not know this call to a bucket.');
}

const OBJECT_CALLS: Readonly<Record<string, (bucket: Bucket, call: S3Call) => S3Answer>> = {
  PUT: put,
  GET: get,
  HEAD: (bucket, call) => ({ status: 200, headers: headOf(found(bucket, call)) }),
  DELETE: remove,
};
/** Parts of the query that say nothing about what is done. */
const HARMLESS = /^(?:x-id|x-amz-.*)$/i;

/** What S3 does and answers. @throws S3Error */
export function answerCall(bucket: Bucket, call: S3Call): S3Answer {
  if (call.bucket !== bucket.name)
    throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist', { BucketName: call.bucket });
  if (call.key === '') return answerBucket(bucket, call);
  if (isMultipart(call)) return answerMultipart(bucket, call);
  const perform = own(OBJECT_CALLS, call.method);
  const special = [...call.query.keys()].find((name) => !HARMLESS.test(name));
  if (!perform || special !== undefined)
    throw new S3Error(501, 'NotImplemented', `The sandbox does not know this call (${special ?? call.method}).`);
  return perform(bucket, call);
}
