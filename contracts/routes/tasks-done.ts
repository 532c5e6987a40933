import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { contentIdSchema } from './content/content.ts';

const feature = 'content';
const path = '/api/app/v1/tasks-done/:id/:task';
/** Day and task, from zero on. */
const params = z.object({ id: contentIdSchema, task: z.string().regex(/^\d{1,2}\.\d{1,2}$/) });

const listTasksDone = defineRoute({
  method: 'GET',
  path: '/api/app/v1/tasks-done',
  feature,
  summary: 'What the member has done of the days of playbooks: `0.2` is the third task of the first day.',
  answer: z.object({ pieces: z.array(z.object({ id: contentIdSchema, tasks: z.array(z.string()) })) }),
});

const markTask = defineRoute({ method: 'PUT', path, feature, summary: 'Mark a task of a playbook as done.', params });

const unmarkTask = defineRoute({
  method: 'DELETE',
  path,
  feature,
  summary: 'Mark a task of a playbook as open again. One that is open is no error.',
  params,
});

export const tasksDoneRoutes = { listTasksDone, markTask, unmarkTask } as const;
