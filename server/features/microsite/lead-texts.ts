import type { LeadFault, LeadField } from './lead-form.ts';
import type { Language } from './ports.ts';

/** The words of the form. Clients read them: Spanish says *usted*. */
interface LeadTexts {
  title(firstName: string): string;
  taken(firstName: string): string;
  fields: Record<LeadField | 'consent', string>;
  optional: string;
  send: string;
  check: string;
  tooMany: string;
  /** @param field the label of the field */
  faults: Record<LeadFault, (field: string) => string>;
}

export const LEAD_TEXTS: Record<Language, LeadTexts> = {
  en: {
    title: (firstName) => (firstName === '' ? 'Ask a question' : `Ask ${firstName} a question`),
    taken: (firstName) =>
      firstName === ''
        ? 'Thank you. Your message has arrived, and you will hear back soon.'
        : `Thank you. ${firstName} has your message and will get back to you.`,
    fields: {
      name: 'Your name',
      email: 'Email address',
      phone: 'Phone number',
      message: 'Your question',
      consent: 'Your consent',
    },
    optional: '(optional)',
    send: 'Send',
    check: 'Nothing was sent yet. Please look at what is marked below.',
    tooMany: 'Too many messages have come from here. Please wait a few minutes, or call instead.',
    faults: {
      missing: (field) => `${field}: please fill this in.`,
      'too-long': (field) => `${field}: this is too long.`,
      'not-an-email': () => 'This is not a complete email address, such as name@example.com.',
      'not-a-phone': () => 'This is not a phone number. Leave it empty if you would rather be written to.',
    },
  },
  es: {
    title: (firstName) => (firstName === '' ? 'Haga una pregunta' : `Pregúntele a ${firstName}`),
    taken: (firstName) =>
      firstName === ''
        ? 'Gracias. Su mensaje llegó y pronto recibirá respuesta.'
        : `Gracias. ${firstName} ya tiene su mensaje y se comunicará con usted.`,
    fields: {
      name: 'Su nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      message: 'Su pregunta',
      consent: 'Su consentimiento',
    },
    optional: '(opcional)',
    send: 'Enviar',
    check: 'Todavía no se envió nada. Revise lo que está marcado abajo.',
    tooMany: 'Llegaron demasiados mensajes desde aquí. Espere unos minutos o llame por teléfono.',
    faults: {
      missing: (field) => `${field}: complete este dato.`,
      'too-long': (field) => `${field}: es demasiado largo.`,
      'not-an-email': () => 'Este correo no está completo. Un ejemplo: nombre@ejemplo.com.',
      'not-a-phone': () => 'Este no es un número de teléfono. Déjelo vacío si prefiere que le escriban.',
    },
  },
};
