import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/studio/site.ts';

/** Lo que el sitio dice de sí mismo, como lo llena el equipo de contenido. */
export const messages: Twin<typeof english> = {
  lead: 'Lo que va arriba de todas las páginas y dónde está la ayuda. Lo que se guarda aquí va por encima del archivo site-config.json de la instalación.',
  toStudio: 'El estudio',
  failed: 'No se pudo cargar lo que el sitio dice de sí mismo.',
  saved: 'Está guardado. Las páginas abiertas lo muestran en menos de diez minutos.',
  ofFile: 'Como está en el archivo de la instalación',
  coupons: 'Los cupones tienen su propia página.',
  toCoupons: 'Cupones',
  installed:
    'Las direcciones, las claves, el servidor de correo y las tiendas de la aplicación siguen siendo ajustes de la instalación.',
};
