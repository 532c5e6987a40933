import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/frame/states.ts';

export const messages: Twin<typeof english> = {
  contactSupport: 'Escribe a soporte',
  logout: 'Cerrar sesión',
  stateNow: 'Tu cuenta',
  active: 'Activa',
  incomplete: 'Registro sin terminar',
  inactive: 'Inactiva',
  limited: 'Limitada',
  paused: 'En pausa',
  free: 'Plan gratuito',

  restrictedTitle: 'Acceso restringido',
  restrictedText:
    'Tu cuenta está limitada por ahora, así que el área de miembros está cerrada para ella. Soporte puede decirte por qué y volver a abrirla.',
  restrictedTeamText:
    'Tu cuenta está limitada por ahora, así que el área de miembros está cerrada para ella. {name}, que dirige tu equipo, o soporte pueden decirte por qué y volver a abrirla.',
  restrictedNot: 'Tu cuenta no está restringida.',
  writeToOwner: 'Escribe a {name}',

  reactivateTitle: 'Qué bueno verte de nuevo',
  reactivateInactive:
    'Tu cuenta está inactiva. Conservamos tu perfil, tus imágenes y tus publicaciones para cuando vuelvas.',
  reactivateFree:
    'Tu cuenta tiene el plan gratuito, que no abre el área de miembros. Conservamos tu perfil y tus publicaciones.',
  reactivateSoon: 'Soporte reactiva tu cuenta por ti.',

  subscriptionTitle: 'Suscripción',
  subscriptionPaused:
    'Tu cuenta está en pausa. Conservamos tu perfil, tus imágenes y tus publicaciones hasta que se reanude.',
  subscriptionActive: 'Tu suscripción está activa y no tienes que hacer nada.',
  subscriptionSoon: 'Aquí no se cobra nada: quien administra esta instalación paga por sus miembros.',

  upgradeTitle: 'Mejora tu plan',
  noPlan: 'Tu cuenta no tiene ningún plan en este momento.',
  upgradeManaged: '{name} administra tu plan. Pídele lo que te haga falta.',
  upgradeManagedPaused:
    'Tu cuenta está en pausa y {name} administra tu plan. Pregúntale cuándo se reanuda. Conservamos tu perfil y tus publicaciones.',
  upgradeManagedUnknown: 'Tu equipo administra tu plan. Pídele a quien lo dirige lo que te haga falta.',
};
