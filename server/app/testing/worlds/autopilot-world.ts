import { runAutopilotJob } from '../../../features/autopilot/jobs.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';
import { testApp, type TestApp } from '../test-app.ts';

/** A page of Facebook and an account of Instagram that somebody has connected. */
export const PAGE = '1000001';
export const ACCOUNT = '2000001';

/** A job as the wire carries it: graphics on the page, Mondays and Thursdays at nine in New York. */
export const JOB = {
  job_schedules: [{ hour: 9 }],
  job_networks: [{ network: { id: 1 }, target_id: PAGE }],
  timezone_id: 16,
  language_id: 1,
  content_types: [3],
  skip_categories: [],
  layouts: [1],
  weekdays: [1, 4],
  repeat_after_days: 30,
};

export interface AutopilotWorld {
  app: TestApp;
  maya: string;
  luis: string;
  tokens: { maya: string; luis: string };
  /** Calls as Maya unless somebody else is named. */
  call(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, token?: string): ReturnType<TestApp['call']>;
  /** Connects somebody to a network, without its consent screen. */
  connect(memberId: string, network: string, targetId: string): Promise<void>;
  endConnection(memberId: string, network: string): Promise<void>;
  /** What a worker does every minute. */
  run(): Promise<void>;
  /** What a worker does with a job of the queue. */
  work(name: string, data: object): Promise<void>;
  anew(): Promise<void>;
}

/** Maya with a connected page, Luis with nothing, both on a plan. */
export async function createAutopilotWorld(): Promise<AutopilotWorld> {
  const app = await testApp();
  const maya = await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' });
  const luis = await addMember(app.world, { username: 'luis', firstName: 'Luis', lastName: 'Herrera', language: 'es' });
  for (const id of [maya, luis]) await givePlan(app.world, id);
  const tokens = { maya: await app.signIn('maya'), luis: await app.signIn('luis') };
  const work: AutopilotWorld['work'] = async (name, data) => {
    const handlers = app.product.features.flatMap((feature) => feature.handlers);
    await handlers.find(({ job }) => job.name === name)?.handle(data);
  };
  const connect: AutopilotWorld['connect'] = async (memberId, network, targetId) => {
    const now = app.clock.now();
    await app.db
      .insertInto('connection')
      .values({
        ...{ member_id: memberId, network, grant_id: `grt_${network}`, account_id: '1', account_name: 'Maya' },
        ...{ label: null, scopes: [], expires_at: null, ended_at: null, created_at: now, checked_at: now },
        ...{ token_expires_at: null, renewing_until: null },
      })
      .execute();
    const target = {
      target_id: targetId,
      name: 'Maya Homes',
      kind: 'page',
      may_post: true,
      lost_reason: null,
    } as const;
    await app.db
      .insertInto('connection_target')
      .values({ member_id: memberId, network, position: 0, ...target })
      .execute();
  };
  await connect(maya, 'facebook', PAGE);
  const anew = await app.remember();
  return {
    app,
    maya,
    luis,
    tokens,
    connect,
    anew,
    call: (method, url, body, token = tokens.maya) => app.call({ method, url, token, ...(body && { payload: body }) }),
    async endConnection(memberId, network) {
      await app.db
        .updateTable('connection')
        .set({ ended_at: app.clock.now() })
        .where('member_id', '=', memberId)
        .where('network', '=', network)
        .execute();
    },
    run: () => work(runAutopilotJob.name, {}),
    work,
  };
}
