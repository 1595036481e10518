export const callTexts = {
  'call.title.nativeTransfer': 'Enviar monedas',
  'call.title.tokenTransfer': 'Enviar tokens',
  'call.title.transferFrom': 'Mover tokens de otra persona',
  'call.title.transferFromOwn': 'Enviar tokens',
  'call.title.approve': 'Permitir gasto',
  'call.title.revoke': 'Revocar aprobación',
  'call.title.changeAllowance': 'Cambiar una aprobación',
  'call.title.permit': 'Presentar una aprobación firmada',
  'call.title.nftTransfer': 'Enviar un NFT',
  'call.title.multiTokenTransfer': 'Enviar tokens de una colección',
  'call.title.approveAll': 'Aprobar una colección completa',
  'call.title.revokeAll': 'Revocar la aprobación de una colección',
  'call.title.wrap': 'Envolver monedas',
  'call.title.unwrap': 'Desenvolver monedas',
  'call.title.sweep': 'Recoger tus tokens del exchange',
  'call.title.refund': 'Devolver las monedas no usadas',
  'call.title.swap': 'Canjear',
  'call.title.vaultDeposit': 'Depositar en un pool',
  'call.title.vaultWithdrawal': 'Retirar de un pool',
  'call.title.buyNft': 'Comprar un NFT',
  'call.title.sellNft': 'Vender un NFT',
  'call.title.fulfillOrder': 'Ejecutar una orden',
  'call.title.cancelOrders': 'Cancelar órdenes',
  'call.title.incrementCounter': 'Cancelar todas las órdenes',
  'call.title.stake': 'Hacer staking de monedas',
  'call.title.wrapStaked': 'Envolver monedas en staking',
  'call.title.unwrapStaked': 'Desenvolver monedas en staking',
  'call.title.requestWithdrawals': 'Retirar del staking',
  'call.title.claimWithdrawal': 'Reclamar un retiro',
  'call.title.multicall': 'Varios pasos en uno',
  'call.title.unknown': 'Llamada desconocida',
  'call.title.create': 'Creación de contrato',
  'call.title.signedPermit': 'Firmar una aprobación',
  'call.title.signedTransfer': 'Firmar una transferencia que presentará otra persona',
  'call.title.signedOrder': 'Firmar una orden del mercado',
  'call.title.signedOrders': 'Firmar varias órdenes del mercado a la vez',
  'call.title.signedSafe': 'Firmar por una billetera compartida (Safe)',
  'call.title.signedCall': 'Firmar una llamada que presentará otra persona',
  'call.title.unknownSignature': 'Firma desconocida',
  'call.warning.unlimitedApproval':
    '{spender} podría gastar todo lo que tienes de este token, ahora y en el futuro. No hay límite.',
  'call.warning.approvalChanged':
    '{spender} ya tiene una aprobación. Hasta que esta transacción se confirme, podría usar tanto la antigua como la nueva.',
  'call.warning.approvalForAll':
    '{spender} podría tomar todos los NFT que posees en esta colección, incluidos los que recibas más adelante.',
  'call.warning.toOwnContract':
    'Este es el propio contrato del token. Los tokens que se envían a él se pierden.',
  'call.warning.zeroRecipient': 'Esta es la dirección cero. Todo lo que se envía a ella se pierde.',
  'call.warning.otherRecipient': 'Lo obtenido va a {recipient}, no a ti.',
  'call.warning.leftWithRouter':
    'Lo obtenido se queda en el contrato del exchange, donde cualquiera puede tomarlo.',
  'call.warning.deadlinePassed':
    'El plazo ya pasó: esta transacción fallaría y aun así pagarías la comisión.',
  'call.warning.deadlineFar':
    'Esto aún se podrá ejecutar cuando haya pasado más de un día, en un momento que elige otra persona.',
  'call.warning.noDeadline': 'Esto no tiene plazo: alguien podría retenerlo y ejecutarlo cuando quiera.',
  'call.warning.noLeastOutput': 'Esto no fija un mínimo. Podrías recibir casi nada.',
  'call.warning.noMostInput': 'Esto no limita lo que pagas. Podría usar toda la cantidad que aprobaste.',
  'call.warning.unknownContract':
    'Esta billetera no conoce este contrato. Las cantidades son solo lo que indica el contrato; puede hacer otra cosa.',
  'call.warning.tip': 'Esto paga a {recipient} una cantidad que no forma parte de la orden.',
  'call.broken.noNft': 'En la simulación, no recibes el NFT que pagas. No se firmó nada.',
  'call.warning.coinLeft': 'Esto envía monedas que la llamada no necesita. Pueden perderse.',
  'call.warning.coinRunsOut':
    'Te quedarían muy pocas monedas para pagar otra transacción como esta, o una que la revoque.',
  'call.warning.innerUnknown':
    '{count, plural, one {Esta billetera no puede leer un paso de esta llamada, así que su efecto es desconocido.} many {Esta billetera no puede leer # de pasos de esta llamada, así que sus efectos son desconocidos.} other {Esta billetera no puede leer # pasos de esta llamada, así que sus efectos son desconocidos.}}',
  'call.warning.unknownCall':
    'El efecto de esta llamada es desconocido. Puede tomar todo lo que el contrato puede tomar de ti, incluido lo que has aprobado para él.',
  'call.warning.amountOrId':
    'No está claro si este contrato tiene tokens o NFT: el número es una cantidad o el ID de un NFT.',
  'call.warning.leavesUnsaid': 'Pagarías más {asset} de lo que indica esta transacción.',
  'call.warning.lessArrives':
    '{recipient} recibiría menos {asset} de lo que envías: el contrato del token se queda con una parte.',
  'call.warning.lessComes': 'Recibirías menos {asset} de lo que indica esta transacción, o nada.',
  'call.warning.allowsUnsaid':
    'Después, {spender} podría gastar más {asset} de lo que indica esta transacción.',
  'call.warning.staysAllowed':
    'En la simulación, esto no revoca nada: {spender} aún podría gastar tus {asset}.',
  'call.warning.spenderUnknown':
    'Se desconoce si {spender} es un contrato o una cuenta privada, cuyo propietario podría tomar esto en cualquier momento.',
  'call.warning.muchGas':
    'Esto usa mucho más gas del que una llamada así puede llegar a necesitar. Algunos contratos están hechos para desperdiciarlo: comprueba la comisión.',
  'call.warning.spenderNoContract':
    '{spender} es una cuenta privada, no un contrato. Los exchanges y otros servicios nunca te piden que apruebes una.',
  'call.warning.youngContract':
    'El contrato {contract} tiene menos de un día. La mayoría de los robos usan contratos así.',
  'call.warning.noContract':
    'No hay ningún contrato en {contract}: la llamada no haría nada, y las monedas que envíe se quedarían ahí.',
  'call.warning.priceImpact':
    'Este canje mueve el precio un {percent}\u00a0% en tu contra. Una cantidad menor, o varios canjes más pequeños, te darían un mejor precio.',
  'call.warning.priceImpactHigh':
    'Perderías un {percent}\u00a0% del valor: este pool es demasiado pequeño para esta operación.',
  'call.takeable.title': 'Lo que se podría tomar ahora',
  'call.takeable.reading': 'Leyendo lo que se podría tomar ahora…',
  'call.takeable.token': '{spender} podría tomar {amount} {asset} ahora.',
  'call.takeable.nfts':
    '{spender} podría tomar {count, plural, one {un NFT} many {# de NFT} other {# NFT}} de {asset} ahora, y cualquiera que recibas más adelante.',
  'call.takeable.none':
    '{spender} no podría tomar {asset} ahora, porque no tienes, pero podría tomar lo que recibas más adelante.',
  'call.takeable.noPermit2':
    '{spender} no podría tomar {asset} ahora: no has dado a Permit2 una aprobación para este activo. Si se la das más adelante, {spender} podría tomar {asset} mientras dure este permiso.',
  'call.takeable.unknown': 'No se pudo averiguar cuánto {asset} podría tomar {spender} ahora.',
  'call.takeable.unknownNfts':
    'No se pudo averiguar cuántos NFT de {asset} podría tomar {spender} ahora. Podría tomarlos todos.',
  'call.error.refused': 'No se firmó nada: esta billetera no firma llamadas como esta.',
  'call.error.fails': 'No se firmó nada: esto fallaría y aun así pagarías la comisión.',
  'call.error.changed':
    'No se firmó nada: el resultado ha cambiado desde que se mostró. Comprueba “Qué ocurrirá” y confirma de nuevo.',
  'call.error.priceOld':
    'No se firmó nada: este precio tiene más de tres minutos. Cierra esto y empieza de nuevo.',
  'call.error.notAccepted':
    'No se firmó nada: al menos una advertencia no se ha aceptado. Cierra esto y empieza de nuevo.',
  'call.error.done': 'No se firmó nada: esto ya se envió, aquí, en otra pestaña o en otro dispositivo.',
  'call.error.otherStandard':
    'No se firmó nada: esto trata un token como un NFT, así que el ID del NFT se usaría como una cantidad del token.',
  'call.error.contradicted':
    'No se firmó nada: el servidor y esta billetera no coinciden en los decimales de un token de esta transacción, así que las cantidades pueden ser incorrectas. No puedes firmar nada con este token hasta que recargues la página. Si vuelve a ocurrir, contacta con soporte.',
  'call.error.tokenList':
    'No se firmó nada: no se pudo cargar la lista de tokens conocidos. Recarga la página e inténtalo de nuevo.',
  'call.error.notShown':
    'No se firmó nada: la transacción difiere de la que viste. Cierra esto y empieza de nuevo.',
} as const;
