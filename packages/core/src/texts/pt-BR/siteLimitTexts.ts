export const siteLimitTexts = {
  'connect.limit.messages':
    'Nada foi assinado: seus limites não deixam este site pedir que você assine mensagens.',
  'connect.limit.transactions':
    'Nada foi assinado: seus limites não deixam este site pedir que você envie transações.',
  'connect.limit.contracts': 'Nada foi assinado: o contrato não está entre os que você permite a este site.',
  'connect.limit.coin': 'Nada foi assinado: isto ultrapassa seu limite diário em moeda para este site.',
  'connect.limit.shown':
    '{reason} {host} recebeu a resposta de que você não permite isto. Para alterar os limites, abra a carteira e vá a Configurações, Sites conectados.',
  'connect.error.ended': 'Nada foi assinado: a conexão com este site foi encerrada.',
  'connect.error.repeated': 'Nada foi assinado: este site já enviou um lote com o mesmo id.',
  'connect.error.busy':
    'Outra janela deste site ainda está enviando. Nada foi enviado aqui: feche a outra janela e tente novamente.',
} as const;
