import { html, type Html } from '../kit/html.ts';
import type { Language } from '../kit/language.ts';
import { initials } from '../kit/words.ts';
import { renderPost } from './post-card.ts';
import { panelTexts } from './texts.ts';
import type { WallPage } from './wall-model.ts';

function wall(page: WallPage, language: Language): Html {
  const id = `wall-${page.id}`;
  return html`<section class="wall" aria-labelledby="${id}" data-page-id="${page.id}">
    <header class="wall-head">
      <span class="avatar big" aria-hidden="true">${initials(page.name)}</span>
      <div>
        <h2 id="${id}">${page.name}</h2>
        <p class="quiet">Facebook · ${page.category}</p>
      </div>
    </header>
    ${page.posts.length === 0
      ? html`<p class="empty">${panelTexts[language].wallEmpty}</p>`
      : page.posts.map((post) => renderPost(post, language, 'wall'))}
  </section>`;
}

/** The pages of the network, those with something on them first. */
export function renderWalls(pages: readonly WallPage[], language: Language): Html {
  const texts = panelTexts[language];
  const busyFirst = pages.toSorted((a, b) => Number(b.posts.length > 0) - Number(a.posts.length > 0));
  return html`<h1>${texts.walls}</h1>
    <p class="lead">${texts.intro} ${texts.wallsHint}</p>
    <div class="walls">${busyFirst.map((page) => wall(page, language))}</div>`;
}
