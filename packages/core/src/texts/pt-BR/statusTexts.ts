export const statusTexts = {
  'status.meta.title': 'Status · Everything Wallet',
  'status.meta.description':
    'O quanto está atualizada cada rede que a Everything Wallet lê em busca de transferências recebidas.',
  'status.title': 'Status',
  'status.lead':
    'O serviço lê estas redes em busca de transferências recebidas. Esta página verifica a cada 30 segundos se estão atualizadas.',
  'status.networks': 'Redes',
  'status.checking': 'Verificando…',
  'status.answers': 'O serviço responde.',
  'status.checked': 'Última verificação: {time}',
  'status.scanned': 'Atualizada',
  'status.onDemand': 'Lê as transferências recebidas quando uma carteira é aberta',
  'status.late': 'Atrasada: até o bloco {block}, há {age}',
  'status.lateUnknown': 'Atrasada: o último bloco é desconhecido',
  'status.note':
    'Uma carteira aberta lê por conta própria uma rede atrasada. Saldos e envios não dependem desta página.',
  'status.silent.title': 'Esta página não consegue acessar o serviço',
  'status.silent.text':
    'Suas moedas estão seguras: elas ficam nas redes delas. Esta página verifica de novo a cada 30 segundos.',
} as const;
