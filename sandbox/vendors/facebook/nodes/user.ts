import { grantOf, maySeePage } from '../caller.ts';
import { GraphError, needsPagePosting } from '../graph/errors.ts';
import type { NodeType, Visit } from '../graph/node-type.ts';
import { type Answer, ok } from '../network.ts';
import type { Page, Person } from '../state.ts';
import { killTokens } from '../tokens.ts';
import { pictureField, readPicture } from './picture.ts';
import { plainType } from './plain.ts';

export const permissionType = plainType('Permission', ['permission', 'status']);

function permissionsOf({ network }: Visit, { id }: Person) {
  const { granted, declined } = grantOf(network, id);
  const line = (status: string) => (permission: string) => ({ permission, status });
  return [...granted.map(line('granted')), ...declined.map(line('declined'))];
}

/** Without a name the person throws the app out: every session of theirs ends with 190/458. */
function removePermissions({ network }: Visit, { id }: Person, permission: string | undefined): Answer {
  const grant = network.state().grants[id];
  if (permission === undefined || grant === undefined) {
    delete network.state().grants[id];
    killTokens(network, 458, { personId: id });
    return ok({ success: true });
  }
  if (grant.granted.includes(permission)) {
    grant.granted = grant.granted.filter((entry) => entry !== permission);
    grant.declined.push(permission);
  }
  return ok({ success: true });
}

const nameParts = ({ name }: Person) => name.split(' ');

/** A person, who is known to nobody but to their own sessions. */
export const userType: NodeType<Person> = {
  name: 'User',
  find: ({ network, caller }, id) =>
    caller.kind === 'user' && caller.token.personId === id
      ? network.state().people.find((person) => person.id === id)
      : undefined,
  id: ({ id }) => id,
  usual: 'name,id',
  fields: {
    id: { read: (_visit, { id }) => id },
    name: { read: (_visit, { name }) => name },
    short_name: { read: (_visit, person) => nameParts(person)[0] },
    first_name: { read: (_visit, person) => nameParts(person)[0] },
    last_name: { read: (_visit, person) => nameParts(person).slice(1).join(' ') },
    email: { scope: 'email', read: (_visit, { email }) => email },
    picture: pictureField,
  },
  empty:
    'about age_range birthday client_business_id community cover currency education favorite_athletes favorite_teams gender hometown inspirational_people install_type installed is_guest_user is_work_account languages link local_news_megaphone_dismiss_status local_news_subscription_status locale location meeting_for middle_name name_format payment_pricepoints political profile_pic quotes relationship_status religion shared_login_upgrade_required_by significant_other sports supports_donate_button_in_live_video third_party_id timezone token_for_business updated_time verified video_upload_limits website',
  lists: {
    // Every page that the person runs; those that were not ticked in the consent screen are left out after the cut.
    accounts: {
      of: 'Page',
      usual: 'access_token,category,category_list,name,id,tasks',
      items: ({ network }, { id }) => network.state().pages.filter((page) => page.roles[id] !== undefined),
      visible: ({ network, caller }, page) =>
        caller.kind === 'user' && maySeePage(network, caller.token.personId, page as Page),
    },
    permissions: { of: 'Permission', whole: true, items: permissionsOf },
  },
  acts: {
    'GET picture': readPicture,
    'DELETE permissions': { takesName: true, run: removePermissions },
    // Facebook no longer lets apps post to a person's own wall.
    'POST feed': {
      run: () => {
        throw new GraphError(needsPagePosting);
      },
    },
  },
};
