import type { BillingTexts } from './texts.ts';

export const billingEn: BillingTexts = {
  label: 'Your subscription',
  open: 'Open my subscription',
  footer: 'You get this mail because it is about what you pay for.',
  intervals: { monthly: 'Monthly', 'semi-annual': 'Six months', annual: 'Yearly' },
  news: {
    started: {
      subject: 'Your subscription has begun',
      lead: ({ plan, ends }) =>
        `${plan} is yours. The present period runs until ${ends}, and renews by itself until you cancel.`,
    },
    renewed: {
      subject: 'Your subscription has renewed',
      lead: ({ plan, ends }) =>
        `A new period of ${plan} has begun. It runs until ${ends}. The invoice is on your billing page.`,
    },
    'plan-changed': {
      subject: 'Your plan has changed',
      lead: ({ plan, ends }) => `Your plan is ${plan} now. The present period runs until ${ends}.`,
    },
    'pause-noted': {
      subject: 'Your pause is noted',
      lead: ({ ends }) =>
        `Everything is yours until ${ends}. Then the pause begins, and nothing is charged while it lasts.`,
    },
    'pause-dropped': {
      subject: 'Your request to pause is cancelled',
      lead: ({ termEnds }) =>
        `There will be no pause. Your current term ends on ${termEnds}, and your subscription goes on as before.`,
    },
    paused: {
      subject: 'Your subscription is paused',
      lead: () =>
        'Nothing is charged during the pause. Your profile, your pictures and your posts are kept, and you can resume at any time.',
    },
    resumed: {
      subject: 'Your subscription goes on',
      lead: ({ plan, ends }) => `The pause is over. ${plan} is yours again, and the new period runs until ${ends}.`,
    },
    cancelled: {
      subject: 'Your subscription is cancelled',
      lead: ({ expires, amount, isOwing, isResting }) => {
        if (isOwing)
          return `Your subscription ends on ${expires}. ${amount} of it is still unpaid; nothing else is charged. Until then you can change your mind.`;
        return isResting
          ? `It stays paused and ends on ${expires}, and nothing more is charged. Until then you can change your mind.`
          : `You keep everything until ${expires}, and nothing more is charged. Until then you can change your mind.`;
      },
    },
    reactivated: {
      subject: 'Your subscription stays',
      lead: ({ ends }) => `The cancellation is taken back. Your subscription renews on ${ends} as before.`,
    },
    ended: {
      subject: 'Your subscription has ended',
      lead: ({ expires }) =>
        `It ended on ${expires}. Your profile, your pictures and your posts are kept for your return.`,
    },
    'payment-failed': {
      subject: 'Your card was refused',
      lead: ({ amount }) =>
        `We could not charge ${amount}. Nothing of yours is lost: replace the card or pay now, and everything stays as it is.`,
    },
    'payment-made': {
      subject: 'Your payment has arrived',
      lead: () => 'Thank you. What was open is paid, and nothing was interrupted.',
    },
  },
};
