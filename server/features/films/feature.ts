import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { forgetFilmsJob } from './jobs.ts';
import type { FilmDeps } from './ports.ts';
import { filmRoutes } from './routes.ts';
import { deleteReplaced } from './store.ts';

export function filmsFeature(deps: FilmDeps): Feature {
  return defineFeature('films', {
    routes: filmRoutes(deps),
    jobs: [forgetFilmsJob],
    handlers: [
      handles(forgetFilmsJob, async () => {
        await deleteReplaced(deps.db);
      }),
    ],
    // Before `uploads.forget`, which takes the files of what is gone a day later.
    schedules: [{ job: forgetFilmsJob, cron: '11 * * * *' }],
  });
}
