export const connectTexts = {
  'connect.title': 'Conectar con un sitio web',
  'connect.waiting': 'Esperando al sitio web…',
  'connect.opening': 'Abriendo tu billetera…',
  'connect.done': 'Listo. Puedes volver a {host}.',
  'connect.left':
    'La página que abrió esta ventana se cerró o ha cambiado, así que no recibe respuesta. Las transacciones que ya enviaste están en tu historial.',
  'connect.close': 'Cerrar ventana',
  'connect.openWallet': 'Abrir la billetera',
  'connect.site': 'Sitio web',
  'connect.byLink':
    'Esta solicitud viene de un enlace en {host}. El autor del enlace eligió lo que solicita: compruébalo con cuidado.',
  'connect.claims': 'La página se llama a sí misma “{title}”.',
  'connect.punycode':
    'Los navegadores pueden mostrar este nombre como {unicode}. Puede imitar otro nombre: comprueba cada letra.',
  'connect.mixedScript': 'Este nombre mezcla letras de alfabetos diferentes. Comprueba cada letra.',
  'connect.http': 'Esta página no está cifrada: cualquiera en la red puede modificarla.',
  'connect.local': 'Esta página está en tu propio equipo.',
  'connect.resembles': 'Este nombre se parece a {other}, pero es un sitio web diferente.',
  'connect.new': 'Este sitio web no se ha conectado antes a tu billetera.',
  'connect.asks': 'quiere conectarse a tu billetera',
  'connect.accounts': 'Cuentas a compartir',
  'connect.newAccount': 'Nueva cuenta para este sitio web',
  'connect.networks': 'Redes',
  'connect.networksAll': 'Las {count} redes',
  'connect.networksSome': '{count, plural, one {# red} many {# de redes} other {# redes}}',
  'connect.duration': 'Mantener conectado',
  'connect.duration.day': '1 día',
  'connect.duration.month': '30 días',
  'connect.duration.always': 'Hasta que lo desconectes',
  'connect.can':
    'El sitio web puede ver las direcciones, los saldos y la actividad de estas cuentas, y pedirte que firmes.',
  'connect.cannot': 'No puede mover nada por sí mismo: revisas cada solicitud antes de firmar.',
  'connect.confirm': 'Conectar',
  'connect.reject': 'Rechazar',
  'connect.noneChosen': 'Elige al menos una cuenta y una red.',
  'connect.switch.title': '¿Permitir {network}?',
  'connect.switch.text': '{host} quiere usar también {network}. Sigues revisando cada solicitud.',
  'connect.switch.confirm': 'Permitir',
  'connect.asset.title': '¿Agregar {symbol} a tus tokens?',
  'connect.asset.text':
    '{host} sugiere este token. Cualquiera puede crear un token con cualquier nombre: comprueba su contrato antes de usarlo.',
  'connect.asset.confirm': 'Agregar',
  'connect.problem.byHand':
    'Esta página se abre por sí sola cuando un sitio web quiere usar tu billetera. Ahora mismo no hay nada que hacer aquí.',
  'connect.problem.framed': 'La billetera no funciona dentro de otra página. Ábrela en su propia ventana.',
  'connect.problem.noOrigin':
    'La billetera no puede comprobar la dirección de la página que abrió esta ventana, así que no responde. Abre el sitio web en su propia pestaña e inténtalo de nuevo.',
  'connect.problem.version':
    'Este sitio web usa una versión de la conexión que la billetera no admite. Recarga el sitio web o pide a sus desarrolladores que la actualicen.',
  'connect.problem.malformed':
    'La billetera no puede leer la solicitud del sitio web. Empieza de nuevo en el sitio web o informa de esto a sus desarrolladores.',
  'connect.problem.otherReferrer':
    'La solicitud nombra un sitio web diferente de la página que llevó hasta aquí, así que la billetera no responde. Empieza de nuevo en el sitio web.',
  'connect.problem.otherReturn':
    'La dirección a la que se vuelve contiene la dirección de un sitio web diferente, que podría recibir la respuesta. Por eso la billetera no responde. Informa de esto a los desarrolladores del sitio web.',
  'connect.problem.late': 'Esta solicitud ha caducado o ya se respondió. Empieza de nuevo en el sitio web.',
  'connect.problem.notLoaded':
    'No se pudo cargar la billetera. Comprueba tu conexión a internet y empieza de nuevo en el sitio web.',
  'connect.noVault':
    'La billetera de este dispositivo no está configurada, así que no puede firmar para sitios web. Abre la billetera, ve a Ajustes y activa “Billetera en este dispositivo”. Luego empieza de nuevo en el sitio web.',
  'connect.unfinished':
    'Tu cuenta aún no está configurada. Termina la configuración en la billetera y luego empieza de nuevo en el sitio web.',
  'connect.noAccount': 'Ninguna de tus cuentas puede firmar: las cuentas de solo lectura no tienen clave.',
  'connect.sites.title': 'Sitios web conectados',
  'connect.sites.intro':
    'Estos sitios web pueden ver algunas de tus cuentas y pedirte que firmes, solo en este navegador.',
  'connect.sites.none': 'Ningún sitio web está conectado',
  'connect.sites.noneText':
    'En un sitio web que funcione con billeteras de Ethereum, elige Everything Wallet. El sitio web aparecerá aquí.',
  'connect.sites.lastUsed': 'Último uso: {time}',
  'connect.sites.until': 'Conectado hasta {time}',
  'connect.sites.always': 'Conectado hasta que lo desconectes',
  'connect.sites.ended': 'La conexión con {host} ha terminado.',
  'connect.sites.expired': 'Esta conexión ha caducado.',
  'connect.sites.end': 'Terminar conexión',
  'connect.sites.endText':
    'El sitio web ya no puede pedirte que firmes. Puede mostrar tu dirección hasta su próxima solicitud. Las aprobaciones que diste a contratos se mantienen: consulta Aprobaciones.',
  'connect.sites.export': 'Exportar',
  'connect.sites.limits': 'Límites',
  'connect.sites.limits.messages': 'Puede pedirte que firmes mensajes',
  'connect.sites.limits.transactions': 'Puede pedirte que envíes transacciones',
  'connect.sites.limits.contracts':
    'Solo estos contratos (una dirección por línea; déjalo vacío para permitir cualquiera)',
  'connect.sites.limits.coin': 'Límite diario en moneda, para cada red (déjalo vacío para no fijar ninguno)',
  'connect.sites.limits.saved': 'Límites guardados.',
  'connect.sites.limits.badContract': '{text} no es una dirección.',
  'connect.sites.limits.badCoin': 'Escribe una cantidad, por ejemplo 0,5.',
  'connect.sites.log': 'Solicitudes',
  'connect.sites.log.none': 'Aún no hay solicitudes.',
  'connect.sites.log.approved': 'Aceptada',
  'connect.sites.log.rejected': 'Rechazada',
  'connect.sites.log.refused': 'Denegada por la billetera',
} as const;
