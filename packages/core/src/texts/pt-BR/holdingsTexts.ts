export const holdingsTexts = {
  'holdings.scope':
    '{accounts, plural, one {# conta} many {# contas} other {# contas}} em {networks, plural, one {# rede} many {# redes} other {# redes}}',
  'holdings.adding': 'Calculando…',
  'holdings.change': '{amount} em 24 horas',
  'holdings.search': 'Pesquisar tokens',
  'holdings.filterNetwork': 'Filtrar por rede',
  'holdings.allNetworks': 'Todas as redes',
  'holdings.nfts.all': 'Ver todos',
  'holdings.noMatch': 'Nenhum token corresponde.',
  'holdings.partial': 'Total parcial. Não incluído: {what}.',
  'holdings.partial.unanswered':
    '{count, plural, one {# rede que não respondeu} many {# redes que não responderam} other {# redes que não responderam}}',
  'holdings.partial.prices': 'preços indisponíveis',
  'holdings.partial.priceless':
    '{count, plural, one {# ativo sem preço} many {# ativos sem preço} other {# ativos sem preço}}',
  'holdings.partial.disputed':
    '{count, plural, one {# saldo sobre o qual os nós divergem} many {# saldos sobre os quais os nós divergem} other {# saldos sobre os quais os nós divergem}}',
  'holdings.partial.unconfirmed':
    '{count, plural, one {# saldo não confirmado} many {# saldos não confirmados} other {# saldos não confirmados}}',
  'holdings.partial.unknown':
    '{count, plural, one {# saldo que nenhum nó informou} many {# saldos que nenhum nó informou} other {# saldos que nenhum nó informou}}',
  'holdings.partial.loading':
    '{count, plural, one {tokens ainda sendo carregados em # rede} many {tokens ainda sendo carregados em # redes} other {tokens ainda sendo carregados em # redes}}',
  'holdings.partial.pools':
    '{count, plural, one {# pool cujo valor é desconhecido} many {# pools cujo valor é desconhecido} other {# pools cujo valor é desconhecido}}',
  'holdings.partial.poolsAsked': 'pools que ainda estão sendo carregados',
  'holdings.off': 'Não incluído: seus ativos em {networks}, desativados nas configurações de rede.',
  'holdings.lone': 'Apenas um nó respondeu em {networks}.',
  'holdings.old':
    '{count, plural, one {# valor pode estar desatualizado: ele é de {age} atrás.} many {# valores podem estar desatualizados: o mais antigo é de {age} atrás.} other {# valores podem estar desatualizados: o mais antigo é de {age} atrás.}}',
  'holdings.failed': 'Sem resposta de {networks}. Você vê os últimos valores conhecidos e a idade deles.',
  'holdings.parts': 'Detalhamento',
  'holdings.byNetwork': 'Por rede',
  'holdings.byAsset': 'Por ativo',
  'holdings.noParts': 'Nenhum ativo com preço.',
  'holdings.watched':
    '{count, plural, one {# conta somente para visualização não está incluída.} many {# contas somente para visualização não estão incluídas.} other {# contas somente para visualização não estão incluídas.}}',
  'holdings.byPool': 'Em pools',
  'holdings.pools':
    'Os pools contam pelo que você poderia sacar agora. As cotas deles não são contadas de novo.',
  'holdings.testCoins': 'Moedas de redes de teste não têm valor e não são contadas.',
  'holdings.testGroup': 'Moedas de teste ({count})',
  'holdings.searching': 'Ainda procurando tokens…',
  'holdings.found': 'Tokens encontrados',
  'holdings.unnamed': 'Token sem nome',
  'holdings.moreRows': 'Mostrar mais {count}',
  'holdings.how': 'Quão confiável é o valor de {asset}',
  'holdings.mark': 'Bloco {block}, há {age}, {agreeing} de {nodes} nós concordam',
  'holdings.markNoBlock': '{agreeing} de {nodes} nós concordam',
  'holdings.state.disputed': 'em disputa',
  'holdings.state.unconfirmed': 'não confirmado',
  'holdings.state.unknown': 'desconhecido',
  'holdings.state.flagged': 'um nó diverge',
  'holdings.state.old': 'antigo',
  'holdings.explain.disputed': 'Os nós da rede divergem sobre este valor. Ele não entra em nenhum total.',
  'holdings.explain.unconfirmed':
    'Poucos nós responderam, então este valor não está confirmado. Ele não entra em nenhum total.',
  'holdings.explain.unknown': 'Nenhum nó informou este valor. Desconhecido não significa zero.',
  'holdings.explain.flagged':
    '{count, plural, one {# nó diverge.} many {# nós divergem.} other {# nós divergem.}}',
  'holdings.explain.old': 'Este valor pode estar desatualizado.',
  'holdings.unverified': 'Não verificados ({count})',
  'holdings.unverifiedText':
    'Tokens não listados que outros enviaram a você, possivelmente spam. Eles não entram em nenhum total. Muitos tentam levar você a um site malicioso: não interaja com eles a menos que conheça o contrato.',
  'holdings.accept': 'Adicionar',
  'holdings.acceptNamed': 'Adicionar {symbol}, contrato {contract}',
  'holdings.accept.title': 'Adicionar {symbol} aos seus tokens?',
  'holdings.accept.text':
    'O contrato dele é {contract} em {network}. Qualquer um pode criar um token com qualquer nome: adicione-o só se você souber de onde ele vem.',
  'holdings.accept.imitation':
    'Ele se apresenta como {symbol}, um token conhecido, mas é outro contrato, provavelmente feito para enganar você. O contrato dele é {contract} em {network}.',
  'holdings.accept.confirm': 'Adicionar token',
  'holdings.accept.confirmImitation': 'Adicionar mesmo assim',
  'holdings.imitation': 'Não é o {symbol} conhecido',
  'holdings.found.add': 'Adicionar aos seus tokens',
} as const;
