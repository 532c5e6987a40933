import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const NODE_ENV = 'production' as const;

test('a port that another program has is told by its setting', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(listen(fastify(), { PORT: port, HOST: '127.0.0.1', NODE_ENV })).rejects.toMatchObject({
    name: 'OperatorFault',
    message: `Port ${port} is in use by another program: stop that one, or set PORT to another.`,
  });
  other.close();
});

test('an address that is another machine’s is told by its setting', async () => {
  // Kept for documents (RFC 5737): no machine has it.
  await expect(listen(fastify(), { PORT: 0, HOST: '192.0.2.1', NODE_ENV })).rejects.toMatchObject({
    name: 'OperatorFault',
    message: 'HOST: 192.0.2.1 is not an address of this machine.',
  });
});
