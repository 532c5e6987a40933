import { html, type Html } from '../../kit/html.ts';
import { icon } from '../../kit/icons.ts';
import type { Language } from '../../kit/language.ts';
import { initials } from '../../kit/words.ts';
import type { Identity, ProviderName } from './people.ts';
import { identityTexts, providerNames } from './texts.ts';

function frame(provider: ProviderName, language: Language, content: Html): Html {
  return html`<div class="dialog">
    <header class="stand-in">
      ${icon('info')}<span>${identityTexts[language].plainly(providerNames[provider])}</span>
    </header>
    <main class="dialog-card">${content}</main>
  </div>`;
}

/** Who is signing in? One button a person, as the providers show it to those who have several accounts. */
export function chooseIdentity(provider: ProviderName, people: readonly Identity[], language: Language): Html {
  const texts = identityTexts[language];
  const rows = people.map(
    ({ sub, name, email, note }) =>
      html`<li>
        <button class="person" name="sub" value="${sub}">
          <span class="avatar" aria-hidden="true">${initials(name)}</span>
          <span class="person-name">${name}<br /><span class="quiet">${email}</span></span>
          <span class="quiet">${note[language]}</span>
        </button>
      </li>`,
  );
  return frame(
    provider,
    language,
    html`<h1>${texts.who}</h1>
      <p class="quiet">${texts.whoHint}</p>
      <form method="post">
        <ul class="people">
          ${rows}
        </ul>
        <button class="button plain" name="sub" value="">${texts.cancel}</button>
      </form>`,
  );
}

export function signInGone(provider: ProviderName, language: Language): Html {
  const texts = identityTexts[language];
  return frame(
    provider,
    language,
    html`<h1>${texts.gone}</h1>
      <p>${texts.goneHint}</p>`,
  );
}
