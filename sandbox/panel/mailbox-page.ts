import { html, type Html } from '../kit/html.ts';
import { icon } from '../kit/icons.ts';
import { addressOf, type Frame } from './frame.ts';
import { panelTexts } from './texts.ts';
import { renderTime } from './time.ts';

/** What the panel shows of a message. */
export interface Letter {
  id: string;
  from: string;
  to: string[];
  subject: string;
  receivedAt: number;
}

function line(frame: Frame, letter: Letter, open: boolean): Html {
  const texts = panelTexts[frame.language];
  const address = addressOf(frame, 'mailbox');
  const query = `${address.includes('?') ? '&' : '?'}message=${letter.id}`;
  return html`<li>
    <a class="letter-line" href="${address}${query}" ${open ? html` aria-current="true"` : null}>
      <strong>${letter.subject === '' ? texts.noSubject : letter.subject}</strong>
      <span class="quiet">${letter.to.join(', ')}</span>
      <span class="quiet">${renderTime(letter.receivedAt, frame.language)}</span>
    </a>
  </li>`;
}

function opened(frame: Frame, letter: Letter): Html {
  const texts = panelTexts[frame.language];
  return html`<article class="letter" aria-labelledby="letter-subject">
    <h2 id="letter-subject">${letter.subject === '' ? texts.noSubject : letter.subject}</h2>
    <dl>
      <div>
        <dt>${texts.from}</dt>
        <dd>${letter.from}</dd>
      </div>
      <div>
        <dt>${texts.to}</dt>
        <dd>${letter.to.join(', ')}</dd>
      </div>
      <div>
        <dt>${texts.received}</dt>
        <dd>${renderTime(letter.receivedAt, frame.language)}</dd>
      </div>
    </dl>
    <iframe
      title="${texts.letter}"
      src="${frame.base}/mail/messages/${letter.id}/body"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      tabindex="0"
    ></iframe>
  </article>`;
}

/** Newest first; the newest is open unless another one was asked for. */
export function renderMailbox(frame: Frame, letters: readonly Letter[], asked: string | undefined): Html {
  const texts = panelTexts[frame.language];
  const open = letters.find(({ id }) => id === asked) ?? letters[0];
  return html`<h1>${texts.mailbox}</h1>
    <p class="lead">${texts.mailHint}</p>
    ${
      open === undefined
        ? html`<div class="empty big">
            ${icon('mail')}<strong>${texts.mailEmpty}</strong><span>${texts.mailEmptyHint}</span>
          </div>`
        : html`<div class="mailbox">
            <ul class="letters">
              ${letters.map((letter) => line(frame, letter, letter === open))}
            </ul>
            ${opened(frame, open)}
          </div>`
    }`;
}
