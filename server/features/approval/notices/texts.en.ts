import type { Verdict } from '../tables.ts';

interface AboutAsk {
  asker: string;
  count: number;
}
interface AboutPost {
  title: string;
  network: string;
  by: string;
}

interface ApprovalTexts {
  asked: {
    subject(about: AboutAsk): string;
    lead(about: AboutAsk): string;
    label: string;
    detail(network: string, when: string): string;
    moreTitle: string;
    /** @param count of the posts that the list leaves out, at least one. */
    more(count: number): string;
    untilTitle: string;
    /** @param until when the first of the posts has to be decided. */
    send(until: string, about: AboutAsk): string;
    stop(until: string, about: AboutAsk): string;
    linkTitle: string;
    link(about: AboutAsk): string;
    button(about: AboutAsk): string;
    footer: string;
  };
  answered: {
    label: string;
    titles: Record<Verdict, (about: AboutPost) => string>;
    goesOut(about: AboutPost): string;
    stopped: string;
    reasonTitle: string;
    button: string;
    footer: string;
  };
}

export const approvalEn: ApprovalTexts = {
  asked: {
    subject: ({ asker, count }: AboutAsk) =>
      count === 1 ? `${asker} asks for your yes to a post` : `${asker} asks for your yes to ${count} posts`,
    lead: ({ count }: AboutAsk) =>
      count === 1
        ? 'It does not go out before you agree. Open it to see the picture and the words exactly as they would go out.'
        : 'They do not go out before you agree. Open each to see the picture and the words exactly as they would go out.',
    label: 'Waiting for you',
    detail: (network: string, when: string) => `${network}, ${when}`,
    moreTitle: 'Not in this list',
    more: (count: number) =>
      count === 1
        ? 'One more post waits for you in your account.'
        : `${count} more posts wait for you in your account.`,
    untilTitle: 'Decide by',
    send: (until: string, { count }: AboutAsk) =>
      count === 1
        ? `${until}. After that it goes out without you.`
        : `${until}. After that the first of them goes out without you.`,
    stop: (until: string, { count }: AboutAsk) =>
      count === 1
        ? `${until}. After that it does not go out.`
        : `${until}. After that the first of them does not go out.`,
    linkTitle: 'About the link',
    link: ({ count }: AboutAsk) =>
      count === 1
        ? 'It is yours alone, works once, and for this post only. It needs no sign-in.'
        : 'Each is yours alone, works once, and for its post only. It needs no sign-in.',
    button: ({ count }: AboutAsk) => (count === 1 ? 'Look at the post' : 'See all that wait for you'),
    footer: 'You get this mail because you approve posts of your team.',
  },
  answered: {
    label: 'Your post',
    titles: {
      approved: ({ by, title }: AboutPost) => `${by} said yes to “${title}”`,
      declined: ({ by, title }: AboutPost) => `${by} said no to “${title}”`,
      not_needed: ({ title }: AboutPost) => `“${title}” no longer needs a yes`,
      undecided_sent: ({ title }: AboutPost) => `“${title}” goes out: nobody objected in time`,
      undecided_stopped: ({ title }: AboutPost) => `“${title}” does not go out: nobody decided in time`,
      team_left: ({ title }: AboutPost) => `“${title}” does not go out: you are no longer on the team`,
    },
    goesOut: ({ network }: AboutPost) => `It goes out to ${network} at its time, exactly as it was shown.`,
    stopped: 'Nothing was posted. To send it after all, open it and make a new post of it.',
    reasonTitle: 'What they wrote',
    button: 'Open the post',
    footer: 'You get this mail because your team looks at posts before they go out.',
  },
};
