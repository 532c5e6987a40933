import type { EndingStage } from '@yardsign/domain/alerts/ending-stage';
import type { PostNeed } from '@yardsign/domain/alerts/post-need';
import type { MailContent, Tone } from '../../platform/mail/mail-content.ts';
import type { EndedSession } from '../access/read-ended-session.ts';
import type { Recipient } from '../access/read-recipient.ts';
import type { NetworkId } from '../sharing/ports.ts';
import type { PostToTell } from '../sharing/posts-to-tell.ts';
import { nameDevice } from './name-device.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export const TEXTS = { en, es };
const LOCALES = { en: 'en-US', es: 'es-US' };
const NETWORK_NAMES: Record<NetworkId, string> = { facebook: 'Facebook' };
/** A mail is cut off when it grows too long; the calendar has them all. */
const LISTED = 20;

const TONES: Record<PostNeed, Tone> = {
  failed: 'failure',
  missed: 'failure',
  reconnect: 'attention',
  reconnect_to_check: 'attention',
  unknown: 'attention',
  absent: 'attention',
};

/** Day and time as the reader writes them, with the zone, because a mail may be read anywhere. */
export function writeMoment(at: Date, language: 'en' | 'es', timeZone: string): string {
  const locale = LOCALES[language];
  const date = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at);
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
  if (language === 'en') return `${date} at ${time}`;
  return `${date.replace(',', '')} ${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`;
}

/** A caption's title may hold anything; in a mail it is one line. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export function presentPosts(news: {
  recipient: Recipient;
  need: PostNeed;
  posts: readonly [PostToTell, ...PostToTell[]];
  publicUrl: string;
}): MailContent {
  const { recipient, need, posts, publicUrl } = news;
  const { language } = recipient;
  const texts = TEXTS[language];
  const text = texts.posts[need];
  const [first] = posts;
  const network = NETWORK_NAMES[first.network];
  const about = { count: posts.length, network, title: oneLine(first.title) };
  const reconnects = need === 'reconnect' || need === 'reconnect_to_check';
  const why = first.reason === null ? [] : [texts.reasons[first.reason](network)];
  const left = posts.length - LISTED;
  return {
    language,
    subject: text.subject(about),
    preview: [...why, text.kept(about)].join(' '),
    label: { text: text.label, tone: TONES[need] },
    title: text.title(about),
    paragraphs: [texts.hello(recipient.firstName), ...why],
    items: posts.slice(0, LISTED).map((post) => ({
      title: oneLine(post.title),
      detail: texts.postDetail(
        oneLine(post.pageName),
        network,
        writeMoment(post.dueAt, language, post.timeZone ?? recipient.timeZone),
      ),
      url: `${publicUrl}/posts/${post.id}`,
    })),
    notes: [
      { heading: texts.kept, text: left > 0 ? `${text.kept(about)} ${texts.more(left)}` : text.kept(about) },
      { heading: texts.todo, text: text.todo(about) },
    ],
    button: {
      label: text.button(about),
      url: reconnects ? `${publicUrl}/integrations` : `${publicUrl}/posts/${first.id}`,
    },
    footer: texts.footer.posts,
  };
}

export function presentEnding(news: {
  recipient: Recipient;
  network: NetworkId;
  stage: EndingStage;
  expiresAt: Date;
  publicUrl: string;
}): MailContent {
  const { recipient, stage, expiresAt, publicUrl } = news;
  const { language } = recipient;
  const texts = TEXTS[language];
  const text = texts.ending[stage];
  const network = NETWORK_NAMES[news.network];
  const moment = writeMoment(expiresAt, language, recipient.timeZone);
  return {
    language,
    subject: text.subject(network, moment),
    preview: text.lead(network),
    label: { text: text.label, tone: 'attention' },
    title: text.title(network, moment),
    paragraphs: [texts.hello(recipient.firstName), texts.ends(network, moment), text.lead(network)],
    items: [],
    notes: [{ heading: texts.kept, text: text.kept(network) }],
    button: { label: text.button(network), url: `${publicUrl}/integrations` },
    footer: texts.footer.connection,
  };
}

export function presentSessionEnded(news: {
  recipient: Recipient;
  session: EndedSession;
  publicUrl: string;
}): MailContent {
  const { recipient, session, publicUrl } = news;
  const { language, timeZone } = recipient;
  const text = TEXTS[language].session;
  const { browser, system } = nameDevice(session.userAgent);
  const moment = (at: Date) => writeMoment(at, language, timeZone);
  return {
    language,
    subject: text.subject,
    preview: text.preview,
    label: { text: text.label, tone: 'notice' },
    title: text.title,
    paragraphs: [TEXTS[language].hello(recipient.firstName), text.lead, text.meaning],
    items: [],
    notes: [
      {
        heading: text.which,
        text: text.described(text.device(browser, system), moment(session.startedAt), moment(session.endedAt)),
      },
      { heading: TEXTS[language].todo, text: text.todo },
    ],
    button: { label: text.button, url: `${publicUrl}/login` },
    footer: TEXTS[language].footer.session,
  };
}
