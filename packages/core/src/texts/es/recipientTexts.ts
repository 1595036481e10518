export const recipientTexts = {
  'send.hint.contractTokens':
    'Esta dirección es un contrato. Los tokens que no espera se pierden: asegúrate de que puede recibirlos.',
  'send.hint.account': 'Tu propia cuenta: {name}',
  'send.hint.watched': '{name}: una cuenta de solo lectura, para la que esta billetera no tiene clave',
  'send.recipientOrName': 'Una dirección, o un nombre como name.eth',
  'send.name.looking': 'Buscando el nombre…',
  'send.name.leadsTo': '{name} apunta a',
  'send.name.unusual':
    'Este nombre tiene caracteres distintos de a–z y 0–9: {characters}. Asegúrate de que son los que quieres.',
  'send.name.primary': 'El propietario de esta dirección la llama {name}',
  'send.name.failed': 'No se pudo buscar el nombre. Inténtalo de nuevo o escribe la propia dirección.',
  'send.guard.checking': 'Comprobando esta dirección…',
  'send.guard.tokenContract':
    'Este es el contrato del token {symbol}. Todo lo que se envía a él se pierde, así que esta transferencia está bloqueada. Escribe la dirección de la persona a la que quieres pagar.',
  'send.guard.appContract':
    'Este es un contrato de {name}, no la dirección de una persona. Las monedas o los tokens que envíes directamente a él pueden perderse. Para canjear, usa Canjear o la propia aplicación.',
  'send.guard.first': 'Esta cuenta no ha enviado antes a esta dirección.',
  'send.guard.firstOfRecent':
    'Ninguna de las últimas {count} transferencias de valor de esta cuenta fue a esta dirección.',
  'send.guard.unread':
    'No se pudieron cargar todos tus contactos, cuentas o transferencias anteriores, así que esta dirección no se comparó con ellos. Comprueba cada uno de sus dígitos.',
  'send.guard.contractElsewhere':
    'Esta dirección es un contrato en {network}, pero no en esta red. Puede que su propietario allí no la controle aquí. Pregúntale antes de enviar.',
  'send.guard.firstDigits': 'Esta dirección empieza como {name}, pero es diferente. Compara cada dígito:',
  'send.guard.lastDigits': 'Esta dirección termina como {name}, pero es diferente. Compara cada dígito:',
  'send.guard.bothEndsSaved':
    'Esta dirección empieza y termina como {name}, pero es diferente. Compara cada dígito:',
  'send.guard.bothEnds':
    'Alto: esta dirección empieza y termina como {name}, pero es diferente. Los ladrones envían cantidades mínimas desde direcciones así para que las copies de tu historial.',
  'send.guard.knownContact': 'tu contacto {name}',
  'send.guard.knownAccount': '{name}, tu propia cuenta',
  'send.guard.knownWatched': '{name}, tu cuenta de solo lectura',
  'send.guard.knownSentTo': 'una dirección a la que has enviado',
  'send.guard.this': 'Esta dirección',
  'send.guard.known': 'La que conoces',
  'send.guard.retype': 'Dígitos {from} a {to} después de 0x',
  'send.guard.retypeHelp':
    'Si la dirección es correcta, escribe estos dígitos a partir de la fuente que te la dio.',
  'send.guard.retypePasted': 'Escribe los dígitos. Pegarlos no prueba nada.',
  'send.guard.retypeWrong': 'Estos no son los dígitos de esta dirección.',
  'send.guard.retypeKnown':
    'Estos son los dígitos de {name}, pero la dirección de arriba es diferente. No envíes a ella.',
  'send.guard.retyped':
    'Los dígitos son correctos. Comprueba la dirección completa una vez más antes de enviar.',
  'contacts.guard.retyped':
    'Los dígitos son correctos. Comprueba la dirección completa una vez más antes de guardar.',
} as const;
