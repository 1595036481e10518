export const defiTexts = {
  'defi.title': 'DeFi',
  'defi.totals': 'Totales',
  'defi.totalStaked': 'Total en staking',
  'defi.rewardsEarned': 'Recompensas ganadas',
  'defi.totalLent': 'Total prestado',
  'defi.tabs': 'Staking o préstamos',
  'defi.staking': 'Staking',
  'defi.lending': 'Préstamos',
  'defi.stakingText':
    'Las recompensas se reinvierten automáticamente: lo que ganas vuelve a ponerse en staking.',
  'defi.lendingText': 'Retira en cualquier momento, según la liquidez del pool.',
  'defi.lendingSoon': 'Los préstamos aún no están disponibles.',
  'defi.apy': 'APY',
  'defi.percent': '{percent}\u00a0%',
  'defi.tvl': 'TVL',
  'defi.tokens': 'Tokens',
  'defi.risk': 'Riesgo',
  'defi.risk.low': 'Bajo',
  'defi.risk.medium': 'Medio',
  'defi.risk.high': 'Alto',
  'defi.amount': 'Cantidad para staking',
  'defi.amountPlaceholder': '0,0',
  'defi.stake': 'Hacer staking',
  'defi.lend': 'Prestar',
  'defi.staked': 'Staking iniciado',
  'defi.stakedText': 'Demo: {amount} en {pool}, no se movieron monedas',
  'defi.error.amount': 'Cantidad no válida',
  'defi.error.amountText': 'Escribe una cantidad válida para hacer staking',
  'defi.error.amountToLend': 'Escribe una cantidad válida para prestar',
  'defi.error.amountToWithdraw': 'Escribe una cantidad válida para retirar',
  'vaults.risk.singleProtocol':
    'Todos los fondos están en un protocolo que se usa desde hace años. Un fallo en él, o una decisión de su gobernanza, podría costarte todo lo que tienes en él.',
  'vaults.risk.curatedMarkets':
    'El gestor presta a varios mercados. Si la garantía de los prestatarios pierde su valor, pierdes una parte, y puede que tengas que esperar a los reembolsos antes de poder retirar.',
  'vaults.risk.strategies':
    'Sus operadores mueven los fondos entre estrategias en varios protocolos. Una pérdida en cualquiera de ellas la comparten todos los que están en el pool.',
  'vaults.risk.validators':
    'Sus validadores pueden recibir multas (slashing). Un fallo en sus contratos, o una decisión de su gobernanza, podría costarte una parte de lo que tienes en staking o todo. El retiro del staking espera en una cola.',
  'vaults.refused.closed': 'Este pool no acepta depósitos ahora.',
  'vaults.refused.otherAsset':
    'Este pool indica un token diferente del esperado, así que no puedes depositar en él.',
  'vaults.refused.absent': 'Este pool no existe en esta red.',
  'vaults.refused.unknown':
    'Los nodos de la red no coinciden sobre este pool. Podrás firmar cuando coincidan suficientes nodos.',
  'vaults.refused.aboveDeposit': 'Este pool acepta como máximo {limit} ahora.',
  'vaults.refused.aboveWithdraw':
    'Puedes retirar como máximo {limit} ahora. El pool ha prestado el resto o lo retiene.',
  'vaults.refused.aboveRedeem':
    'Puedes reembolsar como máximo {limit} ahora. El pool ha prestado el resto o lo retiene.',
  'vaults.refused.notTold':
    'El pool no indica lo que recibirías, o los nodos de la red no coinciden en ello.',
  'vaults.refused.nothingComes': 'No recibirías nada por esto.',
  'vaults.refused.lies':
    'En la simulación, este pool da menos de lo que indica, así que no puedes depositar en él.',
  'vaults.refused.losesMuch':
    'Perderías más del 10\u00a0% de inmediato. El pool cobra una comisión de ese tamaño, o alguien ha inflado el precio de su participación.',
  'vaults.warns.lessBack':
    'Si retiraras de inmediato, recibirías {back} de tu depósito. El resto es la comisión del pool, o se pierde.',
  'vaults.warns.backUnknown': 'El pool no indica lo que recibirías si retiraras de inmediato.',
  'vaults.warns.fee': 'Recibes {lost} menos de lo que valen las participaciones: el pool cobra una comisión.',
  'vaults.warns.mayLose': 'Podrías recibir tan solo {least}; el pool cotiza {said}.',
  'vaults.warns.comesLess':
    'En la simulación, recibes {comes}, aunque el pool indica {said}: tiene una pérdida no declarada o cobra una comisión. Puede que recibas aún menos.',
  'vaults.warns.unconfirmed':
    'Muy pocos nodos de la red confirman lo que indica este pool. Solo la simulación muestra lo que hace esto.',
  'vaults.warns.disputed':
    'Los nodos de la red no coinciden sobre este pool. Solo la simulación muestra lo que hace esto, y no puedes firmar si tampoco coinciden en ella.',
  'vaults.broken.untried':
    'No se firmó nada: los nodos de la red no coinciden sobre este pool ni sobre la simulación. Inténtalo de nuevo en un momento.',
  'vaults.broken.givesLess': 'No se firmó nada: en la simulación, recibes menos de lo que indica el pool.',
  'vaults.broken.takesMore': 'No se firmó nada: en la simulación, el pool toma más de lo que indica.',
  'vaults.broken.takesOther':
    'No se firmó nada: en la simulación, esto también tomaría otra cosa de tu cuenta.',
} as const;
