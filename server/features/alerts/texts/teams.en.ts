import type { TeamTexts } from './teams.ts';

export const teamsEn: TeamTexts = {
  label: 'Invitation',
  subject: ({ team, invitedBy }) => `${invitedBy} invites you to the team of ${team}`,
  title: ({ team }) => `Join the team of ${team}`,
  hello: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  lead: ({ team, invitedBy }) =>
    `${invitedBy} has a seat for you at ${team}: articles, graphics and posts that carry your name and your team's look.`,
  asAdmin: 'You would be an admin of the team: you can invite people and help them.',
  howTitle: 'How it works',
  how: 'Use the account that you have, or make one in a minute. There is nothing to pay.',
  untilTitle: 'The invitation is open until',
  button: 'See the invitation',
  footer: ({ invitedBy }) =>
    `You get this mail because ${invitedBy} entered your address. If you do not know them, you need not do anything.`,
};
