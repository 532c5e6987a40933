import type { StudioPiece } from '../../../features/studio/ports.ts';
import { addMember, givePlan } from '../../../seeds/scenarios.ts';
import { addCrew } from '../people/crew.ts';
import { testApp, type TestApp } from '../test-app.ts';

/** The studio with Cora and Carl of the content team, and Maya, a member who sees what is published. */
export interface StudioWorld {
  app: TestApp;
  /** By name. */
  tokens: Readonly<Record<'cora' | 'carl' | 'maya', string>>;
  /** Brings back what was there when it was made. */
  again(): Promise<void>;
  /** @param path behind `/studio/pieces`. */
  send(
    as: keyof StudioWorld['tokens'],
    method: 'POST' | 'PUT' | 'GET',
    path: string,
    payload?: object,
  ): ReturnType<TestApp['call']>;
  /** Sends what must be done. @throws with the answer when it was not. */
  sent(...call: Parameters<StudioWorld['send']>): Promise<StudioPiece>;
  /** Approves a piece as it stands. */
  approved(as: keyof StudioWorld['tokens'], id: string): Promise<StudioPiece>;
  /** Sends what is refused. @returns the status and the code. */
  refusal(...call: Parameters<StudioWorld['send']>): Promise<[number, string]>;
}

export async function createStudioWorld(): Promise<StudioWorld> {
  const app = await testApp();
  const [cora, carl] = [await addCrew(app, 'cora'), await addCrew(app, 'carl')];
  await givePlan(app.world, await addMember(app.world, { username: 'maya', firstName: 'Maya', lastName: 'Alvarez' }));
  const tokens = { cora, carl, maya: await app.signIn('maya') };
  const again = await app.remember();
  const send: StudioWorld['send'] = (as, method, path, payload) =>
    app.call({ method, url: `/api/app/v1/studio/pieces${path}`, token: tokens[as], ...(payload && { payload }) });
  const sent: StudioWorld['sent'] = async (...call) => {
    const answer = await send(...call);
    if (answer.statusCode !== 200)
      throw new Error(`${call[1]} ${call[2]} was answered with ${answer.statusCode}: ${answer.body}`);
    return answer.json<{ piece: StudioPiece }>().piece;
  };
  return {
    app,
    tokens,
    again,
    send,
    sent,
    async approved(as, id) {
      const { edition } = await sent(as, 'POST', `/${id}/open`);
      return sent(as, 'POST', `/${id}/moves`, { move: 'approve', edition });
    },
    async refusal(...call) {
      const answer = await send(...call);
      return [answer.statusCode, answer.json<{ code: string }>().code];
    },
  };
}
