export const nftMarketTexts = {
  'market.unknown': '—',
  'market.inToken': 'En un token',
  'market.floors': 'NFT al precio mínimo',
  'market.floors.open': 'Abrir NFT',
  'market.floors.coin': '{amount} {currency}',
  'market.floors.worth': 'Vale {worth}',
  'market.floors.text':
    'Cada uno de tus NFT al precio más bajo al que están en venta otros de su colección. Nadie ha ofrecido pagarlo, y no cuenta en ningún total.',
  'market.floors.without':
    '{count, plural, one {# NFT no se cuenta: se desconoce el precio mínimo de su colección.} many {# de NFT no se cuentan: se desconocen los precios mínimos de sus colecciones.} other {# NFT no se cuentan: se desconocen los precios mínimos de sus colecciones.}}',
  'market.floors.unsure':
    '{count, plural, one {# NFT no se cuenta: su cantidad no está confirmada.} many {# de NFT no se cuentan: sus cantidades no están confirmadas.} other {# NFT no se cuentan: sus cantidades no están confirmadas.}}',
  'market.floors.asking': 'Aún se están cargando más.',
  'market.floors.more': 'Puedes tener más NFT de los que se escanearon.',
  'market.floors.unanswered': 'Sin respuesta de {networks}.',
  'market.list': 'En venta',
  'market.loading': 'Cargando anuncios',
  'market.more': 'Mostrar más',
  'market.samples': 'Muestras',
  'market.noMarket': 'No hay mercado en {network}. Estas son muestras.',
  'market.marketUnknown': 'Ningún nodo de {network} informa de si hay un mercado.',
  'market.noListings': 'No hay nada en venta en {network} ahora mismo. Estas son muestras.',
  'market.failed': 'No se pudieron cargar los anuncios',
  'market.failedText': 'Los precios en {network} no están disponibles ahora mismo.',
  'market.tooMany':
    'Demasiadas solicitudes. Inténtalo de nuevo en {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
  'market.silent.own':
    'No se pudieron cargar los anuncios de la propia billetera: aquí pueden faltar algunos.',
  'market.silent.opensea': 'OpenSea no respondió: aquí faltan sus anuncios.',
  'market.nameless': 'NFT #{id}',
  'market.numbered': '{collection} #{id}',
  'market.contract': 'Contrato {address}',
  'market.several': '{units}, se venden juntos',
  'market.panel': 'Precio',
  'market.noMarketHere': 'No hay mercado en {network}.',
  'market.priceOf': '{price} por los {units}',
  'market.fees': '{amount} del precio son comisiones, no para el vendedor.',
  'market.sellerIs': 'Lo vende {seller}, hasta {time}.',
  'market.anyName':
    'Cualquiera puede dar este nombre a una colección: compara la dirección del contrato con la que esperas.',
  'market.others':
    '{count, plural, one {# anuncio más} many {# de anuncios más} other {# anuncios más}} de este NFT.',
  'market.othersDearer':
    '{count, plural, one {# anuncio más} many {# de anuncios más} other {# anuncios más}} de este NFT a un precio más alto.',
  'market.buyThis': 'Comprar',
  'market.buyOther': 'Comprar por {price} a {seller}',
  'market.notForSale': 'Este NFT no está en venta ahora mismo.',
  'market.panelFailed': 'El precio no está disponible ahora mismo.',
  'market.buyer': 'Comprar con',
  'market.noKey':
    'Ninguna de tus cuentas tiene una clave en esta billetera. Las cuentas de solo lectura no pueden comprar ni vender.',
  'market.inTokenText': 'Este anuncio pide un token. Aquí solo puedes comprar anuncios en {currency}.',
  'market.ownListing': 'Lo vendes por {price}, hasta {time}.',
  'market.past.filled': 'Vendido por {price}, pagado a la cuenta que lo puso en venta.',
  'market.past.cancelled': 'Tu anuncio por {price} está cancelado en la red: ya no se puede comprar.',
  'market.notOpen':
    'Este anuncio no se puede usar ahora mismo: la cuenta no tiene el NFT, o la aprobación se revocó. Si eso cambia, cualquiera puede comprarlo a este precio.',
  'market.stillSigned':
    'El anuncio sigue siendo válido si envías el NFT a otro lugar: si recuperas el NFT antes de que termine el anuncio, cualquiera puede comprarlo a este precio. Cancela antes el anuncio.',
  'market.sell': 'Poner en venta',
  'market.change': 'Cambiar precio',
  'market.cancel': 'Cancelar anuncio',
  'market.cancelAll': 'Cancelar todo',
  'market.cancelAll.notice':
    'Esto cancela todas las órdenes que {account} ha firmado en {network} hasta ahora: todos los anuncios de todos los NFT, incluidos los firmados en otros lugares, y las ofertas de compra de la cuenta. Ya no se podrán usar, y no puedes deshacer esto. Para vender algo después, ponlo en venta de nuevo.',
  'market.sell.title': 'Poner en venta {name}',
  'market.change.title': 'Cambiar el precio de {name}',
  'market.sell.account': 'Cuenta',
  'market.sell.units': 'Cantidad',
  'market.sell.unitsHelp': 'De {units}. Los vendes juntos, por un solo precio.',
  'market.sell.unitsError': 'Escribe un número entero, como máximo lo que tiene la cuenta.',
  'market.sell.price': 'Precio en {currency}',
  'market.sell.days': 'Duración',
  'market.sell.dayCount': '{days, plural, one {# día} many {# de días} other {# días}}',
  'market.sell.receives': 'Recibes los {amount} completos. El comprador paga la comisión de red.',
  'market.sell.steps':
    'El anuncio es gratis. Pagas una comisión de red, por la aprobación, solo la primera vez.',
  'market.sell.approve721':
    'Primero apruebas que Seaport, el contrato del mercado, tome este único NFT cuando alguien lo compre.',
  'market.sell.approve1155':
    'Primero apruebas que Seaport, el contrato del mercado, tome todo lo que tienes en esta colección, ahora y en el futuro: su estándar no tiene una aprobación menor. Seaport no toma nada sin una orden que tú firmes. Revoca la aprobación en Aprobaciones cuando ya no vendas nada.',
  'market.sell.cancelFirst':
    'Cualquiera puede comprar a tu precio anterior, que es más bajo, hasta que ese anuncio se cancele en la red, así que firmas primero la cancelación; cuesta una comisión de red. Esta billetera no conoce los anuncios hechos en otros lugares.',
  'market.sell.cancelAll': 'Tu anuncio actual se cancela primero en la red; eso cuesta una comisión de red.',
  'market.sell.keepsOld':
    'Tu anuncio al precio más alto también sigue siendo válido, hasta que termine o lo canceles.',
  'market.sell.low': 'Es menos de la mitad de {floor}, el precio más bajo de esta colección.',
  'market.sell.noFloor':
    'La billetera no conoce otros precios de esta colección, así que no puede comparar el tuyo. Comprueba el separador decimal: vendes por {price}.',
  'market.sell.noFloorWorth':
    'La billetera no conoce otros precios de esta colección, así que no puede comparar el tuyo. Comprueba el separador decimal: vendes por {price}, aproximadamente {usd}.',
  'market.sell.lowAccept': 'Quiero venderlo por este precio',
  'market.sell.continue': 'Continuar',
  'market.sell.approving': 'La aprobación está pendiente…',
  'market.sell.cancelling': 'La cancelación está pendiente…',
  'market.sell.saving': 'Poniendo en venta…',
  'market.listed': '{name} está en venta por {price}.',
  'market.cancelled': 'El anuncio de {name} está cancelado: ya no se puede comprar.',
  'market.cancelledAll':
    'Todas las órdenes que la cuenta había firmado en {network} están canceladas: ya no se pueden usar.',
  'market.checkAgain': 'Comprobar de nuevo',
  'market.details': 'Detalles',
  'market.dismiss': 'Descartar',
  'market.notice.notSaid':
    'Ningún nodo informa de si aún puedes comprar esto. Si no puedes, la compra falla y pagas la comisión de red.',
  'market.problem.gone':
    'Este anuncio terminó: otra persona compró el NFT, o el vendedor lo canceló. No se firmó nada.',
  'market.problem.expired': 'Este anuncio ha caducado. No se firmó nada.',
  'market.problem.notYet': 'Este anuncio aún no ha empezado. No se firmó nada.',
  'market.problem.fee': 'Este anuncio pagaría a otros más de lo que se muestra. No se firmó nada.',
  'market.problem.inToken': 'Este anuncio pide un token, lo que esta billetera no admite. No se firmó nada.',
  'market.problem.parts':
    'Este anuncio se vende por partes, así que podrías recibir menos de lo mostrado. No se firmó nada.',
  'market.problem.own': 'Este es tu propio anuncio. No se firmó nada.',
  'market.problem.signature':
    'Este anuncio tiene un tipo de firma que esta billetera no puede leer, como la de un contrato. No se firmó nada.',
  'market.problem.clock':
    'La hora de la red y el reloj de este dispositivo difieren en más de 10 minutos, así que el anuncio puede terminar en un momento diferente del que esperas. Comprueba la fecha y la hora de este dispositivo. Para ponerlo en venta de todos modos, continúa una vez más.',
  'market.problem.token':
    'Este contrato es un token, no una colección de NFT: el ID del NFT se usaría como una cantidad. No se firmó nada.',
  'market.problem.order': 'La orden no corresponde al anuncio que viste. No se firmó nada.',
  'market.problem.notAsked': 'El servidor no respondió. No se firmó nada. Inténtalo de nuevo.',
  'market.problem.unexpected': 'Algo salió mal. No se firmó nada. Inténtalo de nuevo.',
  'market.problem.seller':
    'Los nodos no informan de lo que necesita un anuncio de este NFT. No se firmó nada. Inténtalo de nuevo en un momento.',
  'market.problem.notOwned': 'La cuenta ya no tiene tantos. No se firmó nada.',
  'market.problem.notApproved':
    'Aún no muestran la aprobación suficientes nodos. Inténtalo de nuevo en un momento.',
  'market.problem.listedMeanwhile':
    'Entretanto se puso en venta en otra pestaña o en otro dispositivo, o se deshizo una cancelación. No se puso en venta nada nuevo: comprueba los anuncios actuales y empieza de nuevo.',
  'market.problem.stepFailed': 'Ese paso falló y no se puso nada en venta. Pagaste la comisión de red.',
  'market.problem.stepUnknown':
    'No se sabe si ese paso se completó. No se puso nada en venta: comprueba tu historial antes de intentarlo de nuevo.',
  'market.problem.otherSignature': 'La firma no corresponde a este anuncio. No se puso nada en venta.',
  'market.problem.save':
    'Firmaste el anuncio, pero el servidor no lo confirmó: puede que esté en venta. Inténtalo de nuevo: no se puede poner en venta dos veces.',
  'market.problem.saveMany':
    'Firmaste el anuncio, pero no está en venta: has puesto en venta 20 en esta hora, o tienes 200 anuncios abiertos. Cancela algunos, o espera una hora, e inténtalo de nuevo.',
  'market.problem.notListed':
    'Firmaste el anuncio, pero no está en venta: los nodos informan de que no se puede vender, por ejemplo porque ya no tienes el NFT, la aprobación ya no existe o se cancelaron órdenes. Empieza de nuevo.',
  'market.trade.buy.pending': 'Estás comprando {name}. La red aún no lo ha confirmado.',
  'market.trade.buy.failed':
    'No compraste {name}: otra persona fue más rápida, o el anuncio se canceló. Solo pagaste la comisión de red.',
  'market.trade.buy.replaced': 'No compraste {name}: otra transacción reemplazó la compra.',
  'market.trade.buy.missing':
    'Firmaste la compra de {name}, pero el servidor no tiene ningún registro de ella. Comprueba tu historial antes de comprar de nuevo.',
  'market.trade.buy.unreadable': 'No se pudo cargar el estado de tu compra de {name}.',
  'market.trade.notCome':
    'Pagaste {name}, pero recibiste {came} de {units}: su contrato movió otra cosa. Comprueba los detalles y no compres nada más de esta colección.',
  'market.boughtUnknown':
    'Tu compra de {name} está en un bloque. Aún no se sabe lo que recibiste: comprueba tus NFT.',
  'market.trade.approve.pending': 'La aprobación para poner en venta {name} está pendiente.',
  'market.trade.approve.failed': 'La aprobación para poner en venta {name} falló. No hay nada en venta.',
  'market.trade.approve.replaced':
    'La aprobación para poner en venta {name} fue reemplazada. No hay nada en venta.',
  'market.trade.approve.missing':
    'Firmaste la aprobación para poner en venta {name}, pero el servidor no tiene ningún registro de ella.',
  'market.trade.approve.unreadable':
    'No se pudo cargar el estado de la aprobación para poner en venta {name}.',
  'market.trade.cancelAll.pending':
    'Se están cancelando todas las órdenes de la cuenta en {network}. Hasta que eso esté en un bloque, aún se pueden usar.',
  'market.trade.cancelAll.failed':
    'Las órdenes de la cuenta en {network} no se cancelaron: aún se pueden usar.',
  'market.trade.cancelAll.replaced':
    'Las órdenes de la cuenta en {network} no se cancelaron: otra transacción reemplazó la cancelación.',
  'market.trade.cancelAll.missing':
    'Firmaste la cancelación de todas las órdenes en {network}, pero el servidor no tiene ningún registro de ella: aún se pueden usar.',
  'market.trade.cancelAll.unreadable':
    'No se pudo cargar el estado de la cancelación de todas las órdenes en {network}: pueden seguir siendo válidas.',
  'market.trade.cancel.pending':
    'El anuncio de {name} se está cancelando. Hasta que eso esté en un bloque, cualquiera puede comprarlo aún.',
  'market.trade.cancel.effective': 'La cancelación de {name} está en un bloque: ya no se puede comprar.',
  'market.trade.cancelAll.effective':
    'La cancelación de todas las órdenes en {network} está en un bloque: ya no se pueden usar.',
  'market.trade.cancel.failed': 'El anuncio de {name} no se canceló: cualquiera puede comprarlo aún.',
  'market.trade.cancel.replaced':
    'El anuncio de {name} no se canceló: otra transacción reemplazó la cancelación.',
  'market.trade.cancel.missing':
    'Firmaste la cancelación de {name}, pero el servidor no tiene ningún registro de ella: cualquiera puede comprarlo aún.',
  'market.trade.cancel.unreadable':
    'No se pudo cargar el estado de la cancelación de {name}: puede que siga en venta.',
} as const;
