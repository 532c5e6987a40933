import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Answer } from '../../../../lib/api/call-types.ts';
import { api } from '../../../../lib/api/client.ts';
import { useOptimistic } from '../../../../lib/use-optimistic.ts';

type Progress = Answer<'content', 'listTasksDone'>;

const KEY = ['content', 'tasks-done'];

/** A lesson of the course is done as a playbook of one task is. */
export const LESSON_TASK = '0.0';

export const progressQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }): Promise<Progress> => api.content.listTasksDone({ signal }),
});

/** Every task of a playbook, by its day and its place on that day. */
export const tasksOf = (days: readonly { readonly tasks: readonly unknown[] }[]): string[] =>
  days.flatMap(({ tasks }, day) => tasks.map((_task, place) => `${day}.${place}`));

interface Doing {
  id: string;
  task: string;
  done: boolean;
}

function withTask(progress: Progress, { id, task, done }: Doing): Progress {
  const others = progress.pieces.filter((piece) => piece.id !== id);
  const tasks = progress.pieces.find((piece) => piece.id === id)?.tasks.filter((other) => other !== task) ?? [];
  return { pieces: [...others, { id, tasks: done ? [...tasks, task] : tasks }] };
}

/** The tasks of a piece that the member has done, and a way to say so; `known` once they were read. */
export function useTasksDone(id: string) {
  const { data } = useQuery(progressQuery);
  const { mutate } = useOptimistic({
    name: 'tasks-done',
    call: ({ id: of, task, done }: Doing) =>
      done ? api.content.markTask({ params: { id: of, task } }) : api.content.unmarkTask({ params: { id: of, task } }),
    foresee: (doing) => [{ queryKey: KEY, change: (progress: Progress) => withTask(progress, doing) }],
  });
  return {
    known: data !== undefined,
    done: new Set(data?.pieces.find((piece) => piece.id === id)?.tasks ?? []),
    set: (task: string, done: boolean, onError: (error: Error) => void) => mutate({ id, task, done }, { onError }),
  };
}
