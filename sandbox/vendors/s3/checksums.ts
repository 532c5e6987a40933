import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { headerOf, type S3Call } from './call.ts';
import { S3Error } from './errors.ts';

function crc32Of(body: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString('base64');
}

const digest = (algorithm: string) => (body: Buffer) => createHash(algorithm).update(body).digest('base64');

const COMPUTED: Readonly<Record<string, (body: Buffer) => string>> = {
  crc32: crc32Of,
  sha1: digest('sha1'),
  sha256: digest('sha256'),
};
const PREFIX = 'x-amz-checksum-';

/**
 * Checks every checksum that a client states, in a header or in a signed address. A client that states the checksum of an empty body
 * in an address, and sends a file to it, is refused here as it is by S3.
 *
 * @throws S3Error
 */
export function checkChecksums(call: S3Call): void {
  const md5 = headerOf(call, 'content-md5');
  if (md5 !== undefined && md5 !== digest('md5')(call.body))
    throw new S3Error(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.');
  const stated = [...Object.entries(call.headers), ...call.query].filter(([name]) =>
    name.toLowerCase().startsWith(PREFIX),
  );
  for (const [name, value] of stated) {
    const algorithm = name.toLowerCase().slice(PREFIX.length);
    const compute = COMPUTED[algorithm];
    if (compute === undefined)
      throw new S3Error(501, 'NotImplemented', `The sandbox does not compute the checksum ${algorithm}.`);
    if (value !== compute(call.body))
      throw new S3Error(
        400,
        'BadDigest',
        `The ${algorithm.toUpperCase()} you specified did not match the calculated checksum.`,
      );
  }
}
