import { personActs } from '@yardsign/contracts/routes/admin';
import type { Route, RouteTypes } from '@yardsign/contracts/define-route';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { memberOf } from '../../platform/http/policies.ts';
import { changeFeature, setMaxLogins, setSeats } from './change-allowance.ts';
import {
  endSessionsOfPerson,
  removeSecondFactorOfPerson,
  setBlock,
  setLevel,
  setStatus,
  setType,
} from './change-standing.ts';
import { mayAct } from './policy.ts';
import type { AdminAct, AdminDeps } from './ports.ts';
import { readPerson } from './read-person.ts';
import { sendPasswordReset } from './send-password-reset.ts';

type Id = { id: string };
type PersonAnswer = RouteTypes<typeof personActs.setStatus>['answer'];

/** What admins do with an account. The answer is the person as they are afterwards. */
export function personActRoutes(deps: AdminDeps): BoundRoute[] {
  function on<BodyIn, Body extends { reason: string }, QueryIn, Query>(
    route: Route<Id, Id, QueryIn, Query, BodyIn, Body, PersonAnswer>,
    perform: (act: AdminAct, body: Body) => Promise<void>,
  ): BoundRoute {
    return bind(route, {
      policy: mayAct,
      async handle({ actor, params, body, context }) {
        const act = { by: memberOf(actor), personId: params.id, reason: body.reason, requestId: context.requestId };
        await perform(act, body);
        return { person: await readPerson(deps, params.id) };
      },
    });
  }
  return [
    on(personActs.setStatus, (act, { status }) => setStatus(deps, act, status)),
    on(personActs.setBlock, (act, { blocked }) => setBlock(deps, act, blocked)),
    on(personActs.setType, (act, { type }) => setType(deps, act, type)),
    on(personActs.setLevel, (act, { level }) => setLevel(deps, act, level)),
    on(personActs.setSeats, (act, { seats }) => setSeats(deps, act, seats)),
    on(personActs.setMaxLogins, (act, { maxLogins }) => setMaxLogins(deps, act, maxLogins)),
    on(personActs.changeFeature, (act, { feature, change }) => changeFeature(deps, act, feature, change)),
    on(personActs.endSessions, (act) => endSessionsOfPerson(deps, act)),
    on(personActs.sendPasswordReset, (act) => sendPasswordReset(deps, act)),
    on(personActs.removeSecondFactor, (act) => removeSecondFactorOfPerson(deps, act)),
  ];
}
