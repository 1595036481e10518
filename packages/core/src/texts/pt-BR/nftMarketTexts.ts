export const nftMarketTexts = {
  'market.unknown': '—',
  'market.inToken': 'Em um token',
  'market.floors': 'NFTs a preço mínimo',
  'market.floors.open': 'Abrir NFTs',
  'market.floors.coin': '{amount} {currency}',
  'market.floors.worth': 'Vale {worth}',
  'market.floors.text':
    'Cada um dos seus NFTs pelo menor preço anunciado para outros da mesma coleção. Ninguém se ofereceu para pagar isso, e este valor não entra em nenhum total.',
  'market.floors.without':
    '{count, plural, one {# NFT não é contado: o preço mínimo da coleção dele é desconhecido.} many {# NFTs não são contados: os preços mínimos das coleções deles são desconhecidos.} other {# NFTs não são contados: os preços mínimos das coleções deles são desconhecidos.}}',
  'market.floors.unsure':
    '{count, plural, one {# NFT não é contado: a quantidade dele não está confirmada.} many {# NFTs não são contados: as quantidades deles não estão confirmadas.} other {# NFTs não são contados: as quantidades deles não estão confirmadas.}}',
  'market.floors.asking': 'Ainda carregando mais.',
  'market.floors.more': 'Você pode ter mais NFTs do que os encontrados na varredura.',
  'market.floors.unanswered': '{networks}: sem resposta.',
  'market.list': 'À venda',
  'market.loading': 'Carregando anúncios',
  'market.more': 'Mostrar mais',
  'market.samples': 'Exemplos',
  'market.noMarket': 'Não há marketplace em {network}. Estes são exemplos.',
  'market.marketUnknown': 'Nenhum nó de {network} informa se há um marketplace.',
  'market.noListings': 'Nada está à venda em {network} no momento. Estes são exemplos.',
  'market.failed': 'Não foi possível carregar os anúncios',
  'market.failedText': 'Os preços em {network} não estão disponíveis no momento.',
  'market.tooMany':
    'Solicitações demais. Tente novamente em {seconds, plural, one {# segundo} many {# segundos} other {# segundos}}.',
  'market.silent.own':
    'Não foi possível carregar os anúncios da própria carteira: alguns podem não aparecer aqui.',
  'market.silent.opensea': 'A OpenSea não respondeu: os anúncios dela não aparecem aqui.',
  'market.nameless': 'NFT #{id}',
  'market.numbered': '{collection} #{id}',
  'market.contract': 'Contrato {address}',
  'market.several': '{units}, vendidos juntos',
  'market.panel': 'Preço',
  'market.noMarketHere': 'Não há marketplace em {network}.',
  'market.priceOf': '{price} por todos os {units}',
  'market.fees': '{amount} do preço são taxas, que não vão para o vendedor.',
  'market.sellerIs': 'Vendido por {seller}, até {time}.',
  'market.anyName':
    'Qualquer um pode dar este nome a uma coleção: compare o endereço do contrato com o que você espera.',
  'market.others': 'Mais {count, plural, one {# anúncio} many {# anúncios} other {# anúncios}} deste NFT.',
  'market.othersDearer':
    'Mais {count, plural, one {# anúncio} many {# anúncios} other {# anúncios}} deste NFT a um preço maior.',
  'market.buyThis': 'Comprar',
  'market.buyOther': 'Comprar por {price} de {seller}',
  'market.notForSale': 'Este NFT não está à venda no momento.',
  'market.panelFailed': 'O preço não está disponível no momento.',
  'market.buyer': 'Comprar com',
  'market.noKey':
    'Nenhuma das suas contas tem uma chave nesta carteira. Contas somente para visualização não podem comprar nem vender.',
  'market.inTokenText': 'Este anúncio pede um token. Aqui você só pode comprar anúncios em {currency}.',
  'market.ownListing': 'Você o está vendendo por {price}, até {time}.',
  'market.past.filled': 'Vendido por {price}, pagos à conta que o anunciou.',
  'market.past.cancelled': 'Seu anúncio por {price} foi cancelado na rede: ele não pode mais ser comprado.',
  'market.notOpen':
    'Este anúncio não pode ser usado no momento: a conta não tem o NFT, ou a aprovação foi revogada. Se isso mudar, qualquer um pode comprá-lo por este preço.',
  'market.stillSigned':
    'O anúncio continua válido se você enviar o NFT para outro lugar: se você o receber de volta antes de o anúncio terminar, qualquer um pode comprá-lo por este preço. Cancele o anúncio primeiro.',
  'market.sell': 'Anunciar à venda',
  'market.change': 'Alterar preço',
  'market.cancel': 'Cancelar anúncio',
  'market.cancelAll': 'Cancelar tudo',
  'market.cancelAll.notice':
    'Isto cancela todas as ordens que {account} assinou em {network} até agora: todos os anúncios de todos os NFTs, inclusive os assinados em outros lugares, e as ofertas de compra da conta. Elas não podem mais ser usadas, e você não pode desfazer isto. Para vender algo depois, anuncie de novo.',
  'market.sell.title': 'Anunciar {name} à venda',
  'market.change.title': 'Alterar o preço de {name}',
  'market.sell.account': 'Conta',
  'market.sell.units': 'Quantidade',
  'market.sell.unitsHelp': 'De {units}. Você os vende juntos, por um único preço.',
  'market.sell.unitsError': 'Informe um número inteiro, no máximo o que a conta tem.',
  'market.sell.price': 'Preço em {currency}',
  'market.sell.days': 'Duração',
  'market.sell.dayCount': '{days, plural, one {# dia} many {# dias} other {# dias}}',
  'market.sell.receives': 'Você recebe o total de {amount}. O comprador paga a taxa de rede.',
  'market.sell.steps': 'O anúncio é grátis. Você paga uma taxa de rede, pela aprovação, só na primeira vez.',
  'market.sell.approve721':
    'Primeiro você aprova que o Seaport, o contrato do marketplace, tire este único NFT quando alguém o comprar.',
  'market.sell.approve1155':
    'Primeiro você aprova que o Seaport, o contrato do marketplace, tire tudo o que você tem nesta coleção, agora e no futuro: o padrão dela não tem uma aprovação menor. O Seaport não tira nada sem uma ordem que você assine. Revogue a aprovação em Aprovações quando não vender mais nada.',
  'market.sell.cancelFirst':
    'Qualquer um pode comprar pelo seu preço menor até que esse anúncio seja cancelado na rede, então você assina o cancelamento primeiro; ele custa uma taxa de rede. Esta carteira não conhece anúncios feitos em outros lugares.',
  'market.sell.cancelAll': 'Seu anúncio existente é cancelado na rede primeiro; isso custa uma taxa de rede.',
  'market.sell.keepsOld':
    'Seu anúncio pelo preço maior também continua válido, até terminar ou você cancelá-lo.',
  'market.sell.low': 'Isto é menos da metade de {floor}, o menor preço nesta coleção.',
  'market.sell.noFloor':
    'A carteira não conhece outros preços nesta coleção, então não consegue comparar o seu. Confira a vírgula decimal: você vende por {price}.',
  'market.sell.noFloorWorth':
    'A carteira não conhece outros preços nesta coleção, então não consegue comparar o seu. Confira a vírgula decimal: você vende por {price}, o que equivale a cerca de {usd}.',
  'market.sell.lowAccept': 'Quero vendê-lo por este preço',
  'market.sell.continue': 'Continuar',
  'market.sell.approving': 'A aprovação está pendente…',
  'market.sell.cancelling': 'O cancelamento está pendente…',
  'market.sell.saving': 'Anunciando…',
  'market.listed': '{name}: anúncio publicado por {price}.',
  'market.cancelled': 'O anúncio de {name} foi cancelado: ele não pode mais ser comprado.',
  'market.cancelledAll':
    'Todas as ordens que a conta tinha assinado em {network} foram canceladas: elas não podem mais ser usadas.',
  'market.checkAgain': 'Verificar de novo',
  'market.details': 'Detalhes',
  'market.dismiss': 'Dispensar',
  'market.notice.notSaid':
    'Nenhum nó informa se você ainda pode comprar isto. Se não puder, a compra falha e você paga a taxa de rede.',
  'market.problem.gone':
    'Este anúncio acabou: outra pessoa comprou o NFT, ou o vendedor o cancelou. Nada foi assinado.',
  'market.problem.expired': 'Este anúncio expirou. Nada foi assinado.',
  'market.problem.notYet': 'Este anúncio ainda não começou. Nada foi assinado.',
  'market.problem.fee': 'Este anúncio pagaria a outros mais do que o mostrado. Nada foi assinado.',
  'market.problem.inToken': 'Este anúncio pede um token, o que esta carteira não aceita. Nada foi assinado.',
  'market.problem.parts':
    'Este anúncio é vendido em partes, então você poderia receber menos do que o mostrado. Nada foi assinado.',
  'market.problem.own': 'Este anúncio é seu. Nada foi assinado.',
  'market.problem.signature':
    'Este anúncio tem um tipo de assinatura que esta carteira não consegue ler, como a de um contrato. Nada foi assinado.',
  'market.problem.clock':
    'O horário da rede e o relógio deste dispositivo diferem em mais de 10 minutos, então o anúncio pode terminar em um momento diferente do que você espera. Confira a data e a hora deste dispositivo. Para anunciar mesmo assim, continue mais uma vez.',
  'market.problem.token':
    'Este contrato é um token, não uma coleção de NFTs: o ID do NFT seria usado como uma quantia. Nada foi assinado.',
  'market.problem.order': 'A ordem não corresponde ao anúncio que você viu. Nada foi assinado.',
  'market.problem.notAsked': 'O servidor não respondeu. Nada foi assinado. Tente novamente.',
  'market.problem.unexpected': 'Algo deu errado. Nada foi assinado. Tente novamente.',
  'market.problem.seller':
    'Os nós não informam o que um anúncio deste NFT precisa. Nada foi assinado. Tente novamente em instantes.',
  'market.problem.notOwned': 'A conta não tem mais essa quantidade. Nada foi assinado.',
  'market.problem.notApproved':
    'Ainda não há nós suficientes que mostrem a aprovação. Tente novamente em instantes.',
  'market.problem.listedMeanwhile':
    'Nesse meio-tempo, ele foi anunciado em outra aba ou em outro dispositivo, ou um cancelamento foi desfeito. Nada novo foi anunciado: confira os anúncios atuais e comece de novo.',
  'market.problem.stepFailed': 'Essa etapa falhou, e nada foi anunciado. Você pagou a taxa de rede.',
  'market.problem.stepUnknown':
    'Não se sabe se essa etapa foi executada. Nada foi anunciado: verifique seu histórico antes de tentar novamente.',
  'market.problem.otherSignature': 'A assinatura não corresponde a este anúncio. Nada foi anunciado.',
  'market.problem.save':
    'Você assinou o anúncio, mas o servidor não o confirmou: ele pode estar publicado. Tente novamente: ele não pode ser publicado duas vezes.',
  'market.problem.saveMany':
    'Você assinou o anúncio, mas ele não está publicado: você publicou 20 nesta hora ou tem 200 anúncios abertos. Cancele alguns, ou espere uma hora, e tente novamente.',
  'market.problem.notListed':
    'Você assinou o anúncio, mas ele não está publicado: os nós informam que não pode ser vendido, por exemplo porque você não tem mais o NFT, a aprovação não existe mais ou ordens foram canceladas. Comece de novo.',
  'market.trade.buy.pending': 'Você está comprando {name}. A rede ainda não confirmou a compra.',
  'market.trade.buy.failed':
    'Você não comprou {name}: outra pessoa foi mais rápida, ou o anúncio foi cancelado. Você pagou só a taxa de rede.',
  'market.trade.buy.replaced': 'Você não comprou {name}: outra transação substituiu a compra.',
  'market.trade.buy.missing':
    'Você assinou a compra de {name}, mas o servidor não tem registro dela. Verifique seu histórico antes de comprar de novo.',
  'market.trade.buy.unreadable': 'Não foi possível carregar o status da sua compra de {name}.',
  'market.trade.notCome':
    'Você pagou por {name}, mas recebeu {came} de {units}: o contrato moveu outra coisa. Confira os detalhes e não compre mais nada desta coleção.',
  'market.boughtUnknown':
    'Sua compra de {name} está em um bloco. Ainda não se sabe o que você recebeu: confira seus NFTs.',
  'market.trade.approve.pending': 'A aprovação para anunciar {name} está pendente.',
  'market.trade.approve.failed': 'A aprovação para anunciar {name} falhou. Nada está anunciado.',
  'market.trade.approve.replaced': 'A aprovação para anunciar {name} foi substituída. Nada está anunciado.',
  'market.trade.approve.missing':
    'Você assinou a aprovação para anunciar {name}, mas o servidor não tem registro dela.',
  'market.trade.approve.unreadable': 'Não foi possível carregar o status da aprovação para anunciar {name}.',
  'market.trade.cancelAll.pending':
    'Todas as ordens da conta em {network} estão sendo canceladas. Até que isso esteja em um bloco, elas ainda podem ser usadas.',
  'market.trade.cancelAll.failed':
    'As ordens da conta em {network} não foram canceladas: elas ainda podem ser usadas.',
  'market.trade.cancelAll.replaced':
    'As ordens da conta em {network} não foram canceladas: outra transação substituiu o cancelamento.',
  'market.trade.cancelAll.missing':
    'Você assinou o cancelamento de todas as ordens em {network}, mas o servidor não tem registro dele: elas ainda podem ser usadas.',
  'market.trade.cancelAll.unreadable':
    'Não foi possível carregar o status do cancelamento de todas as ordens em {network}: elas ainda podem ser válidas.',
  'market.trade.cancel.pending':
    'O anúncio de {name} está sendo cancelado. Até que isso esteja em um bloco, qualquer um ainda pode comprá-lo.',
  'market.trade.cancel.effective':
    'O cancelamento de {name} está em um bloco: o NFT não pode mais ser comprado.',
  'market.trade.cancelAll.effective':
    'O cancelamento de todas as ordens em {network} está em um bloco: elas não podem mais ser usadas.',
  'market.trade.cancel.failed': 'O anúncio de {name} não foi cancelado: qualquer um ainda pode comprá-lo.',
  'market.trade.cancel.replaced':
    'O anúncio de {name} não foi cancelado: outra transação substituiu o cancelamento.',
  'market.trade.cancel.missing':
    'Você assinou o cancelamento de {name}, mas o servidor não tem registro dele: qualquer um ainda pode comprá-lo.',
  'market.trade.cancel.unreadable':
    'Não foi possível carregar o status do cancelamento de {name}: ele ainda pode estar à venda.',
} as const;
