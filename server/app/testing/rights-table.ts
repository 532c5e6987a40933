import type { Owned } from './owned-objects.ts';
import type { Facts } from './principals.ts';

/**
 * Who may call what: written by hand and read apart from the policies, so that a policy that is wrong disagrees with it. A
 * route without a row fails the test.
 */
export interface Right {
  /** `member` is anyone who is signed in, whatever the state of the account; `active` one whose account is in order and not a free one. */
  who: 'anyone' | 'member' | 'active' | 'crew' | 'admin' | 'team manager' | 'team owner';
  /**
   * For an address that names an account: whose it may be. Everybody else's is not there (404). `team` is one of the team that
   * the caller manages.
   */
  account?: 'own' | 'own or crew' | 'any' | 'team';
  /** The parameter that names it; `:memberId`, or the `:id` of `/users/:id`, when left out. */
  parameter?: string;
  /** For an address that names something that somebody owns. Everybody else's is not there (404). */
  owns?: { kind: Owned; parameter: string };
  /** Refused to somebody who sees as the member; `team` refuses a team's owner or admin only. */
  inPerson?: true | 'team';
  /** Open to the session of somebody who is finishing their sign-up. */
  duringSignup?: true;
  /** A body that the schema takes and that can be acted on, when a generated one would not do. */
  body?: unknown;
  query?: Record<string, string>;
  params?: Record<string, string>;
}

const anyone: Right = { who: 'anyone', duringSignup: true };
const member: Right = { who: 'member' };
const active: Right = { who: 'active' };
const look: Right = { who: 'crew', inPerson: true };
const act: Right = { who: 'admin', inPerson: true, account: 'any', parameter: 'id' };
/** Of one's own account, never by somebody who sees as its owner. */
const own: Right = { who: 'member', account: 'own', inPerson: true };
const post = { kind: 'post', parameter: 'id' } as const;
const invite = { kind: 'invite', parameter: 'inviteId' } as const;

