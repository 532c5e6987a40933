import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/content/assets.ts';

export const messages: Twin<typeof english> = {
  lead: 'Gráficos que guardaste e imágenes que subiste. Nadie más las ve.',
  add: 'Agregar una imagen',
  addTitle: 'Guardar una imagen',
  editTitle: 'Cambiar nombre y etiquetas',
  name: 'Nombre',
  nameMissing: 'Hace falta un nombre.',
  tags: 'Etiquetas',
  tagsHelp: 'Palabras entre comas, por ejemplo: primavera, porche.',
  save: 'Guardar',
  saved: 'Guardado.',
  failed: 'No pudimos leer tus imágenes.',
  none: 'Todavía no guardaste imágenes',
  noneText:
    'En un gráfico, elige Descargar y luego «Guardar en mis imágenes»; o agrega aquí una imagen de este dispositivo.',
  withTag: 'Con la etiqueta «{tag}»',
  allTags: 'Ver todas',
  download: 'Descargar',
  downloadOf: 'Descargar «{name}»',
  editOf: 'Cambiar nombre y etiquetas de «{name}»',
  removeOf: 'Borrar «{name}»',
  removeQuestion: '¿Borrar «{name}»?',
  removeText: 'Se quita de tus imágenes para siempre. Lo que ya publicaste se queda donde está.',
  remove: 'Borrar',
  removed: '«{name}» se borró.',
};
