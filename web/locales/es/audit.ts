import type { Twin } from '../../lib/i18n/messages.ts';
import type { messages as english } from '../en/audit.ts';

export const messages: Twin<typeof english> = {
  'member.status-changed': 'Cambió el estado de {subject} de {from} a {to}.',
  'member.type-changed': 'Cambió el tipo de usuario de {subject} de {from} a {to}.',
  'member.level-changed': 'Cambió el nivel de acceso de {subject} de {from} a {to}.',
  'member.seats-changed': 'Cambió los puestos del equipo de {subject} de {from} a {to}.',
  'member.max-logins-changed': 'Cambió el número de accesos de {subject} de {from} a {to}.',
  'member.blocked': 'Bloqueó a {subject} y cerró todas sus sesiones ({sessions}).',
  'member.unblocked': 'Desbloqueó a {subject}.',
  'feature.granted': 'Le dio a {subject} la función {feature}.',
  'feature.expired': 'Dio por vencida la función {feature} de {subject}.',
  'feature.removed': 'Le quitó a {subject} la función {feature}.',
  'sessions.ended': 'Cerró todas las sesiones de {subject} ({sessions}).',
  'password.reset-sent': 'Le envió a {subject} un correo para elegir otra contraseña.',
  'audit.exported': 'Exportó {entries} entradas del registro de auditoría.',
};
