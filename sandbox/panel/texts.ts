import type { Language } from '../kit/language.ts';

interface PanelTexts {
  title: string;
  intro: string;
  skip: string;
  nav: string;
  walls: string;
  mailbox: string;
  files: string;
  cards: string;
  faults: string;
  requests: string;
  otherLanguage: string;
  clock: string;
  clockNow: string;
  tenMinutes: string;
  oneHour: string;
  oneDay: string;
  setTo: string;
  set: string;
  done: string;
  failed: string;
  reset: string;
  resetHint: string;
  resetConfirm: string;
  wallsHint: string;
  wallEmpty: string;
  postBy: (page: string) => string;
  pictureOf: (page: string) => string;
  scheduledFor: string;
  file: string;
  altText: string;
  openPost: string;
  postGone: string;
  postGoneHint: string;
  mailHint: string;
  mailEmpty: string;
  mailEmptyHint: string;
  from: string;
  to: string;
  subject: string;
  noSubject: string;
  received: string;
  letter: string;
  faultsHint: string;
  active: string;
  noneActive: string;
  timesLeft: (times: number) => string;
  clearFaults: string;
  switchOn: string;
  times: string;
  app: string;
  appHint: string;
  proofDemanded: string;
  proofNotDemanded: string;
  demandProof: string;
  dropProof: string;
  life: string;
  lifeHint: string;
  person: string;
  whatHappens: string;
  happen: string;
  requestsHint: string;
  requestsEmpty: string;
  time: string;
  request: string;
  answer: string;
  digest: string;
  noAnswer: string;
  fault: string;
  parameters: string;
  authenticator: string;
  authenticatorHint: string;
  codes: string;
  noCodes: string;
  removeKey: string;
  addKey: string;
  addKeyTitle: string;
  addKeyHint: string;
  key: string;
  keyLabel: string;
  codeChanges: (seconds: number) => string;
}

