export const sendTexts = {
  'send.title': 'Enviar {currency}',
  'send.recipient': 'Dirección del destinatario',
  'send.contacts': 'Elegir un contacto',
  'send.recipientPlaceholder': '0x...',
  'send.asset': 'Activo',
  'send.amount': 'Cantidad',
  'send.amountPlaceholder': '0,0',
  'send.available': 'Disponible: {balance} {currency}',
  'send.phrase': 'Frase de recuperación',
  'send.phrasePlaceholder': 'Escribe tu frase de recuperación de 12 palabras',
  'send.phraseHelp':
    'Tu frase se usa localmente para firmar la transacción y nunca se envía a nuestros servidores.',
  'send.fee': 'Comisión de red: ~{fee} {currency}',
  'send.fee.l1':
    'Incluye hasta {fee} {currency} por los datos de Ethereum (L1), cifra duplicada como margen.',
  'send.feeEstimating': 'Estimando la comisión de red…',
  'send.feePrompt': 'Escribe un destinatario y una cantidad para ver la comisión de red.',
  'send.amountValue': '{amount} {symbol}',
  'send.readAs': 'Se lee como {amount}',
  'send.total': 'Total',
  'send.totalValue': '{total} {currency}',
  'send.totalTokens': '{amount} {symbol} + {fee} {currency}',
  'send.warning':
    'Estás a punto de enviar criptomonedas reales. Comprueba bien el destinatario: una transacción no se puede deshacer.',
  'send.warningTest':
    'Estás a punto de enviar monedas de prueba. En una red principal serían criptomonedas reales, así que comprueba bien el destinatario.',
  'send.submit': 'Enviar',
  'send.sending': 'Enviando…',
  'send.success': '¡Transacción enviada correctamente!',
  'send.from': 'Desde {address}',
  'send.error.recipientOpen':
    'El destinatario aún no está confirmado: consulta la nota debajo del destinatario.',
  'send.error.networkChanged':
    'La red de este formulario se desactivó y ahora hay otra seleccionada. Cierra el formulario y empieza de nuevo en la red que quieras.',
  'send.error.senderChanged':
    'Tu cuenta principal ha cambiado. Cierra este formulario y ábrelo de nuevo para enviar desde la nueva.',
  'send.hint.contactElsewhere': 'Tu contacto {name} está guardado para {network}, no para esta red',
  'send.hint.contact': 'Tu contacto {name}',
  'send.feeUnavailable': 'No se pudo estimar la comisión de red. Reintentando…',
  'send.uncertain.check': 'Comprobar de nuevo',
  'send.uncertain.stuck':
    'La red no responde desde hace más de diez minutos. Si envías la misma transferencia otra vez, pueden llegar las dos.',
  'send.uncertain.refused':
    'Una transacción anterior fue rechazada, pero aún puede completarse. Comprueba tu historial antes de enviar de nuevo.',
  'send.uncertain.both': 'Si envías la misma transferencia otra vez, pueden completarse las dos.',
  'send.uncertain.setAside': 'Enviar de todos modos',
  'send.settled.sent': 'La red recibió tu transferencia de {amount} {symbol} a {recipient}',
  'send.settled.failed':
    'Tu transferencia de {amount} {symbol} a {recipient} falló. Consulta los detalles en tus transacciones.',
  'send.settled.notSent':
    'Tu transferencia de {amount} {symbol} a {recipient} no se envió. No se movieron monedas ni tokens.',
  'send.settled.lapsed':
    'Tu transferencia de {amount} {symbol} a {recipient} no llegó a tiempo a la red. Solo se enviará si la envías de nuevo desde tus transacciones.',
  'send.settled.cancelled':
    'Tu transferencia de {amount} {symbol} a {recipient} se canceló: su cancelación está en un bloque. Consulta los detalles en tus transacciones.',
  'send.settled.superseded':
    'Firmaste otra transacción para reemplazar tu transferencia de {amount} {symbol} a {recipient}. Solo una de las dos puede completarse: consulta tus transacciones.',
  'send.settled.replaced':
    'Otra transacción reemplazó tu transferencia de {amount} {symbol} a {recipient}. Consulta en tus transacciones la que se completó.',
  'send.settled.replacement.failed':
    'El reemplazo de una transferencia de {amount} {symbol} a {recipient} falló. Consulta los detalles en tus transacciones.',
  'send.settled.replacement.notSent':
    'El reemplazo de una transferencia de {amount} {symbol} a {recipient} no se envió. Puede que la original se haya completado: comprueba tus transacciones.',
  'send.settled.replacement.lapsed':
    'El reemplazo de una transferencia de {amount} {symbol} a {recipient} no llegó a tiempo a la red. Puede que la original se haya completado: comprueba tus transacciones.',
  'send.settled.unknown':
    'Aún no se sabe si la red recibió tu transferencia de {amount} {symbol} a {recipient}. La billetera lo comprobará de nuevo automáticamente. No la envíes una segunda vez.',
  'send.settled.call.sent': 'La red recibió tu transacción: {title}, en {recipient}',
  'send.settled.call.failed':
    'Tu transacción falló: {title}, en {recipient}. Consulta los detalles en tus transacciones.',
  'send.settled.call.notSent':
    'Tu transacción no se envió: {title}, en {recipient}. No se movieron monedas ni tokens.',
  'send.settled.call.lapsed':
    'Tu transacción no llegó a tiempo a la red: {title}, en {recipient}. Solo se enviará si la envías de nuevo desde tus transacciones.',
  'send.settled.call.unknown':
    'Aún no se sabe si la red recibió tu transacción: {title}, en {recipient}. La billetera lo comprobará de nuevo automáticamente. No la firmes una segunda vez.',
  'send.discard.title': '¿Descartar lo que has escrito?',
  'send.discard.text': 'Perderás lo que has introducido.',
  'send.discard.keep': 'Seguir editando',
  'send.discard.confirm': 'Descartar',
  'send.max': 'Máx.',
  'send.max.all':
    'Envía todo tu saldo menos la comisión de red. La comisión mostrada se cobra completa, así que no queda nada en tu cuenta.',
  'send.max.rest':
    'Lo máximo que puedes enviar. La parte de la comisión que la red no usa se queda en tu cuenta.',
  'send.max.contract':
    'El destinatario es un contrato. La parte de la comisión que su código no usa vuelve a tu cuenta.',
  'send.max.oneNode':
    'Solo un nodo ha confirmado el precio del gas, así que parte de la comisión puede quedarse en tu cuenta. Inténtalo de nuevo para enviar todo tu saldo.',
  'send.money.inMoney': 'En dólares (USD)',
  'send.money.inCurrency': 'En {currency}',
  'send.money.inCoin': 'En {symbol}',
  'send.money.placeholder': '0,00',
  'send.money.isCoin': '{amount} {symbol} (1 {symbol} = {price})',
  'send.money.unknown': 'No hay un precio actual. Escribe la cantidad en {symbol}.',
  'send.money.decimals':
    '{count, plural, =0 {{currency} no tiene decimales} many {{currency} tiene como máximo # de decimales} other {{currency} tiene como máximo # decimales}}',
  'send.fees.title': 'Comisión de red',
  'send.fees.slow': 'Lenta',
  'send.fees.normal': 'Normal',
  'send.fees.fast': 'Rápida',
  'send.fees.custom': 'Personalizada',
  'send.fees.cost': 'como máximo {fee} {currency}',
  'send.fees.wait.seconds':
    '{count, plural, one {en aproximadamente un segundo} many {en unos # de segundos} other {en unos # segundos}}',
  'send.fees.wait.minutes':
    '{count, plural, one {en aproximadamente un minuto} many {en unos # de minutos} other {en unos # minutos}}',
  'send.fees.wait.longer': 'más de lo habitual, quizá nunca',
  'send.fees.wait.cheaper': 'solo cuando baje el precio del gas',
  'send.fees.maxFee': 'Comisión máxima (gwei)',
  'send.fees.tip': 'Comisión de prioridad (gwei)',
  'send.fees.now': 'Comisión base: {baseFee} gwei; comisión de prioridad habitual: {tip} gwei',
  'send.fees.error.gwei': 'Escribe los gwei como un número decimal simple, por ejemplo 1,5',
  'send.fees.error.zero':
    'Escribe una comisión máxima mayor que 0: ninguna red acepta una transacción sin comisión',
  'send.fees.error.tipAbove':
    'La comisión de prioridad forma parte de la comisión máxima y no puede superarla',
  'send.fees.error.tooHigh':
    'Es más de diez veces el precio actual de una transferencia rápida. Escribe menos.',
  'send.fees.error.noMarket':
    'Las comisiones actuales no están disponibles, así que tu comisión personalizada no se puede comprobar ni usar. Espera un momento o elige otra comisión.',
  'send.fees.error.tips':
    'Los nodos informan de una comisión de prioridad muy por encima de cualquier nivel normal, así que no se firmó nada. Inténtalo de nuevo en un momento.',
  'send.fees.warning.high': 'Es más del doble del precio actual de una transferencia rápida.',
  'send.fees.warning.tip':
    'Esta comisión de prioridad es más del doble de la actual para transferencias rápidas, y la pagas toda.',
  'send.fees.warning.cheaper':
    'Está por debajo de la comisión base del próximo bloque: tu transferencia espera hasta que baje el precio del gas, quizá para siempre, y las transferencias posteriores desde esta cuenta esperan detrás de ella.',
  'send.fees.warning.longer':
    'Muy pocas transferencias pagan tan poco: la tuya puede esperar mucho tiempo, y las transferencias posteriores desde esta cuenta esperan detrás de ella.',
  'send.summary': 'Revisa tu transferencia',
  'send.summary.to': 'Para',
  'send.summary.own': 'Tu propia cuenta',
  'send.summary.noRecipient': 'Aún no hay destinatario',
  'send.error.quoteOld': 'Lo que confirmaste está desactualizado. Comprueba el nuevo total y envía de nuevo.',
  'send.error.unnoted':
    'No se envió nada. El almacenamiento de este navegador está lleno o bloqueado, así que no puede guardar un registro de la transferencia. Libera espacio e inténtalo de nuevo. Si confirmas una vez más, la transferencia se envía sin registro: mantén esta página abierta hasta que la veas en tu historial.',
  'send.error.balanceChanged': 'Tu saldo ha cambiado. Comprueba el nuevo total y envía de nuevo.',
  'send.hint.own': 'Esta es tu propia dirección.',
  'send.hint.contract':
    'Esta dirección es un contrato. Asegúrate de que puede recibir monedas enviadas directamente.',
  'send.error.fieldsMissing': 'Completa todos los campos',
  'send.error.notAuthenticated': 'Usuario no autenticado',
  'send.error.phraseMismatch': 'La frase de recuperación no corresponde a tu billetera',
  'send.error.invalidPhrase': 'Frase de recuperación no válida',
  'send.error.estimate': 'No se pudo estimar el gas',
  'send.error.failed': 'No se pudo enviar la transacción',
  'send.error.recipientMalformed': 'Escribe una dirección: 0x seguido de 40 dígitos hexadecimales',
  'send.error.recipientChecksum':
    'Esta dirección tiene un error: su suma de verificación no coincide. Cópiala de nuevo.',
  'send.error.recipientZero': 'Esta es la dirección cero. Las monedas que se envían a ella se pierden.',
  'send.error.recipientPrecompile':
    'Esta dirección no tiene clave: pertenece a la propia red o se usa para quemar monedas. Las monedas que se envían a ella se pierden.',
  'send.error.amountMalformed': 'Escribe un número decimal simple, por ejemplo 0,25',
  'send.error.amountAmbiguous':
    '“{typed}” podría significar {asDecimal} o {asWhole}. Escribe el que quieras decir.',
  'send.error.amountZero': 'Escribe una cantidad mayor que 0',
  'send.error.amountDecimals': 'Escribe como máximo 18 decimales',
  'send.error.amountTooLarge': 'Esta cantidad es demasiado grande para cualquier red',
  'send.error.insufficientFunds': 'La cantidad más la comisión de red supera tu saldo',
  'send.error.insufficientTokens': 'Esta cantidad supera tu saldo de tokens',
  'send.error.feeNotCovered': 'Tu saldo no cubre la comisión de red',
  'send.error.tokenDecimals': 'Este token tiene menos decimales',
  'send.error.knownToken':
    'Este es el contrato de un token. Todo lo que se envía a él se pierde, así que no se envió nada.',
  'send.error.tokenContract':
    'Este es el propio contrato del token. Los tokens que se envían a él se pierden.',
  'send.error.feeRose': 'La comisión de red ha cambiado. Comprueba el nuevo total y envía de nuevo.',
  'send.error.deadlineOver':
    'El plazo de esta llamada ya pasó: fallaría y aun así pagarías la comisión. Cancélala para desbloquear las transacciones posteriores.',
  'send.error.replacementFeeRose':
    'La comisión de red ha cambiado, así que no se firmó nada. Comprueba la nueva comisión e inténtalo de nuevo.',
  'send.error.watchOnly':
    'Esta cuenta es de solo lectura: la billetera no tiene ninguna clave con la que enviar.',
  'send.error.busy':
    'Otra pestaña todavía está enviando desde esta cuenta. Aquí no se envió nada: cierra la otra pestaña e inténtalo de nuevo.',
  'send.error.unsettled':
    'La billetera todavía está comprobando una transferencia anterior de esta cuenta. No se envió nada; inténtalo de nuevo en un momento.',
  'send.error.heldNonce':
    'No se firmó nada: una transacción anterior fue rechazada, pero aún puede completarse, así que podrían ejecutarse las dos.',
  'send.error.uncertain':
    'La red no confirmó que recibió la transacción. La billetera lo comprobará de nuevo automáticamente; hasta entonces, no puedes enviar nada más desde esta cuenta.',
} as const;
