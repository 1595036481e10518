export const proofTexts = {
  'proof.action': 'Verificar saldo',
  'proof.actionNamed': 'Verificar el saldo de {account}',
  'proof.asking': 'Cargando y comprobando la prueba…',
  'proof.proved': 'Verificado: {amount} {currency} en el bloque {block} del {time}',
  'proof.provedText':
    'Este navegador comprobó la prueba desde el hash del bloque hasta la cuenta. {agreeing} de {nodes} nodos coinciden en el hash.',
  'proof.oneNode':
    'Este navegador comprobó la prueba desde el hash del bloque hasta la cuenta. Esta red solo tiene un nodo aquí, así que ningún otro nodo confirma el hash.',
  'proof.hash': 'Hash del bloque',
  'proof.copyHash': 'Copiar el hash del bloque',
  'proof.refused': 'No verificado: {reason}',
  'proof.refusedText': 'No te fíes de este saldo. Inténtalo de nuevo o compruébalo en otro lugar.',
  'proof.reason.header': 'la cabecera del bloque no corresponde al hash del que informan los nodos.',
  'proof.reason.path': 'la prueba no lleva del bloque a esta cuenta.',
  'proof.reason.account': 'la prueba no lleva a una cuenta válida.',
  'proof.reason.balance': 'la cuenta tiene un saldo diferente.',
  'proof.failed': 'No se pudo cargar la prueba. Tus monedas no se ven afectadas. Inténtalo de nuevo.',
} as const;
