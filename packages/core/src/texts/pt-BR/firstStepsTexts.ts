export const firstStepsTexts = {
  'firstSteps.title': 'Primeiros passos',
  'firstSteps.progress': '{done} de {count} concluídos',
  'firstSteps.done': 'Concluído',
  'firstSteps.backup': 'Faça backup da sua frase de recuperação',
  'firstSteps.backup.text':
    'Escreva as palavras em papel. Depois digite-as uma vez para verificar se elas restauram sua carteira.',
  'firstSteps.receive': 'Receba sua primeira moeda',
  'firstSteps.receive.text':
    'Mostre seu endereço ou o código QR dele ao remetente. Comece com uma quantia pequena.',
  'firstSteps.contact': 'Adicione um contato',
  'firstSteps.contact.text': 'Salve com um nome um endereço para o qual você enviará de novo.',
  'firstSteps.hide': 'Ocultar primeiros passos',
} as const;
