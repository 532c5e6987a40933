import { networks } from './networks.ts';

/** What is said of the connection to a network. */
export const messages = {
  ...networks,

  /** Where a network refused something and did not say why. */
  generalError: 'General error',

  impersonatedConnect: 'You are viewing as {name}. Networks can only be connected and disconnected by {name}.',
  integrationsLead: 'The networks and services that your posts go out through.',
  partners: 'Partner services',
  connectedAs: 'Connected as {name}',
  disconnect: 'Disconnect',
  checked: 'Checked with {network} just now.',
  expiresOn: 'Connected until {date}',
  expiresSoonText: 'This connection ends on {date}. Reconnect before then and nothing is missed.',
  missingLead: 'What is missing:',
  targetsEmpty: 'No {targets}. Make {aTarget} on {network}, then press “Check again”.',
  disconnectTitle: 'Disconnect {network}?',
  disconnectText: 'We forget the connection and its {targets}. What is published stays on {network}. {posts}',
  disconnectPosts:
    'Scheduled posts are kept and wait until you connect again; those whose time is more than a day past are not posted.',
  disconnectPostsSome: {
    one: 'Your scheduled post is kept and waits until you connect again; once its time is more than a day past it is not posted.',
    other:
      'Your {count} scheduled posts are kept and wait until you connect again; those whose time is more than a day past are not posted.',
  },
  disconnected: '{network} is disconnected.',
  notTakenBack:
    'Failed to revoke {network} token. Nothing goes out through it any more; to be sure, remove the access in your account there as well.',
  connectDone: '{network} is connected.',
  connectExpired: 'The way back from {network} took too long or came from another window. Please connect again.',
  connectUnknown: 'Connecting did not work. Please try again.',
  service_hubspot: 'Contacts and lists.',
  service_followupboss: 'Contacts and follow-ups.',
  service_crm: 'Other CRMs',
  service_crmAbout: 'Send leads and contacts where you keep them.',
} as const;
