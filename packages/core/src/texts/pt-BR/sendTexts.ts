export const sendTexts = {
  'send.title': 'Enviar {currency}',
  'send.recipient': 'Endereço do destinatário',
  'send.contacts': 'Escolher um contato',
  'send.recipientPlaceholder': '0x...',
  'send.asset': 'Ativo',
  'send.amount': 'Quantia',
  'send.amountPlaceholder': '0,0',
  'send.available': 'Disponível: {balance} {currency}',
  'send.phrase': 'Frase de recuperação',
  'send.phrasePlaceholder': 'Digite sua frase de recuperação de 12 palavras',
  'send.phraseHelp':
    'Sua frase é usada localmente para assinar a transação e nunca é enviada aos nossos servidores.',
  'send.fee': 'Taxa de rede: ~{fee} {currency}',
  'send.fee.l1': 'Inclui até {fee} {currency} para dados na Ethereum (L1), em dobro como margem.',
  'send.feeEstimating': 'Estimando a taxa de rede…',
  'send.feePrompt': 'Informe um destinatário e uma quantia para ver a taxa de rede.',
  'send.amountValue': '{amount} {symbol}',
  'send.readAs': 'Lido como {amount}',
  'send.total': 'Total',
  'send.totalValue': '{total} {currency}',
  'send.totalTokens': '{amount} {symbol} + {fee} {currency}',
  'send.warning':
    'Você está prestes a enviar criptomoedas reais. Confira bem o destinatário: uma transação não pode ser desfeita.',
  'send.warningTest':
    'Você está prestes a enviar moedas de teste. Em uma rede principal, seriam criptomoedas reais, então confira bem o destinatário.',
  'send.submit': 'Enviar',
  'send.sending': 'Enviando…',
  'send.success': 'Transação enviada com sucesso!',
  'send.from': 'De {address}',
  'send.error.recipientOpen':
    'O destinatário ainda não foi confirmado: veja a observação abaixo do destinatário.',
  'send.error.networkChanged':
    'A rede deste formulário foi desativada e outra está selecionada agora. Feche o formulário e comece de novo na rede que você quer.',
  'send.error.senderChanged':
    'Sua conta principal mudou. Feche este formulário e abra-o de novo para enviar da nova conta.',
  'send.hint.contactElsewhere': 'Seu contato {name} está salvo para {network}, não para esta rede',
  'send.hint.contact': 'Seu contato {name}',
  'send.feeUnavailable': 'Não foi possível estimar a taxa de rede. Tentando novamente…',
  'send.uncertain.check': 'Verificar de novo',
  'send.uncertain.stuck':
    'A rede não responde há mais de dez minutos. Se você enviar a mesma transferência de novo, as duas podem chegar.',
  'send.uncertain.refused':
    'Uma transação anterior foi recusada, mas ainda pode ser executada. Verifique seu histórico antes de enviar de novo.',
  'send.uncertain.both': 'Se você enviar a mesma transferência de novo, as duas podem ser executadas.',
  'send.uncertain.setAside': 'Enviar mesmo assim',
  'send.settled.sent': 'A rede recebeu sua transferência de {amount} {symbol} para {recipient}',
  'send.settled.failed':
    'Sua transferência de {amount} {symbol} para {recipient} falhou. Veja os detalhes em suas transações.',
  'send.settled.notSent':
    'Sua transferência de {amount} {symbol} para {recipient} não foi enviada. Nenhuma moeda ou token foi movimentado.',
  'send.settled.lapsed':
    'Sua transferência de {amount} {symbol} para {recipient} não chegou à rede a tempo. Ela só será enviada se você a enviar de novo a partir das suas transações.',
  'send.settled.cancelled':
    'Sua transferência de {amount} {symbol} para {recipient} foi cancelada: o cancelamento está em um bloco. Veja os detalhes em suas transações.',
  'send.settled.superseded':
    'Você assinou outra transação para substituir sua transferência de {amount} {symbol} para {recipient}. Só uma das duas pode ser executada: veja suas transações.',
  'send.settled.replaced':
    'Outra transação substituiu sua transferência de {amount} {symbol} para {recipient}. Veja em suas transações qual foi executada.',
  'send.settled.replacement.failed':
    'A substituição de uma transferência de {amount} {symbol} para {recipient} falhou. Veja os detalhes em suas transações.',
  'send.settled.replacement.notSent':
    'A substituição de uma transferência de {amount} {symbol} para {recipient} não foi enviada. A original pode ter sido executada: verifique suas transações.',
  'send.settled.replacement.lapsed':
    'A substituição de uma transferência de {amount} {symbol} para {recipient} não chegou à rede a tempo. A original pode ter sido executada: verifique suas transações.',
  'send.settled.unknown':
    'Ainda não se sabe se a rede recebeu sua transferência de {amount} {symbol} para {recipient}. A carteira verifica de novo automaticamente. Não a envie uma segunda vez.',
  'send.settled.call.sent': 'A rede recebeu sua transação: {title}, em {recipient}',
  'send.settled.call.failed':
    'Sua transação falhou: {title}, em {recipient}. Veja os detalhes em suas transações.',
  'send.settled.call.notSent':
    'Sua transação não foi enviada: {title}, em {recipient}. Nenhuma moeda ou token foi movimentado.',
  'send.settled.call.lapsed':
    'Sua transação não chegou à rede a tempo: {title}, em {recipient}. Ela só será enviada se você a enviar de novo a partir das suas transações.',
  'send.settled.call.unknown':
    'Ainda não se sabe se a rede recebeu sua transação: {title}, em {recipient}. A carteira verifica de novo automaticamente. Não a assine uma segunda vez.',
  'send.discard.title': 'Descartar o que você digitou?',
  'send.discard.text': 'Você vai perder o que digitou.',
  'send.discard.keep': 'Continuar editando',
  'send.discard.confirm': 'Descartar',
  'send.max': 'Máx.',
  'send.max.all':
    'Envia todo o seu saldo menos a taxa de rede. A taxa mostrada é cobrada por inteiro, então não fica nada na sua conta.',
  'send.max.rest': 'O máximo que você pode enviar. A parte da taxa que a rede não usar fica na sua conta.',
  'send.max.contract':
    'O destinatário é um contrato. A parte da taxa que o código dele não usar volta para a sua conta.',
  'send.max.oneNode':
    'Apenas um nó confirmou o preço do gás, então parte da taxa pode ficar na sua conta. Tente novamente para enviar todo o seu saldo.',
  'send.money.inMoney': 'Em dólares americanos',
  'send.money.inCurrency': 'Em {currency}',
  'send.money.inCoin': 'Em {symbol}',
  'send.money.placeholder': '0,00',
  'send.money.isCoin': '{amount} {symbol} (1 {symbol} = {price})',
  'send.money.unknown': 'Não há preço atual. Informe a quantia em {symbol}.',
  'send.money.decimals':
    '{count, plural, =0 {{currency} não tem casas decimais} one {{currency} tem no máximo # casa decimal} many {{currency} tem no máximo # casas decimais} other {{currency} tem no máximo # casas decimais}}',
  'send.fees.title': 'Taxa de rede',
  'send.fees.slow': 'Lenta',
  'send.fees.normal': 'Normal',
  'send.fees.fast': 'Rápida',
  'send.fees.custom': 'Personalizada',
  'send.fees.cost': 'no máximo {fee} {currency}',
  'send.fees.wait.seconds':
    '{count, plural, one {em cerca de um segundo} many {em cerca de # segundos} other {em cerca de # segundos}}',
  'send.fees.wait.minutes':
    '{count, plural, one {em cerca de um minuto} many {em cerca de # minutos} other {em cerca de # minutos}}',
  'send.fees.wait.longer': 'mais tempo que o normal, talvez nunca',
  'send.fees.wait.cheaper': 'só quando o gás ficar mais barato',
  'send.fees.maxFee': 'Taxa máxima (gwei)',
  'send.fees.tip': 'Taxa de prioridade (gwei)',
  'send.fees.now': 'Taxa base {baseFee} gwei, taxa de prioridade típica {tip} gwei',
  'send.fees.error.gwei': 'Informe os gwei como um número decimal simples, como 1,5',
  'send.fees.error.zero': 'Informe uma taxa máxima acima de 0: nenhuma rede aceita uma transação sem taxa',
  'send.fees.error.tipAbove': 'A taxa de prioridade faz parte da taxa máxima e não pode ser maior que ela',
  'send.fees.error.tooHigh':
    'Isto é mais de dez vezes o preço atual de uma transferência rápida. Informe menos.',
  'send.fees.error.noMarket':
    'As taxas atuais não estão disponíveis, então sua taxa personalizada não pode ser verificada nem usada. Espere um momento ou escolha outra taxa.',
  'send.fees.error.tips':
    'Os nós informam uma taxa de prioridade muito acima de qualquer nível normal, então nada foi assinado. Tente novamente em instantes.',
  'send.fees.warning.high': 'Isto é mais que o dobro do preço atual de uma transferência rápida.',
  'send.fees.warning.tip':
    'Esta taxa de prioridade é mais que o dobro da atual para transferências rápidas, e você a paga por inteiro.',
  'send.fees.warning.cheaper':
    'Isto está abaixo da taxa base do próximo bloco: sua transferência espera até o gás ficar mais barato, talvez para sempre, e as transferências seguintes desta conta esperam atrás dela.',
  'send.fees.warning.longer':
    'Pouquíssimas transferências pagam tão pouco: a sua pode esperar muito tempo, e as transferências seguintes desta conta esperam atrás dela.',
  'send.summary': 'Revise sua transferência',
  'send.summary.to': 'Para',
  'send.summary.own': 'Sua própria conta',
  'send.summary.noRecipient': 'Ainda sem destinatário',
  'send.error.quoteOld': 'O que você confirmou está desatualizado. Confira o novo total e envie de novo.',
  'send.error.unnoted':
    'Nada foi enviado. O armazenamento deste navegador está cheio ou bloqueado, então não é possível salvar um registro da transferência. Libere espaço e tente novamente. Se você confirmar mais uma vez, a transferência é enviada sem registro: mantenha esta página aberta até vê-la no seu histórico.',
  'send.error.balanceChanged': 'Seu saldo mudou. Confira o novo total e envie de novo.',
  'send.hint.own': 'Este é o seu próprio endereço.',
  'send.hint.contract':
    'Este endereço é um contrato. Certifique-se de que ele pode receber moedas enviadas diretamente.',
  'send.error.fieldsMissing': 'Preencha todos os campos',
  'send.error.notAuthenticated': 'Usuário não autenticado',
  'send.error.phraseMismatch': 'A frase de recuperação não corresponde à sua carteira',
  'send.error.invalidPhrase': 'Frase de recuperação inválida',
  'send.error.estimate': 'Não foi possível estimar o gás',
  'send.error.failed': 'Não foi possível enviar a transação',
  'send.error.recipientMalformed': 'Informe um endereço: 0x seguido de 40 dígitos hexadecimais',
  'send.error.recipientChecksum':
    'Este endereço tem um erro de digitação: a soma de verificação não confere. Copie-o de novo.',
  'send.error.recipientZero': 'Este é o endereço zero. Moedas enviadas para ele são perdidas.',
  'send.error.recipientPrecompile':
    'Este endereço não tem chave: ele pertence à própria rede ou é usado para queimar moedas. Moedas enviadas para ele são perdidas.',
  'send.error.amountMalformed': 'Informe um número decimal simples, como 0,25',
  'send.error.amountAmbiguous':
    '“{typed}” pode significar {asDecimal} ou {asWhole}. Digite o que você quer dizer.',
  'send.error.amountZero': 'Informe uma quantia maior que 0',
  'send.error.amountDecimals': 'Use no máximo 18 casas decimais',
  'send.error.amountTooLarge': 'Esta quantia é grande demais para qualquer rede',
  'send.error.insufficientFunds': 'A quantia mais a taxa de rede é maior que o seu saldo',
  'send.error.insufficientTokens': 'Esta quantia é maior que o seu saldo do token',
  'send.error.feeNotCovered': 'Seu saldo não cobre a taxa de rede',
  'send.error.tokenDecimals': 'Este token tem menos casas decimais',
  'send.error.knownToken':
    'Este é o contrato de um token. Tudo o que é enviado para ele é perdido, então nada foi enviado.',
  'send.error.tokenContract': 'Este é o contrato do próprio token. Tokens enviados para ele são perdidos.',
  'send.error.feeRose': 'A taxa de rede mudou. Confira o novo total e envie de novo.',
  'send.error.deadlineOver':
    'O prazo desta chamada passou: ela falharia, e você ainda pagaria a taxa. Cancele-a para desbloquear as transações seguintes.',
  'send.error.replacementFeeRose':
    'A taxa de rede mudou, então nada foi assinado. Confira a nova taxa e tente novamente.',
  'send.error.watchOnly':
    'Esta conta é somente para visualização: a carteira não tem a chave necessária para enviar.',
  'send.error.busy':
    'Outra aba ainda está enviando a partir desta conta. Nada foi enviado aqui: feche a outra aba e tente novamente.',
  'send.error.unsettled':
    'A carteira ainda está verificando uma transferência anterior desta conta. Nada foi enviado; tente novamente em instantes.',
  'send.error.heldNonce':
    'Nada foi assinado: uma transação anterior foi recusada, mas ainda pode ser executada, então as duas poderiam ser executadas.',
  'send.error.uncertain':
    'A rede não confirmou que recebeu a transação. A carteira verifica de novo automaticamente; até lá, você não pode enviar mais nada desta conta.',
} as const;
