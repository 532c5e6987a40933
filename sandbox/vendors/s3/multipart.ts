import { createHash } from 'node:crypto';
import { own } from '../../kit/own.ts';
import { headerOf, type S3Answer, type S3Call } from './call.ts';
import { checkChecksums } from './checksums.ts';
import { escapeXml, S3Error, XML_HEAD } from './errors.ts';
import { record, type Bucket } from './bucket.ts';
import type { PartedObject, StoredPart } from './state.ts';

const MOST_PARTS = 10_000;
const LARGEST_PART = 5 * 1024 ** 3;
const NAMESPACE = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

/** Whether a call is about an object on its way in parts. */
export function isMultipart({ query }: S3Call): boolean {
  return query.has('uploads') || query.has('uploadId');
}

function uploadsOf({ state }: Bucket): Record<string, PartedObject> {
  const held = state();
  held.uploads ??= {};
  return held.uploads;
}

function found(bucket: Bucket, { query, key }: S3Call): { id: string; upload: PartedObject } {
  const id = query.get('uploadId') ?? '';
  const upload = own(uploadsOf(bucket), id);
  if (upload?.key !== key)
    throw new S3Error(
      404,
      'NoSuchUpload',
      'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
      { UploadId: id },
    );
  return { id, upload };
}

function xml(root: string, parts: Record<string, string>, more = ''): S3Answer {
  const inner = Object.entries(parts).map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`);
  const body = `${XML_HEAD}<${root} ${NAMESPACE}>${inner.join('')}${more}</${root}>`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}

function begin(bucket: Bucket, call: S3Call): S3Answer {
  const id = bucket.uploadId();
  const type = headerOf(call, 'content-type') ?? 'binary/octet-stream';
  uploadsOf(bucket)[id] = { key: call.key, type, parts: {} };
  bucket.touch();
  return xml('InitiateMultipartUploadResult', { Bucket: call.bucket, Key: call.key, UploadId: id });
}

function take(bucket: Bucket, call: S3Call): S3Answer {
  const number = Number(call.query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > MOST_PARTS)
    throw new S3Error(400, 'InvalidArgument', `Part number must be an integer between 1 and ${MOST_PARTS}, inclusive`);
  const { upload } = found(bucket, call);
  if (headerOf(call, 'content-length') === undefined)
    throw new S3Error(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  if (call.body.length > LARGEST_PART)
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  checkChecksums(call);
  const md5 = createHash('md5').update(call.body).digest('hex');
  upload.parts[number] = { digest: bucket.blobs.put(call.body), bytes: call.body.length, md5 };
  bucket.touch();
  return { status: 200, headers: { etag: `"${md5}"` } };
}

/** The parts that a client wants to make the object of. A client of another maker writes the quotes of a tag as `&quot;`. */
function readWanted(body: Buffer): { number: number; tag: string }[] {
  const parts = [...body.toString().matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)<\/PartNumber>/.exec(part)?.[1]),
    tag: (/<ETag>([^<]*)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '').replaceAll('"', ''),
  }));
  if (parts.length === 0 || parts.some(({ number }) => !Number.isInteger(number)))
    throw new S3Error(
      400,
      'MalformedXML',
      'The XML you provided was not well-formed or did not validate against our published schema',
    );
  return parts;
}

function checkedParts({ smallestPart }: Bucket, upload: PartedObject, body: Buffer): StoredPart[] {
  const wanted = readWanted(body);
  if (wanted.some(({ number }, at) => number <= (wanted[at - 1]?.number ?? 0)))
    throw new S3Error(
      400,
      'InvalidPartOrder',
      'The list of parts was not in ascending order. The parts list must be specified in order by part number.',
    );
  const parts = wanted.map(({ number, tag }) => {
    const part = own(upload.parts, String(number));
    if (part?.md5 !== tag)
      throw new S3Error(
        400,
        'InvalidPart',
        'One or more of the specified parts could not be found. The part may not have been uploaded, or the specified entity tag may not match the part’s entity tag.',
        { PartNumber: String(number), ETag: tag },
      );
    return { ...part, number };
  });
  const small = parts.slice(0, -1).find(({ bytes }) => bytes < smallestPart);
  if (small !== undefined)
    throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', {
      ProposedSize: String(small.bytes),
      MinSizeAllowed: String(smallestPart),
      PartNumber: String(small.number),
      ETag: small.md5,
    });
  return parts;
}

function finish(bucket: Bucket, call: S3Call): S3Answer {
  const { id, upload } = found(bucket, call);
  const parts = checkedParts(bucket, upload, call.body);
  const body = Buffer.concat(parts.map(({ digest }) => bucket.blobs.get(digest) ?? Buffer.alloc(0)));
  const hash = createHash('md5');
  for (const { md5 } of parts) hash.update(Buffer.from(md5, 'hex'));
  const md5 = `${hash.digest('hex')}-${parts.length}`;
  const { key, type } = upload;
  const digest = bucket.blobs.put(body);
  bucket.state().objects[key] = { digest, bytes: body.length, md5, type, at: bucket.now() };
  delete uploadsOf(bucket)[id];
  bucket.touch();
  record(bucket, 'stored', call, { key, bytes: body.length, digest });
  const place = { Location: call.rawPath, Bucket: call.bucket, Key: key };
  return xml('CompleteMultipartUploadResult', { ...place, ETag: `"${md5}"` });
}

function list(bucket: Bucket, call: S3Call): S3Answer {
  const { id, upload } = found(bucket, call);
  const most = Math.min(1000, Number(call.query.get('max-parts') ?? 1000));
  const after = Number(call.query.get('part-number-marker') ?? 0);
  const all = Object.entries(upload.parts)
    .map(([number, part]) => ({ number: Number(number), ...part }))
    .filter(({ number }) => number > after)
    .toSorted((a, b) => a.number - b.number);
  const shown = all.slice(0, most);
  const head = {
    Bucket: call.bucket,
    Key: call.key,
    UploadId: id,
    PartNumberMarker: String(after),
    NextPartNumberMarker: String(shown.at(-1)?.number ?? 0),
    MaxParts: String(most),
    IsTruncated: String(all.length > shown.length),
  };
  const parts = shown.map(
    ({ number, md5, bytes }) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${md5}&quot;</ETag><Size>${bytes}</Size></Part>`,
  );
  return xml('ListPartsResult', head, parts.join(''));
}

function abort(bucket: Bucket, call: S3Call): S3Answer {
  const { id } = found(bucket, call);
  delete uploadsOf(bucket)[id];
  bucket.touch();
  return { status: 204 };
}

const CALLS: Readonly<Record<string, (bucket: Bucket, call: S3Call) => S3Answer>> = {
  PUT: take,
  POST: finish,
  GET: list,
  DELETE: abort,
};

/** What S3 answers to a call about an object in parts. @throws S3Error */
export function answerMultipart(bucket: Bucket, call: S3Call): S3Answer {
  if (call.query.has('uploads') && call.method === 'POST') return begin(bucket, call);
  const perform = call.query.has('uploadId') ? own(CALLS, call.method) : undefined;
  if (!perform) throw new S3Error(501, 'NotImplemented', 'The sandbox does not know this call about parts.');
  return perform(bucket, call);
}
