export const sendStepTexts = {
  'send.step.who': 'Para quem enviar',
  'send.step.amount': 'Quanto',
  'send.step.review': 'Revisar',
  'send.step.place': 'Etapa {number} de {count}',
  'send.step.next': 'Avançar',
  'send.step.change': 'Alterar destinatário',
  'send.suggested': 'Destinatários sugeridos',
  'send.suggested.recent': 'Destinatários recentes',
  'send.suggested.contact': 'Contatos',
  'send.suggested.account': 'Suas contas',
  'send.suggested.none':
    'Nenhum destinatário, contato ou conta corresponde. Informe um endereço completo ou um nome.',
  'send.done.sentence': 'Você enviou {what} para {whom}.',
  'send.done.next': 'Agora a rede confirma a transferência. Acompanhe na transação.',
  'send.done.view': 'Ver transação',
} as const;
