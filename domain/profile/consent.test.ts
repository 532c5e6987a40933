import { expect, test } from 'vitest';
import { defaultConsent, shownConsent, storedConsent } from './consent.ts';

test('the default paragraph names the member, in English and Spanish', () => {
  expect(defaultConsent('en', 'Ann')).toBe(
    'By submitting this form you agree that Ann may contact you about real estate by phone, e-mail or text. Your information will not be sold. You can ask to be removed at any time.',
  );
  expect(defaultConsent('es', 'Ann')).toBe(
    'Al enviar este formulario usted acepta que Ann se comunique con usted sobre bienes raíces por teléfono, correo electrónico o mensaje de texto. Su información no se venderá. Puede pedir su eliminación en cualquier momento.',
  );
});

test.each(['en', 'es'] as const)(
  'the default paragraph (%s) is kept as empty, with spaces around it too, and read as itself',
  (language) => {
    const paragraph = defaultConsent(language, 'Ann');
    expect(storedConsent(language, ` ${paragraph}\n`, 'Ann')).toBe('');
    expect(shownConsent(language, '', 'Ann')).toBe(paragraph);
  },
);

test('words of one’s own are kept, also the default paragraph of somebody else', () => {
  expect(storedConsent('en', ' Mine. ', 'Ann')).toBe('Mine.');
  expect(storedConsent('en', defaultConsent('en', 'Ben'), 'Ann')).toBe(defaultConsent('en', 'Ben'));
  expect(shownConsent('en', 'Mine.', 'Ann')).toBe('Mine.');
});
