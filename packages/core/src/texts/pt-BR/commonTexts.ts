export const commonTexts = {
  'app.name': 'Everything Wallet',
  'common.cancel': 'Cancelar',
  'common.requestedBy': 'Solicitado por {host}',
  'common.retry': 'Tentar novamente',
  'common.copied': 'Copiado para a área de transferência',
  'common.copyFailed': 'O navegador não permitiu copiar. Selecione o texto e copie você mesmo.',
  'common.offline': 'Você está offline. O que você vê pode estar desatualizado.',
  'common.offlineTitle': 'Você está offline',
  'common.offlineWait': 'Você está offline. Isto continua quando a conexão voltar.',
  'common.slow': 'Está demorando mais do que o normal.',
  'common.loading': 'Carregando…',
  'common.stepDone': 'concluído',
  'common.skip': 'Ir para o conteúdo',
  'common.error.notLoaded':
    'Não foi possível carregar esta parte da carteira. Verifique sua conexão e tente novamente.',
  'common.error.required': 'Preencha este campo',
  'common.comingSoon': 'Em breve',
  'badge.test': 'TESTE',
  'notFound.title': 'Ops! Página não encontrada',
  'notFound.link': 'Voltar ao início',
  'crash.title': 'Esta tela parou de funcionar',
  'crash.text':
    'Suas moedas estão seguras: elas ficam nas redes delas, não nesta página. Recarregue para continuar.',
  'crash.missing': 'Não foi possível carregar esta tela',
  'crash.missingText':
    'Verifique sua conexão e tente novamente. Suas moedas estão seguras: elas ficam nas redes delas.',
  'crash.reload': 'Recarregar',
} as const;
