import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/profile/setup.ts';

export const messages: Twin<typeof english> = {
  title: 'Configura tu perfil',
  lead: 'Tres pasos cortos y todo lo que publiques llevará tu nombre. Podrás cambiarlo después.',
  stepContact: 'Contacto',
  stepPictures: 'Foto y logo',
  stepLook: 'Color y letra pequeña',
  contactText:
    'Cómo te conocen tus clientes y cómo te encuentran. Solo hacen falta tu nombre y a qué te dedicas; lo demás puede esperar.',
  picturesText: 'Los dos pueden esperar: las piezas se ven bien sin ellos y mejor con ellos.',
  lookText: 'El color de tus piezas y la línea que pide tu estado.',
  continue: 'Continuar',
  skip: 'Continuar sin imágenes',
  back: 'Atrás',
  finish: 'Terminar',
  saving: 'Guardando...',
  saveFailed: 'No se pudo guardar este paso. Lo que escribiste sigue aquí.',
  done: 'Tu perfil está listo.',
};
