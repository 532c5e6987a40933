/** The same in Spanish. */
export const posting = {
  goingOutTitle: 'Sale en un momento',
  goingOutIn: 'Sale en {seconds} s',
  goingOutSoon: 'Sale en {seconds} segundos como máximo. Hasta entonces lo puedes deshacer.',
  undone: 'No salió nada. Todo lo que escribiste sigue aquí.',
  undoneHere: 'No salió nada.',
  undoTooLate: 'Ya iba en camino.',
  postingTitle: 'Cómo salen las publicaciones',
  undoSwitch: 'Esperar diez segundos después de «Publicar ahora»',
  undoSwitchHelp: 'En ese tiempo lo puedes deshacer, y nada ha salido. Lo programado sale siempre a su hora.',
  undoSwitchBy: 'Estás viendo como {name}. Solo {name} puede cambiar esto.',
  undoPartly: {
    one: '{count} publicación ya iba en camino. No salió nada más.',
    other: '{count} publicaciones ya iban en camino. No salió nada más.',
  },
} as const;
