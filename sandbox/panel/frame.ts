import { html, type Html } from '../kit/html.ts';
import { icon, type IconName, mark } from '../kit/icons.ts';
import type { Language } from '../kit/language.ts';
import { panelTexts } from './texts.ts';
import { renderTime } from './time.ts';

export type PanelPage = 'walls' | 'mailbox' | 'authenticator' | 'faults' | 'requests';

export interface Frame {
  base: string;
  language: Language;
  /** Set when the language was asked for by `?lang=`, so that every link keeps it. */
  keepLanguage: boolean;
  page: PanelPage;
  now: number;
}

const pages: { page: PanelPage; path: string; icon: IconName }[] = [
  { page: 'walls', path: '', icon: 'wall' },
  { page: 'mailbox', path: '/mailbox', icon: 'mail' },
  { page: 'authenticator', path: '/authenticator', icon: 'phone' },
  { page: 'faults', path: '/faults', icon: 'bolt' },
  { page: 'requests', path: '/requests', icon: 'list' },
];

/** The address of a panel page that keeps the chosen language. */
export function addressOf(frame: Frame, page: PanelPage, language?: Language): string {
  const path = pages.find((entry) => entry.page === page)?.path ?? '';
  const kept = language ?? (frame.keepLanguage ? frame.language : undefined);
  return `${frame.base}${path}${kept === undefined ? '' : `?lang=${kept}`}`;
}

/** A form that calls a control; with script the page stays, without it the browser comes back here. */
export function controlForm(frame: Frame, path: string, fields: Record<string, string>, content: Html): Html {
  const hidden = Object.entries({ ...fields, back: addressOf(frame, frame.page) });
  return html`<form class="control" method="post" action="${frame.base}${path}" data-control>
    ${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)} ${content}
  </form>`;
}

function clockBar(frame: Frame): Html {
  const texts = panelTexts[frame.language];
  const steps: [string, number][] = [
    [texts.tenMinutes, 600_000],
    [texts.oneHour, 3_600_000],
    [texts.oneDay, 86_400_000],
  ];
  const field = new Date(frame.now).toISOString().slice(0, 16);
  return html`<section class="clock" aria-label="${texts.clock}" data-swap="clock">
    <p class="clock-now">
      ${icon('clock')}<span>${texts.clockNow} <strong>${renderTime(frame.now, frame.language)}</strong></span>
    </p>
    <div class="clock-steps">
      ${steps.map(([label, ms]) =>
        controlForm(
          frame,
          '/_clock',
          { advanceMs: String(ms) },
          html`<button class="button plain small">${label}</button>`,
        ),
      )}
      ${controlForm(
        frame,
        '/_clock',
        {},
        html`<label class="inline"
            >${texts.setTo} <input type="datetime-local" name="at" value="${field}" required
          /></label>
          <button class="button plain small">${texts.set}</button>`,
      )}
    </div>
  </section>`;
}

function resetBox(frame: Frame): Html {
  const texts = panelTexts[frame.language];
  return html`<footer class="foot">
    <details>
      <summary>${texts.reset}</summary>
      <p class="quiet">${texts.resetHint}</p>
      ${controlForm(frame, '/_reset', {}, html`<button class="button danger">${texts.resetConfirm}</button>`)}
    </details>
  </footer>`;
}

/** What all pages of the panel share: the name, the ways to the others, the clock, and starting over. */
export function renderFrame(frame: Frame, content: Html): Html {
  const texts = panelTexts[frame.language];
  const other = frame.language === 'es' ? 'en' : 'es';
  return html`<a class="skip" href="#content">${texts.skip}</a>
    <header class="top">
      <a class="brand" href="${addressOf(frame, 'walls')}">${mark}<span>${texts.title}</span></a>
      <nav aria-label="${texts.nav}">
        <ul>
          ${pages.map(({ page, icon: name }) => {
            const current = page === frame.page ? html` aria-current="page"` : null;
            return html`<li>
              <a href="${addressOf(frame, page)}" ${current}>${icon(name)}<span>${texts[page]}</span></a>
            </li>`;
          })}
        </ul>
      </nav>
      <a class="language" lang="${other}" hreflang="${other}" href="${addressOf(frame, frame.page, other)}"
        >${texts.otherLanguage}</a
      >
    </header>
    ${clockBar(frame)}
    <p class="status" role="status" data-status data-done="${texts.done}" data-failed="${texts.failed}"></p>
    <main id="content" tabindex="-1" data-swap="content">${content}</main>
    ${resetBox(frame)}`;
}
