import Fastify, { type FastifyInstance } from 'fastify';
import https from 'node:https';
import net from 'node:net';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playVendors } from './listen.ts';

let vendor: FastifyInstance;
let played: { close(): Promise<void> };

beforeAll(async () => {
  vendor = Fastify();
  vendor.get('/one/who', async (request) => ({ vendor: 'one', host: request.headers.host }));
  vendor.get('/two/who', async (request) => ({ vendor: 'two', host: request.headers.host }));
  await vendor.listen({ port: 0, host: '127.0.0.1' });
  played = await playVendors({
    'api.one.example': { app: vendor, base: '/one' },
    'api.two.example': { app: vendor, base: '/two' },
  });
});
afterAll(async () => {
  await played.close();
  await vendor.close();
});

function withHttps(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = https.get(url, { agent: false }, (answer) => {
      answer.setEncoding('utf8').once('data', resolve);
    });
    request.once('error', reject);
  });
}

describe('a thread that is turned inward', () => {
  test('reaches each vendor under its real address, with Node’s client and with fetch', async () => {
    expect(JSON.parse(await withHttps('https://api.one.example/who'))).toEqual({
      vendor: 'one',
      host: 'api.one.example',
    });
    const answer = await fetch('https://api.two.example/who');
    expect(await answer.json()).toEqual({ vendor: 'two', host: 'api.two.example' });
  });

  test('does not reach a host that is not played, whatever the client', async () => {
    await expect(fetch('https://api.three.example/who')).rejects.toThrow('fetch failed');
    await expect(withHttps('https://api.three.example/who')).rejects.toThrow('api.three.example is not simulated here');
    await expect(fetch('http://api.one.example/who')).rejects.toThrow('fetch failed');
    expect(() => connect(443, 'api.three.example')).toThrow('not simulated');
    expect(() => connect({ host: '192.0.2.1', port: 8443 })).toThrow('192.0.2.1 is not on this machine');
    expect(() => net.connect(80, '192.0.2.1')).toThrow('192.0.2.1 is not on this machine');
  });

  test('reaches this machine as before', async () => {
    const { port } = vendor.server.address() as net.AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/one/who`)).status).toBe(200);
  });

  test('is turned back when the vendors close', async () => {
    const { connect: inward } = net.Socket.prototype;
    const second = await playVendors({ 'api.four.example': { app: vendor, base: '/one' } });
    expect(net.Socket.prototype.connect).not.toBe(inward);
    await second.close();
    expect(net.Socket.prototype.connect).toBe(inward);
  });
});
