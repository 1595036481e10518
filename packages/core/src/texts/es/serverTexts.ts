export const serverTexts = {
  'server.signIn': 'Inicia sesión para continuar.',
  'server.appUnverified': 'No se pudo verificar esta aplicación. Recárgala e inténtalo de nuevo.',
  'server.malformed': 'La solicitud tiene un formato incorrecto.',
  'server.unexpected': 'Algo salió mal. Inténtalo de nuevo.',
  'server.chainUnavailable': 'La red no respondió. Inténtalo de nuevo.',
  'server.nodesDisagree':
    'Los nodos de la red no coinciden, así que este dato no se conoce por ahora. Inténtalo de nuevo en unos minutos.',
  'server.keysFull':
    'Tienes 20 claves de API, que es el límite. Elimina una que ya no uses e inténtalo de nuevo.',
  'server.keysUnconfirmed':
    'Hoy has creado 30 claves de API, que es el límite hasta que confirmes tu dirección de correo. Confírmala en los ajustes o inténtalo de nuevo mañana.',
  'server.databaseUnavailable':
    'Nuestra base de datos no respondió, así que no se envió nada. Inténtalo de nuevo.',
  'server.tooManyRequests': 'Demasiadas solicitudes. Inténtalo de nuevo {when}.',
  'server.tooManyAttempts': 'Demasiados intentos. Inténtalo de nuevo {when}.',
  'server.sessionEnded': 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  'server.passwordNeeded':
    'Iniciaste sesión hace demasiado tiempo. Escribe tu contraseña de nuevo para continuar.',
  'server.accountLeaving': 'Esta cuenta se está eliminando, así que ya no se puede cambiar nada.',
  'server.sessionUnknown': 'No se pudo comprobar tu sesión. Inténtalo de nuevo en un minuto.',
  'server.tooManyKeys': 'Has creado demasiadas claves en poco tiempo. Inténtalo de nuevo en una hora.',
  'server.pricesUnavailable':
    'Los precios no están disponibles ahora mismo. Inténtalo de nuevo en un minuto.',
  'server.phraseIsSet': 'Tu frase de recuperación ya está establecida y no se puede reemplazar.',
  'server.walletIsSetUp': 'Esta billetera ya está configurada con una frase de recuperación diferente.',
  'server.maintenance.readOnly':
    'Everything Wallet solo permite consultas durante el mantenimiento: no se cambió ni se envió nada. Inténtalo de nuevo más tarde.',
  'server.maintenance.send':
    'Los envíos están desactivados por ahora. No se envió nada. Inténtalo de nuevo más tarde.',
  'server.maintenance.feature': 'Esta función está desactivada por ahora. Inténtalo de nuevo más tarde.',
  'server.setupUnfinished': 'Termina de configurar tu billetera antes de enviar.',
  'server.recipientRefuses': 'El destinatario rechaza esta transferencia',
  'server.callReverts': 'El contrato rechaza esta llamada: fallaría y se perdería su comisión.',
  'server.noProof': 'Ningún nodo de esta red pudo probar el saldo. Inténtalo de nuevo en un minuto.',
  'server.noToken': 'No hay ningún token ERC-20 en esta dirección en esta red.',
  'server.tokenRefuses': 'El contrato del token rechaza esta transferencia.',
  'server.nonceTooLow':
    'Otra transacción de esta cuenta se completó primero. Comprueba tus transacciones y envía de nuevo.',
  'server.expired':
    'Ha pasado demasiado tiempo desde que confirmaste esta transferencia, así que no se envió. Compruébala y envíala de nuevo.',
  'server.lapsed':
    'Esta transferencia no llegó a tiempo a la red. Está en tu historial y solo se envía si la envías de nuevo desde ahí.',
  'server.superseded':
    'Firmaste otra transacción para reemplazar esta, así que no se envió de nuevo. Solo una de las dos puede completarse: comprueba tus transacciones.',
  'server.replacementUnderpriced':
    'La red exige una comisión más alta para reemplazar esta transferencia. Comprueba la nueva comisión e inténtalo de nuevo.',
  'server.replacementLate':
    'Esta transferencia ya está en un bloque, o se firmó otra para reemplazarla. Comprueba tu historial.',
  'server.replacementExpired':
    'Ha pasado demasiado tiempo desde que confirmaste esto, así que el reemplazo no se envió. Puede que la transferencia original se haya completado: comprueba tus transacciones.',
  'server.replacementGas':
    'El reemplazo necesita más gas del que firmaste, así que no se envió. La transferencia original aún puede completarse: comprueba tus transacciones.',
  'server.nonceTaken':
    'Otra transacción de esta cuenta sigue pendiente. Espera a que termine y envía de nuevo.',
  'server.underpriced':
    'La red exige ahora una comisión más alta. Comprueba el nuevo total y envía de nuevo.',
  'server.gasTooLow':
    'Esta transferencia necesita más gas del que firmaste. Comprueba el nuevo total y envía de nuevo.',
  'server.listing.notYours': 'Este anuncio no se puede publicar: su vendedor no es una de tus cuentas.',
  'server.listing.sold': 'Este anuncio no se puede publicar: ya está vendido o cancelado.',
  'server.listing.notHeld': 'Este anuncio no se puede publicar: su vendedor no tiene el NFT.',
  'server.listing.notApproved':
    'Este anuncio no se puede publicar: Seaport no tiene aprobación para transferir el NFT.',
  'server.listing.ended': 'Este anuncio no se puede publicar: ya terminó o aún no ha empezado.',
  'server.listing.tooLong': 'Este anuncio no se puede publicar: dura más de un año.',
  'server.listing.ofOther': 'Este anuncio no se puede publicar: otro usuario lo ha publicado.',
  'server.listing.invalid': 'Este anuncio no se puede publicar: esta billetera no admite sus condiciones.',
  'server.listingUnknown': 'La red no confirma que esto se pueda vender. Inténtalo de nuevo.',
  'server.tooManyListings': 'Tienes 200 anuncios, que es el límite. Cancela antes algunos de ellos.',
  'server.gasTooHigh': 'Esta transferencia pide más gas del que la red permite.',
} as const;
