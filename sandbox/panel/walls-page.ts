import { html, type Html } from '../kit/html.ts';
import type { Language } from '../kit/language.ts';
import { initials } from '../kit/words.ts';
import { renderPost } from './post-card.ts';
import { panelTexts } from './texts.ts';
import type { WallPage } from './wall-model.ts';

function wall(page: WallPage, language: Language): Html {
  const id = `wall-${page.id}`;
  const empty = page.posts.length === 0;
  return html`<section class="wall" aria-labelledby="${id}" data-page-id="${page.id}">
    <header class="wall-head">
      <span class="avatar big" aria-hidden="true">${initials(page.name)}</span>
      <div>
        <h2 id="${id}">${page.name}</h2>
        <p class="quiet">${empty ? panelTexts[language].wallEmpty : `${page.network} · ${page.category}`}</p>
      </div>
    </header>
    ${page.posts.map((post) => renderPost(post, language, 'wall'))}
  </section>`;
}

/** The pages of the network: those with something on them side by side, the empty ones in short below. */
export function renderWalls(pages: readonly WallPage[], language: Language): Html {
  const texts = panelTexts[language];
  const busy = pages.filter(({ posts }) => posts.length > 0);
  const empty = pages.filter(({ posts }) => posts.length === 0);
  return html`<h1>${texts.walls}</h1>
    <p class="lead">${texts.intro} ${texts.wallsHint}</p>
    ${busy.length > 0 && html`<div class="walls">${busy.map((page) => wall(page, language))}</div>`}
    <div class="walls empty-walls">${empty.map((page) => wall(page, language))}</div>`;
}
