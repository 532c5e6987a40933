import type { Twin } from '../../lib/i18n/messages.ts';
import type { messages as english } from '../en/graphics.ts';

export const messages: Twin<typeof english> = {
  size: 'Tamaño',
  square: 'Cuadrado',
  portrait: 'Vertical',
  story: 'Historia',
  link: 'Enlace',
  pictureOf: '«{title}» con tu marca, {size} {ratio}',
  textCut:
    'Parte de tu texto es demasiado larga para este tamaño y termina en «…». Puede que en otro tamaño quepa entera.',
  brandTitle: 'Tu marca',
  brandText: 'Cámbiala una vez y todas las piezas salen con ella.',
  edit: 'Editar',
  name: 'Nombre',
  phone: 'Teléfono',
  color: 'Color',
  photo: 'Foto',
  logo: 'Logo',
  compliance: 'Línea de licencia',
  addName: 'Agrega tu nombre',
  addPhone: 'Agrega tu teléfono',
  addPhoto: 'Agrega tu foto',
  addLogo: 'Agrega tu logo',
  addCompliance: 'Agrega tu línea de licencia',
  photoSet: 'Tu foto',
  logoSet: 'Tu logo',
};
