import type { EndingStage } from '@yardsign/domain/alerts/ending-stage';
import type { PostNeed } from '@yardsign/domain/alerts/post-need';
import { coversConfirmedAt, networkName, usualTarget } from '@yardsign/domain/sharing/networks/networks';
import type { MailContent, Tone } from '../../platform/mail/mail-content.ts';
import { GREETING, oneLine, writeMoment } from '../../platform/mail/words.ts';
import type { Recipient } from '../access/read-recipient.ts';
import type { PostToTell } from '../sharing/posts/posts-to-tell.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

const TEXTS = { en, es };
/** A mail is cut off when it grows too long; the calendar has them all. */
const LISTED = 20;

const TONES: Record<PostNeed, Tone> = {
  failed: 'failure',
  missed: 'failure',
  reconnect: 'attention',
  reconnect_to_check: 'attention',
  unknown: 'attention',
  absent: 'attention',
  cover: 'attention',
  words: 'attention',
  text: 'attention',
};

/** What is to be said of a first comment: whether it waits, is not there, or nobody can tell. */
const COMMENT_NEEDS: Record<Exclude<PostNeed, 'cover' | 'words' | 'text'>, 'waits' | 'absent' | 'unknown'> = {
  ...{ failed: 'absent', missed: 'absent', absent: 'absent' },
  ...{ reconnect: 'waits', reconnect_to_check: 'unknown', unknown: 'unknown' },
};

export function presentPosts(news: {
  recipient: Recipient;
  need: PostNeed;
  posts: readonly [PostToTell, ...PostToTell[]];
  publicUrl: string;
}): MailContent {
  const { recipient, need, posts, publicUrl } = news;
  const { language } = recipient;
  const texts = TEXTS[language];
  const [first] = posts;
  // Only a film has a cover, and the words of a comment are its member's own: a comment never needs these.
  const text =
    first.commentOf === null || need === 'cover' || need === 'words' || need === 'text'
      ? texts.posts[need]
      : texts.comments[COMMENT_NEEDS[need]];
  const network = networkName(first.network);
  const words = texts.targets[first.targetKind];
  const confirmedAt = coversConfirmedAt(first.network);
  const about = { count: posts.length, network, words, confirmedAt, title: oneLine(first.title) };
  const reconnects = need === 'reconnect' || need === 'reconnect_to_check';
  const why = first.reason === null ? [] : [texts.reasons[first.reason](network, words)];
  const left = posts.length - LISTED;
  return {
    language,
    subject: text.subject(about),
    preview: [...why, text.kept(about)].join(' '),
    label: { text: text.label, tone: TONES[need] },
    title: text.title(about),
    paragraphs: [GREETING[language](recipient.firstName), ...why],
    items: posts.slice(0, LISTED).map((post) => ({
      title: oneLine(post.title),
      detail: texts.postDetail(
        oneLine(post.targetName),
        network,
        writeMoment(post.dueAt, language, post.timeZone ?? recipient.timeZone),
      ),
      url: `${publicUrl}/posts/${post.commentOf ?? post.id}`,
    })),
    notes: [
      { heading: texts.kept, text: left > 0 ? `${text.kept(about)} ${texts.more(left)}` : text.kept(about) },
      { heading: texts.todo, text: text.todo(about) },
    ],
    button: {
      label: text.button(about),
      url: reconnects ? `${publicUrl}/integrations` : `${publicUrl}/posts/${first.commentOf ?? first.id}`,
    },
    footer: texts.footer.posts,
  };
}

export function presentEnding(news: {
  recipient: Recipient;
  network: string;
  stage: EndingStage;
  expiresAt: Date;
  publicUrl: string;
}): MailContent {
  const { recipient, stage, expiresAt, publicUrl } = news;
  const { language } = recipient;
  const texts = TEXTS[language];
  const text = texts.ending[stage];
  const network = networkName(news.network);
  const words = texts.targets[usualTarget(news.network)];
  const moment = writeMoment(expiresAt, language, recipient.timeZone);
  return {
    language,
    subject: text.subject(network, moment),
    preview: text.lead(network, words),
    label: { text: text.label, tone: 'attention' },
    title: text.title(network, moment),
    paragraphs: [GREETING[language](recipient.firstName), texts.ends(network, moment), text.lead(network, words)],
    items: [],
    notes: [{ heading: texts.kept, text: text.kept(network) }],
    button: { label: text.button(network), url: `${publicUrl}/integrations` },
    footer: texts.footer.connection,
  };
}
