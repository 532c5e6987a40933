import type { Language } from '../../../kit/language.ts';

interface DialogTexts {
  title: string;
  plainly: string;
  who: string;
  whoHint: string;
  noPages: string;
  pages: (count: number) => string;
  asks: (name: string) => string;
  choosePages: string;
  choosePermissions: string;
  always: string;
  declinedBefore: string;
  proceed: (name: string) => string;
  cancel: string;
  someoneElse: string;
  problem: string;
  problemHint: string;
  permissions: Record<string, string>;
}

export const dialogTexts: Record<Language, DialogTexts> = {
  en: {
    title: 'Log in to Facebook',
    plainly: 'Sandbox network: this stands in for Facebook. Nothing leaves this machine.',
    who: 'Who is logging in?',
    whoHint: 'Pick a person of the sandbox. No password is needed here.',
    noPages: 'No pages',
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    asks: (name) => `Yardsign asks to use Facebook for ${name}`,
    choosePages: 'Pages it may use',
    choosePermissions: 'What it may do',
    always: 'always included',
    declinedBefore: 'you said no to this before',
    proceed: (name) => `Continue as ${name}`,
    cancel: 'Cancel',
    someoneElse: 'Log in as someone else',
    problem: 'This login cannot start',
    problemHint: 'The application that sent you here asked in a way that Facebook would refuse. Go back and try again.',
    permissions: {
      public_profile: 'See your name',
      email: 'See your e-mail address',
      pages_show_list: 'See the list of your pages',
      business_management: 'See the businesses you manage',
      pages_read_engagement: 'Read what is posted on your pages',
      pages_manage_posts: 'Post on your pages, and change or delete its own posts',
      pages_manage_engagement: 'Answer comments on your pages',
      instagram_basic: 'See the Instagram account of your pages',
      instagram_content_publish: 'Post on the Instagram account of your pages',
      instagram_manage_comments: 'Comment on the Instagram account of your pages',
    },
  },
  es: {
    title: 'Inicia sesión en Facebook',
    plainly: 'Red de pruebas: hace el papel de Facebook. Nada sale de este equipo.',
    who: '¿Quién inicia sesión?',
    whoHint: 'Elige una persona de la red de pruebas. Aquí no hace falta contraseña.',
    noPages: 'Sin páginas',
    pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
    asks: (name) => `Yardsign pide usar Facebook en nombre de ${name}`,
    choosePages: 'Páginas que podrá usar',
    choosePermissions: 'Lo que podrá hacer',
    always: 'siempre incluido',
    declinedBefore: 'antes dijiste que no',
    proceed: (name) => `Continuar como ${name}`,
    cancel: 'Cancelar',
    someoneElse: 'Entrar como otra persona',
    problem: 'No se puede iniciar esta sesión',
    problemHint:
      'La aplicación que te envió aquí hizo una petición que Facebook rechazaría. Vuelve atrás e inténtalo de nuevo.',
    permissions: {
      public_profile: 'Ver tu nombre',
      email: 'Ver tu correo electrónico',
      pages_show_list: 'Ver la lista de tus páginas',
      business_management: 'Ver los negocios que administras',
      pages_read_engagement: 'Leer lo que se publica en tus páginas',
      pages_manage_posts: 'Publicar en tus páginas, y cambiar o borrar lo que publicó',
      pages_manage_engagement: 'Responder comentarios en tus páginas',
      instagram_basic: 'Ver la cuenta de Instagram de tus páginas',
      instagram_content_publish: 'Publicar en la cuenta de Instagram de tus páginas',
      instagram_manage_comments: 'Comentar en la cuenta de Instagram de tus páginas',
    },
  },
};
