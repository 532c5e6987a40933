/** What the mail about a copied sign-in says, in one language. */
interface SessionEndedTexts {
  label: string;
  subject: string;
  title: string;
  preview: string;
  lead: string;
  meaning: string;
  which: string;
  described(device: string, started: string, ended: string): string;
  todo: string;
  todoText: string;
  button: string;
  device(browser: string | undefined, system: string | undefined): string;
  footer: string;
}

const en: SessionEndedTexts = {
  label: 'Security',
  subject: 'We ended one of your sign-ins',
  title: 'We ended one of your sign-ins',
  preview: 'Somebody used an old copy of it. Your other sign-ins go on.',
  lead: 'Somebody used an old copy of what kept you signed in. It had been replaced long before, so we ended that sign-in at once.',
  meaning:
    'It can be harmless: a browser that was restored from a backup, for example. It can also mean that somebody copied your sign-in.',
  which: 'Which sign-in',
  described: (device, started, ended) => `${device}, signed in on ${started}, ended on ${ended}.`,
  todo: 'What you can do',
  todoText:
    'Sign in again. If you do not recognise any of this, choose a new password. Your posts, your profile and your other sign-ins are untouched.',
  button: 'Sign in',
  device: (browser, system) =>
    browser === undefined && system === undefined
      ? 'An app'
      : [browser ?? 'A browser', system].filter(Boolean).join(' on '),
  footer: 'You get this mail because it is about the safety of your account.',
};

const es: SessionEndedTexts = {
  label: 'Seguridad',
  subject: 'Cerramos una de tus sesiones',
  title: 'Cerramos una de tus sesiones',
  preview: 'Alguien usó una copia antigua. Tus demás sesiones siguen abiertas.',
  lead: 'Alguien usó una copia antigua de lo que mantenía abierta tu sesión. Ya había sido reemplazada hacía tiempo, así que cerramos esa sesión de inmediato.',
  meaning:
    'Puede ser algo inofensivo, como un navegador restaurado desde una copia de seguridad. También puede significar que alguien copió tu sesión.',
  which: 'Qué sesión',
  described: (device, started, ended) => `${device}, iniciada el ${started}, cerrada el ${ended}.`,
  todo: 'Lo que puedes hacer',
  todoText:
    'Inicia sesión otra vez. Si no reconoces nada de esto, elige una contraseña nueva. Tus publicaciones, tu perfil y tus demás sesiones siguen intactos.',
  button: 'Iniciar sesión',
  device: (browser, system) =>
    browser === undefined && system === undefined
      ? 'Una aplicación'
      : [browser ?? 'Un navegador', system].filter(Boolean).join(' en '),
  footer: 'Recibes este correo porque trata de la seguridad de tu cuenta.',
};

export const sessionEndedTexts = { en, es };
