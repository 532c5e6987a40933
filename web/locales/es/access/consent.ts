import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/access/consent.ts';

export const messages: Twin<typeof english> = {
  title: 'Nuestros textos legales han cambiado',
  lead: 'Lee lo nuevo. En cuanto aceptes, sigues hacia donde ibas.',
  readHere: 'Lee el texto completo: {name}',
  readApart: 'Abrir en otra pestaña',
  stays: 'Mientras tanto nada tuyo cambia: los borradores se quedan y lo programado sale.',
  accept: 'Aceptar',
  elseTitle: '¿No estás de acuerdo?',
  elseText: 'Cierra la sesión y decide después. También puedes llevarte tus datos o eliminar la cuenta.',
  signOut: 'Cerrar sesión',
  download: 'Descargar mis datos',
  toDelete: 'Eliminar la cuenta…',
  nothing: 'Ya aceptaste lo que está vigente. Aquí no hay nada que hacer.',
  toDashboard: 'Ir al inicio',
  theirs: 'Solo el miembro puede aceptarlo, con su propia sesión.',
  dataTitle: 'Tus datos',
  dataText:
    'Todo lo que guardamos sobre ti, en un archivo que los programas pueden leer (JSON): perfil, publicaciones, planes, prospectos y más. No incluye los archivos de tus imágenes y videos, ni contraseñas ni claves.',
  accepted: 'Lo que has aceptado',
  acceptedNone: 'Todavía no se te ha pedido nada.',
  acceptedOne: '{name}, versión {number}',
};
