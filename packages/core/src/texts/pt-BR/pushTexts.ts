export const pushTexts = {
  'push.title': 'Notificações com a carteira fechada',
  'push.off':
    'Desativadas. Ative para saber de transferências recebidas e confirmadas enquanto nenhuma página da carteira está aberta.',
  'push.on':
    'Este navegador avisa você de transferências recebidas e confirmadas em {networks}. NFTs e tokens não verificados não geram avisos, e nenhuma quantia é enviada.',
  'push.unsupported': 'Este navegador não pode avisar você com a carteira fechada.',
  'push.install':
    'No iPhone e no iPad, adicione a carteira à Tela de Início, abra-a por lá e ative esta opção.',
  'push.denied':
    'O navegador bloqueia as notificações deste site. Permita-as nas configurações dele e depois ative esta opção.',
  'push.unavailable': 'Este servidor não envia notificações com a carteira fechada.',
  'push.failed': 'Não foi possível alterar as notificações. Verifique sua conexão e tente novamente.',
  'push.accounts': 'Contas que avisam você',
  'push.received': 'Recebido em {network}',
  'push.sent': 'Transferência confirmada em {network}',
  'push.body': 'Conta {account}. Abra seu histórico para ver a transferência.',
} as const;