export const panelTexts: Record<Language, PanelTexts> = {
  en: {
    title: 'Sandbox',
    intro: 'The outside world, on this machine: what you post and send arrives here and nowhere else.',
    skip: 'Skip to the content',
    nav: 'Sandbox',
    walls: 'Walls',
    authenticator: 'Phone',
    authenticatorHint:
      'An authenticator app, as it would be on somebody’s phone. It knows the keys that it was given and the time, nothing else.',
    codes: 'Codes',
    noCodes: 'No accounts yet. Set up two-factor sign-in in the product and paste the key here.',
    removeKey: 'Remove',
    addKey: 'Add',
    addKeyTitle: 'Add an account',
    addKeyHint: 'Paste the key that the product shows beside its QR code.',
    key: 'Key',
    keyLabel: 'Name',
    codeChanges: (seconds) => `Changes in ${seconds} s`,
    mailbox: 'Mailbox',
    files: 'Files (S3)',
    cards: 'Card processor',
    faults: 'Faults',
    requests: 'Requests',
    otherLanguage: 'Español',
    clock: 'Clock',
    clockNow: 'It is now',
    tenMinutes: '+10 minutes',
    oneHour: '+1 hour',
    oneDay: '+1 day',
    setTo: 'Set to (UTC)',
    set: 'Set',
    done: 'Done.',
    failed: 'That did not work:',
    reset: 'Start over',
    resetHint:
      'Empties the walls, the mailbox and the log and switches every fault off. The demo connections stay; those made through the consent screen end. The clock keeps its time.',
    resetConfirm: 'Empty the sandbox',
    wallsHint: 'Each page as its readers would see it, newest first. What is still to come stands on top.',
    wallEmpty: 'Nothing on this wall yet.',
    postBy: (page) => `Post by ${page}`,
    pictureOf: (page) => `Picture posted by ${page}`,
    scheduledFor: 'Scheduled for',
    file: 'File',
    altText: 'Alt text:',
    openPost: 'Open the post',
    postGone: 'This post is not available',
    postGoneHint: 'It was deleted, is not published yet, or never existed.',
    mailHint: 'Every message that the product sends is delivered here.',
    mailEmpty: 'The mailbox is empty',
    mailEmptyHint: 'Do something that sends a message, and it lands here at once.',
    from: 'From',
    to: 'To',
    subject: 'Subject',
    noSubject: '(no subject)',
    received: 'Received',
    letter: 'The message as its reader sees it',
    faultsHint:
      'Switch on what can go wrong out there, then watch how the product takes it. Each one hits the next matching call.',
    active: 'Switched on',
    noneActive: 'Nothing is switched on: the world behaves.',
    timesLeft: (times) => (times === 1 ? 'once more' : `${times} more times`),
    clearFaults: 'Switch all off',
    switchOn: 'Switch on',
    times: 'Times',
    app: 'The app at Facebook',
    appHint: 'A switch that belongs to the owner of the app and that Facebook leaves off.',
    proofDemanded: 'Calls without a proof of the app’s secret (appsecret_proof) are refused.',
    proofNotDemanded: 'A proof of the app’s secret (appsecret_proof) is checked when it comes; calls without one pass.',
    demandProof: 'Demand the proof',
    dropProof: 'Do without it',
    life: 'Life happens',
    lifeHint: 'Something that a person does on the network, and that ends a connection.',
    person: 'Person',
    whatHappens: 'What happens',
    happen: 'Let it happen',
    requestsHint: 'The latest calls that reached the simulated vendors. Secrets show their last four characters.',
    requestsEmpty: 'No calls yet.',
    time: 'Time',
    request: 'Call',
    answer: 'Answer',
    digest: 'SHA-256',
    noAnswer: 'none',
    fault: 'Fault',
    parameters: 'Parameters',
  },
  es: {
    title: 'Red de pruebas',
    intro: 'El mundo exterior, en este equipo: lo que publicas y envías llega aquí y a ningún otro sitio.',
    skip: 'Ir al contenido',
    nav: 'Red de pruebas',
    walls: 'Muros',
    authenticator: 'Teléfono',
    authenticatorHint:
      'Una aplicación de autenticación, como la que tendría alguien en su teléfono. Conoce las claves que le dieron y la hora, nada más.',
    codes: 'Códigos',
    noCodes: 'Todavía no hay cuentas. Configura la verificación en dos pasos en el producto y pega aquí la clave.',
    removeKey: 'Quitar',
    addKey: 'Agregar',
    addKeyTitle: 'Agregar una cuenta',
    addKeyHint: 'Pega la clave que el producto muestra junto a su código QR.',
    key: 'Clave',
    keyLabel: 'Nombre',
    codeChanges: (seconds) => `Cambia en ${seconds} s`,
    mailbox: 'Buzón',
    files: 'Archivos (S3)',
    cards: 'Procesador de tarjetas',
    faults: 'Fallos',
    requests: 'Peticiones',
    otherLanguage: 'English',
    clock: 'Reloj',
    clockNow: 'Ahora son',
    tenMinutes: '+10 minutos',
    oneHour: '+1 hora',
    oneDay: '+1 día',
    setTo: 'Poner en (UTC)',
    set: 'Poner',
    done: 'Hecho.',
    failed: 'No se pudo:',
    reset: 'Empezar de nuevo',
    resetHint:
      'Vacía los muros, el buzón y el registro, y apaga todos los fallos. Las conexiones de demostración siguen; las hechas en la pantalla de permisos terminan. El reloj conserva su hora.',
    resetConfirm: 'Vaciar la red de pruebas',
    wallsHint: 'Cada página como la verían sus lectores, lo más nuevo primero. Arriba, lo que aún está por salir.',
    wallEmpty: 'Todavía no hay nada en este muro.',
    postBy: (page) => `Publicación de ${page}`,
    pictureOf: (page) => `Imagen publicada por ${page}`,
    scheduledFor: 'Programada para',
    file: 'Archivo',
    altText: 'Texto alternativo:',
    openPost: 'Abrir la publicación',
    postGone: 'Esta publicación no está disponible',
    postGoneHint: 'Se eliminó, aún no se ha publicado o nunca existió.',
    mailHint: 'Todo mensaje que envía el producto se entrega aquí.',
    mailEmpty: 'El buzón está vacío',
    mailEmptyHint: 'Haz algo que envíe un mensaje y aparecerá aquí al momento.',
    from: 'De',
    to: 'Para',
    subject: 'Asunto',
    noSubject: '(sin asunto)',
    received: 'Recibido',
    letter: 'El mensaje como lo ve quien lo recibe',
    faultsHint:
      'Activa lo que puede salir mal ahí fuera y mira cómo responde el producto. Cada fallo afecta a la siguiente petición que coincida.',
    active: 'Activos',
    noneActive: 'No hay ningún fallo activo: el mundo se porta bien.',
    timesLeft: (times) => (times === 1 ? 'una vez más' : `${times} veces más`),
    clearFaults: 'Desactivar todos',
    switchOn: 'Activar',
    times: 'Veces',
    app: 'La aplicación en Facebook',
    appHint: 'Un ajuste de quien administra la aplicación, que Facebook deja desactivado.',
    proofDemanded: 'Se rechazan las llamadas sin prueba del secreto de la aplicación (appsecret_proof).',
    proofNotDemanded:
      'Si llega una prueba del secreto de la aplicación (appsecret_proof), se comprueba; sin ella, la llamada pasa.',
    demandProof: 'Exigir la prueba',
    dropProof: 'Dejar de exigirla',
    life: 'Cosas de la vida',
    lifeHint: 'Algo que una persona hace en la red y que pone fin a una conexión.',
    person: 'Persona',
    whatHappens: 'Qué ocurre',
    happen: 'Que ocurra',
    requestsHint:
      'Las últimas llamadas que llegaron a los servicios simulados. De los secretos solo se ven los cuatro últimos caracteres.',
    requestsEmpty: 'Todavía no hay llamadas.',
    time: 'Hora',
    request: 'Llamada',
    answer: 'Respuesta',
    digest: 'SHA-256',
    noAnswer: 'ninguna',
    fault: 'Fallo',
    parameters: 'Parámetros',
  },
};
