export const proofTexts = {
  'proof.action': 'Verificar saldo',
  'proof.actionNamed': 'Verificar o saldo de {account}',
  'proof.asking': 'Carregando e verificando a prova…',
  'proof.proved': 'Verificado: {amount} {currency} no bloco {block} de {time}',
  'proof.provedText':
    'Este navegador verificou a prova do hash do bloco até a conta. {agreeing} de {nodes} nós concordam sobre o hash.',
  'proof.oneNode':
    'Este navegador verificou a prova do hash do bloco até a conta. Esta rede tem só um nó aqui, então nenhum outro nó confirma o hash.',
  'proof.hash': 'Hash do bloco',
  'proof.copyHash': 'Copiar hash do bloco',
  'proof.refused': 'Não verificado: {reason}',
  'proof.refusedText': 'Não confie neste saldo. Tente novamente ou verifique-o em outro lugar.',
  'proof.reason.header': 'o cabeçalho do bloco não corresponde ao hash que os nós informam.',
  'proof.reason.path': 'a prova não leva do bloco a esta conta.',
  'proof.reason.account': 'a prova não leva a uma conta válida.',
  'proof.reason.balance': 'a conta tem um saldo diferente.',
  'proof.failed': 'Não foi possível carregar a prova. Suas moedas não são afetadas. Tente novamente.',
} as const;
