export const holdingsTexts = {
  'holdings.scope':
    '{accounts, plural, one {# cuenta} many {# de cuentas} other {# cuentas}} en {networks, plural, one {# red} many {# de redes} other {# redes}}',
  'holdings.adding': 'Calculando…',
  'holdings.change': '{amount} en 24 horas',
  'holdings.search': 'Buscar tokens',
  'holdings.filterNetwork': 'Filtrar por red',
  'holdings.allNetworks': 'Todas las redes',
  'holdings.nfts.all': 'Ver todos',
  'holdings.noMatch': 'Ningún token coincide.',
  'holdings.partial': 'Total parcial. No incluye: {what}.',
  'holdings.partial.unanswered':
    '{count, plural, one {# red que no ha respondido} many {# de redes que no han respondido} other {# redes que no han respondido}}',
  'holdings.partial.prices': 'precios que no están disponibles',
  'holdings.partial.priceless':
    '{count, plural, one {# activo sin precio} many {# de activos sin precio} other {# activos sin precio}}',
  'holdings.partial.disputed':
    '{count, plural, one {# saldo en el que los nodos no coinciden} many {# de saldos en los que los nodos no coinciden} other {# saldos en los que los nodos no coinciden}}',
  'holdings.partial.unconfirmed':
    '{count, plural, one {# saldo sin confirmar} many {# de saldos sin confirmar} other {# saldos sin confirmar}}',
  'holdings.partial.unknown':
    '{count, plural, one {# saldo del que no informó ningún nodo} many {# de saldos de los que no informó ningún nodo} other {# saldos de los que no informó ningún nodo}}',
  'holdings.partial.loading':
    '{count, plural, one {tokens que aún se cargan en # red} many {tokens que aún se cargan en # de redes} other {tokens que aún se cargan en # redes}}',
  'holdings.partial.pools':
    '{count, plural, one {# pool cuyo valor se desconoce} many {# de pools cuyo valor se desconoce} other {# pools cuyo valor se desconoce}}',
  'holdings.partial.poolsAsked': 'pools que aún se están cargando',
  'holdings.off': 'No incluye tus activos en redes desactivadas en los ajustes de red: {networks}.',
  'holdings.lone': 'Solo respondió un nodo en {networks}.',
  'holdings.old':
    '{count, plural, one {# cifra puede estar desactualizada: es de hace {age}.} many {# de cifras pueden estar desactualizadas: la más antigua es de hace {age}.} other {# cifras pueden estar desactualizadas: la más antigua es de hace {age}.}}',
  'holdings.failed': 'Sin respuesta de {networks}. Ves las últimas cifras conocidas, con su antigüedad.',
  'holdings.parts': 'Desglose',
  'holdings.byNetwork': 'Por red',
  'holdings.byAsset': 'Por activo',
  'holdings.noParts': 'No hay activos con precio.',
  'holdings.watched':
    '{count, plural, one {# cuenta de solo lectura no se incluye.} many {# de cuentas de solo lectura no se incluyen.} other {# cuentas de solo lectura no se incluyen.}}',
  'holdings.byPool': 'En pools',
  'holdings.pools':
    'Los pools cuentan por lo que podrías retirar ahora. Sus participaciones no se cuentan de nuevo.',
  'holdings.testCoins': 'Las monedas de redes de prueba no tienen valor y no se cuentan.',
  'holdings.testGroup': 'Monedas de prueba ({count})',
  'holdings.searching': 'Aún buscando tokens…',
  'holdings.found': 'Tokens encontrados',
  'holdings.unnamed': 'Token sin nombre',
  'holdings.moreRows': 'Mostrar {count} más',
  'holdings.how': 'Fiabilidad de la cifra de {asset}',
  'holdings.mark': 'Bloque {block}, hace {age}; {agreeing} de {nodes} nodos coinciden',
  'holdings.markNoBlock': '{agreeing} de {nodes} nodos coinciden',
  'holdings.state.disputed': 'en disputa',
  'holdings.state.unconfirmed': 'sin confirmar',
  'holdings.state.unknown': 'desconocido',
  'holdings.state.flagged': 'un nodo no coincide',
  'holdings.state.old': 'antiguo',
  'holdings.explain.disputed': 'Los nodos de la red no coinciden en esta cifra. No cuenta en ningún total.',
  'holdings.explain.unconfirmed':
    'Respondieron muy pocos nodos para confirmar esta cifra. No cuenta en ningún total.',
  'holdings.explain.unknown': 'Ningún nodo informó de esta cifra. Desconocido no significa cero.',
  'holdings.explain.flagged':
    '{count, plural, one {# nodo no coincide.} many {# de nodos no coinciden.} other {# nodos no coinciden.}}',
  'holdings.explain.old': 'Esta cifra puede estar desactualizada.',
  'holdings.unverified': 'No verificados ({count})',
  'holdings.unverifiedText':
    'Tokens fuera de la lista que otros te enviaron, posiblemente spam. No cuentan en ningún total. Muchos intentan llevarte a un sitio malicioso: no interactúes con ellos salvo que conozcas el contrato.',
  'holdings.accept': 'Agregar',
  'holdings.acceptNamed': 'Agregar {symbol}, contrato {contract}',
  'holdings.accept.title': '¿Agregar {symbol} a tus tokens?',
  'holdings.accept.text':
    'Su contrato es {contract} en {network}. Cualquiera puede crear un token con cualquier nombre: agrégalo solo si sabes de dónde viene.',
  'holdings.accept.imitation':
    'Se llama a sí mismo {symbol}, como un token conocido, pero es un contrato diferente, probablemente creado para engañarte. Su contrato es {contract} en {network}.',
  'holdings.accept.confirm': 'Agregar token',
  'holdings.accept.confirmImitation': 'Agregar de todos modos',
  'holdings.imitation': 'No es el {symbol} conocido',
  'holdings.found.add': 'Agregar a tus tokens',
} as const;
