import type { Language } from '../languages.ts';

/** What visitors of a member's blog agree to, unless the member has written their own. A text of law: *usted* in Spanish. */
const CONSENT: Record<Language, (firstName: string) => string> = {
  en: (name) =>
    `By submitting this form you agree that ${name} may contact you about real estate by phone, e-mail or text. Your information will not be sold. You can ask to be removed at any time.`,
  es: (name) =>
    `Al enviar este formulario usted acepta que ${name} se comunique con usted sobre bienes raíces por teléfono, correo electrónico o mensaje de texto. Su información no se venderá. Puede pedir su eliminación en cualquier momento.`,
};

export function defaultConsent(language: Language, firstName: string): string {
  return CONSENT[language](firstName.trim());
}

/** The consent text as it is kept: the default paragraph is kept as empty, so that it follows the member's name. */
export function storedConsent(language: Language, typed: string, firstName: string): string {
  const text = typed.trim();
  return text === defaultConsent(language, firstName) ? '' : text;
}

/** The consent text as it is read: the member's own, or the default paragraph. */
export function shownConsent(language: Language, stored: string, firstName: string): string {
  return stored === '' ? defaultConsent(language, firstName) : stored;
}
