export const tokenTexts = {
  'tokens.add.title': 'Agregar token',
  'tokens.add.success': 'Token agregado correctamente',
  'tokens.error.add': 'No se pudo agregar el token',
  'tokens.error.contractAddress':
    'Escribe una dirección de contrato: 0x y 40 dígitos hexadecimales con una suma de verificación válida',
  'tokens.error.duplicate': 'Ya tienes este token',
  'tokens.lookup.asking': 'Consultando el contrato…',
  'tokens.imitation': 'No es el {symbol} conocido',
  'tokens.unknownBalance': '—',
  'tokens.error.load': 'No se pudieron cargar tus tokens',
  'tokens.page.balance': 'Saldo',
  'tokens.page.value': 'Valor en {currency}',
  'tokens.page.network': 'Red',
  'tokens.page.contract': 'Contrato',
  'tokens.page.approvals': 'Ver aprobaciones',
  'tokens.page.copyContract': 'Copiar la dirección del contrato',
  'tokens.page.send': 'Enviar',
  'tokens.page.receive': 'Recibir',
  'tokens.page.noPrice': 'No hay precio disponible',
  'tokens.page.priceNotNow': '— (precio no disponible ahora)',
  'tokens.page.noSendChain': 'No puedes enviar {symbol}: la billetera aún no admite {network}.',
  'tokens.page.noSendContract': 'Para enviar {symbol}, agrégalo antes con su dirección de contrato.',
  'tokens.page.switchedOff':
    '{network} está desactivada. Actívala en los ajustes de red para ver, enviar y recibir {symbol}.',
  'tokens.page.noSendBalance': 'Podrás enviar cuando la red informe de tu saldo de {symbol}.',
  'tokens.page.decimalsUnknown':
    'Se desconocen los decimales de {symbol}: no se pudieron cargar, o los nodos de la red no coinciden en ellos. No puedes enviar el token sin ellos.',
  'tokens.page.decimalsChanged':
    'El contrato informa de decimales diferentes de los que había cuando lo agregaste. Las cantidades pueden ser incorrectas, así que no puedes enviar {symbol}.',
  'tokens.page.confirm': 'Confirmar',
  'tokens.page.confirmDecimals':
    'El contrato de {symbol} informa de {decimals} decimales. Confírmalos una vez antes de enviar: la billetera los usa para cada cantidad y compara con ellos las respuestas posteriores.',
  'tokens.page.contradicted':
    'El servidor informa de decimales incorrectos para {symbol}. Las cantidades serían incorrectas, así que no puedes enviarlo hasta que recargues la página.',
  'tokens.page.balanceFailed': 'La red no informó de tu saldo.',
  'tokens.remove': 'Quitar token',
  'tokens.remove.title': '¿Quitar {symbol}?',
  'tokens.remove.text': 'Se quita de tu lista. Tus tokens permanecen en la red.',
  'tokens.remove.done': 'Token quitado',
  'tokens.remove.failed': 'No se pudo quitar el token',
} as const;
