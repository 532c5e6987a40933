import { api } from '@yardsign/contracts/api';
import { AppError } from '../../platform/errors.ts';
import { binary, bind, type BoundRoute, keptThisSecond } from '../../platform/http/bind.ts';
import { anyone, inPerson, memberOf, signedIn } from '../../platform/http/policies.ts';
import { cancelPost } from './posts/cancel-post.ts';
import { checkPost } from './posts/check-post.ts';
import { createShare } from './shares/create-share.ts';
import { deleteDraft } from './drafts/delete-draft.ts';
import { takeBackConsent } from './connections/take-back-consent.ts';
import { listPosts } from './posts/list-posts.ts';
import { changePreferences, readPreferences } from './preferences/posting-preferences.ts';
import { mayShare } from './policy.ts';
import type { PageDeps } from './deps.ts';
import { readPostedFilm, readPostedPoster } from './films/read-posted-film.ts';
import { type PostedFilm, readOutgoingPicture } from './pictures/picture-address.ts';
import { changeQueue } from './queue/change-queue.ts';
import { readQueue } from './queue/read-queue.ts';
import { exportRecord } from './record/export-record.ts';
import { readQuota } from './connections/read-quota.ts';
import { findMentions } from './connections/find-mentions.ts';
import { readScheduledThere } from './connections/read-scheduled-there.ts';
import { readConnections } from './connections/read-connections.ts';
import { listDrafts, readDraft } from './drafts/read-drafts.ts';
import { readPost } from './posts/read-post.ts';
import { refreshConnection } from './connections/refresh-connection.ts';
import { reschedulePost } from './posts/reschedule-post.ts';
import { rewordPost } from './posts/reword-post.ts';
import { keepText } from './posts/keep-text.ts';
import { retryPost } from './posts/retry-post.ts';
import { checkSchedule } from './schedule/check-schedule.ts';
import { exportSchedule } from './schedule/export-schedule.ts';
import { takeDownPost } from './posts/take-down-post.ts';
import { settlePost } from './posts/settle-post.ts';
import { saveDraft } from './drafts/save-draft.ts';
import { startConnection } from './connections/start-connection.ts';
import { consentRoutes } from './connections/consent-routes.ts';
import { networkCallRoutes } from './calls/routes.ts';

/** A file that the browser keeps, named after the day. */
function fileOf(name: string, format: 'csv' | 'json', now: Date, bytes: Buffer) {
  return binary(bytes, {
    'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.${format}"`,
    'cache-control': 'no-store',
  });
}

