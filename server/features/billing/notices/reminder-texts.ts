import type { Language } from '@yardsign/domain/languages';

interface ReminderTexts {
  /** On the button of somebody who has no plan yet. */
  choose: string;
  trial: {
    subject: string;
    lead: (words: { day: string; plan: string; price: string }) => string;
    leadWithoutPlan: (words: { day: string }) => string;
  };
  card: { subject: string; lead: (words: { card: string }) => string };
}

export const REMINDER_TEXTS: Record<Language, ReminderTexts> = {
  en: {
    choose: 'Choose a plan',
    trial: {
      subject: 'Your trial ends soon',
      lead: ({ day, plan, price }) =>
        `Your trial runs until ${day}. Then your card is charged ${price} for ${plan}. Until then you can change or cancel, and nothing is charged.`,
      leadWithoutPlan: ({ day }) =>
        `Your trial runs until ${day}. Choose a plan before then, and everything goes on as it is. Without one nothing is charged, and your profile and your pieces are kept.`,
    },
    card: {
      subject: 'Your card expires soon',
      lead: ({ card }) =>
        `The card that pays for your subscription (${card}) expires at the end of its month. Replace it before the next bill, and nothing is interrupted.`,
    },
  },
  es: {
    choose: 'Elegir un plan',
    trial: {
      subject: 'Tu periodo de prueba termina pronto',
      lead: ({ day, plan, price }) =>
        `Tu periodo de prueba dura hasta el ${day}. Después se cobran ${price} a tu tarjeta por ${plan}. Hasta entonces puedes cambiar o cancelar, y no se cobra nada.`,
      leadWithoutPlan: ({ day }) =>
        `Tu periodo de prueba dura hasta el ${day}. Elige un plan antes y todo sigue igual. Sin plan no se cobra nada, y tu perfil y tus piezas se conservan.`,
    },
    card: {
      subject: 'Tu tarjeta vence pronto',
      lead: ({ card }) =>
        `La tarjeta con la que pagas tu suscripción (${card}) vence al final de su mes. Cámbiala antes de la próxima factura y nada se interrumpe.`,
    },
  },
};
