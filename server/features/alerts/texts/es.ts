import { markedPosts } from './marked.es.ts';
import type { AlertTexts } from './texts.ts';

const quoted = (title: string) => `«${title}»`;

export const es: AlertTexts = {
  kept: 'Lo que conservamos',
  todo: 'Lo que puedes hacer',
  more: (count) =>
    count === 1 ? 'Hay una publicación más en tu calendario.' : `Hay ${count} publicaciones más en tu calendario.`,
  postDetail: (target, network, moment) => `${target} en ${network}, ${moment}`,
  posts: {
    failed: {
      label: 'No se publicó',
      subject: ({ count, title }) =>
        count === 1 ? `No se publicó: ${quoted(title)}` : `${count} publicaciones no se publicaron`,
      title: ({ count }) => (count === 1 ? 'Una publicación no se publicó' : `${count} publicaciones no se publicaron`),
      kept: ({ count }) =>
        count === 1
          ? 'La pieza, su imagen y su texto siguen como los dejaste. No se publicó nada.'
          : 'Las piezas, sus imágenes y sus textos siguen como los dejaste. No se publicó nada.',
      todo: ({ count }) =>
        count === 1
          ? 'Abre la publicación para ver el detalle e intentarlo de nuevo.'
          : 'Abre cualquiera de ellas para ver el detalle e intentarlo de nuevo.',
      button: ({ count }) => (count === 1 ? 'Abrir la publicación' : 'Abrir la primera'),
    },
    reconnect: {
      label: 'Falta reconectar',
      subject: ({ count, network, title }) =>
        count === 1
          ? `Conecta ${network} otra vez: ${quoted(title)} está en espera`
          : `Conecta ${network} otra vez: ${count} publicaciones están en espera`,
      title: ({ count, network }) =>
        count === 1 ? `Una publicación espera a ${network}` : `${count} publicaciones esperan a ${network}`,
      kept: ({ count }) =>
        count === 1
          ? 'Todavía no ha salido. Su imagen, su texto y su hora siguen guardados.'
          : 'Todavía no han salido. Sus imágenes, textos y horas siguen guardados.',
      todo: ({ count, network }) =>
        count === 1
          ? `Conecta ${network} otra vez y se publicará sola, a menos que su hora haya pasado hace más de un día.`
          : `Conecta ${network} otra vez y se publicarán solas, salvo aquellas cuya hora haya pasado hace más de un día.`,
      button: ({ network }) => `Conectar ${network}`,
    },
    reconnect_to_check: {
      label: 'Sin confirmar',
      subject: ({ count, network, title }) =>
        count === 1
          ? `Conecta ${network} para que podamos comprobar ${quoted(title)}`
          : `Conecta ${network} para que podamos comprobar ${count} publicaciones`,
      title: ({ count }) =>
        count === 1
          ? 'No pudimos terminar de comprobar una publicación'
          : `No pudimos terminar de comprobar ${count} publicaciones`,
      kept: ({ count }) =>
        count === 1
          ? 'Quizá ya se publicó. No la publicaremos dos veces.'
          : 'Quizá ya se publicaron. No publicaremos ninguna dos veces.',
      todo: ({ count, network, words }) =>
        `Conecta ${network} otra vez y nosotros revisamos ${words.the}. También puedes ver tú si ya ${count === 1 ? 'está' : 'están'} ahí.`,
      button: ({ network }) => `Conectar ${network}`,
    },
    unknown: {
      label: 'Necesita tu atención',
      subject: ({ count, title }) =>
        count === 1
          ? `Échale un vistazo: ¿se publicó ${quoted(title)}?`
          : `Échales un vistazo: ¿se publicaron estas ${count}?`,
      title: ({ count }) =>
        count === 1
          ? 'No sabemos si una publicación está en línea'
          : `No sabemos si ${count} publicaciones están en línea`,
      kept: ({ count }) =>
        count === 1
          ? 'Su imagen y su texto siguen guardados, y no la publicaremos dos veces.'
          : 'Sus imágenes y textos siguen guardados, y no publicaremos ninguna dos veces.',
      todo: ({ words }) => `Revisa ${words.the}, o abre aquí la publicación y deja que lo comprobemos de nuevo.`,
      button: ({ count }) => (count === 1 ? 'Abrir la publicación' : 'Abrir la primera'),
    },
    absent: {
      label: 'Necesita tu atención',
      subject: ({ count, title }) =>
        count === 1 ? `Aún sin publicar: ${quoted(title)}` : `${count} publicaciones aún no han salido`,
      title: ({ count }) =>
        count === 1 ? 'Una publicación aún no ha salido' : `${count} publicaciones aún no han salido`,
      kept: ({ count, words }) =>
        count === 1
          ? `No está en ${words.the}, así que no puede aparecer dos veces. Su imagen y su texto siguen guardados.`
          : `No están en ${words.the}, así que no pueden aparecer dos veces. Sus imágenes y textos siguen guardados.`,
      todo: ({ count }) =>
        count === 1
          ? 'Cuando quieras, abre la publicación e inténtalo de nuevo.'
          : 'Cuando quieras, abre cualquiera de ellas e inténtalo de nuevo.',
      button: ({ count }) => (count === 1 ? 'Abrir la publicación' : 'Abrir la primera'),
    },
    missed: {
      label: 'No se publicó a tiempo',
      subject: ({ count, title }) =>
        count === 1 ? `No se publicó a tiempo: ${quoted(title)}` : `${count} publicaciones no se publicaron a tiempo`,
      title: ({ count }) =>
        count === 1 ? 'Una publicación no se publicó a tiempo' : `${count} publicaciones no se publicaron a tiempo`,
      kept: ({ count }) =>
        count === 1
          ? 'No se publicó. Su imagen y su texto siguen guardados.'
          : 'No se publicaron. Sus imágenes y textos siguen guardados.',
      todo: ({ count }) =>
        count === 1
          ? 'Abre la publicación para enviarla ahora o elegir otra hora.'
          : 'Abre cualquiera de ellas para enviarla ahora o elegir otra hora.',
      button: ({ count }) => (count === 1 ? 'Abrir la publicación' : 'Abrir la primera'),
    },
    cover: {
      label: 'Sin portada',
      subject: ({ count, network, title }) =>
        count === 1
          ? `${quoted(title)} salió en ${network} sin su portada`
          : `${count} videos salieron en ${network} sin su portada`,
      title: ({ count }) => (count === 1 ? 'Un video salió sin su portada' : `${count} videos salieron sin su portada`),
      kept: ({ count, network }) =>
        count === 1
          ? `El video está publicado con su texto. Solo falta la portada: ${network} muestra una imagen que tomó por su cuenta.`
          : `Los videos están publicados con sus textos. Solo faltan las portadas: ${network} muestra imágenes que tomó por su cuenta.`,
      todo: ({ network, confirmedAt }) =>
        confirmedAt === null
          ? `Elige la portada directamente en ${network}.`
          : `${network} solo acepta portadas de cuentas que confirmaron un teléfono. Confirma la tuya en ${confirmedAt} y después elige la portada directamente en ${network}.`,
      button: ({ count }) => (count === 1 ? 'Abrir la publicación' : 'Abrir la primera'),
    },
    ...markedPosts,
  },
  comments: {
    waits: {
      label: 'Conecta de nuevo para comentar',
      subject: ({ count, network, title }) =>
        count === 1
          ? `Conecta ${network} otra vez: el primer comentario de ${quoted(title)} está en espera`
          : `Conecta ${network} otra vez: ${count} primeros comentarios están en espera`,
      title: ({ count }) =>
        count === 1 ? 'Un primer comentario está en espera' : `${count} primeros comentarios están en espera`,
      kept: ({ count }) => (count === 1 ? 'Su publicación ya está en línea.' : 'Sus publicaciones ya están en línea.'),
      todo: ({ network }) => `Conecta ${network} otra vez, y lo que tenga menos de un día se publicará solo.`,
      button: ({ network }) => `Conectar ${network}`,
    },
    absent: {
      label: 'Comentario sin publicar',
      subject: ({ count, title }) =>
        count === 1
          ? `No se publicó el primer comentario de ${quoted(title)}`
          : `No se publicaron ${count} primeros comentarios`,
      title: ({ count }) =>
        count === 1 ? 'No se publicó un primer comentario' : `No se publicaron ${count} primeros comentarios`,
      kept: ({ count }) =>
        count === 1
          ? 'Su publicación ya está en línea. Solo falta el comentario, y su texto sigue guardado.'
          : 'Sus publicaciones ya están en línea. Solo faltan los comentarios, y sus textos siguen guardados.',
      todo: ({ count }) =>
        count === 1
          ? 'Abre la publicación para intentar de nuevo el comentario.'
          : 'Abre cualquiera de ellas para intentar de nuevo su comentario.',
      button: ({ count }) => (count === 1 ? 'Abrir la publicación' : 'Abrir la primera'),
    },
    unknown: {
      label: 'Necesita tu atención',
      subject: ({ count, title }) =>
        count === 1
          ? `Échale un vistazo: ¿está el primer comentario de ${quoted(title)}?`
          : `Échales un vistazo: ¿están ${count} primeros comentarios?`,
      title: ({ count }) =>
        count === 1
          ? 'No sabemos si un primer comentario está ahí'
          : `No sabemos si ${count} primeros comentarios están ahí`,
      kept: ({ count }) =>
        count === 1
          ? 'Su publicación ya está en línea. No comentaremos dos veces.'
          : 'Sus publicaciones ya están en línea. No comentaremos dos veces.',
      todo: () => 'Mira la publicación en la red, o ábrela aquí y deja que lo comprobemos de nuevo.',
      button: ({ count }) => (count === 1 ? 'Abrir la publicación' : 'Abrir la primera'),
    },
  },
  reasons: {
    network_busy: (network) => `${network} estaba saturado y se acabó el tiempo.`,
    network_unavailable: (network) => `No pudimos conectarnos a tiempo con ${network}.`,
    quota_reached: (network) => `${network} acepta un número limitado de publicaciones por día y ya se alcanzó.`,
    processing: (network) => `${network} todavía estaba preparando la imagen cuando se acabó el tiempo.`,
    processing_timeout: (network) => `${network} tardó demasiado en preparar la imagen. No se publicó nada.`,
    processing_failed: (network) => `${network} no pudo preparar la imagen. No se publicó nada.`,
    send_delayed: () => 'El envío tardó demasiado en empezar y preferimos detenerlo antes que publicar dos veces.',
    rejected: (network) => `${network} no aceptó lo que enviamos.`,
    upload_rejected: (network) => `${network} no aceptó su archivo.`,
    duplicate_text: (network) =>
      `${network} lo rechazó porque acababa de publicarse el mismo texto. Publica la pieza de nuevo con otro texto.`,
    blocked: (network, words) =>
      `${network} detuvo por ahora las publicaciones en ${words.this}, casi siempre por sus normas contra el spam.`,
    token_lost: (network) =>
      `${network} ya no acepta nuestra conexión, por ejemplo después de un cambio de contraseña.`,
    disconnected: (network) => `Se desconectó ${network} de tu cuenta.`,
    permissions_missing: (network, words) => `En ${network} falta un permiso para publicar en ${words.this}.`,
    target_role_lost: (_network, words) =>
      `Ya no tienes en ${words.this} un rol que permita publicar. Tus demás ${words.many} siguen funcionando.`,
    target_missing: (_network, words) => `Tu conexión ya no incluye ${words.this}.`,
    proof_missing: () => 'Ya no se pudo leer la imagen que aprobaste, y no enviamos otra en su lugar.',
    internal_fault: () => 'Algo falló de nuestro lado.',
    answer_lost: () => 'Hicimos el envío y la respuesta no llegó.',
    worker_stopped: () => 'Nuestro servidor se detuvo mientras enviaba.',
    restored: () => 'Nuestro servidor se restauró de una copia de seguridad y quizá ya la había enviado.',
    reconnect_to_check: (network, words) => `No podemos revisar ${words.the} hasta que conectes ${network} otra vez.`,
    cannot_check: (_network, words) => `Intentamos revisar ${words.the} durante un día entero y no pudimos.`,
    not_readable: (network) => `${network} no nos deja mirar: solo tú puedes ver si está ahí.`,
    sending_stopped: (network) => `Por ahora no se publica nada en ${network} desde aquí.`,
    absent_after_attempts: () => 'Lo enviamos varias veces y nunca llegó. Lo comprobamos cada vez.',
    account_not_active: () => 'Tu cuenta no estaba activa cuando llegó la hora, así que no enviamos nada.',
    comment_not_permitted: (network) => `${network} no nos dejó comentar ahí.`,
    comment_post_gone: (network) => `Su publicación ya no está en ${network}, así que no puede llevar comentarios.`,
    cover_refused: (network) => `${network} no aceptó la portada.`,
    cover_waiting: () => 'Todavía le falta la portada.',
    film_outdated: () => 'Tu marca cambió después de hacer el video y nadie lo volvió a hacer a tiempo.',
    link_gone: () => 'Su artículo ya no es público, así que el enlace no llevaría a ninguna parte.',
    words_too_long: (network) =>
      `Tu marca cambió después de programarla y ahora el texto es más largo de lo que acepta ${network}. Hay que acortarlo para publicarla.`,
    text_outdated: () => 'Su texto ya es más antiguo que en el otro idioma, y así no publicamos nada sin preguntarte.',
    feature_missing: () => 'Tu plan ya no incluía esto cuando llegó la hora, así que no enviamos nada.',
    sample_data: () => 'Sus cifras son datos de muestra, y esos nunca se publican.',
    late: () =>
      'No pudo salir a su hora y desde entonces pasó más de una hora, así que no enviamos nada sin preguntarte.',
    day_over: () => 'Habla de un día o una hora que pasó antes de que pudiera salir, así que no enviamos nada.',
    catching_up: () => 'No pudo salir a su hora; las atrasadas salen con unos minutos de diferencia.',
    awaiting_approval: () => 'Primero debe aprobarla alguien de tu equipo.',
    approval_declined: () => 'Alguien de tu equipo la rechazó, así que no se envió nada.',
    approval_missed: () => 'Nadie de tu equipo la aprobó a tiempo, así que no se envió nada.',
    approval_team_left: () => 'Esperaba a tu equipo cuando lo dejaste, así que no se envió nada.',
    window_closed: () => 'La hora pasó mientras no se podía enviar.',
  },
  targets: {
    page: { the: 'la página', this: 'esta página', many: 'páginas' },
    profile: { the: 'el perfil', this: 'este perfil', many: 'perfiles' },
    account: { the: 'la cuenta', this: 'esta cuenta', many: 'cuentas' },
    channel: { the: 'el canal', this: 'este canal', many: 'canales' },
    board: { the: 'el tablero', this: 'este tablero', many: 'tableros' },
  },
  ends: (network, moment) => `Tu conexión con ${network} vence el ${moment}.`,
  ending: {
    week: {
      label: 'Vence pronto',
      subject: (network, moment) => `Tu conexión con ${network} vence el ${moment}`,
      title: (network) => `Reconecta ${network} esta semana`,
      lead: (network) =>
        `${network} mantiene una conexión unos dos meses y después pide que la confirmes. Toma un minuto.`,
      kept: (network) =>
        `Todo lo que tienes planeado. Si ${network} no está conectado cuando le toca a una publicación, la publicación espera; la que tenga más de un día de atraso no se envía.`,
      button: (network) => `Reconectar ${network}`,
    },
    days: {
      label: 'Está por vencer',
      subject: (network, moment) => `Último aviso: tu conexión con ${network} vence el ${moment}`,
      title: (network) => `${network} está por desconectarse`,
      lead: (network, words) =>
        `Después de esa hora no se publicará nada en tus ${words.many} hasta que conectes ${network} otra vez. Toma un minuto.`,
      kept: () =>
        'Todo lo que tienes planeado. Las publicaciones a las que les toque entretanto esperan; la que tenga más de un día de atraso no se envía.',
      button: (network) => `Reconectar ${network}`,
    },
  },
  footer: {
    posts:
      'Recibes este correo porque trata de tus propias publicaciones. Escribimos una vez cada vez que algo te necesita.',
    connection:
      'Recibes este correo porque trata de una conexión de tu cuenta. Escribimos una semana antes de que termine y otra vez en los últimos dos días.',
  },
};