export function sharingRoutes(deps: PageDeps): BoundRoute[] {
  const { sharing } = api;
  return [
    bind(sharing.listConnections, {
      policy: signedIn,
      handle: ({ actor, context }) => {
        const { userId } = memberOf(actor);
        const make = async () => ({ connections: await readConnections(deps, userId) });
        return keptThisSecond(deps.connectionPages, { clock: deps.clock, context }, [userId], make);
      },
    }),
    bind(sharing.startConnection, {
      policy: inPerson(mayShare),
      handle: ({ actor, params, body }) => startConnection(deps, memberOf(actor), { ...params, ...body }),
    }),
    ...consentRoutes(deps),
    ...networkCallRoutes(deps),
    bind(sharing.refreshConnection, {
      policy: inPerson(mayShare),
      handle: async ({ actor, params }) => ({
        connection: await refreshConnection(deps, memberOf(actor).userId, params.network),
      }),
    }),
    bind(sharing.getQuota, {
      policy: mayShare,
      handle: async ({ actor, params, query }) => ({
        quota: await readQuota(deps, memberOf(actor).userId, { ...params, ...query }),
      }),
    }),
    bind(sharing.listScheduledThere, {
      policy: mayShare,
      handle: async ({ actor, params, query }) => ({
        posts: await readScheduledThere(deps, memberOf(actor).userId, { ...params, ...query }),
      }),
    }),
    bind(sharing.findMentions, {
      policy: mayShare,
      handle: async ({ actor, params, query }) => ({
        found: await findMentions(deps, memberOf(actor).userId, { ...params, ...query }),
      }),
    }),
    bind(sharing.removeConnection, {
      policy: inPerson(signedIn),
      handle: async ({ actor, params }) => ({
        takenBack: (await takeBackConsent(deps, memberOf(actor).userId, params.network)) === undefined,
      }),
    }),
    bind(sharing.createShare, {
      policy: inPerson(mayShare),
      handle: async ({ actor, body }) => ({ posts: await createShare(deps, memberOf(actor), body) }),
    }),
    bind(sharing.listPosts, {
      policy: signedIn,
      handle: ({ actor, query }) => listPosts(deps, memberOf(actor).userId, query),
    }),
    bind(sharing.getPost, {
      policy: signedIn,
      handle: ({ actor, params }) => readPost(deps, memberOf(actor).userId, params.id),
    }),
    bind(sharing.cancelPost, {
      policy: inPerson(signedIn),
      handle: async ({ actor, params }) => ({ post: await cancelPost(deps, memberOf(actor).userId, params.id) }),
    }),
    bind(sharing.reschedulePost, {
      policy: inPerson(mayShare),
      handle: async ({ actor, params, body }) => ({
        post: await reschedulePost(deps, memberOf(actor).userId, params.id, body.when, body),
      }),
    }),
    bind(sharing.rewordPost, {
      policy: inPerson(mayShare),
      handle: async ({ actor, params, body }) => ({
        post: await rewordPost(deps, memberOf(actor).userId, params.id, body.caption),
      }),
    }),
    bind(sharing.keepText, {
      policy: inPerson(mayShare),
      handle: async ({ actor, params }) => ({ post: await keepText(deps, memberOf(actor).userId, params.id) }),
    }),
    bind(sharing.takeDownPost, {
      policy: inPerson(mayShare),
      handle: async ({ actor, params }) => ({ post: await takeDownPost(deps, memberOf(actor).userId, params.id) }),
    }),
    bind(sharing.checkPost, {
      policy: inPerson(mayShare),
      handle: async ({ actor, params }) => ({ post: await checkPost(deps, memberOf(actor).userId, params.id) }),
    }),
    bind(sharing.settlePost, {
      policy: inPerson(mayShare),
      handle: async ({ actor, params, body }) => ({
        post: await settlePost(deps, memberOf(actor).userId, params.id, body),
      }),
    }),
    bind(sharing.retryPost, {
      policy: inPerson(mayShare),
      handle: async ({ actor, params, body }) => ({
        post: await retryPost(deps, memberOf(actor).userId, params.id, body.again),
      }),
    }),
    bind(sharing.getOutgoingPicture, {
      policy: anyone,
      async handle({ params, query }) {
        const readProof = async (sha256: string) => (await deps.readProof(sha256)) ?? readPostedFilm(deps, sha256);
        const readPoster = (film: PostedFilm) => readPostedPoster(deps, film);
        const bytes = await readOutgoingPicture({ ...deps, readProof, readPoster }, { ...params, ...query });
        if (!bytes) throw new AppError('not_found');
        const type = bytes.toString('latin1', 4, 8) === 'ftyp' ? 'video/mp4' : 'image/jpeg';
        return binary(bytes, { 'content-type': type, 'cache-control': 'no-store' });
      },
    }),
    bind(sharing.getPostingPreferences, {
      policy: signedIn,
      handle: async ({ actor }) => ({ preferences: await readPreferences(deps, memberOf(actor).userId) }),
    }),
    bind(sharing.changePostingPreferences, {
      policy: inPerson(mayShare),
      handle: async ({ actor, body }) => ({
        preferences: await changePreferences(deps, memberOf(actor).userId, body),
      }),
    }),
    bind(sharing.exportRecord, {
      policy: inPerson(signedIn),
      async handle({ actor, query: { format } }) {
        return fileOf('record', format, deps.clock.now(), await exportRecord(deps, memberOf(actor).userId, format));
      },
    }),
    bind(sharing.checkSchedule, {
      policy: inPerson(mayShare),
      handle: async ({ actor, body }) => ({ lines: await checkSchedule(deps, memberOf(actor), body) }),
    }),
    bind(sharing.exportSchedule, {
      policy: inPerson(signedIn),
      async handle({ actor, query: { format } }) {
        return fileOf('schedule', format, deps.clock.now(), await exportSchedule(deps, memberOf(actor).userId, format));
      },
    }),
    bind(sharing.getQueue, {
      policy: signedIn,
      handle: async ({ actor }) => ({ queue: await readQueue(deps, memberOf(actor).userId) }),
    }),
    bind(sharing.changeQueue, {
      policy: inPerson(mayShare),
      async handle({ actor, body }) {
        await changeQueue(deps, memberOf(actor).userId, body);
        return { queue: await readQueue(deps, memberOf(actor).userId) };
      },
    }),
    bind(sharing.listDrafts, {
      policy: signedIn,
      handle: ({ actor, query }) => listDrafts(deps, memberOf(actor).userId, query),
    }),
    bind(sharing.getDraft, {
      policy: signedIn,
      handle: async ({ actor, params }) => ({
        draft: await readDraft(deps, memberOf(actor).userId, params.contentId),
      }),
    }),
    bind(sharing.saveDraft, {
      policy: mayShare,
      handle: async ({ actor, params, body }) => ({
        draft: await saveDraft(deps, memberOf(actor), params.contentId, body),
      }),
    }),
    bind(sharing.deleteDraft, {
      policy: signedIn,
      handle: ({ actor, params }) => deleteDraft(deps, memberOf(actor).userId, params.contentId),
    }),
  ];
}
