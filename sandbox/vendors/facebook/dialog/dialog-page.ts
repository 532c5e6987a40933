import { html, type Html } from '../../../kit/html.ts';
import { icon } from '../../../kit/icons.ts';
import type { Language } from '../../../kit/language.ts';
import { initials } from '../../../kit/words.ts';
import { grantOf } from '../caller.ts';
import { type DialogRequest, dialogQuery } from './dialog-request.ts';
import { dialogTexts } from './dialog-texts.ts';
import type { Network } from '../network.ts';
import type { Page, Person } from '../state.ts';

function frame(language: Language, content: Html): Html {
  const texts = dialogTexts[language];
  return html`<div class="dialog">
    <header class="stand-in">${icon('info')}<span>${texts.plainly}</span></header>
    <main class="dialog-card">${content}</main>
  </div>`;
}

function pagesOf(network: Network, person: Person): Page[] {
  return network.state().pages.filter(({ roles }) => roles[person.id] !== undefined);
}

/** Step one: which of the sandbox's people is logging in. */
export function choosePerson(network: Network, request: DialogRequest, language: Language): Html {
  const texts = dialogTexts[language];
  const people = network.state().people.map((person) => {
    const count = pagesOf(network, person).length;
    return html`<li>
      <a class="person" href="?${dialogQuery(request, { person: person.id, lang: language })}">
        <span class="avatar" aria-hidden="true">${initials(person.name)}</span>
        <span class="person-name">${person.name}</span>
        <span class="quiet">${count === 0 ? texts.noPages : texts.pages(count)}</span>
      </a>
    </li>`;
  });
  return frame(
    language,
    html`<h1>${texts.who}</h1>
      <p class="quiet">${texts.whoHint}</p>
      <ul class="people">
        ${people}
      </ul>
      <form method="post">
        ${carried(request, language)}
        <button class="button plain" name="decision" value="cancel">${texts.cancel}</button>
      </form>`,
  );
}

function carried(request: DialogRequest, language: Language): Html {
  const entries = [...new URLSearchParams(dialogQuery(request, { lang: language }))];
  return html`${entries.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;
}

function tick(
  name: string,
  value: string,
  label: string,
  more: { note?: string; disabled?: boolean; ticked?: boolean },
): Html {
  const disabled = more.disabled === true ? html` disabled` : null;
  const ticked = more.ticked === false ? null : html` checked`;
  return html`<li>
    <label class="tick">
      <input type="checkbox" name="${name}[]" value="${value}" ${ticked}${disabled} />
      <span>${label}${more.note === undefined ? null : html` <span class="quiet">(${more.note})</span>`}</span>
    </label>
  </li>`;
}

function scopeTick(scope: string, declined: boolean, language: Language): Html {
  const texts = dialogTexts[language];
  const label = texts.permissions[scope] ?? scope;
  if (scope === 'public_profile') return tick('scopes', scope, label, { note: texts.always, disabled: true });
  if (declined) return tick('scopes', scope, label, { note: texts.declinedBefore, disabled: true, ticked: false });
  return tick('scopes', scope, label, {});
}

/** Step two: which pages and which permissions. What was declined before is asked again only on a re-request. */
export function choosePermissions(network: Network, request: DialogRequest, person: Person, language: Language): Html {
  const texts = dialogTexts[language];
  const { declined } = grantOf(network, person.id);
  const pages = pagesOf(network, person);
  return frame(
    language,
    html`<h1>${texts.asks(person.name)}</h1>
      <form method="post">
        ${carried(request, language)}
        <input type="hidden" name="person" value="${person.id}" />
        <fieldset>
          <legend>${texts.choosePages}</legend>
          <ul class="ticks">
            ${pages.map((page) => tick('pages', page.id, page.name, { note: page.category }))}
          </ul>
          ${pages.length === 0 && html`<p class="quiet">${texts.noPages}</p>`}
        </fieldset>
        <fieldset>
          <legend>${texts.choosePermissions}</legend>
          <ul class="ticks">
            ${request.scopes.map((scope) => scopeTick(scope, !request.rerequest && declined.includes(scope), language))}
          </ul>
        </fieldset>
        <div class="actions">
          <button class="button" name="decision" value="continue">${texts.proceed(person.name)}</button>
          <button class="button plain" name="decision" value="cancel">${texts.cancel}</button>
        </div>
      </form>
      <p><a href="?${dialogQuery(request, { lang: language })}">${texts.someoneElse}</a></p>`,
  );
}

export function dialogProblem(message: string, language: Language): Html {
  const texts = dialogTexts[language];
  return frame(
    language,
    html`<h1>${texts.problem}</h1>
      <p>${texts.problemHint}</p>
      <p class="quiet"><code>${message}</code></p>`,
  );
}
