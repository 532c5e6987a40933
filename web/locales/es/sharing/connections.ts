import { networks } from './networks.ts';

import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/sharing/connections.ts';

export const messages: Twin<typeof english> = {
  ...networks,

  generalError: 'Error general',

  impersonatedConnect: 'Estás viendo como {name}. Solo {name} puede conectar y desconectar redes.',
  integrationsLead: 'Las redes y los servicios con los que publicas.',
  partners: 'Servicios asociados',
  connectedAs: 'Conectado como {name}',
  disconnect: 'Desconectar',
  checked: 'Comprobado con {network} ahora mismo.',
  expiresOn: 'Conectado hasta el {date}',
  expiresSoonText: 'Esta conexión vence el {date}. Reconecta antes y no se pierde nada.',
  missingLead: 'Lo que falta:',
  targetsEmpty: 'No hay {targets}. Crea {aTarget} en {network} y presiona «Comprobar de nuevo».',
  disconnectTitle: '¿Desconectar {network}?',
  disconnectText: 'Olvidamos la conexión y sus {targets}. Lo publicado se queda en {network}. {posts}',
  disconnectPosts:
    'Las publicaciones programadas se conservan y esperan a que vuelvas a conectar; las que tengan más de un día de atraso no se publican.',
  disconnectPostsSome: {
    one: 'Tu publicación programada se conserva y espera a que vuelvas a conectar; con más de un día de atraso no se publica.',
    other:
      'Tus {count} publicaciones programadas se conservan y esperan a que vuelvas a conectar; las que tengan más de un día de atraso no se publican.',
  },
  disconnected: 'Se desconectó {network}.',
  notTakenBack:
    'No se pudo revocar el token de {network}. Ya nada sale por ahí; para estar seguro, quita también el acceso en tu cuenta de {network}.',
  connectDone: 'Se conectó {network}.',
  connectExpired: 'El regreso desde {network} tardó demasiado o vino de otra ventana. Conecta de nuevo.',
  connectUnknown: 'No se pudo conectar. Inténtalo de nuevo.',
  service_hubspot: 'Contactos y listas.',
  service_followupboss: 'Contactos y seguimientos.',
  service_crm: 'Otros CRM',
  service_crmAbout: 'Lleva tus contactos y prospectos adonde los guardas.',
};
