import type { Caller } from './caller.ts';
import { grantOf, maySeePage } from './caller.ts';
import { GraphError, invalidToken, noSuchObject } from './errors.ts';
import { selectFields } from './fields.ts';
import { listAnswer } from './lists.ts';
import { type Answer, type GraphCall, type Network, ok } from './network.ts';
import { text } from './params.ts';
import type { Page, Token } from './state.ts';
import { killTokens, pageTokenFor } from './tokens.ts';

function session(caller: Caller): Token {
  if (caller.kind === 'user') return caller.token;
  throw new GraphError(invalidToken);
}

/** The page as a node. Its token is there only for a person who runs the page and let the app see it. */
function pageNode(network: Network, page: Page, viewer: Token | undefined): Record<string, unknown> {
  const tasks = viewer === undefined ? undefined : page.roles[viewer.personId];
  return {
    // Read only when asked for: making a page token is an act of its own.
    get access_token() {
      return viewer === undefined ? undefined : pageTokenOf(network, page, viewer);
    },
    category: page.category,
    category_list: [{ id: '2201', name: page.category }],
    name: page.name,
    id: page.id,
    tasks,
    link: `${network.baseUrl}/pages/${page.id}`,
    instagram_business_account: page.instagram,
  };
}

function pageTokenOf(network: Network, page: Page, viewer: Token): string {
  return viewer.pageId === page.id ? viewer.value : pageTokenFor(network, viewer, page.id).value;
}

export function readMe(network: Network, caller: Caller, call: GraphCall): Answer {
  if (caller.kind === 'page') return readPage(network, caller, call, caller.page);
  const { personId } = session(caller);
  const person = network.state().people.find(({ id }) => id === personId);
  if (person === undefined) throw noSuchObject(call.method, personId);
  const [firstName = '', ...rest] = person.name.split(' ');
  const node = { name: person.name, id: person.id, first_name: firstName, last_name: rest.join(' ') };
  return ok(selectFields('User', node, text(call.params, 'fields'), 'name,id'));
}

export function readPermissions(network: Network, caller: Caller): Answer {
  const { granted, declined } = grantOf(network, session(caller).personId);
  const line = (status: string) => (permission: string) => ({ permission, status });
  return ok({ data: [...granted.map(line('granted')), ...declined.map(line('declined'))] });
}

/** Without a name the person throws the app out: every session of theirs ends with 190/458. */
export function removePermissions(network: Network, caller: Caller, permission: string | undefined): Answer {
  const { personId } = session(caller);
  const grant = network.state().grants[personId];
  if (permission === undefined || grant === undefined) {
    delete network.state().grants[personId];
    killTokens(network, 458, { personId });
    return ok({ success: true });
  }
  if (grant.granted.includes(permission)) {
    grant.granted = grant.granted.filter((entry) => entry !== permission);
    grant.declined.push(permission);
  }
  return ok({ success: true });
}

/** `me/accounts`: the pages this person runs, ticked ones only. */
export function readAccounts(network: Network, caller: Caller, call: GraphCall): Answer {
  const token = session(caller);
  const run = network.state().pages.filter((page) => page.roles[token.personId] !== undefined);
  const fields = text(call.params, 'fields');
  return ok(
    listAnswer(network, call, run, {
      key: (page) => page.id,
      visible: (page) => maySeePage(network, token.personId, page),
      present: (page) =>
        selectFields(
          'Page',
          pageNode(network, page, token),
          fields,
          'access_token,category,category_list,name,id,tasks',
        ),
    }),
  );
}

export function readPage(network: Network, caller: Caller, call: GraphCall, page: Page): Answer {
  const viewer = caller.kind === 'app' ? undefined : caller.token;
  const mayRead =
    caller.kind === 'page'
      ? caller.page.id === page.id
      : viewer !== undefined && maySeePage(network, viewer.personId, page);
  if (!mayRead) throw noSuchObject(call.method, page.id);
  return ok(selectFields('Page', pageNode(network, page, viewer), text(call.params, 'fields'), 'name,id'));
}
