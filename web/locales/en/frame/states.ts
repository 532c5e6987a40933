/** Pages for accounts that may not use the members' area just now, and for those that ask about their plan. */
export const messages = {
  contactSupport: 'Contact support',
  logout: 'Logout',
  stateNow: 'Your account',
  active: 'Active',
  incomplete: 'Signup not complete',
  inactive: 'Inactive',
  limited: 'Limited',
  paused: 'Paused',
  free: 'Free plan',

  restrictedTitle: 'Access restricted',
  restrictedText:
    'Your account is limited just now, so the members’ area is closed to it. Support can tell you why and open it again.',
  restrictedTeamText:
    'Your account is limited just now, so the members’ area is closed to it. {name}, who runs your team, or support can tell you why and open it again.',
  restrictedNot: 'Your account is not restricted.',
  writeToOwner: 'Write to {name}',

  reactivateTitle: 'Welcome back',
  reactivateInactive: 'Your account is inactive. Your profile, your pictures and your posts are kept for your return.',
  reactivateFree:
    'Your account has the free plan, which does not open the members’ area. Your profile and your posts are kept.',
  reactivateSoon: 'Support reactivates your account for you.',

  subscriptionTitle: 'Subscription',
  subscriptionPaused: 'Your account is paused. Your profile, your pictures and your posts are kept until it goes on.',
  subscriptionActive: 'Your subscription is active and nothing needs to be done.',
  subscriptionSoon: 'Nothing is charged here: whoever runs this installation pays for its members.',

  upgradeTitle: 'Upgrade',
  noPlan: 'Your account has no plan right now.',
  upgradeManaged: 'Your plan is managed by {name}. Ask them for what you are missing.',
  upgradeManagedPaused:
    'Your account is paused, and your plan is managed by {name}. Ask them when it goes on. Your profile and your posts are kept.',
  upgradeManagedUnknown: 'Your plan is managed by your team. Ask its owner for what you are missing.',
} as const;
