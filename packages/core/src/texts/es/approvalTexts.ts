export const approvalTexts = {
  'approvals.title': 'Aprobaciones',
  'approvals.text':
    'Estos contratos pueden gastar tus tokens sin volver a preguntar. Revoca las aprobaciones que ya no uses; cada revocación cuesta una comisión de red.',
  'approvals.onlyToken': 'Se muestran solo las aprobaciones de un token.',
  'approvals.showAll': 'Mostrar todas',
  'approvals.loading': 'Cargando aprobaciones',
  'approvals.none': 'Ninguna aplicación puede gastar tus tokens',
  'approvals.noneOfToken': 'Ninguna aplicación puede gastar este token',
  'approvals.notLooked': 'Sin escanear (red desactivada): {networks}.',
  'approvals.noSuchNetwork': 'La billetera no conoce la red de este token, así que no se escaneó.',
  'approvals.noneText':
    '{networks, plural, one {# red se escaneó desde su primer bloque.} many {# de redes se escanearon desde sus primeros bloques.} other {# redes se escanearon desde sus primeros bloques.}} Las aprobaciones que no dejaron registro en la red no se encuentran.',
  'approvals.noneYet': 'No se encontró nada hasta ahora',
  'approvals.noneYetText':
    'Algunas redes no se pudieron escanear, así que puede haber aprobaciones que no se muestran.',
  'approvals.reading': 'Aún escaneando {network}: hasta el bloque {block} hacia atrás.',
  'approvals.readingFirst': 'Aún escaneando {network}.',
  'approvals.refused':
    'Los nodos de {network} no informan de aprobaciones. Puede haber algunas que no se muestran.',
  'approvals.failed': '{network} no respondió. Sus aprobaciones pueden estar desactualizadas o incompletas.',
  'approvals.unconfirmed':
    'Solo un nodo de {network} informó de aprobaciones. Puede haber más: abre esta página de nuevo más tarde.',
  'approvals.stale':
    'Los nodos de {network} dejaron de actualizarse hace {age}, así que esta lista puede estar desactualizada.',
  'approvals.leftOut':
    '{count, plural, one {# aprobación de un contrato no verificado en {network} no se muestra: hay demasiadas.} many {# de aprobaciones de contratos no verificados en {network} no se muestran: hay demasiadas.} other {# aprobaciones de contratos no verificados en {network} no se muestran: hay demasiadas.}}',
  'approvals.unknownSpender': 'Autorizado desconocido',
  'approvals.unnamed': 'Dirección desconocida',
  'approvals.copySpender': 'Copiar la dirección de {name}',
  'approvals.atRisk': 'Valor en riesgo',
  'approvals.unlimited': 'Sin límite',
  'approvals.unlimitedOf': '{symbol} sin límite',
  'approvals.amountOf': '{amount} {symbol}',
  'approvals.unitsOf': '{amount} en la unidad más pequeña de {symbol}',
  'approvals.everything': 'Todo lo que haya de {symbol}, ahora y en el futuro',
  'approvals.nft': '{symbol} #{id}',
  'approvals.unknownAmount': '—',
  'approvals.state.disputed': 'Los nodos no coinciden en esta aprobación: puede haber terminado.',
  'approvals.state.unknown': 'Ningún nodo informa de la cantidad: la aprobación puede haber terminado.',
  'approvals.state.over':
    'Un nodo informa de que esta aprobación ha terminado; un segundo nodo tiene que confirmarlo.',
  'approvals.state.unconfirmed': 'Sin confirmar: solo un nodo informa de esto.',
  'approvals.throughPermit2': 'A través de Permit2',
  'approvals.until': 'Termina el {day}',
  'approvals.changed': 'Último cambio: {day}',
  'approvals.changedBlock': 'Último cambio: bloque {block}',
  'approvals.watched': 'Solo lectura: revócala en la billetera que tiene la clave.',
  'approvals.revoke': 'Revocar',
  'approvals.revokeNamed': 'Revocar {what} para {spender}',
  'approvals.select': 'Seleccionar {what} para {spender}',
  'approvals.revokeSelected': 'Revocar {count}',
  'approvals.selected': 'Seleccionadas: {count}',
  'approvals.clear': 'Borrar selección',
  'approvals.pending': 'Revocando…',
  'approvals.completed': 'Revocada. La lista se está actualizando…',
  'approvals.inForce':
    'La transacción para revocar esto se completó, pero el contrato aún informa de una aprobación.',
  'approvals.revokeFailed': 'Esto no se revocó: el contrato lo rechazó.',
  'approvals.replaced': 'Esto no se revocó: otra transacción lo reemplazó.',
  'approvals.problem': 'Algo salió mal. No se firmó nada. Inténtalo de nuevo.',
  'approvals.unverified': 'Contratos no verificados ({count})',
  'approvals.unverifiedText':
    'Estos contratos no están en la lista. Algunos son tus NFT; otros solo afirman que aprobaste algo, para que los busques. Revocar una afirmación así cuesta una comisión y no consigue nada.',
  'approvals.doubtful': 'Probablemente terminadas ({count})',
  'approvals.doubtfulText':
    'Solo un nodo informa de que estas han terminado. Desaparecen cuando un segundo nodo lo confirma.',
  'approvals.gap':
    'El valor en riesgo es la cantidad aprobada o lo que tienes, lo que sea menor. El último uso no se puede leer de la red: “último cambio” es el bloque más reciente en el que el contrato registró la aprobación.',
  'approvals.accountsFailed': 'No se pudieron cargar tus cuentas',
  'approvals.noAccounts': 'Aún no hay cuentas',
} as const;
