export const developersTexts = {
  'developers.meta.title': 'Desenvolvedores · Everything Wallet',
  'developers.meta.description':
    'Uma API REST para saldos, taxas e transações em nove redes, com chaves de API, SDKs para três linguagens e uma linha de comando.',
  'developers.title': 'Desenvolvedores',
  'developers.lead':
    'Uma API REST para saldos, taxas e transações. Chaves do portal do desenvolvedor, SDKs para três linguagens e uma linha de comando.',
  'developers.resources': 'Recursos',
  'developers.learnMore': 'Saiba mais',
  'developers.learnMoreAbout': 'Saiba mais sobre {topic}',
  'developers.card.documentation.title': 'Documentação',
  'developers.card.documentation.text':
    'Primeiros passos, autenticação e todos os endpoints, com código para copiar e um formulário para testar.',
  'developers.card.sdk.title': 'SDK e bibliotecas',
  'developers.card.sdk.text': 'Pacotes para JavaScript e TypeScript, Python e Go.',
  'developers.card.cli.title': 'Ferramentas de CLI',
  'developers.card.cli.text': 'Saldos, taxas e transações em um terminal.',
  'developers.card.portal.title': 'Portal do desenvolvedor',
  'developers.card.portal.text': 'Crie, renove e exclua chaves de API. É preciso ter uma conta.',
  'developers.quickStart': 'Início rápido',
  'developers.quickStart.text':
    'Lê o saldo de um endereço com uma chave de API do portal do desenvolvedor. Nossos testes executam este arquivo e comparam a resposta dele com a rede.',
  'developers.quickStart.next': 'A documentação explica cada passo e lista todos os endpoints.',
  'developers.quickStart.websites': 'Conecte seu site à carteira',
  'developers.key': 'Chaves de API',
  'developers.key.text':
    'Entre, dê um nome a uma chave, escolha os escopos dela e envie sua primeira requisição.',
  'developers.key.get': 'Obter chave de API',
} as const;
