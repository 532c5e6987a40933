import type { FastifyInstance } from 'fastify';

/** How far a process is. */
export type Phase = 'starting' | 'ready' | 'stopping';

export interface ProbeOptions {
  phase(): Phase;
  /** Whether the database answers, and in time. */
  databaseAnswers(): Promise<boolean>;
}

/** Asked by machines that know this one by its bare address: the name in `Host` is not theirs to choose. */
export const PROBE_PATHS: ReadonlySet<string> = new Set(['/livez', '/readyz', '/healthz', '/health']);

/**
 * What a balancer or a scheduler asks: `/livez` whether to leave the process alone, `/readyz` whether to send it requests.
 * `/healthz` and `/health` say the same as `/readyz`. They are no part of the API and leave no line in the log.
 */
export function registerProbes(app: FastifyInstance, options: ProbeOptions): void {
  const silent = { logLevel: 'silent' as const };
  const answer = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };
  app.get('/livez', silent, async (_request, reply) => reply.headers(answer).send({ status: 'alive' }));
  for (const path of PROBE_PATHS) {
    if (path === '/livez') continue;
    app.get(path, silent, async (_request, reply) => {
      const phase = options.phase();
      const status = phase === 'ready' && !(await options.databaseAnswers()) ? 'no database' : phase;
      return reply
        .code(status === 'ready' ? 200 : 503)
        .headers(answer)
        .send({ status });
    });
  }
}
