import type { Fault } from '../kit/faults.ts';
import { html, type Html } from '../kit/html.ts';
import { icon } from '../kit/icons.ts';
import { controlForm, type Frame } from './frame.ts';
import { facebookSwitches, identitySwitches, lifeEvents, mailSwitches, type Switch } from './switches.ts';
import { panelTexts } from './texts.ts';

export interface FaultsView {
  facebook: Fault[];
  google: Fault[];
  apple: Fault[];
  mail: Fault[];
  people: { id: string; name: string }[];
  demandsProof: boolean;
}

function switchCard(frame: Frame, vendor: string, entry: Switch, index: number): Html {
  const texts = panelTexts[frame.language];
  const id = `${vendor}-${index}`;
  const controls = html`<label class="inline" for="${id}-times">${texts.times}</label>
    <input id="${id}-times" class="times" type="number" name="times" value="1" min="1" max="1000" />
    <button class="button plain small" aria-describedby="${id}">${texts.switchOn}</button>`;
  return html`<li class="switch">
    <div id="${id}">
      <strong>${entry.title[frame.language]}</strong>
      <p class="quiet">${entry.hint[frame.language]}</p>
    </div>
    ${controlForm(frame, `/${vendor}/_faults`, entry.fields, controls)}
  </li>`;
}

function describe(fault: Fault): string {
  const match = [fault.match.method, fault.match.path].filter((part) => part !== undefined).join(' ');
  return [fault.failure ?? fault.kind, fault.code, match]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ');
}

function activeFaults(frame: Frame, vendor: string, faults: readonly Fault[]): Html {
  const texts = panelTexts[frame.language];
  if (faults.length === 0) return html`<p class="quiet">${texts.noneActive}</p>`;
  return html`<ul class="active">
      ${faults.map(
        (fault) =>
          html`<li class="chip brick">
            ${icon('bolt')}<span><code>${describe(fault)}</code> ${texts.timesLeft(fault.times)}</span>
          </li>`,
      )}
    </ul>
    ${controlForm(frame, `/${vendor}/_faults/clear`, {}, html`<button class="button plain small">${texts.clearFaults}</button>`)}`;
}

function vendorSection(
  frame: Frame,
  vendor: string,
  name: string,
  faults: readonly Fault[],
  switches: readonly Switch[],
): Html {
  const texts = panelTexts[frame.language];
  return html`<section class="card" aria-labelledby="faults-${vendor}">
    <h2 id="faults-${vendor}">${name}</h2>
    <h3>${texts.active}</h3>
    ${activeFaults(frame, vendor, faults)}
    <ul class="switches">
      ${switches.map((entry, index) => switchCard(frame, vendor, entry, index))}
    </ul>
  </section>`;
}

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

function lifeSection(frame: Frame, people: FaultsView['people']): Html {
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

export function renderFaults(frame: Frame, view: FaultsView): Html {
  const texts = panelTexts[frame.language];
  return html`<h1>${texts.faults}</h1>
    <p class="lead">${texts.faultsHint}</p>
    <div class="stack">
      ${vendorSection(frame, 'facebook', 'Facebook', view.facebook, facebookSwitches)}
      ${appSection(frame, view.demandsProof)} ${lifeSection(frame, view.people)}
      ${vendorSection(frame, 'google', 'Google', view.google, identitySwitches)}
      ${vendorSection(frame, 'apple', 'Apple', view.apple, identitySwitches)}
      ${vendorSection(frame, 'mail', texts.mailbox, view.mail, mailSwitches)}
    </div>`;
}
