import { api } from '@yardsign/contracts/api';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { anyone, inPerson, memberOf, signedIn } from '../../platform/http/policies.ts';
import { enforceLimit } from '../../platform/limits/rate-window.ts';
import { acceptInvite } from './accept-invite.ts';
import { cancelInvite, declineInvite, resendInvite } from './change-invite.ts';
import { removeMember, setTeamAdmin } from './change-member.ts';
import { fillGaps } from './fill-gaps.ts';
import { inviteMembers } from './invite-members.ts';
import { joinAsNew } from './join-as-new.ts';
import { leaveTeam } from './leave-team.ts';
import { listInvites } from './list-invites.ts';
import { listMembers } from './list-members.ts';
import { lockField, unlockField } from './lock-field.ts';
import { managesTeam, ownsTeam } from './policy.ts';
import type { TeamsDeps } from './ports.ts';
import { readGaps } from './read-gaps.ts';
import { readInvite } from './read-invite.ts';
import { readTeam, readTeamAbove } from './read-team.ts';
import { readTeamSettings, setTeamSetting, withdrawTeamSetting } from './team-settings.ts';

export function teamRoutes(deps: TeamsDeps): BoundRoute[] {
  const { teams } = api;
  return [
    bind(teams.getTeam, {
      policy: managesTeam,
      handle: async ({ actor }) => ({ team: await readTeam(deps, memberOf(actor)) }),
    }),
    bind(teams.listTeamMembers, {
      policy: managesTeam,
      handle: ({ actor, query }) => listMembers(deps, memberOf(actor), query),
    }),
    bind(teams.listTeamInvites, {
      policy: managesTeam,
      handle: ({ actor, query }) => listInvites(deps, memberOf(actor), query),
    }),
    bind(teams.getTeamGaps, {
      policy: managesTeam,
      handle: ({ actor, query }) => readGaps(deps, memberOf(actor), query),
    }),
    bind(teams.fillTeamGaps, {
      policy: inPerson(managesTeam),
      handle: ({ actor, params, body, context }) =>
        fillGaps(deps, memberOf(actor), { ...params, gaps: body, requestId: context.requestId }),
    }),
    bind(teams.getTeamAbove, {
      policy: signedIn,
      handle: async ({ actor }) => ({ team: await readTeamAbove(deps, memberOf(actor).userId) }),
    }),
    bind(teams.leaveTeam, {
      policy: inPerson(signedIn),
      handle: ({ actor, context }) => leaveTeam(deps, memberOf(actor), context.requestId),
    }),
    bind(teams.inviteMembers, {
      policy: inPerson(managesTeam),
      handle: ({ actor, body, context }) =>
        inviteMembers(deps, memberOf(actor), { ...body, requestId: context.requestId }),
    }),
    bind(teams.resendInvite, {
      policy: inPerson(managesTeam),
      handle: ({ actor, params, context }) =>
        resendInvite(deps, memberOf(actor), { ...params, requestId: context.requestId }),
    }),
    bind(teams.cancelInvite, {
      policy: inPerson(managesTeam),
      handle: ({ actor, params, context }) =>
        cancelInvite(deps, memberOf(actor), { ...params, requestId: context.requestId }),
    }),
    bind(teams.setTeamAdmin, {
      policy: inPerson(ownsTeam),
      handle: ({ actor, params, body, context }) =>
        setTeamAdmin(deps, memberOf(actor), { ...params, ...body, requestId: context.requestId }),
    }),
    bind(teams.removeMember, {
      policy: inPerson(managesTeam),
      handle: ({ actor, params, context }) =>
        removeMember(deps, memberOf(actor), { ...params, requestId: context.requestId }),
    }),
    bind(teams.lockField, {
      policy: inPerson(managesTeam),
      handle: ({ actor, params, body, context }) =>
        lockField(deps, memberOf(actor), { ...params, ...body, requestId: context.requestId }),
    }),
    bind(teams.unlockField, {
      policy: inPerson(managesTeam),
      handle: ({ actor, params, context }) =>
        unlockField(deps, memberOf(actor), { ...params, requestId: context.requestId }),
    }),
    bind(teams.getTeamSettings, {
      policy: managesTeam,
      handle: ({ actor }) => readTeamSettings(deps, memberOf(actor)),
    }),
    bind(teams.setTeamSetting, {
      policy: inPerson(managesTeam),
      handle: ({ actor, params, body, context }) =>
        setTeamSetting(deps, memberOf(actor), { ...params, ...body, requestId: context.requestId }),
    }),
    bind(teams.withdrawTeamSetting, {
      policy: inPerson(managesTeam),
      handle: ({ actor, params, context }) =>
        withdrawTeamSetting(deps, memberOf(actor), { ...params, requestId: context.requestId }),
    }),
    bind(teams.readInvite, { policy: anyone, handle: ({ body }) => readInvite(deps, body) }),
    bind(teams.acceptInvite, {
      policy: inPerson(signedIn),
      handle: ({ actor, body, context }) =>
        acceptInvite(deps, memberOf(actor), { link: body, requestId: context.requestId }),
    }),
    bind(teams.joinAsNew, {
      policy: inPerson(anyone),
      async handle({ actor, body, context }) {
        await enforceLimit(deps.signUpLimit, context.ip);
        const { id, h, first_name: firstName, last_name: lastName, time_zone: timeZone, ...rest } = body;
        const memberId = await joinAsNew(deps, {
          link: { id, h },
          firstName,
          lastName,
          timeZone,
          ...rest,
          requestId: context.requestId,
        });
        return { data: await deps.enterByMail({ context, actor }, memberId) };
      },
    }),
    bind(teams.declineInvite, {
      policy: anyone,
      handle: ({ body, context }) => declineInvite(deps, { link: body, requestId: context.requestId }),
    }),
  ];
}
