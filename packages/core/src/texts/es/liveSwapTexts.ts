export const liveSwapTexts = {
  'swap.notes.title': 'Cómo funciona un canje',
  'swap.notes.minimum': 'Primero ves el mínimo',
  'swap.notes.minimumText':
    'Antes de que firmes, la billetera muestra el mínimo que recibes. Si el precio se mueve más que tu tolerancia de deslizamiento, el canje falla y solo pagas la comisión de red.',
  'swap.notes.approval': 'Los tokens necesitan una aprobación',
  'swap.notes.approvalText':
    'Permite que el exchange gaste exactamente la cantidad que canjeas. Las monedas como ETH no la necesitan.',
  'swap.notes.pool': 'Los pools pequeños cuestan más',
  'swap.notes.poolText':
    'Un canje grande en un pool pequeño mueve el precio en tu contra. La billetera muestra el impacto en el precio y te advierte.',
  'swap.live.balanceUnknown': 'Saldo: — {symbol}',
  'swap.live.max': 'Máx.',
  'swap.live.otherToken': 'Otro token, por dirección de contrato…',
  'swap.live.otherTitle': 'Token por dirección de contrato',
  'swap.live.otherText':
    'Cualquiera puede crear un token con cualquier nombre. Copia la dirección del sitio del propio proyecto, nunca de un mensaje.',
  'swap.live.otherField': 'Dirección del contrato',
  'swap.live.otherAdd': 'Usar este token',
  'swap.live.otherMalformed': 'Escribe una dirección de contrato: 0x y 40 dígitos',
  'swap.live.otherNone':
    'No hay ningún token en {contract}, o sus decimales no están confirmados. No puedes canjearlo hasta que lo estén.',
  'swap.live.otherDecimals':
    'El contrato de {symbol} informa de decimales diferentes de los que había cuando lo agregaste, así que sus cantidades pueden ser incorrectas. No puedes canjearlo aquí. Si aún confías en él, quítalo de tus tokens y agrégalo de nuevo.',
  'swap.live.otherAsking': 'Buscando el token en {contract}…',
  'swap.live.tokensFailed': 'No se pudieron cargar tus saldos.',
  'swap.live.unverified':
    '{symbol} no está en la lista. Un token así puede ser falso, o imposible de volver a vender.',
  'swap.live.watchOnly': 'Esta cuenta es de solo lectura: no puedes firmar por ella aquí.',
  'swap.live.notEnough': 'Tienes {balance} {symbol} y quieres canjear {amount}.',
  'swap.live.notEnoughFee':
    'Pagas la comisión de red en {coin}: deja aproximadamente {fee} {coin} para ella.',
  'swap.live.notEnoughFees':
    'Pagas las comisiones de red en {coin}: deja aproximadamente {fee} {coin} para la aprobación, el canje y la revocación de una aprobación.',
  'swap.live.balanceNotKnown': 'Tu saldo de {symbol} no está confirmado: los nodos no coinciden.',
  'swap.live.quoting': 'Cargando una cotización…',
  'swap.live.rateUnknown': '—',
  'swap.live.impact': 'Impacto en el precio',
  'swap.live.impactValue': '{percent}\u00a0%',
  'swap.live.impactSmall': 'Tu canje apenas mueve el precio.',
  'swap.live.impactNotable': 'Tu canje mueve el precio en tu contra.',
  'swap.live.minimum': 'Mínimo a recibir',
  'swap.live.minimumValue': '{amount} {symbol}',
  'swap.live.route': 'Ruta',
  'swap.live.routeV2': '{path} · Uniswap v2, 0,3\u00a0% por pool',
  'swap.live.routeV3': '{path} · Uniswap v3, {fees}',
  'swap.live.routeWrap': '1:1, sin un exchange',
  'swap.live.feePercent': '{percent}\u00a0%',
  'swap.live.fee': '≈ {fee} {coin}',
  'swap.live.feeWorth': '≈ {fee} {coin} ({worth})',
  'swap.live.feeUnknown': '—',
  'swap.live.age': 'Cotización',
  'swap.live.ageValue': 'se actualiza en {seconds}\u00a0s',
  'swap.live.ageRenewing': 'actualizando…',
  'swap.live.ageAsleep': 'se actualiza cuando ves esta página',
  'swap.live.details': 'Deslizamiento, comisión y ruta',
  'swap.live.sentence': 'Canjeas {amount} {from} por al menos {least} {to}.',
  'swap.live.sentenceWorth': 'Canjeas {amount} {from} ({worth}) por al menos {least} {to} ({leastWorth}).',
  'swap.live.sentenceWrap': 'Canjeas {amount} {from} por {least} {to}, uno a uno.',
  'swap.live.slippageChange': 'Cambiar deslizamiento',
  'swap.live.slippageOwn': 'Personalizado',
  'swap.live.slippageField': 'Deslizamiento personalizado (%)',
  'swap.live.slippageInvalid': 'Escribe un número de 0 a 50, con dos decimales como máximo',
  'swap.live.slippageLow':
    'Es tan bajo que el canje puede fallar cuando el precio se mueva; incluso entonces pagas la comisión de red.',
  'swap.live.slippageHigh':
    'Un deslizamiento del {percent}\u00a0% es más de lo que necesita la mayoría de los canjes: otros pueden ver tu canje antes de que se complete y quedarse con hasta ese porcentaje.',
  'swap.live.slippageVeryHigh':
    'Podrías perder hasta el {percent}\u00a0% de lo que pagas. Ningún sitio honesto te pide que pongas esto.',
  'swap.live.unconfirmed':
    'Solo un nodo ha respondido, así que este precio no está confirmado. Si es incorrecto, puedes perder todo lo que supere el mínimo a recibir.',
  'swap.live.worthLess':
    'A precios de mercado, lo que recibes vale un {percent}\u00a0% menos que lo que pagas. Puede que este pool tenga un mal precio.',
  'swap.live.worthUnknown':
    'No hay un precio de mercado actual con el que comparar. Comprueba en otro sitio cuánto valen estos tokens antes de firmar.',
  'swap.live.lessThanFirst':
    'Cuando empezaste este canje, el mínimo era {first} {symbol}. Ahora es {now} {symbol}.',
  'swap.live.lessThanElsewhere':
    'El otro exchange tiene un mejor precio: este te da un {percent}\u00a0% menos. Puedes revocar la aprobación y empezar de nuevo.',
  'swap.live.differing': 'Algunos nodos no coinciden sobre una ruta; ves la respuesta de la mayoría.',
  'swap.live.mayKeepPart':
    'La billetera no pudo comprobar si este token llega completo. El canje falla si fueras a recibir menos del mínimo.',
  'swap.live.none.noExchange': 'Esta billetera no conoce ningún exchange en {network}.',
  'swap.live.none.noRoute':
    'No hay ninguna ruta de {from} a {to}: ningún pool los conecta, o los pools tienen muy poco para esta cantidad.',
  'swap.live.none.takesFee':
    'Un token de este par cobra una comisión en cada transferencia, así que se desconoce la cantidad que recibes. No puedes canjearlo aquí.',
  'swap.live.none.keepsPartUnknown':
    'La billetera no pudo comprobar si estos tokens llegan completos, y esta ruta no garantiza el mínimo a recibir. No puedes canjearlos aquí.',
  'swap.live.none.disputed': 'Los nodos de {network} no coinciden en el precio. Reintentando…',
  'swap.live.none.stale':
    'Los nodos de {network} llevan minutos de retraso, así que su precio está desactualizado. Reintentando…',
  'swap.live.none.unavailable': 'Ningún nodo de {network} respondió sobre el precio. Reintentando…',
  'swap.live.none.failed': 'No se pudo cargar el precio. Reintentando…',
  'swap.live.none.tooMany': 'Demasiadas solicitudes. El precio se carga de nuevo en {seconds}\u00a0s.',
  'swap.live.wrap': 'Envolver',
  'swap.live.unwrap': 'Desenvolver',
  'swap.live.starting': 'Preparando…',
  'swap.live.problem.allowance':
    'No se pudo leer la aprobación del exchange. No se firmó nada. Inténtalo de nuevo.',
  'swap.live.problem.refused':
    'El contrato de {symbol} rechaza la aprobación, así que no puedes canjearlo aquí.',
  'swap.live.problem.notYet': 'Los nodos aún no muestran la aprobación. Inténtalo de nuevo en un momento.',
  'swap.live.problem.quote':
    'No hay ningún precio ahora mismo. No se firmó nada. Inténtalo de nuevo en un momento.',
  'swap.live.problem.tooMany': 'Demasiadas solicitudes. No se firmó nada. Continúa en {seconds}\u00a0s.',
  'swap.live.problem.refusedQuote':
    'La cotización nombra un contrato que no es el exchange de esta red. No se firmó nada.',
  'swap.live.problem.otherAmount':
    'La cotización es para una cantidad diferente. No se firmó nada; hay una nueva cotización en camino.',
  'swap.live.problem.otherTab':
    'Otra pestaña está firmando por esta cuenta. Termina o cierra la operación ahí.',
  'swap.live.problem.otherAccount':
    'Este canje pertenece a {account}. Conviértela en la cuenta principal para continuar.',
  'swap.live.problem.record':
    'No se pudo cargar el estado del último paso. No se firmó nada. Inténtalo de nuevo.',
  'swap.live.problem.unexpected': 'Algo salió mal. No se firmó nada. Inténtalo de nuevo.',
  'swap.sequence.title': '{amount} {from} → {to}',
  'swap.sequence.region': 'Canje abierto: {amount} {from} a {to}',
  'swap.sequence.onNetwork': 'en {network}',
  'swap.sequence.onNetworkAt': 'en {network} · deslizamiento {percent}\u00a0%',
  'swap.step.revoke': 'Revocar la aprobación anterior',
  'swap.step.approve': 'Aprobar {amount} {from}',
  'swap.step.swap': 'Canjear por {to}',
  'swap.sequence.interrupted':
    'Este canje se interrumpió antes de que se conociera su estado. Al continuar, primero se comprueba si se envió algo.',
  'swap.sequence.revoke.pending': 'Revocando la aprobación anterior.',
  'swap.sequence.revoke.completed':
    'La aprobación anterior está revocada. Siguiente paso: aprobar exactamente {amount} {from}.',
  'swap.sequence.approve.pending': 'La aprobación de {amount} {from} está pendiente.',
  'swap.sequence.approve.completed':
    'Aprobaste exactamente {amount} {from}. Ahora revisa el canje a un precio actualizado.',
  'swap.sequence.swap.pending': 'El canje está pendiente.',
  'swap.sequence.swap.completed': 'Canjeado: −{given} {from}, +{received} {to}',
  'swap.sequence.swap.completedMinimum': 'Canjeado: −{given} {from}, al menos +{received} {to}',
  'swap.sequence.takeBack.pending': 'Revocando la aprobación.',
  'swap.sequence.takeBack.completed':
    'La aprobación está revocada: el exchange ya no puede gastar tus {from}.',
  'swap.sequence.takeBack.asking':
    'La revocación está en un bloque. Comprobando si el exchange aún puede gastar tus {from}…',
  'swap.sequence.takeBack.stays':
    'La revocación está en un bloque, pero puede que el exchange aún pueda gastar parte de tus {from}. Comprueba de nuevo en un momento y después comprueba tus aprobaciones.',
  'swap.sequence.checkAgain': 'Comprobar de nuevo',
  'swap.sequence.swap.failed':
    'No se canjeó nada; solo pagaste la comisión. Lo más frecuente es que el precio se haya movido más de lo que permite el deslizamiento.',
  'swap.sequence.approve.failed': 'La aprobación falló; solo pagaste la comisión.',
  'swap.sequence.revoke.failed': 'La revocación de la aprobación anterior falló; solo pagaste la comisión.',
  'swap.sequence.takeBack.failed':
    'La revocación de la aprobación falló; solo pagaste la comisión. La aprobación sigue existiendo.',
  'swap.sequence.replaced':
    'Otra transacción reemplazó este paso. Comprueba en tu historial qué hizo antes de continuar: puede haber hecho lo mismo.',
  'swap.sequence.cancelled': 'Este paso se canceló.',
  'swap.sequence.recordFailed': 'No se pudo cargar el estado de este paso.',
  'swap.sequence.noRecord':
    'Aún no se conoce el estado de este paso. Al continuar, primero se comprueba de nuevo si se envió.',
  'swap.sequence.continue': 'Continuar',
  'swap.sequence.tryAgain': 'Reintentar',
  'swap.sequence.takeBack': 'Revocar aprobación',
  'swap.sequence.dismiss': 'Descartar',
  'swap.sequence.dismissKeeps':
    'Descartar solo quita este aviso; una aprobación se mantiene hasta que la revoques.',
  'swap.sequence.details': 'Ver en el historial',
} as const;
