import { html, type Html } from '../kit/html.ts';
import type { ShownCode } from '../vendors/authenticator/authenticator.ts';
import { controlForm, type Frame } from './frame.ts';
import { panelTexts } from './texts.ts';

function entry(frame: Frame, shown: ShownCode): Html {
  const texts = panelTexts[frame.language];
  const spoken = `${shown.code.slice(0, 3)} ${shown.code.slice(3)}`;
  const remove = html`<button class="button plain small" aria-label="${texts.removeKey}: ${shown.label}">
    ${texts.removeKey}
  </button>`;
  return html`<li class="switch">
    <div>
      <strong>${shown.label}</strong>
      <p><code class="code" data-code="${shown.code}">${spoken}</code></p>
      <p class="quiet">${texts.codeChanges(shown.secondsLeft)}</p>
    </div>
    ${controlForm(frame, '/authenticator/_remove', { label: shown.label }, remove)}
  </li>`;
}

/** The phone of whoever tries the product: codes of the accounts that it was given the keys of. */
export function renderAuthenticator(frame: Frame, codes: readonly ShownCode[]): Html {
  const texts = panelTexts[frame.language];
  const fields = html`<label
      >${texts.keyLabel}
      <input name="label" maxlength="60" autocomplete="off" />
    </label>
    <label
      >${texts.key}
      <input name="key" required maxlength="500" autocomplete="off" spellcheck="false" />
    </label>
    <button class="button">${texts.addKey}</button>`;
  return html`<h1>${texts.authenticator}</h1>
    <p class="lead">${texts.authenticatorHint}</p>
    <div class="stack">
      <section class="card" aria-labelledby="codes">
        <h2 id="codes">${texts.codes}</h2>
        ${
          codes.length === 0
            ? html`<p class="quiet">${texts.noCodes}</p>`
            : html`<ul class="switches">
                ${codes.map((shown) => entry(frame, shown))}
              </ul>`
        }
      </section>
      <section class="card" aria-labelledby="add-key">
        <h2 id="add-key">${texts.addKeyTitle}</h2>
        <p class="quiet">${texts.addKeyHint}</p>
        ${controlForm(frame, '/authenticator/_add', {}, fields)}
      </section>
    </div>`;
}
