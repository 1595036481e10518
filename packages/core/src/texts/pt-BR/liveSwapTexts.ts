export const liveSwapTexts = {
  'swap.notes.title': 'Como funciona uma troca',
  'swap.notes.minimum': 'Você vê o mínimo primeiro',
  'swap.notes.minimumText':
    'Antes de você assinar, a carteira mostra o mínimo que você recebe. Se o preço mudar mais do que sua tolerância a slippage, a troca falha e você paga só a taxa de rede.',
  'swap.notes.approval': 'Tokens precisam de uma aprovação',
  'swap.notes.approvalText':
    'Ela permite que a exchange gaste exatamente a quantia que você troca. Moedas como ETH não precisam de nenhuma.',
  'swap.notes.pool': 'Pools pequenos custam mais',
  'swap.notes.poolText':
    'Uma troca grande em um pool pequeno move o preço contra você. A carteira mostra o impacto no preço e avisa você.',
  'swap.live.balanceUnknown': 'Saldo: — {symbol}',
  'swap.live.max': 'Máx.',
  'swap.live.otherToken': 'Outro token, por endereço de contrato…',
  'swap.live.otherTitle': 'Token por endereço de contrato',
  'swap.live.otherText':
    'Qualquer um pode criar um token com qualquer nome. Copie o endereço do site do próprio projeto, nunca de uma mensagem.',
  'swap.live.otherField': 'Endereço do contrato',
  'swap.live.otherAdd': 'Usar este token',
  'swap.live.otherMalformed': 'Informe um endereço de contrato: 0x e 40 dígitos',
  'swap.live.otherNone':
    'Não há token em {contract}, ou as casas decimais dele não estão confirmadas. Você não pode trocá-lo até que estejam.',
  'swap.live.otherDecimals':
    'O contrato de {symbol} informa casas decimais diferentes das de quando você o adicionou, então as quantias podem estar erradas. Você não pode trocá-lo aqui. Se ainda confia nele, remova-o dos seus tokens e adicione-o de novo.',
  'swap.live.otherAsking': 'Consultando o token em {contract}…',
  'swap.live.tokensFailed': 'Não foi possível carregar seus saldos.',
  'swap.live.unverified':
    '{symbol} não está listado. Um token assim pode ser falso ou impossível de vender depois.',
  'swap.live.watchOnly': 'Esta conta é somente para visualização: você não pode assinar por ela aqui.',
  'swap.live.notEnough': 'Você tem {balance} {symbol} e quer trocar {amount}.',
  'swap.live.notEnoughFee': 'Você paga a taxa de rede em {coin}: deixe cerca de {fee} {coin} para ela.',
  'swap.live.notEnoughFees':
    'Você paga as taxas de rede em {coin}: deixe cerca de {fee} {coin} para a aprovação, a troca e a revogação de uma aprovação.',
  'swap.live.balanceNotKnown': 'Seu saldo de {symbol} não está confirmado: os nós divergem sobre ele.',
  'swap.live.quoting': 'Carregando uma cotação…',
  'swap.live.rateUnknown': '—',
  'swap.live.impact': 'Impacto no preço',
  'swap.live.impactValue': '{percent}%',
  'swap.live.impactSmall': 'Sua troca quase não move o preço.',
  'swap.live.impactNotable': 'Sua troca move o preço contra você.',
  'swap.live.minimum': 'Mínimo a receber',
  'swap.live.minimumValue': '{amount} {symbol}',
  'swap.live.route': 'Rota',
  'swap.live.routeV2': '{path} · Uniswap v2, 0,3% por pool',
  'swap.live.routeV3': '{path} · Uniswap v3, {fees}',
  'swap.live.routeWrap': '1:1, sem exchange',
  'swap.live.feePercent': '{percent}%',
  'swap.live.fee': '≈ {fee} {coin}',
  'swap.live.feeWorth': '≈ {fee} {coin} ({worth})',
  'swap.live.feeUnknown': '—',
  'swap.live.age': 'Cotação',
  'swap.live.ageValue': 'atualiza em {seconds} s',
  'swap.live.ageRenewing': 'atualizando…',
  'swap.live.ageAsleep': 'atualiza quando você vê esta página',
  'swap.live.details': 'Slippage, taxa e rota',
  'swap.live.sentence': 'Você troca {amount} {from} por pelo menos {least} {to}.',
  'swap.live.sentenceWorth':
    'Você troca {amount} {from} ({worth}) por pelo menos {least} {to} ({leastWorth}).',
  'swap.live.sentenceWrap': 'Você troca {amount} {from} por {least} {to}, um para um.',
  'swap.live.slippageChange': 'Alterar slippage',
  'swap.live.slippageOwn': 'Personalizado',
  'swap.live.slippageField': 'Slippage personalizado (%)',
  'swap.live.slippageInvalid': 'Informe um número de 0 a 50, com no máximo duas casas decimais',
  'swap.live.slippageLow':
    'Isto é tão baixo que a troca pode falhar quando o preço mudar; você paga a taxa de rede mesmo assim.',
  'swap.live.slippageHigh':
    'Um slippage de {percent}% é mais do que a maioria das trocas precisa: outros podem ver sua troca antes de ela ser executada e tirar dela até essa porcentagem.',
  'swap.live.slippageVeryHigh':
    'Você poderia perder até {percent}% do que paga. Nenhum site honesto pede que você defina isto.',
  'swap.live.unconfirmed':
    'Apenas um nó respondeu, então este preço não está confirmado. Se ele estiver errado, você pode perder tudo acima do mínimo a receber.',
  'swap.live.worthLess':
    'A preços de mercado, o que você recebe vale {percent}% menos do que o que você paga. Este pool pode ter um preço ruim.',
  'swap.live.worthUnknown':
    'Não há um preço de mercado atual para comparar. Antes de assinar, verifique em outro lugar quanto valem estes tokens.',
  'swap.live.lessThanFirst':
    'Quando você começou esta troca, o mínimo era {first} {symbol}. Agora é {now} {symbol}.',
  'swap.live.lessThanElsewhere':
    'A outra exchange tem um preço melhor: esta dá a você {percent}% a menos. Você pode revogar a aprovação e começar de novo.',
  'swap.live.differing': 'Alguns nós divergem sobre uma rota; você vê a resposta da maioria.',
  'swap.live.mayKeepPart':
    'A carteira não conseguiu verificar se este token chega por inteiro. A troca falha se você for receber menos que o mínimo.',
  'swap.live.none.noExchange': 'Esta carteira não conhece nenhuma exchange em {network}.',
  'swap.live.none.noRoute':
    'Não há rota de {from} para {to}: nenhum pool os conecta, ou os pools têm pouco demais para esta quantia.',
  'swap.live.none.takesFee':
    'Um token deste par cobra uma taxa em cada transferência, então não se sabe a quantia que você recebe. Você não pode trocá-lo aqui.',
  'swap.live.none.keepsPartUnknown':
    'A carteira não conseguiu verificar se estes tokens chegam por inteiro, e esta rota não garante o mínimo a receber. Você não pode trocá-los aqui.',
  'swap.live.none.disputed': 'Os nós de {network} divergem sobre o preço. Tentando novamente…',
  'swap.live.none.stale':
    'Os nós de {network} estão minutos atrasados, então o preço deles está desatualizado. Tentando novamente…',
  'swap.live.none.unavailable': 'Nenhum nó de {network} respondeu sobre o preço. Tentando novamente…',
  'swap.live.none.failed': 'Não foi possível carregar o preço. Tentando novamente…',
  'swap.live.none.tooMany': 'Solicitações demais. O preço é carregado de novo em {seconds} s.',
  'swap.live.wrap': 'Fazer wrap',
  'swap.live.unwrap': 'Desfazer wrap',
  'swap.live.starting': 'Preparando…',
  'swap.live.problem.allowance':
    'Não foi possível ler a aprovação da exchange. Nada foi assinado. Tente novamente.',
  'swap.live.problem.refused':
    'O contrato de {symbol} rejeita a aprovação, então você não pode trocá-lo aqui.',
  'swap.live.problem.notYet': 'Os nós ainda não mostram a aprovação. Tente novamente em instantes.',
  'swap.live.problem.quote': 'Não há preço no momento. Nada foi assinado. Tente novamente em instantes.',
  'swap.live.problem.tooMany': 'Solicitações demais. Nada foi assinado. Continue em {seconds} s.',
  'swap.live.problem.refusedQuote':
    'A cotação indica um contrato que não é o da exchange desta rede. Nada foi assinado.',
  'swap.live.problem.otherAmount':
    'A cotação é para outra quantia. Nada foi assinado; uma nova cotação está a caminho.',
  'swap.live.problem.otherTab': 'Outra aba está assinando por esta conta. Conclua ou feche lá.',
  'swap.live.problem.otherAccount':
    'Esta troca pertence a {account}. Torne-a a conta principal para continuar.',
  'swap.live.problem.record':
    'Não foi possível carregar o status da última etapa. Nada foi assinado. Tente novamente.',
  'swap.live.problem.unexpected': 'Algo deu errado. Nada foi assinado. Tente novamente.',
  'swap.sequence.title': '{amount} {from} → {to}',
  'swap.sequence.region': 'Troca em aberto: {amount} {from} por {to}',
  'swap.sequence.onNetwork': 'em {network}',
  'swap.sequence.onNetworkAt': 'em {network} · slippage {percent}%',
  'swap.step.revoke': 'Revogar a aprovação antiga',
  'swap.step.approve': 'Aprovar {amount} {from}',
  'swap.step.swap': 'Trocar por {to}',
  'swap.sequence.interrupted':
    'Esta troca foi interrompida antes de se saber o status dela. “Continuar” verifica primeiro se algo foi enviado.',
  'swap.sequence.revoke.pending': 'Revogando a aprovação antiga.',
  'swap.sequence.revoke.completed':
    'A aprovação antiga foi revogada. A seguir: aprove exatamente {amount} {from}.',
  'swap.sequence.approve.pending': 'A aprovação de {amount} {from} está pendente.',
  'swap.sequence.approve.completed':
    'Você aprovou exatamente {amount} {from}. A seguir, revise a troca com um preço novo.',
  'swap.sequence.swap.pending': 'A troca está pendente.',
  'swap.sequence.swap.completed': 'Trocado: −{given} {from}, +{received} {to}',
  'swap.sequence.swap.completedMinimum': 'Trocado: −{given} {from}, pelo menos +{received} {to}',
  'swap.sequence.takeBack.pending': 'Revogando a aprovação.',
  'swap.sequence.takeBack.completed':
    'A aprovação foi revogada: a exchange não pode mais gastar {from} da sua conta.',
  'swap.sequence.takeBack.asking':
    'A revogação está em um bloco. Verificando se a exchange ainda pode gastar {from} da sua conta…',
  'swap.sequence.takeBack.stays':
    'A revogação está em um bloco, mas a exchange talvez ainda possa gastar uma parte de {from} da sua conta. Verifique de novo em instantes e depois confira suas aprovações.',
  'swap.sequence.checkAgain': 'Verificar de novo',
  'swap.sequence.swap.failed':
    'Nada foi trocado; você pagou só a taxa. Na maioria das vezes, o preço mudou mais do que o slippage permite.',
  'swap.sequence.approve.failed': 'A aprovação falhou; você pagou só a taxa.',
  'swap.sequence.revoke.failed': 'A revogação da aprovação antiga falhou; você pagou só a taxa.',
  'swap.sequence.takeBack.failed':
    'A revogação da aprovação falhou; você pagou só a taxa. A aprovação ainda existe.',
  'swap.sequence.replaced':
    'Outra transação substituiu esta etapa. Verifique no seu histórico o que ela fez antes de continuar: ela pode ter feito o mesmo.',
  'swap.sequence.cancelled': 'Esta etapa foi cancelada.',
  'swap.sequence.recordFailed': 'Não foi possível carregar o status desta etapa.',
  'swap.sequence.noRecord':
    'O status desta etapa ainda não é conhecido. “Continuar” primeiro verifica de novo se ela foi enviada.',
  'swap.sequence.continue': 'Continuar',
  'swap.sequence.tryAgain': 'Tentar novamente',
  'swap.sequence.takeBack': 'Revogar aprovação',
  'swap.sequence.dismiss': 'Dispensar',
  'swap.sequence.dismissKeeps':
    '“Dispensar” só remove este aviso; uma aprovação permanece até você revogá-la.',
  'swap.sequence.details': 'Ver no histórico',
} as const;
