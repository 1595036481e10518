export const siteLimitTexts = {
  'connect.limit.messages':
    'No se firmó nada: tus límites no dejan que este sitio web te pida firmar mensajes.',
  'connect.limit.transactions':
    'No se firmó nada: tus límites no dejan que este sitio web te pida enviar transacciones.',
  'connect.limit.contracts': 'No se firmó nada: el contrato no está entre los que permites a este sitio web.',
  'connect.limit.coin': 'No se firmó nada: esto supera tu límite diario en moneda para este sitio web.',
  'connect.limit.shown':
    '{reason} {host} recibió la respuesta de que no permites esto. Para cambiar los límites, abre la billetera y ve a Ajustes, Sitios web conectados.',
  'connect.error.ended': 'No se firmó nada: la conexión con este sitio web ha terminado.',
  'connect.error.repeated': 'No se firmó nada: este sitio web ya ha enviado un lote con el mismo id.',
  'connect.error.busy':
    'Otra ventana de este sitio web todavía está enviando. Aquí no se envió nada: cierra la otra ventana e inténtalo de nuevo.',
} as const;
