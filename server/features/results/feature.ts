import { defineFeature, handles, type Feature } from '../../platform/feature.ts';
import { readFiguresJob } from './jobs.ts';
import { readDueFigures, type ResultsDeps } from './read-due-figures.ts';
import { resultsRoutes } from './routes.ts';

export function resultsFeature(deps: ResultsDeps): Feature {
  return defineFeature('results', {
    routes: resultsRoutes(deps),
    jobs: [readFiguresJob],
    handlers: [handles(readFiguresJob, () => readDueFigures(deps))],
    schedules: [{ job: readFiguresJob, cron: '7-59/15 * * * *' }],
  });
}
