import { html, type Html } from '../../kit/html.ts';
import { controlForm, type Frame } from '../../panel/frame.ts';
import { panelTexts } from '../../panel/texts.ts';
import { lifeEvents } from './switches.ts';

function appSection(frame: Frame, demandsProof: boolean): Html {
  const texts = panelTexts[frame.language];
  const button = html`<button class="button plain">${demandsProof ? texts.dropProof : texts.demandProof}</button>`;
  return html`<section class="card" aria-labelledby="app">
    <h2 id="app">${texts.app}</h2>
    <p class="quiet">${texts.appHint}</p>
    <p>${demandsProof ? texts.proofDemanded : texts.proofNotDemanded}</p>
    ${controlForm(frame, '/facebook/_settings', { demandProof: String(!demandsProof) }, button)}
  </section>`;
}

function lifeSection(frame: Frame, people: readonly { id: string; name: string }[]): Html {
  const texts = panelTexts[frame.language];
  const fields = html`<label
      >${texts.person}
      <select name="personId">
        ${people.map(({ id, name }) => html`<option value="${id}">${name}</option>`)}
      </select></label
    >
    <label
      >${texts.whatHappens}
      <select name="reason">
        ${lifeEvents.map(({ reason, title }) => html`<option value="${reason}">${title[frame.language]}</option>`)}
      </select></label
    >
    <button class="button plain">${texts.happen}</button>`;
  return html`<section class="card" aria-labelledby="life">
    <h2 id="life">${texts.life}</h2>
    <p class="quiet">${texts.lifeHint}</p>
    ${controlForm(frame, '/facebook/_revoke', {}, fields)}
  </section>`;
}

/** What the panel offers beside the faults: the owner's switch of the app, and what happens in people's lives. */
export function panelSections(
  frame: Frame,
  view: { people: readonly { id: string; name: string }[]; demandsProof: boolean },
): Html {
  return html`${appSection(frame, view.demandsProof)} ${lifeSection(frame, view.people)}`;
}
