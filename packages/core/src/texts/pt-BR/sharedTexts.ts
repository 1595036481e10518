export const sharedTexts = {
  'common.offlineText': 'Não foi possível carregar. O carregamento é automático quando você estiver online.',
  'common.unreadable':
    '{count, plural, one {# registro está ilegível e não aparece aqui.} many {# registros estão ilegíveis e não aparecem aqui.} other {# registros estão ilegíveis e não aparecem aqui.}}',
  'common.unreadableTotals':
    '{count, plural, one {# registro está ilegível e não aparece aqui. Ele não entra nos totais.} many {# registros estão ilegíveis e não aparecem aqui. Eles não entram nos totais.} other {# registros estão ilegíveis e não aparecem aqui. Eles não entram nos totais.}}',
  'common.serverUnreachable': 'O servidor não respondeu',
  'common.save': 'Salvar',
  'common.delete': 'Excluir',
  'common.close': 'Fechar',
  'common.renamedTo': '{currency} se chama {symbol} desde {year}.',
  'common.nowCalledShort': '(agora {symbol})',
  'badge.samplePrices': 'Preços de exemplo',
  'badge.samplePricesHint': 'Preços de exemplo embutidos no app, não preços de mercado.',
  'badge.localChain': 'Rede local',
  'badge.localChainHint':
    'Esta carteira usa uma rede no seu próprio computador. As moedas dela não têm valor.',
  'common.unknownError': 'Algo deu errado. Tente novamente.',
  'common.back': 'Voltar',
  'badge.demo': 'Demo',
  'badge.demoHint': 'Esta tela mostra como o recurso vai funcionar. Ela não movimenta moedas.',
} as const;
