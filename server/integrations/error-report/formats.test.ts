import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ErrorReport, reportOf } from '../../platform/error-reports.ts';
import { createTeller } from '../../platform/teller.ts';
import { otlpFormat, sentryFormat } from './formats.ts';

const AT = new Date('2026-11-21T15:00:00.000Z');

let server: Server;
let base: string;
let status = 200;
let received: { url: string; headers: Record<string, unknown>; body: string }[] = [];
let failures: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  [received, failures, status] = [[], [], 200];
});

const report = (more: Partial<ErrorReport> = {}): ErrorReport => ({
  at: AT,
  origin: 'browser',
  name: 'TypeError',
  message: 'x is not a function',
  stack:
    'TypeError: x is not a function\n    at draw (https://m.example/assets/a.js:1:20)\n    at https://m.example/assets/b.js:2:3',
  where: '/dashboard',
  requestId: 'req-1',
  version: '1.250917.21',
  facts: { language: 'es' },
  ...more,
});

const reportsTo = (format: ReturnType<typeof otlpFormat>) =>
  createTeller({ format, fetch, onFailure: (message) => void failures.push(message) });

describe('errors told to a collector of OpenTelemetry', () => {
  test('are log records with the attributes of an exception', async () => {
    const reports = reportsTo(otlpFormat(`http://${base}/v1/logs`));
    reports.send(report());
    await reports.close();
    const [call] = received;
    expect([call?.url, call?.headers['content-type']]).toEqual(['/v1/logs', 'application/json']);
    const { resourceLogs } = JSON.parse(call?.body ?? '') as {
      resourceLogs: {
        scopeLogs: { logRecords: { timeUnixNano: string; attributes: { key: string; value: object }[] }[] }[];
      }[];
    };
    const [record] = resourceLogs[0]?.scopeLogs[0]?.logRecords ?? [];
    expect(record?.timeUnixNano).toBe('1795273200000000000');
    const said = Object.fromEntries((record?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));
    expect(said).toMatchObject({
      'exception.type': 'TypeError',
      'exception.message': 'x is not a function',
      'http.route': '/dashboard',
      'http.request.id': 'req-1',
      'yardsign.origin': 'browser',
      'yardsign.language': 'es',
    });
  });
});

describe('errors told to Sentry', () => {
  test('are envelopes of one event, with the innermost call last', async () => {
    const reports = reportsTo(sentryFormat(`http://abc123@${base}/42`, () => 'e'.repeat(32)));
    reports.send(report());
    await reports.close();
    const [call] = received;
    expect([call?.url, call?.headers['content-type']]).toEqual(['/api/42/envelope/', 'application/x-sentry-envelope']);
    expect(call?.headers['x-sentry-auth']).toContain('sentry_key=abc123');
    const [head, item, event] = (call?.body ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect([head?.['event_id'], item]).toEqual(['e'.repeat(32), { type: 'event' }]);
    expect(event).toMatchObject({
      platform: 'javascript',
      release: 'yardsign@1.250917.21',
      tags: { origin: 'browser', language: 'es', request_id: 'req-1' },
      exception: {
        values: [
          { type: 'TypeError', stacktrace: { frames: [{ lineno: 2 }, { function: 'draw', lineno: 1, colno: 20 }] } },
        ],
      },
    });
  });

  test('need the address of a project', () => {
    expect(() => sentryFormat('https://sentry.example/42')).toThrow('Sentry project');
    expect(() => sentryFormat('https://key@sentry.example/')).toThrow('Sentry project');
  });
});

describe('an endpoint that does not answer well', () => {
  test('is complained about once, and holds nobody up', async () => {
    const reports = reportsTo(otlpFormat(`http://${base}/v1/logs`));
    status = 503;
    reports.send(report());
    await reports.close();
    reports.send(report());
    await reports.close();
    expect(failures).toEqual(['status 503']);
    status = 200;
    reports.send(report());
    await reports.close();
    status = 500;
    reports.send(report());
    await reports.close();
    expect(failures).toEqual(['status 503', 'status 500']);
  });

  test('makes nothing pile up', async () => {
    const reports = reportsTo(otlpFormat(`http://${base}/v1/logs`));
    for (let count = 0; count < 500; count += 1) reports.send(report());
    await reports.close();
    const told = received
      .map(({ body }) => (body.match(/exception\.type/g) ?? []).length)
      .reduce((sum, count) => sum + count, 0);
    expect([told <= 101, received.length <= 7]).toEqual([true, true]);
  });
});

test('an error of the server is told with its cause and without what opens something', () => {
  const error = new Error('call to /users?token=s3cret failed', { cause: new Error('Bearer abc.def') });
  const told = reportOf(error, { at: AT, where: '/api/app/v1/site', requestId: 'req-2', version: '1.0.0' });
  expect(told).toMatchObject({ name: 'Error', message: 'call to /users?token=[removed] failed', requestId: 'req-2' });
  expect(told.stack).toContain('Caused by: Error: Bearer [removed]');
  expect(JSON.stringify(told)).not.toMatch(/s3cret|abc\.def/);
});
