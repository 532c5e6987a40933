import type { TeamTexts } from './texts.ts';

export const teamsEn: TeamTexts = {
  label: 'Invitation',
  subject: 'You are invited to a team on Yardsign',
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
  news: {
    'member-left': {
      label: 'Your team',
      subject: ({ member }) => `${member} has left your team`,
      lead: ({ member, team }) =>
        `${member} left the team of ${team}, by their own decision. Their seat is free from now on.`,
      notes: [
        { heading: 'What they keep', text: 'Their account, their profile and their posts.' },
        {
          heading: 'What has ended',
          text: 'The plan that came with the seat, and that the team can view as them. Fields that you locked are theirs to change again.',
        },
      ],
      button: 'Open my team',
      footer: 'You get this mail because the team is yours.',
    },
    removed: {
      label: 'Your account',
      subject: ({ team }) => `You are no longer on the team of ${team}`,
      lead: ({ team }) =>
        `The team of ${team} gave your seat back. You keep your account, your profile and every post, and fields that the team had locked are yours to change again.`,
      notes: [
        {
          heading: 'What has ended',
          text: 'The plan that came with the seat. Unless you have one of your own, your account is a free one now, and posts that are scheduled wait for a plan.',
        },
        { heading: 'If you did not expect this', text: 'Ask whoever leads the team. They can invite you again.' },
      ],
      button: 'Open my account',
      footer: 'You get this mail because it is about your account.',
    },
    'team-ended': {
      label: 'Your account',
      subject: () => 'Your team has ended',
      lead: () =>
        'The account that led your team was deleted. You keep your account, your profile and every post, and fields that the team had locked are yours to change again.',
      notes: [
        {
          heading: 'What has ended',
          text: 'The plan that came with your seat. Unless you have one of your own, your account is a free one now, and posts that are scheduled wait for a plan.',
        },
      ],
      button: 'Open my account',
      footer: 'You get this mail because it is about your account.',
    },
  },
};
