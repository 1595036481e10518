export const releaseTexts = {
  'release.title': 'A versão {version} está pronta',
  'release.text': 'Suas abas abertas serão recarregadas. Suas chaves e suas moedas continuam onde estão.',
  'release.changes': 'Mudanças (em inglês)',
  'release.update': 'Atualizar',
  'release.later': 'Mais tarde',
  'release.busy':
    'Termine ou feche o que você está assinando ou enviando, também em outras abas. Depois, atualize.',
  'release.error': 'Não foi possível atualizar. Recarregue a página e tente de novo.',
} as const;
