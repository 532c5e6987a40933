import type { Twin } from '../../lib/i18n/messages.ts';
import type { messages as english } from '../en/uploads.ts';

export const messages: Twin<typeof english> = {
  earlier: 'Tus imágenes anteriores',
  noImages: 'Todavía no hay. Lo que subas queda aquí para la próxima vez.',
  imagesFailed: 'No se pudieron cargar las imágenes',
  useImage: 'Usar {name}, subida el {date}',
  takePhoto: 'Tomar una foto',
  orPaste: 'o suéltalo o pégalo aquí',
  heic: 'Es una imagen HEIC, que la mayoría de los navegadores y redes no muestran. En tu iPhone elige Ajustes, Cámara, Formatos, Más compatible y tómala otra vez, o abre esta página en el iPhone y elige ahí la foto: el iPhone la envía como JPEG.',
  keys: 'Las flechas mueven la imagen, más y menos la acercan o alejan, y la R la gira.',
  cutAt: 'Acercamiento {zoom}. Girada {turned} grados. Empieza a {left} de la izquierda y {top} de arriba.',
};
