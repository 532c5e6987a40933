import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../lib/api/call-types.ts';
import { api } from '../../lib/api/client.ts';
import { useOptimistic } from '../../lib/use-optimistic.ts';

export type Job = Answer<'autopilot', 'listJobs'>['jobs'][number];
export type Slot = Job['next'][number];
export type Run = Job['run'][number];
export type JobBody = Parameters<typeof api.autopilot.previewJob>[0]['body'];

const jobsKey = ['autopilot', 'jobs'] as const;

/** All jobs of a member, read page by page while there are more. */
export function jobsQuery(memberId: string) {
  return queryOptions({
    queryKey: [...jobsKey, memberId],
    async queryFn({ signal }): Promise<Job[]> {
      const jobs: Job[] = [];
      for (let page = 1; ; page++) {
        const answer = await api.autopilot.listJobs({ query: { user_id: memberId, page }, signal });
        jobs.push(...answer.jobs);
        if (!answer.has_more) return jobs;
      }
    },
  });
}

/** The next ten posts of a job as it stands in a form; those of before stay on screen meanwhile. */
export function previewQuery(body: JobBody) {
  return queryOptions({
    queryKey: ['autopilot', 'preview', body],
    queryFn: async ({ signal }): Promise<Slot[]> => (await api.autopilot.previewJob({ body, signal })).slots,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

type JobSave =
  /** A new one. `clientRequestId` is the same for one opening of the form: it is made once, though its first answer may be lost. */
  | { body: JobBody; clientRequestId: string }
  /** What is changed of one. */
  | { id: string; change: Partial<JobBody> };

/** Saves a job: a new one, or what is changed of one. */
export function useJobSave() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (save: JobSave): Promise<Job> => {
      const saved =
        'id' in save
          ? await api.autopilot.updateJob({ params: { id: save.id }, body: save.change })
          : await api.autopilot.createJob({ body: { ...save.body, clientRequestId: save.clientRequestId } });
      return saved.job;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: jobsKey }),
  });
}

/** Makes a paused job like another. */
export function useJobCopy() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<Job> => (await api.autopilot.duplicateJob({ params: { id } })).job,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: jobsKey }),
  });
}

/** What is done to a job as a whole, and can be taken back. */
export type JobAct = { kind: 'pause' | 'resume'; job: Job } | { kind: 'remove' | 'restore'; job: Job };

export function useJobAct() {
  return useOptimistic<JobAct, unknown>({
    name: 'autopilot',
    call({ kind, job: { id } }): Promise<unknown> {
      if (kind === 'remove') return api.autopilot.deleteJob({ params: { id } });
      if (kind === 'restore') return api.autopilot.restoreJob({ params: { id } });
      return api.autopilot.updateJob({ params: { id }, body: { status: kind === 'resume' } });
    },
    foresee: ({ kind, job }) => [
      {
        queryKey: jobsKey,
        change(jobs: Job[]): Job[] {
          if (kind === 'remove') return jobs.filter(({ id }) => id !== job.id);
          if (kind === 'restore') return [...jobs, job].toSorted((a, b) => a.created_at.localeCompare(b.created_at));
          return jobs.map((each) => (each.id === job.id ? { ...each, status: kind === 'resume' } : each));
        },
      },
    ],
  });
}

/** What is done to one coming post. `to` is the piece that is wanted; left out for the next in line. */
export type SlotAct =
  | { kind: 'skip' | 'take-up'; slot: Slot & { id: string } }
  | { kind: 'swap'; slot: Slot & { id: string }; to?: string };

export function useSlotAct() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'autopilot-slot' },
    async mutationFn(act: SlotAct): Promise<Slot> {
      const params = { id: act.slot.id };
      const answer =
        act.kind === 'swap'
          ? await api.autopilot.swapSlot({ params, body: act.to === undefined ? {} : { contentId: act.to } })
          : await api.autopilot.skipSlot({ params, body: { skip: act.kind === 'skip' } });
      return answer.slot;
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: jobsKey }),
        queryClient.invalidateQueries({ queryKey: ['sharing'] }),
      ]),
  });
}
