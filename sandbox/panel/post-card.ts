import { html, type Html } from '../kit/html.ts';
import { icon } from '../kit/icons.ts';
import type { Language } from '../kit/language.ts';
import { initials } from '../kit/words.ts';
import { panelTexts } from './texts.ts';
import { renderTime } from './time.ts';
import type { WallPost } from './wall-model.ts';

const SHOWN_OF_DIGEST = 12;

/** A digest short enough to read, whole on hovering and for the tests. */
export function renderDigest(digest: string): Html {
  return html`<code class="digest" title="${digest}" data-digest="${digest}"
    >${digest.slice(0, SHOWN_OF_DIGEST)}…</code
  >`;
}

/** Text as it was posted, with its line ends and its links. */
function renderMessage(message: string): Html {
  const parts = message.split(/(https?:\/\/[^\s]+)/);
  const words = parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
  return html`<p class="post-text">${words}</p>`;
}

function renderLink(link: string): Html {
  return html`<a class="post-link" href="${link}"
    >${icon('link')}<span><span class="quiet">${new URL(link).hostname}</span><br />${link}</span></a
  >`;
}

/** One post as the network shows it. On its own page the picture is as wide as the page. */
export function renderPost(post: WallPost, language: Language, place: 'wall' | 'page'): Html {
  const texts = panelTexts[language];
  const when = post.scheduled
    ? html`<span class="chip amber"
        >${icon('clock')}<span>${texts.scheduledFor} ${renderTime(post.at, language)}</span></span
      >`
    : html`<span class="quiet">${renderTime(post.at, language)}</span>`;
  return html`<article
    class="post ${place}"
    data-post-id="${post.id}"
    data-scheduled="${String(post.scheduled)}"
    aria-label="${texts.postBy(post.pageName)}"
  >
    <header class="post-head">
      <span class="avatar" aria-hidden="true">${initials(post.pageName)}</span>
      <span><strong>${post.pageName}</strong><br />${when}</span>
    </header>
    ${post.message !== '' && renderMessage(post.message)}
    <div class="pictures count-${Math.min(post.pictures.length, 4)}">
      ${post.pictures.map((picture) => html`<img src="${picture.address}" alt="${picture.altText || texts.pictureOf(post.pageName)}" loading="lazy" />`)}
    </div>
    ${post.film && html`<video src="${post.film.address}" controls preload="metadata"></video>`}
    ${post.link !== null && renderLink(post.link)}
    ${post.comments?.map((comment) => html`<p class="post-comment">${icon('comment')}<span>${comment}</span></p>`)}
    <footer class="post-foot">
      ${post.film && html`<span>${texts.file} ${renderDigest(post.film.digest)}</span>`}
      ${post.pictures.map((picture) => html`<span>${texts.file} ${renderDigest(picture.digest)}</span>`)}
      ${post.pictures.filter(({ altText }) => altText).map(({ altText }) => html`<span>${texts.altText} ${altText}</span>`)}
      ${place === 'wall' && post.address !== null && html`<a href="${post.address}">${texts.openPost}</a>`}
    </footer>
  </article>`;
}
