import { markedPosts } from './marked.en.ts';
import type { AlertTexts } from './texts.ts';

const quoted = (title: string) => `“${title}”`;

export const en: AlertTexts = {
  kept: 'What we kept',
  todo: 'What you can do',
  more: (count) => (count === 1 ? 'One more post is in your calendar.' : `${count} more posts are in your calendar.`),
  postDetail: (target, network, moment) => `${target} on ${network}, ${moment}`,
  posts: {
    failed: {
      label: 'Not posted',
      subject: ({ count, title }) => (count === 1 ? `Not posted: ${quoted(title)}` : `${count} posts did not go out`),
      title: ({ count }) => (count === 1 ? 'A post did not go out' : `${count} posts did not go out`),
      kept: ({ count }) =>
        count === 1
          ? 'The piece, its picture and its caption are as you left them. Nothing was posted.'
          : 'The pieces, their pictures and their captions are as you left them. Nothing was posted.',
      todo: ({ count }) =>
        count === 1
          ? 'Open the post to see the details and try it again.'
          : 'Open a post to see the details and try it again.',
      button: ({ count }) => (count === 1 ? 'Open the post' : 'Open the first one'),
    },
    reconnect: {
      label: 'Reconnect to post',
      subject: ({ count, network, title }) =>
        count === 1
          ? `Connect ${network} again: ${quoted(title)} is waiting`
          : `Connect ${network} again: ${count} posts are waiting`,
      title: ({ count, network }) =>
        count === 1 ? `A post is waiting for ${network}` : `${count} posts are waiting for ${network}`,
      kept: ({ count }) =>
        count === 1
          ? 'It has not gone out. Its picture, caption and time are kept.'
          : 'They have not gone out. Their pictures, captions and times are kept.',
      todo: ({ count, network }) =>
        count === 1
          ? `Connect ${network} again and it goes out by itself, unless its time is more than a day past.`
          : `Connect ${network} again and they go out by themselves, except those whose time is more than a day past.`,
      button: ({ network }) => `Connect ${network}`,
    },
    reconnect_to_check: {
      label: 'Not confirmed yet',
      subject: ({ count, network, title }) =>
        count === 1
          ? `Connect ${network} so that we can check ${quoted(title)}`
          : `Connect ${network} so that we can check ${count} posts`,
      title: ({ count }) =>
        count === 1 ? 'We could not finish checking a post' : `We could not finish checking ${count} posts`,
      kept: ({ count }) =>
        count === 1
          ? 'It may have gone out already. We will not post it twice.'
          : 'They may have gone out already. We will not post any of them twice.',
      todo: ({ count, network, words }) =>
        `Connect ${network} again and we look at ${words.the} by ourselves. Or look there yourself whether ${count === 1 ? 'it is' : 'they are'} there.`,
      button: ({ network }) => `Connect ${network}`,
    },
    unknown: {
      label: 'Needs your attention',
      subject: ({ count, title }) =>
        count === 1 ? `Please look: was ${quoted(title)} posted?` : `Please look: were these ${count} posts published?`,
      title: ({ count }) =>
        count === 1 ? 'We cannot tell whether a post is live' : `We cannot tell whether ${count} posts are live`,
      kept: ({ count }) =>
        count === 1
          ? 'Its picture and caption are kept, and we will not post it twice.'
          : 'Their pictures and captions are kept, and we will not post any of them twice.',
      todo: ({ words }) => `Look at ${words.the}, or open the post here and let us check again.`,
      button: ({ count }) => (count === 1 ? 'Open the post' : 'Open the first one'),
    },
    absent: {
      label: 'Needs your attention',
      subject: ({ count, title }) =>
        count === 1 ? `Not posted yet: ${quoted(title)}` : `${count} posts are not out yet`,
      title: ({ count }) => (count === 1 ? 'A post is not out yet' : `${count} posts are not out yet`),
      kept: ({ count, words }) =>
        count === 1
          ? `It is not on ${words.the}, so it cannot appear twice. Its picture and caption are kept.`
          : `They are not on ${words.the}, so they cannot appear twice. Their pictures and captions are kept.`,
      todo: ({ count }) =>
        count === 1
          ? 'When you are ready, open the post and try it again.'
          : 'When you are ready, open a post and try it again.',
      button: ({ count }) => (count === 1 ? 'Open the post' : 'Open the first one'),
    },
    missed: {
      label: 'Missed',
      subject: ({ count, title }) =>
        count === 1 ? `Missed its time: ${quoted(title)}` : `${count} posts missed their time`,
      title: ({ count }) => (count === 1 ? 'A post missed its time' : `${count} posts missed their time`),
      kept: ({ count }) =>
        count === 1
          ? 'It was not posted. Its picture and caption are kept.'
          : 'They were not posted. Their pictures and captions are kept.',
      todo: ({ count }) =>
        count === 1
          ? 'Open the post to send it now or choose another time.'
          : 'Open a post to send it now or choose another time.',
      button: ({ count }) => (count === 1 ? 'Open the post' : 'Open the first one'),
    },
    cover: {
      label: 'Cover not taken',
      subject: ({ count, network, title }) =>
        count === 1
          ? `${quoted(title)} is out on ${network} without its cover`
          : `${count} videos are out on ${network} without their covers`,
      title: ({ count }) =>
        count === 1 ? 'A video is out without its cover' : `${count} videos are out without covers`,
      kept: ({ count, network }) =>
        count === 1
          ? `The video is published with its words. Only the cover is missing: ${network} shows a picture that it took itself.`
          : `The videos are published with their words. Only the covers are missing: ${network} shows pictures that it took itself.`,
      todo: ({ network, confirmedAt }) =>
        confirmedAt === null
          ? `Choose the cover on ${network} itself.`
          : `${network} takes covers only from accounts that have confirmed a phone number. Confirm yours at ${confirmedAt}, then choose the cover on ${network} itself.`,
      button: ({ count }) => (count === 1 ? 'Open the post' : 'Open the first one'),
    },
    ...markedPosts,
  },
  comments: {
    waits: {
      label: 'Reconnect to comment',
      subject: ({ count, network, title }) =>
        count === 1
          ? `Connect ${network} again: the first comment under ${quoted(title)} is waiting`
          : `Connect ${network} again: ${count} first comments are waiting`,
      title: ({ count }) => (count === 1 ? 'A first comment is waiting' : `${count} first comments are waiting`),
      kept: ({ count }) => (count === 1 ? 'Its post is published.' : 'Their posts are published.'),
      todo: ({ network }) => `Connect ${network} again, and what is less than a day old goes out by itself.`,
      button: ({ network }) => `Connect ${network}`,
    },
    absent: {
      label: 'Comment not posted',
      subject: ({ count, title }) =>
        count === 1
          ? `The first comment under ${quoted(title)} did not go out`
          : `${count} first comments did not go out`,
      title: ({ count }) => (count === 1 ? 'A first comment did not go out' : `${count} first comments did not go out`),
      kept: ({ count }) =>
        count === 1
          ? 'Its post is published. Only the comment is missing, and its words are kept.'
          : 'Their posts are published. Only the comments are missing, and their words are kept.',
      todo: ({ count }) =>
        count === 1 ? 'Open the post to try the comment again.' : 'Open a post to try its comment again.',
      button: ({ count }) => (count === 1 ? 'Open the post' : 'Open the first one'),
    },
    unknown: {
      label: 'Needs your attention',
      subject: ({ count, title }) =>
        count === 1
          ? `Please look: is the first comment under ${quoted(title)}?`
          : `Please look: are ${count} first comments there?`,
      title: ({ count }) =>
        count === 1
          ? 'We cannot tell whether a first comment is there'
          : `We cannot tell whether ${count} first comments are there`,
      kept: ({ count }) =>
        count === 1
          ? 'Its post is published. We will not comment twice.'
          : 'Their posts are published. We will not comment twice.',
      todo: () => 'Look at the post on the network, or open it here and let us check again.',
      button: ({ count }) => (count === 1 ? 'Open the post' : 'Open the first one'),
    },
  },
  reasons: {
    network_busy: (network) => `${network} was too busy, and the time ran out.`,
    network_unavailable: (network) => `${network} could not be reached in time.`,
    quota_reached: (network) => `${network} takes only so many posts from an account in a day, and that was reached.`,
    processing: (network) => `${network} was still preparing the picture when the time ran out.`,
    processing_timeout: (network) => `${network} took too long to prepare the picture. Nothing was posted.`,
    processing_failed: (network) => `${network} could not prepare the picture. Nothing was posted.`,
    send_delayed: () => 'Sending took too long to begin, so we held back rather than risk posting twice.',
    rejected: (network) => `${network} did not accept what we sent.`,
    upload_rejected: (network) => `${network} did not take its file.`,
    duplicate_text: (network) =>
      `${network} refused because the same text had been posted just before. Post the piece again with another caption.`,
    blocked: (network, words) =>
      `${network} has stopped posts to ${words.this} for now, most often because of its rules against spam.`,
    token_lost: (network) => `${network} no longer accepts our connection, for example after a change of password.`,
    disconnected: (network) => `${network} was disconnected from your account.`,
    permissions_missing: (network, words) => `A permission to post to ${words.this} is missing on ${network}.`,
    target_role_lost: (_network, words) =>
      `You no longer have a role on ${words.this} that allows posting. Your other ${words.many} are not affected.`,
    target_missing: (_network, words) => `Your connection no longer includes ${words.this}.`,
    proof_missing: () =>
      'The picture that you approved could no longer be read, and we do not send another in its place.',
    internal_fault: () => 'Something went wrong on our side.',
    answer_lost: () => 'We sent, and the answer did not arrive.',
    worker_stopped: () => 'Our server stopped while it was sending.',
    restored: () => 'Our server was put back from a backup, and may have sent it before.',
    reconnect_to_check: (network, words) => `We cannot look at ${words.the} until ${network} is connected again.`,
    cannot_check: (_network, words) => `We tried to look at ${words.the} for a whole day and could not.`,
    not_readable: (network) => `${network} does not let us look, so only you can see whether it is there.`,
    sending_stopped: (network) => `Nothing is posted to ${network} from here for now.`,
    absent_after_attempts: () => 'We sent several times, and nothing arrived. We looked each time.',
    account_not_active: () => 'Your account was not active when the time came, so nothing was sent.',
    comment_not_permitted: (network) => `${network} did not let us comment there.`,
    comment_post_gone: (network) => `Its post is no longer on ${network}, so nothing can stand under it.`,
    cover_refused: (network) => `${network} did not take the cover.`,
    cover_waiting: () => 'Its cover is not there yet.',
    film_outdated: () => 'Your brand had changed since its video was made, and nobody made it again in time.',
    link_gone: () => 'Its article is no longer public, so its link would lead nowhere.',
    words_too_long: (network) =>
      `Your brand has changed since it was scheduled, and with it the words are longer than ${network} takes. They have to be shortened before they can be posted.`,
    text_outdated: () => 'Its text is older than in the other language by now, and in that nothing is posted unasked.',
    feature_missing: () => 'Your plan no longer included this when the time came, so nothing was sent.',
    sample_data: () => 'Its figures are sample data, and sample data is never posted.',
    late: () => 'It could not go out at its time, and more than an hour has passed since, so nothing was sent unasked.',
    day_over: () => 'It speaks of a day or an hour that had passed before it could go out, so nothing was sent.',
    catching_up: () => 'It could not go out at its time; late posts go out a few minutes apart.',
    window_closed: () => 'The time passed while sending was not possible.',
    awaiting_approval: () => 'Somebody of your team has to agree first.',
    approval_declined: () => 'Somebody of your team said no, so nothing was sent.',
    approval_missed: () => 'Nobody of your team agreed in time, so nothing was sent.',
    approval_team_left: () => 'It waited for your team when you left it, so nothing was sent.',
  },
  targets: {
    page: { the: 'the page', this: 'this page', many: 'pages' },
    profile: { the: 'the profile', this: 'this profile', many: 'profiles' },
    account: { the: 'the account', this: 'this account', many: 'accounts' },
    channel: { the: 'the channel', this: 'this channel', many: 'channels' },
    board: { the: 'the board', this: 'this board', many: 'boards' },
  },
  ends: (network, moment) => `Your connection to ${network} ends on ${moment}.`,
  ending: {
    week: {
      label: 'Expires soon',
      subject: (network, moment) => `Your ${network} connection ends on ${moment}`,
      title: (network) => `Connect ${network} again this week`,
      lead: (network) =>
        `${network} lets a connection live for about two months and then wants you to confirm it. It takes a minute.`,
      kept: (network) =>
        `Everything you have planned. If ${network} is not connected when a post is due, the post waits; one that is more than a day late is not sent.`,
      button: (network) => `Reconnect ${network}`,
    },
    days: {
      label: 'Expires very soon',
      subject: (network, moment) => `Last call: your ${network} connection ends on ${moment}`,
      title: (network) => `${network} is about to disconnect`,
      lead: (network, words) =>
        `After that nothing can go out to your ${words.many} until you connect ${network} again. It takes a minute.`,
      kept: () =>
        'Everything you have planned. Posts that come due meanwhile wait; one that is more than a day late is not sent.',
      button: (network) => `Reconnect ${network}`,
    },
  },
  footer: {
    posts: 'You get this mail because it is about your own posts. We write once each time something needs you.',
    connection:
      'You get this mail because it is about a connection of your account. We write a week before it ends and again in the last two days.',
  },
};
