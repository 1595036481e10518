export const receiveTexts = {
  'receive.title': 'Receber',
  'receive.token': 'Token',
  'receive.tokenOption': '{symbol} em {network}',
  'receive.qrLabel': 'Código QR do endereço para {symbol} em {network}',
  'receive.address': 'Seu endereço de {symbol}',
  'receive.sampleAddress': 'Endereço de exemplo',
  'receive.copy': 'Copiar endereço',
  'receive.copied': 'Endereço copiado para a área de transferência',
  'receive.warning':
    'Envie somente {symbol} em {network} para este endereço. Qualquer outra coisa pode ser perdida.',
  'receive.renamedTo':
    '{symbol} em {network} é a mesma moeda com o nome novo, então você pode recebê-la aqui.',
  'receive.sample': 'Exemplo',
  'receive.sampleWarning':
    'Isto é um exemplo, não um endereço: a carteira ainda não tem {symbol} em {network}. Não envie nada para ele.',
  'receive.lastKnown':
    'Este é o seu endereço como este dispositivo o armazenou pela última vez. Sem conexão, não é possível compará-lo com a sua conta.',
  'receive.noAddress': 'Você ainda não tem um endereço para receber.',
  'receive.watchOnly':
    'A carteira não tem a chave do seu endereço principal, então ele não é oferecido para receber.',
  'receive.public':
    'A frase de recuperação de {address} está publicada como exemplo, então todos têm a chave dele. Robôs tiram imediatamente tudo o que chega lá, então você não pode receber nele aqui. Crie uma carteira com uma nova frase.',
  'receive.checking': 'Comparando este endereço com as chaves neste dispositivo…',
  'receive.foreign':
    'Nenhuma chave neste dispositivo controla {address}. Ele está definido como seu endereço principal, mas não receba nada lá. Se você não o definiu, altere a senha da sua conta e escolha sua própria conta em Contas.',
} as const;
