export const featuresTexts = {
  'features.meta.title': 'Recursos · Everything Wallet',
  'features.meta.description':
    'Assinatura no navegador, nove redes, tokens, contatos e histórico: o que a carteira faz hoje e o que está planejado.',
  'features.title': 'Recursos',
  'features.lead': 'O que a carteira faz hoje. Os recursos planejados são marcados como tais.',
  'features.list': 'Seis coisas para saber',
  'features.card.security.title': 'Segurança de nível bancário',
  'features.card.security.text':
    'Suas 12 palavras são criadas no seu navegador a partir de 128 bits de aleatoriedade. Antes que uma transação seja enviada, a carteira decodifica os bytes assinados e os compara com o que você informou. Sua senha abre a conta; só a frase move moedas.',
  'features.card.speed.title': 'Rápida como um raio',
  'features.card.speed.text':
    'A taxa é estimada enquanto você digita. Uma transferência aparece no seu histórico assim que você a assina e passa de pendente a concluída sem recarregar. Em quanto tempo isso acontece depende da rede.',
  'features.card.privacy.title': 'Privacidade completa',
  'features.card.privacy.text':
    'Nenhum servidor tem sua frase de recuperação. Você a digita ao enviar ou a armazena no seu dispositivo, criptografada com uma senha própria ou uma chave de acesso. Nossos servidores leem seus saldos, então os nós da rede não ficam sabendo do seu endereço IP. Sem rastreadores, sem publicidade.',
  'features.card.chains.title': 'Suporte a várias redes',
  'features.card.chains.text':
    'Ethereum e Polygon, e suas redes de teste Sepolia e Amoy, com uma frase e um endereço; BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet e Base quando você as ativar. Você pode adicionar, receber e enviar tokens ERC-20. Outras redes ainda não são aceitas.',
  'features.card.platforms.title': 'Multiplataforma',
  'features.card.platforms.text':
    'A carteira é uma página web. Ela funciona em um navegador atual no celular, no tablet ou no computador, no modo claro e no escuro, só com o teclado e com um leitor de tela. Você não precisa instalar nada.',
  'features.card.swaps.title': 'Trocas de tokens',
  'features.card.swaps.text':
    'Troque moedas e tokens pela Uniswap nas redes que a têm: você vê o mínimo a receber, o impacto no preço e a taxa, e aprova só a quantia exata. O staking e o empréstimo usam pools de terceiros na Ethereum e na Polygon. Onde uma rede não tem exchange nem pools, estas telas mostram exemplos marcados como demonstração.',
  'features.more': 'Também na carteira',
  'features.more.accounts': 'Várias contas de uma só frase, e endereços somente para visualização',
  'features.more.contacts': 'Contatos, com cada endereço verificado antes de ser salvo',
  'features.more.history':
    'Um histórico pesquisável do que você envia, recebe e assina, e um painel de atividade',
  'features.more.qr': 'Códigos QR: mostre seu endereço, leia o de outros',
  'features.more.markets': 'Preços de mercado de 17 moedas',
  'features.closing': 'Veja você mesmo',
  'features.closing.text': 'Experimente tudo nas redes de teste, onde as moedas não têm valor.',
} as const;
