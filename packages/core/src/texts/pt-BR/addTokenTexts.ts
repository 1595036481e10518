export const addTokenTexts = {
  'tokens.add.contractAddress': 'Endereço do contrato',
  'tokens.add.network': 'Rede',
  'tokens.add.name': 'Nome do token',
  'tokens.add.symbol': 'Símbolo do token',
  'tokens.add.icon': 'Ícone',
  'tokens.add.iconHelp':
    'Um ou dois caracteres ou um emoji. Se você deixar vazio, a primeira letra do símbolo é usada.',
  'tokens.add.required': 'Os campos com asterisco são obrigatórios.',
  'tokens.add.submit': 'Adicionar token',
  'tokens.lookup.found':
    'Encontrado: {name} ({symbol}), {decimals} casas decimais. Não está na lista de tokens da carteira.',
  'tokens.lookup.listed':
    'Encontrado: {name} ({symbol}), {decimals} casas decimais. Está na lista de tokens da carteira.',
  'tokens.lookup.imitation':
    'Este não é o {symbol} conhecido. Qualquer um pode criar um token com qualquer nome. O contrato que você informou: {contract}. {known}',
  'tokens.lookup.knownContract': 'O {symbol} conhecido em {network}: {contract}.',
  'tokens.lookup.knownNone': 'Esta carteira não conhece nenhum contrato de {symbol} em {network}.',
  'tokens.imitation.title': 'Adicionar um token que não é {symbol}?',
  'tokens.imitation.text':
    'Ele se apresenta como {symbol}, mas é outro contrato, provavelmente feito para enganar você. O contrato que você informou: {contract}. {known} Ele continua marcado na sua carteira.',
  'tokens.imitation.confirm': 'Adicionar mesmo assim',
  'tokens.lookup.differs':
    'O contrato se apresenta como {name} ({symbol}), diferente do que você digitou. É o token que você quer?',
  'tokens.lookup.use': 'Usar o nome do contrato',
  'tokens.lookup.unreachable':
    'A rede não respondeu, então o token não foi verificado. Você pode adicioná-lo como o informou; a página dele verifica o contrato de novo antes que você possa enviá-lo.',
  'tokens.lookup.switchedOff':
    '{network} está desativada. Você pode adicionar o token; ative a rede em Configurações de rede para ver o saldo dele e enviá-lo.',
  'tokens.lookup.unnamed': 'sem nome',
  'tokens.notes.title': 'Antes de adicionar um token',
  'tokens.notes.contract': 'Confira o endereço do contrato',
  'tokens.notes.contractText':
    'Qualquer um pode criar um token com um nome conhecido. Copie o endereço do site do próprio projeto.',
  'tokens.notes.listed': 'Tokens listados aparecem automaticamente',
  'tokens.notes.listedText':
    'Os tokens da lista da carteira aparecem na tela inicial assim que você os tem. Você não precisa adicioná-los.',
  'tokens.notes.free': 'Adicionar não custa nada',
  'tokens.notes.freeText':
    'Isto só adiciona o token à sua lista e não dá nenhuma permissão. Você pode removê-lo na página do token.',
} as const;
