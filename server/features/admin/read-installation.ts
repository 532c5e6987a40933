import { readQueueState } from '../../platform/jobs/queue-state.ts';
import type { AdminDeps, Installation } from './ports.ts';
import { readDatabaseFacts } from './store.ts';

/** What runs here, for whoever is asked 'which version do you have?'. */
export async function readInstallation(deps: Pick<AdminDeps, 'db' | 'installation' | 'isDemo'>): Promise<Installation> {
  const [facts, queue, demo] = await Promise.all([readDatabaseFacts(deps.db), readQueueState(deps.db), deps.isDemo()]);
  const { database: kind, ...fixed } = deps.installation;
  return {
    ...fixed,
    demo,
    database: { kind, version: facts.version, migration: facts.migration },
    queue,
    people: facts.people,
  };
}
