export const nameTexts = {
  'send.error.nameInvalid': 'Isto não é um endereço nem um nome válido. Confira a grafia.',
  'send.error.nameConfusable':
    'Este nome contém letras parecidas com outras, então pode imitar outro nome. Peça o próprio endereço.',
  'send.error.nameNoRegistry': 'Nomes não funcionam em {network}. Informe o próprio endereço.',
  'send.error.nameRefused': '{reason}',
  'send.error.nameMoved':
    'Este nome agora aponta para um endereço diferente do que você viu. Nada foi enviado: informe o nome de novo e confira o endereço dele.',
  'send.error.nameUnchecked':
    'A carteira não conseguiu verificar se este nome ainda aponta para o endereço que você viu, então nada foi enviado. Tente novamente ou informe o próprio endereço.',
  'server.noNames': 'Nomes não funcionam nesta rede. Informe o próprio endereço.',
  'server.nameUnknown':
    'Este nome não tem endereço nesta rede. Nomes armazenados fora da blockchain não são aceitos: peça o próprio endereço.',
  'server.nameUnsure':
    'Os nós desta rede divergem sobre este nome, ou poucos deles responderam. Tente novamente ou informe o próprio endereço.',
} as const;