export const RIGHTS: Record<string, Right> = {
  'access.authenticate': { ...anyone, body: { username: 'nobody', password: 'not-it', industry_id: 1 } },
  'access.refresh': anyone,
  'access.logout': anyone,
  'access.getSession': anyone,
  'access.getUser': { who: 'member', account: 'own or crew', duringSignup: true },
  'access.clearForceRedirect': { ...member, inPerson: true },
  'access.setLanguage': { ...member, inPerson: true, duringSignup: true },
  'access.answerSecondStep': anyone,
  'access.getSecondFactor': member,
  'access.enrolSecondFactor': { ...member, inPerson: true },
  'access.enableSecondFactor': { ...member, inPerson: true },
  'access.confirmSecondFactor': { ...member, inPerson: true },
  'access.renewRecoveryCodes': { ...member, inPerson: true },
  'access.disableSecondFactor': { ...member, inPerson: true },
  'access.listSessions': { ...member, inPerson: true },
  'access.endSession': { ...member, inPerson: true, owns: { kind: 'session', parameter: 'id' } },
  'access.endSessions': { ...member, inPerson: true },
  'access.listLoginCredentials': own,
  'access.addLoginCredential': own,
  'access.changeLoginCredential': own,
  'access.removeLoginCredential': own,
  'access.authenticateToken': anyone,
  'access.requestSignInLink': anyone,
  'access.readSignInLink': anyone,
  'access.authenticateSocial': anyone,
  'access.startSocial': anyone,
  'access.socialReturn': anyone,
  'access.socialFormReturn': anyone,
  'access.finishSocial': anyone,
  'access.linkSocial': anyone,
  'access.mailSocialLink': anyone,
  'access.getSignInMethods': { ...member, inPerson: true },
  'access.removeSignInMethod': { ...member, inPerson: true },
  'access.viewAsMember': { ...member, account: 'team', inPerson: true },
  'access.endViewing': member,
  'access.listViewings': member,

  'teams.getTeam': { who: 'team manager' },
  'teams.getTeamAbove': member,
  'teams.leaveTeam': { ...member, inPerson: true },
  'teams.inviteMembers': {
    who: 'team manager',
    inPerson: true,
    body: { people: [{ email: 'new@example.test' }], language: 'en' },
  },
  'teams.resendInvite': { who: 'team manager', inPerson: true, owns: invite },
  'teams.cancelInvite': { who: 'team manager', inPerson: true, owns: invite },
  'teams.setTeamAdmin': { who: 'team owner', inPerson: true, account: 'team', parameter: 'childId' },
  'teams.removeMember': { who: 'team manager', inPerson: true, account: 'team', parameter: 'childId' },
  'teams.lockField': { who: 'team manager', inPerson: true },
  'teams.unlockField': { who: 'team manager', inPerson: true },
  'teams.readInvite': anyone,
  'teams.acceptInvite': { ...member, inPerson: true },
  'teams.joinAsNew': { ...anyone, inPerson: true },
  'teams.declineInvite': anyone,

  'account.createUser': anyone,
  'account.requestPasswordChange': anyone,
  'account.confirmPasswordChange': anyone,
  'account.checkPassword': anyone,
  'account.confirmDelete': anyone,
  'account.authenticateTicket': anyone,
  'account.readMailedLink': anyone,
  'account.getAccount': { ...member, duringSignup: true },
  'account.updateUser': own,
  'account.requestEmailChange': own,
  'account.confirmEmailChange': own,
  'account.cancelEmailChange': { ...member, inPerson: true },
  'account.changePassword': { ...member, inPerson: true, duringSignup: true },
  'account.requestDelete': own,
  'account.startTrial': { ...own, duringSignup: true, params: { industry: '1' } },
  'account.finishSignup': { ...member, inPerson: true, duringSignup: true },
  'account.selfApplyFeature': { ...own, params: { feature: 'video-beta' } },
  'account.saveService': own,
  'account.removeService': own,

  'admin.listPeople': look,
  'admin.getPerson': { ...look, account: 'any', parameter: 'id' },
  'admin.setStatus': act,
  'admin.setBlock': act,
  'admin.setType': act,
  'admin.setLevel': act,
  'admin.setSeats': act,
  'admin.setMaxLogins': act,
  'admin.changeFeature': act,
  'admin.endSessions': act,
  'admin.sendPasswordReset': act,
  'admin.removeSecondFactor': act,
  'admin.listAudit': look,
  'admin.checkAudit': look,
  'admin.exportAudit': { who: 'admin', inPerson: true },
  'admin.getInstallation': look,

  'content.listContent': active,
  'content.searchContent': active,
  'content.getContent': active,
  'content.getContentBySlug': active,
  'content.listCategories': active,
  'content.getCover': active,
  'content.getPublicArticle': anyone,
  'content.getPublicPicture': anyone,

  'graphics.getTemplate': active,
  'graphics.renderGraphic': active,
  'graphics.makeProof': active,

  'profile.getProfiles': { who: 'member', account: 'own or crew' },
  'profile.getFlags': { who: 'member', account: 'own or crew' },
  'profile.saveProfile': { who: 'member', account: 'own', body: [{ position: 'city', value: 'Reno' }] },
  'profile.addFlag': { who: 'member', account: 'own' },
  'profile.getBrand': member,

  'sharing.listConnections': member,
  'sharing.startConnection': { ...active, inPerson: true },
  'sharing.openConsent': anyone,
  'sharing.consentCallback': anyone,
  'sharing.refreshConnection': { ...active, inPerson: true },
  'sharing.removeConnection': { ...member, inPerson: true },
  'sharing.createShare': { ...active, inPerson: true },
  'sharing.listPosts': member,
  'sharing.getPost': { ...member, owns: post },
  'sharing.cancelPost': { ...member, owns: post, inPerson: true },
  'sharing.reschedulePost': { ...active, owns: post, inPerson: true },
  'sharing.checkPost': { ...active, owns: post, inPerson: true },
  'sharing.retryPost': { ...active, owns: post, inPerson: true },
  'sharing.listDrafts': member,
  'sharing.getDraft': member,
  'sharing.saveDraft': active,
  'sharing.deleteDraft': member,

  'site.getSite': anyone,
  'site.getLegalPage': anyone,
  'site.getHealth': anyone,
  'site.getBuildInfo': anyone,
  'site.getSiteConfig': anyone,
  'site.reportError': anyone,
  'site.getOpenApi': anyone,
  'site.getDocs': anyone,

  'uploads.uploadImage': { who: 'member', account: 'own' },
  'uploads.getFile': member,
};

/** Whom the address names, as far as the caller is concerned. */
export type Relation = 'own' | 'own team' | 'other' | 'nobody' | 'none';

/** What a caller with these facts gets: let in, or the status of the refusal. */
export function expectedOf(right: Right, facts: Facts, target: Relation): 'in' | 401 | 403 | 404 {
  if (facts.is === 'refused') return 401;
  if (right.inPerson === true && facts.viewedBy !== null) return 403;
  if (right.who === 'anyone') return 'in';
  if (facts.is === 'guest') return 401;
  if (facts.signupOnly && !right.duringSignup) return 403;
  if (right.inPerson === 'team' && facts.viewedBy === 'owner') return 403;
  if (right.who === 'active' && (facts.status !== 'active' || facts.free)) return 403;
  if (right.who === 'crew' && facts.level === 'member') return 403;
  if (right.who === 'admin' && facts.level !== 'admin') return 403;
  if (right.who === 'team manager' && !managesTeam(facts)) return 403;
  if (right.who === 'team owner' && !(managesTeam(facts) && facts.manages === facts.id)) return 403;
  return seesTarget(right, facts, target) ? 'in' : 404;
}

function managesTeam(facts: Facts): boolean {
  return facts.manages !== null && !facts.licensedOwner;
}

function seesTarget(right: Right, facts: Facts, target: Relation): boolean {
  if (target === 'none') return true;
  if (target === 'nobody') return false;
  if (right.account === 'team') return target === 'own team';
  if (target === 'own' || right.account === 'any') return true;
  return right.account === 'own or crew' && facts.level !== 'member';
}
