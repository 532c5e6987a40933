// What a call costs before any of our code: Node's own HTTP server that answers the same bytes.
import { createServer } from 'node:http';

const body = Buffer.from(process.env.BODY ?? '{}');
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
