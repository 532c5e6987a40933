import { ControlError } from '../../kit/control-error.ts';
import { opaqueWord } from '../../kit/ids.ts';
import type { Fields } from '../../kit/form.ts';
import type { Network } from './network.ts';
import type { DemoGrant, Person } from './state.ts';
import { keepNamedUserToken, killTokens } from './tokens.ts';

const ALWAYS_GRANTED = 'public_profile';

/** Sets what a person allows: the ticked scopes and pages replace what was allowed before. */
export function allow(
  network: Network,
  personId: string,
  wanted: { granted: readonly string[]; declined: readonly string[]; pageIds: readonly string[] },
): void {
  const granted = [...new Set([ALWAYS_GRANTED, ...wanted.granted])];
  network.state().grants[personId] = {
    granted,
    declined: wanted.declined.filter((scope) => !granted.includes(scope)),
    pageIds: [...wanted.pageIds],
  };
  network.touch();
}

export function personOf(network: Network, personId: unknown): Person {
  const person = network.state().people.find(({ id }) => id === personId);
  if (person === undefined) throw new ControlError(`There is no person with the id "${String(personId)}".`);
  return person;
}

export interface GrantedConnection {
  userId: string;
  name: string;
  accessToken: string;
  /** Epoch ms on the sandbox's clock. */
  expiresAt: number;
}

/**
 * Connects a person without the consent screen, for a seeded world only. The token depends on the person and nothing
 * else, so a product that kept it finds it working again after the sandbox forgot everything and was seeded anew.
 */
export function grantDirectly(network: Network, wanted: DemoGrant): GrantedConnection {
  const person = personOf(network, wanted.personId);
  const pages = network.state().pages.map(({ id }) => id);
  const strange = wanted.pageIds.find((id) => !pages.includes(id));
  if (strange !== undefined) throw new ControlError(`There is no page with the id "${strange}".`);
  allow(network, person.id, { granted: wanted.scopes, declined: [], pageIds: wanted.pageIds });
  const token = keepNamedUserToken(network, person.id, `EAABdemo${opaqueWord(`demo-grant|${person.id}`, 112)}`);
  const others = network.state().demoGrants.filter(({ personId }) => personId !== person.id);
  network.state().demoGrants = [...others, { ...wanted }];
  return { userId: person.id, name: person.name, accessToken: token.value, expiresAt: token.expiresAt ?? 0 };
}

const reasons = {
  app_removed: 458,
  checkpoint: 459,
  password_changed: 460,
  logged_out: 467,
  role_lost: 492,
} as const;

function loseRole(network: Network, personId: string, pageId: string | undefined): void {
  const concerned = network.state().pages.filter((page) => pageId === undefined || page.id === pageId);
  for (const page of concerned.filter(({ roles }) => roles[personId] !== undefined)) {
    delete page.roles[personId];
    killTokens(network, reasons.role_lost, { personId, pageId: page.id });
  }
}

/** Makes life happen to a person: the connection ends the way it ends on the real network. */
export function revoke(network: Network, input: Fields): { revoked: string; personId: string } {
  const person = personOf(network, input['personId']);
  const reason = Object.keys(reasons).find((known) => known === input['reason']) as keyof typeof reasons | undefined;
  if (reason === undefined) throw new ControlError(`"reason" must be one of ${Object.keys(reasons).join(', ')}.`);
  const pageId = typeof input['pageId'] === 'string' && input['pageId'] !== '' ? input['pageId'] : undefined;
  if (reason === 'role_lost') loseRole(network, person.id, pageId);
  else killTokens(network, reasons[reason], { personId: person.id });
  if (reason === 'app_removed') delete network.state().grants[person.id];
  network.touch();
  return { revoked: reason, personId: person.id };
}
