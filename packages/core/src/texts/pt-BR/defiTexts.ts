export const defiTexts = {
  'defi.title': 'DeFi',
  'defi.totals': 'Totais',
  'defi.totalStaked': 'Total em staking',
  'defi.rewardsEarned': 'Recompensas ganhas',
  'defi.totalLent': 'Total emprestado',
  'defi.tabs': 'Staking ou empréstimo',
  'defi.staking': 'Staking',
  'defi.lending': 'Empréstimo',
  'defi.stakingText':
    'As recompensas são capitalizadas automaticamente: o que você ganha volta para o staking.',
  'defi.lendingText': 'Saque quando quiser, conforme a liquidez do pool.',
  'defi.lendingSoon': 'O empréstimo ainda não está disponível.',
  'defi.apy': 'APY',
  'defi.percent': '{percent}%',
  'defi.tvl': 'TVL',
  'defi.tokens': 'Tokens',
  'defi.risk': 'Risco',
  'defi.risk.low': 'Baixo',
  'defi.risk.medium': 'Médio',
  'defi.risk.high': 'Alto',
  'defi.amount': 'Quantia para o staking',
  'defi.amountPlaceholder': '0,0',
  'defi.stake': 'Fazer staking',
  'defi.lend': 'Emprestar',
  'defi.staked': 'Staking iniciado',
  'defi.stakedText': 'Demo: {amount} em {pool}, nenhuma moeda movimentada',
  'defi.error.amount': 'Quantia inválida',
  'defi.error.amountText': 'Informe uma quantia válida para o staking',
  'defi.error.amountToLend': 'Informe uma quantia válida a emprestar',
  'defi.error.amountToWithdraw': 'Informe uma quantia válida a sacar',
  'vaults.risk.singleProtocol':
    'Todos os fundos estão em um único protocolo, em uso há anos. Uma falha nele, ou uma decisão da governança dele, pode custar a você tudo o que está nele.',
  'vaults.risk.curatedMarkets':
    'O curador empresta a vários mercados. Se a garantia dos tomadores perder valor, você perde uma parte, e pode ter de esperar pagamentos antes de poder sacar.',
  'vaults.risk.strategies':
    'Os operadores movem os fundos entre estratégias em vários protocolos. Uma perda em qualquer uma delas é dividida entre todos no pool.',
  'vaults.risk.validators':
    'Os validadores podem ser multados (slashing). Uma falha nos contratos, ou uma decisão da governança, pode custar uma parte do seu staking ou todo ele. A retirada do staking espera em uma fila.',
  'vaults.refused.closed': 'Este pool não aceita depósitos agora.',
  'vaults.refused.otherAsset':
    'Este pool declara um token diferente do esperado, então você não pode depositar nele.',
  'vaults.refused.absent': 'Este pool não existe nesta rede.',
  'vaults.refused.unknown':
    'Os nós da rede divergem sobre este pool. Você pode assinar quando um número suficiente deles concordar.',
  'vaults.refused.aboveDeposit': 'Este pool aceita no máximo {limit} agora.',
  'vaults.refused.aboveWithdraw':
    'Você pode sacar no máximo {limit} agora. O pool emprestou o restante ou o retém.',
  'vaults.refused.aboveRedeem':
    'Você pode resgatar no máximo {limit} agora. O pool emprestou o restante ou o retém.',
  'vaults.refused.notTold': 'O pool não declara o que você receberia, ou os nós da rede divergem sobre isso.',
  'vaults.refused.nothingComes': 'Você não receberia nada por isto.',
  'vaults.refused.lies':
    'Na simulação, este pool dá menos do que declara, então você não pode depositar nele.',
  'vaults.refused.losesMuch':
    'Você perderia mais de 10% de uma vez. O pool cobra uma taxa desse tamanho, ou alguém inflou o preço da cota.',
  'vaults.warns.lessBack':
    'Se você sacasse de imediato, receberia {back} do seu depósito. O restante é a taxa do pool ou está perdido.',
  'vaults.warns.backUnknown': 'O pool não declara o que você receberia se sacasse de imediato.',
  'vaults.warns.fee': 'Você recebe {lost} a menos do que as cotas valem: o pool cobra uma taxa.',
  'vaults.warns.mayLose': 'Você poderia receber apenas {least}; a cotação do pool é {said}.',
  'vaults.warns.comesLess':
    'Na simulação, você recebe {comes}, embora o pool declare {said}: ele tem uma perda não informada ou cobra uma taxa. Você pode receber ainda menos.',
  'vaults.warns.unconfirmed':
    'Não há nós suficientes da rede que confirmem o que este pool declara. Só a simulação mostra o que isto faz.',
  'vaults.warns.disputed':
    'Os nós da rede divergem sobre este pool. Só a simulação mostra o que isto faz, e você não pode assinar se eles também divergirem sobre ela.',
  'vaults.broken.untried':
    'Nada foi assinado: os nós da rede divergem sobre este pool e sobre a simulação. Tente novamente em instantes.',
  'vaults.broken.givesLess': 'Nada foi assinado: na simulação, você recebe menos do que o pool declara.',
  'vaults.broken.takesMore': 'Nada foi assinado: na simulação, o pool tira mais do que declara.',
  'vaults.broken.takesOther':
    'Nada foi assinado: na simulação, isto também tiraria outra coisa da sua conta.',
} as const;
