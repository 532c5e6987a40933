import { html, type Html } from '../html.ts';
import { icon } from '../icons.ts';
import type { Language } from '../language.ts';
import { initials } from '../words.ts';

const texts = {
  en: {
    title: (network: string) => `Log in to ${network}`,
    plainly: (network: string) => `Sandbox network: this stands in for ${network}. Nothing leaves this machine.`,
    who: (network: string) => `Yardsign asks to use ${network} for you`,
    whoHint: 'Pick a person of the sandbox to say yes as. No password is needed here.',
    scopes: 'What it may do',
    cancel: 'Cancel',
    problem: 'This login cannot start',
    problemHint: (network: string) =>
      `The application that sent you here asked in a way that ${network} would refuse. Go back and try again.`,
  },
  es: {
    title: (network: string) => `Inicia sesión en ${network}`,
    plainly: (network: string) => `Red de pruebas: hace el papel de ${network}. Nada sale de este equipo.`,
    who: (network: string) => `Yardsign pide usar ${network} en tu nombre`,
    whoHint: 'Elige una persona de la red de pruebas que diga que sí. Aquí no hace falta contraseña.',
    scopes: 'Lo que podrá hacer',
    cancel: 'Cancelar',
    problem: 'Este inicio de sesión no puede empezar',
    problemHint: (network: string) =>
      `La aplicación que te envió aquí preguntó de una forma que ${network} rechazaría. Vuelve e inténtalo de nuevo.`,
  },
} as const;

export const consentTitle = (network: string, language: Language): string => texts[language].title(network);

export function standIn(network: string, language: Language): Html {
  return html`<header class="stand-in">${icon('info')}<span>${texts[language].plainly(network)}</span></header>`;
}

function frame(network: string, language: Language, content: Html): Html {
  return html`<div class="dialog">
    ${standIn(network, language)}
    <main class="dialog-card">${content}</main>
  </div>`;
}

export interface ConsentPerson {
  id: string;
  name: string;
  /** What else is reached through them. */
  note: string;
}

/** A consent screen that is agreed to whole or not at all: one button a person, and one to say no. */
export function consentPage(
  asked: { network: string; people: readonly ConsentPerson[]; scopes: readonly string[] },
  language: Language,
): Html {
  const { network } = asked;
  const words = texts[language];
  return frame(
    network,
    language,
    html`<h1>${words.who(network)}</h1>
      <p class="quiet">${words.whoHint}</p>
      <form method="post">
        <ul class="people">
          ${asked.people.map(
            ({ id, name, note }) =>
              html`<li>
                <button class="person" name="person" value="${id}">
                  <span class="avatar" aria-hidden="true">${initials(name)}</span>
                  <span class="person-name">${name}</span>
                  <span class="quiet">${note}</span>
                </button>
              </li>`,
          )}
        </ul>
        <button class="button plain" name="person" value="">${words.cancel}</button>
      </form>
      <p class="quiet">${words.scopes}: ${asked.scopes.join(', ')}</p>`,
  );
}

export function consentProblem(network: string, message: string, language: Language): Html {
  const words = texts[language];
  return frame(
    network,
    language,
    html`<h1>${words.problem}</h1>
      <p>${words.problemHint(network)}</p>
      <p class="quiet"><code>${message}</code></p>`,
  );
}
