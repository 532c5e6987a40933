import type { Fault } from '../kit/faults.ts';
import { html, type Html } from '../kit/html.ts';
import { icon } from '../kit/icons.ts';
import { controlForm, type Frame } from './frame.ts';
import {
  hubspotSwitches,
  identitySwitches,
  mailSwitches,
  recurlySwitches,
  s3Switches,
  type Switch,
} from './switches.ts';
import { panelTexts } from './texts.ts';

/** A simulated network, as this page shows it. */
interface ShownNetwork {
  key: string;
  name: string;
  faults: readonly Fault[];
  switches: readonly Switch[];
  /** What it offers besides. */
  sections(frame: Frame): Html;
}

export interface FaultsView {
  networks: readonly ShownNetwork[];
  google: Fault[];
  apple: Fault[];
  mail: Fault[];
  s3: Fault[];
  recurly: Fault[];
  hubspot: Fault[];
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

export function renderFaults(frame: Frame, view: FaultsView): Html {
  const texts = panelTexts[frame.language];
  return html`<h1>${texts.faults}</h1>
    <p class="lead">${texts.faultsHint}</p>
    <div class="stack">
      ${view.networks.map(
        ({ key, name, faults, switches, sections }) =>
          html`${vendorSection(frame, key, name, faults, switches)} ${sections(frame)}`,
      )}
      ${vendorSection(frame, 'google', 'Google', view.google, identitySwitches)}
      ${vendorSection(frame, 'apple', 'Apple', view.apple, identitySwitches)}
      ${vendorSection(frame, 'mail', texts.mailbox, view.mail, mailSwitches)}
      ${vendorSection(frame, 's3', texts.files, view.s3, s3Switches)}
      ${vendorSection(frame, 'recurly', texts.cards, view.recurly, recurlySwitches)}
      ${vendorSection(frame, 'hubspot', 'HubSpot', view.hubspot, hubspotSwitches)}
    </div>`;
}
