import type { BillingTexts } from './texts.ts';

export const billingEs: BillingTexts = {
  label: 'Tu suscripción',
  open: 'Abrir mi suscripción',
  footer: 'Recibes este correo porque trata de lo que pagas.',
  intervals: { monthly: 'Mensual', 'semi-annual': 'Semestral', annual: 'Anual' },
  news: {
    started: {
      subject: 'Tu suscripción ha empezado',
      lead: ({ plan, ends }) =>
        `${plan} es tuyo. El periodo actual dura hasta el ${ends} y se renueva por sí solo hasta que canceles.`,
    },
    renewed: {
      subject: 'Tu suscripción se renovó',
      lead: ({ plan, ends }) =>
        `Empezó un nuevo periodo de ${plan}, hasta el ${ends}. La factura está en tu página de facturación.`,
    },
    'plan-changed': {
      subject: 'Tu plan cambió',
      lead: ({ plan, ends }) => `Ahora tu plan es ${plan}. El periodo actual dura hasta el ${ends}.`,
    },
    'pause-noted': {
      subject: 'Tu pausa quedó anotada',
      lead: ({ ends }) =>
        `Todo es tuyo hasta el ${ends}. Entonces empieza la pausa y, mientras dure, no se cobra nada.`,
    },
    'pause-dropped': {
      subject: 'Se canceló tu solicitud de pausa',
      lead: ({ termEnds }) =>
        `No habrá pausa. Tu periodo actual termina el ${termEnds} y tu suscripción sigue como antes.`,
    },
    paused: {
      subject: 'Tu suscripción está en pausa',
      lead: () =>
        'Durante la pausa no se cobra nada. Tu perfil, tus fotos y tus publicaciones se conservan y puedes reanudarla cuando quieras.',
    },
    resumed: {
      subject: 'Tu suscripción sigue',
      lead: ({ plan, ends }) => `La pausa terminó. ${plan} es tuyo otra vez y el nuevo periodo dura hasta el ${ends}.`,
    },
    cancelled: {
      subject: 'Tu suscripción está cancelada',
      lead: ({ expires, amount, isOwing, isResting }) => {
        if (isOwing)
          return `Tu suscripción termina el ${expires}. Quedan ${amount} sin pagar; no se cobra nada más. Hasta entonces puedes cambiar de opinión.`;
        return isResting
          ? `Sigue en pausa y termina el ${expires}; no se cobra nada más. Hasta entonces puedes cambiar de opinión.`
          : `Conservas todo hasta el ${expires} y no se cobra nada más. Hasta entonces puedes cambiar de opinión.`;
      },
    },
    reactivated: {
      subject: 'Tu suscripción se queda',
      lead: ({ ends }) => `La cancelación quedó sin efecto. Tu suscripción se renueva el ${ends} como antes.`,
    },
    ended: {
      subject: 'Tu suscripción terminó',
      lead: ({ expires }) =>
        `Terminó el ${expires}. Tu perfil, tus fotos y tus publicaciones se conservan para tu regreso.`,
    },
    'payment-failed': {
      subject: 'Tu tarjeta fue rechazada',
      lead: ({ amount }) =>
        `No pudimos cobrar ${amount}. No se pierde nada tuyo: cambia la tarjeta o paga ahora y todo sigue igual.`,
    },
    'payment-made': {
      subject: 'Tu pago llegó',
      lead: () => 'Gracias. Lo pendiente está pagado y nada se interrumpió.',
    },
  },
};
