export const tokenTexts = {
  'tokens.add.title': 'Adicionar token',
  'tokens.add.success': 'Token adicionado com sucesso',
  'tokens.error.add': 'Não foi possível adicionar o token',
  'tokens.error.contractAddress':
    'Informe um endereço de contrato: 0x e 40 dígitos hexadecimais com uma soma de verificação válida',
  'tokens.error.duplicate': 'Você já tem este token',
  'tokens.lookup.asking': 'Consultando o contrato…',
  'tokens.imitation': 'Não é o {symbol} conhecido',
  'tokens.unknownBalance': '—',
  'tokens.error.load': 'Não foi possível carregar seus tokens',
  'tokens.page.balance': 'Saldo',
  'tokens.page.value': 'Valor em {currency}',
  'tokens.page.network': 'Rede',
  'tokens.page.contract': 'Contrato',
  'tokens.page.approvals': 'Ver aprovações',
  'tokens.page.copyContract': 'Copiar o endereço do contrato',
  'tokens.page.send': 'Enviar',
  'tokens.page.receive': 'Receber',
  'tokens.page.noPrice': 'Nenhum preço disponível',
  'tokens.page.priceNotNow': '— (preço indisponível agora)',
  'tokens.page.noSendChain':
    'Você não pode enviar {symbol}: a carteira ainda não oferece suporte a {network}.',
  'tokens.page.noSendContract': 'Para enviar {symbol}, primeiro adicione-o com o endereço do contrato.',
  'tokens.page.switchedOff':
    '{network} está desativada. Ative-a em Configurações de rede para ver, enviar e receber {symbol}.',
  'tokens.page.noSendBalance': 'Você pode enviar quando a rede informar seu saldo de {symbol}.',
  'tokens.page.decimalsUnknown':
    'As casas decimais de {symbol} são desconhecidas: não foi possível carregá-las, ou os nós da rede divergem sobre elas. Sem elas, você não pode enviar o token.',
  'tokens.page.decimalsChanged':
    'O contrato informa casas decimais diferentes das de quando você o adicionou. As quantias podem estar erradas, então você não pode enviar {symbol}.',
  'tokens.page.confirm': 'Confirmar',
  'tokens.page.confirmDecimals':
    'O contrato de {symbol} informa {decimals} casas decimais. Confirme-as uma vez antes de enviar: a carteira as usa para todas as quantias e compara respostas futuras com elas.',
  'tokens.page.contradicted':
    'O servidor informa casas decimais erradas para {symbol}. As quantias estariam erradas, então você não pode enviá-lo até recarregar a página.',
  'tokens.page.balanceFailed': 'A rede não informou seu saldo.',
  'tokens.remove': 'Remover token',
  'tokens.remove.title': 'Remover {symbol}?',
  'tokens.remove.text': 'Ele é removido da sua lista. Seus tokens continuam na rede.',
  'tokens.remove.done': 'Token removido',
  'tokens.remove.failed': 'Não foi possível remover o token',
} as const;
