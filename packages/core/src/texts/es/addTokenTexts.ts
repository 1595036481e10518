export const addTokenTexts = {
  'tokens.add.contractAddress': 'Dirección del contrato',
  'tokens.add.network': 'Red',
  'tokens.add.name': 'Nombre del token',
  'tokens.add.symbol': 'Símbolo del token',
  'tokens.add.icon': 'Icono',
  'tokens.add.iconHelp':
    'Uno o dos caracteres o un emoji. Si lo dejas vacío, se usa la primera letra del símbolo.',
  'tokens.add.required': 'Los campos con un asterisco son obligatorios.',
  'tokens.add.submit': 'Agregar token',
  'tokens.lookup.found':
    'Encontrado: {name} ({symbol}), {decimals} decimales. No está en la lista de tokens de la billetera.',
  'tokens.lookup.listed':
    'Encontrado: {name} ({symbol}), {decimals} decimales. Está en la lista de tokens de la billetera.',
  'tokens.lookup.imitation':
    'Este no es el {symbol} conocido. Cualquiera puede crear un token con cualquier nombre. El contrato que escribiste: {contract}. {known}',
  'tokens.lookup.knownContract': 'El {symbol} conocido en {network}: {contract}.',
  'tokens.lookup.knownNone': 'Esta billetera no conoce ningún contrato de {symbol} en {network}.',
  'tokens.imitation.title': '¿Agregar un token que no es {symbol}?',
  'tokens.imitation.text':
    'Se llama a sí mismo {symbol}, pero es un contrato diferente, probablemente creado para engañarte. El contrato que escribiste: {contract}. {known} Se queda marcado en tu billetera.',
  'tokens.imitation.confirm': 'Agregar de todos modos',
  'tokens.lookup.differs':
    'El contrato se llama a sí mismo {name} ({symbol}), que no es lo que escribiste. ¿Es el token que quieres?',
  'tokens.lookup.use': 'Usar el nombre del contrato',
  'tokens.lookup.unreachable':
    'La red no respondió, así que el token no se comprobó. Puedes agregarlo tal como lo escribiste; su página comprueba el contrato de nuevo antes de que puedas enviarlo.',
  'tokens.lookup.switchedOff':
    '{network} está desactivada. Puedes agregar el token; activa la red en los ajustes de red para ver su saldo y enviarlo.',
  'tokens.lookup.unnamed': 'sin nombre',
  'tokens.notes.title': 'Antes de agregar un token',
  'tokens.notes.contract': 'Comprueba la dirección del contrato',
  'tokens.notes.contractText':
    'Cualquiera puede crear un token con un nombre conocido. Copia la dirección del sitio web del propio proyecto.',
  'tokens.notes.listed': 'Los tokens de la lista aparecen automáticamente',
  'tokens.notes.listedText':
    'Los tokens de la lista de la billetera aparecen en la pantalla de inicio en cuanto los tienes. No necesitas agregarlos.',
  'tokens.notes.free': 'Agregarlo no cuesta nada',
  'tokens.notes.freeText':
    'Solo agrega el token a tu lista y no da ningún permiso. Puedes quitarlo en la página del token.',
} as const;
