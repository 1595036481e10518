export const callTexts = {
  'call.title.nativeTransfer': 'Enviar moedas',
  'call.title.tokenTransfer': 'Enviar tokens',
  'call.title.transferFrom': 'Mover tokens de outra pessoa',
  'call.title.transferFromOwn': 'Enviar tokens',
  'call.title.approve': 'Permitir gasto',
  'call.title.revoke': 'Revogar aprovação',
  'call.title.changeAllowance': 'Alterar uma aprovação',
  'call.title.permit': 'Apresentar uma aprovação assinada',
  'call.title.nftTransfer': 'Enviar um NFT',
  'call.title.multiTokenTransfer': 'Enviar tokens de uma coleção',
  'call.title.approveAll': 'Aprovar uma coleção inteira',
  'call.title.revokeAll': 'Revogar aprovação de uma coleção',
  'call.title.wrap': 'Fazer wrap de moedas',
  'call.title.unwrap': 'Desfazer wrap de moedas',
  'call.title.sweep': 'Recolher seus tokens da exchange',
  'call.title.refund': 'Reembolsar moedas não usadas',
  'call.title.swap': 'Trocar',
  'call.title.vaultDeposit': 'Depositar em um pool',
  'call.title.vaultWithdrawal': 'Sacar de um pool',
  'call.title.buyNft': 'Comprar um NFT',
  'call.title.sellNft': 'Vender um NFT',
  'call.title.fulfillOrder': 'Executar uma ordem',
  'call.title.cancelOrders': 'Cancelar ordens',
  'call.title.incrementCounter': 'Cancelar todas as ordens',
  'call.title.stake': 'Fazer staking de moedas',
  'call.title.wrapStaked': 'Fazer wrap de moedas em staking',
  'call.title.unwrapStaked': 'Desfazer wrap de moedas em staking',
  'call.title.requestWithdrawals': 'Retirar do staking',
  'call.title.claimWithdrawal': 'Resgatar um saque',
  'call.title.multicall': 'Várias etapas em uma',
  'call.title.unknown': 'Chamada desconhecida',
  'call.title.create': 'Criação de contrato',
  'call.title.signedPermit': 'Assinar uma aprovação',
  'call.title.signedTransfer': 'Assinar uma transferência para outra pessoa enviar',
  'call.title.signedOrder': 'Assinar uma ordem de marketplace',
  'call.title.signedOrders': 'Assinar várias ordens de marketplace de uma vez',
  'call.title.signedSafe': 'Assinar por uma carteira compartilhada (Safe)',
  'call.title.signedCall': 'Assinar uma chamada para outra pessoa enviar',
  'call.title.unknownSignature': 'Assinatura desconhecida',
  'call.warning.unlimitedApproval':
    '{spender} poderia gastar tudo o que você tem deste token, agora e no futuro. Não há limite.',
  'call.warning.approvalChanged':
    '{spender} já tem uma aprovação. Até esta transação ser confirmada, poderia usar tanto a antiga quanto a nova.',
  'call.warning.approvalForAll':
    '{spender} poderia tirar todos os NFTs que você tem nesta coleção, inclusive os que você receber depois.',
  'call.warning.toOwnContract': 'Este é o contrato do próprio token. Tokens enviados para ele são perdidos.',
  'call.warning.zeroRecipient': 'Este é o endereço zero. Tudo o que é enviado para ele é perdido.',
  'call.warning.otherRecipient': 'O valor obtido vai para {recipient}, não para você.',
  'call.warning.leftWithRouter':
    'O valor obtido fica no contrato da exchange, de onde qualquer um pode tirá-lo.',
  'call.warning.deadlinePassed': 'O prazo passou: esta transação falharia, e você ainda pagaria a taxa.',
  'call.warning.deadlineFar':
    'Isto ainda pode ser executado daqui a mais de um dia, em um momento que outra pessoa escolhe.',
  'call.warning.noDeadline': 'Isto não tem prazo: alguém poderia retê-lo e executá-lo quando quisesse.',
  'call.warning.noLeastOutput': 'Isto não define um mínimo. Você poderia receber quase nada.',
  'call.warning.noMostInput':
    'Isto não limita o que você paga. Poderia usar toda a quantia que você aprovou.',
  'call.warning.unknownContract':
    'Esta carteira não conhece este contrato. As quantias são apenas o que o contrato declara; ele pode fazer outra coisa.',
  'call.warning.tip': 'Isto paga a {recipient} uma quantia que não faz parte da ordem.',
  'call.broken.noNft': 'Na simulação, você não recebe o NFT pelo qual paga. Nada foi assinado.',
  'call.warning.coinLeft': 'Isto envia moedas de que a chamada não precisa. Elas podem ser perdidas.',
  'call.warning.coinRunsOut':
    'Você ficaria com moedas insuficientes para pagar outra transação como esta, ou uma que a revogue.',
  'call.warning.innerUnknown':
    '{count, plural, one {Esta carteira não consegue ler uma etapa desta chamada, então o efeito dela é desconhecido.} many {Esta carteira não consegue ler # etapas desta chamada, então os efeitos delas são desconhecidos.} other {Esta carteira não consegue ler # etapas desta chamada, então os efeitos delas são desconhecidos.}}',
  'call.warning.unknownCall':
    'O efeito desta chamada é desconhecido. Ela pode tirar tudo o que o contrato pode tirar de você, inclusive o que você aprovou para ele.',
  'call.warning.amountOrId':
    'Não está claro se este contrato contém tokens ou NFTs: o número é uma quantia ou o ID de um NFT.',
  'call.warning.leavesUnsaid': 'Você pagaria mais {asset} do que esta transação declara.',
  'call.warning.lessArrives':
    '{recipient} receberia menos {asset} do que você envia: o contrato do token fica com uma parte.',
  'call.warning.lessComes': 'Você receberia menos {asset} do que esta transação declara, ou nada.',
  'call.warning.allowsUnsaid':
    'Depois disto, {spender} poderia gastar mais {asset} do que esta transação declara.',
  'call.warning.staysAllowed':
    'Na simulação, isto não revoga nada: {spender} ainda poderia gastar {asset} da sua conta.',
  'call.warning.spenderUnknown':
    'Não se sabe se {spender} é um contrato ou uma conta particular, cujo dono poderia tirar isto a qualquer momento.',
  'call.warning.muchGas':
    'Isto usa muito mais gás do que uma chamada assim jamais precisaria. Alguns contratos são feitos para desperdiçá-lo: confira a taxa.',
  'call.warning.spenderNoContract':
    '{spender} é uma conta particular, não um contrato. Exchanges e outros serviços nunca pedem que você aprove uma.',
  'call.warning.youngContract':
    'O contrato {contract} tem menos de um dia. A maioria dos roubos usa contratos assim.',
  'call.warning.noContract':
    'Não há contrato em {contract}: a chamada não faria nada, e as moedas que ela enviasse ficariam lá.',
  'call.warning.priceImpact':
    'Esta troca move o preço {percent}% contra você. Com uma quantia menor, ou várias trocas menores, você teria um preço melhor.',
  'call.warning.priceImpactHigh':
    'Você perderia {percent}% do valor: este pool é pequeno demais para esta negociação.',
  'call.takeable.title': 'O que poderia ser tirado agora',
  'call.takeable.reading': 'Lendo o que poderia ser tirado agora…',
  'call.takeable.token': '{spender} poderia tirar {amount} {asset} agora.',
  'call.takeable.nfts':
    '{spender} poderia tirar {count, plural, one {um NFT} many {# NFTs} other {# NFTs}} de {asset} agora, e qualquer um que você receber depois.',
  'call.takeable.none':
    '{spender} não poderia tirar {asset} agora, pois você não tem nenhum, mas poderia tirar o que você receber depois.',
  'call.takeable.noPermit2':
    '{spender} não poderia tirar {asset} agora: você não deu ao Permit2 uma aprovação para esse ativo. Se der essa aprovação depois, {spender} poderia tirar {asset} enquanto esta permissão durar.',
  'call.takeable.unknown': 'Não foi possível descobrir quanto de {asset} {spender} poderia tirar agora.',
  'call.takeable.unknownNfts':
    'Não foi possível descobrir quantos NFTs de {asset} {spender} poderia tirar agora. Poderia tirar todos.',
  'call.error.refused': 'Nada foi assinado: esta carteira não assina chamadas como esta.',
  'call.error.fails': 'Nada foi assinado: isto falharia, e você ainda pagaria a taxa.',
  'call.error.changed':
    'Nada foi assinado: o resultado mudou desde que foi mostrado. Confira “O que vai acontecer” e confirme de novo.',
  'call.error.priceOld':
    'Nada foi assinado: este preço tem mais de três minutos. Feche isto e comece de novo.',
  'call.error.notAccepted':
    'Nada foi assinado: pelo menos um aviso não foi aceito. Feche isto e comece de novo.',
  'call.error.done': 'Nada foi assinado: isto já foi enviado, aqui, em outra aba ou em outro dispositivo.',
  'call.error.otherStandard':
    'Nada foi assinado: isto trata um token como NFT, então o ID do NFT seria usado como uma quantia do token.',
  'call.error.contradicted':
    'Nada foi assinado: o servidor e esta carteira divergem sobre as casas decimais de um token desta transação, então as quantias podem estar erradas. Você não pode assinar nada com este token até recarregar a página. Se acontecer de novo, fale com o suporte.',
  'call.error.tokenList':
    'Nada foi assinado: não foi possível carregar a lista de tokens conhecidos. Recarregue a página e tente novamente.',
  'call.error.notShown':
    'Nada foi assinado: a transação é diferente da que você viu. Feche isto e comece de novo.',
} as const;
