import { html, type Html } from '../kit/html.ts';
import type { Language } from '../kit/language.ts';
import type { LoggedRequest } from '../kit/request-log.ts';
import { renderDigest } from './post-card.ts';
import { panelTexts } from './texts.ts';
import { renderTime } from './time.ts';

const SHOWN = 100;

function statusTone(status: number | null): string {
  if (status === null) return 'amber';
  return status >= 400 ? 'brick' : 'lawn';
}

function row(entry: LoggedRequest, language: Language): Html {
  const texts = panelTexts[language];
  const digests = [entry.bodyDigest, ...entry.files.map(({ digest }) => digest)].filter((digest) => digest !== null);
  return html`<tr>
    <td class="nowrap">${renderTime(Date.parse(entry.at), language)}</td>
    <td>
      <code>${entry.method} ${entry.path}</code>
      ${entry.warnings.map((warning) => html`<p class="quiet">${warning}</p>`)}
      <details>
        <summary>${texts.parameters}</summary>
        <pre>${JSON.stringify(entry.params, null, 2)}</pre>
      </details>
    </td>
    <td>
      <span class="chip ${statusTone(entry.status)}">${entry.status ?? texts.noAnswer}</span>
      ${entry.fault !== null && html`<span class="chip amber">${texts.fault}: ${entry.fault}</span>`}
    </td>
    <td>${digests.map((digest) => html`<div>${renderDigest(digest)}</div>`)}</td>
  </tr>`;
}

export function renderRequests(requests: readonly LoggedRequest[], language: Language): Html {
  const texts = panelTexts[language];
  const shown = requests.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, SHOWN);
  return html`<h1>${texts.requests}</h1>
    <p class="lead">${texts.requestsHint}</p>
    ${
      shown.length === 0
        ? html`<p class="empty">${texts.requestsEmpty}</p>`
        : html`<div class="scroller" role="region" aria-label="${texts.requests}" tabindex="0">
            <table>
              <thead>
                <tr>
                  <th scope="col">${texts.time}</th>
                  <th scope="col">${texts.request}</th>
                  <th scope="col">${texts.answer}</th>
                  <th scope="col">${texts.digest}</th>
                </tr>
              </thead>
              <tbody>
                ${shown.map((entry) => row(entry, language))}
              </tbody>
            </table>
          </div>`
    }`;
}
