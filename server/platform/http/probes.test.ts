import fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Phase, registerProbes } from './probes.ts';

const READINESS = ['/readyz', '/healthz', '/health'];

async function ask(phase: Phase, databaseAnswers: boolean) {
  const app = fastify();
  registerProbes(app, { phase: () => phase, databaseAnswers: async () => databaseAnswers });
  const statuses = await Promise.all(READINESS.map(async (url) => (await app.inject({ url })).statusCode));
  return { alive: (await app.inject({ url: '/livez' })).statusCode, ready: new Set(statuses) };
}

test.each([
  ['starting', true, 503],
  ['ready', true, 200],
  ['ready', false, 503],
  ['stopping', true, 503],
] as const)(
  'a process that is %s, its database answering: %s, is ready by %i and alive',
  async (phase, answers, status) => {
    expect(await ask(phase, answers)).toEqual({ alive: 200, ready: new Set([status]) });
  },
);
