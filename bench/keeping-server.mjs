// What taking a file costs before any of our code: Node's own HTTP server that writes each body to a file, and that is all.
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

async function take(request, response) {
  const name = request.url.replaceAll('/', '');
  if (request.method === 'PUT') await pipeline(request, createWriteStream(join(process.env.FOLDER, name)));
  response.writeHead(200, { etag: `"${name}"` }).end();
}

createServer((request, response) => void take(request, response)).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
