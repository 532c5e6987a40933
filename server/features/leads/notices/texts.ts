import type { Language } from '@yardsign/domain/languages';

/** @param name of the visitor */
interface LeadMailTexts {
  label: string;
  subject(name: string): string;
  lead(name: string): string;
  write(name: string): string;
  message: string;
  noMessage: string;
  phone: string;
  button: string;
  footer: string;
}

export const LEAD_MAIL: Record<Language, LeadMailTexts> = {
  en: {
    label: 'New lead',
    subject: (name) => `${name} wrote to you`,
    lead: (name) =>
      `${name} wrote to you on one of your public pages. If you answer this mail, your answer goes to them.`,
    write: (name) => `Write to ${name}`,
    message: 'What they wrote',
    noMessage: 'They left no message, only how to reach them.',
    phone: 'Phone number',
    button: 'See my leads',
    footer:
      'You get this mail because visitors can write to you on your public pages. You can switch the form off in your profile, under Blog.',
  },
  es: {
    label: 'Nuevo prospecto',
    subject: (name) => `${name} te escribió`,
    lead: (name) =>
      `${name} te escribió en una de tus páginas públicas. Si respondes este correo, tu respuesta le llega directamente.`,
    write: (name) => `Escribirle a ${name}`,
    message: 'Lo que escribió',
    noMessage: 'No dejó ningún mensaje, solo cómo comunicarte.',
    phone: 'Teléfono',
    button: 'Ver mis prospectos',
    footer:
      'Recibes este correo porque quienes visitan tus páginas públicas pueden escribirte. Puedes desactivar el formulario en tu perfil, en Blog.',
  },
};
