export const serverTexts = {
  'server.signIn': 'Entre para continuar.',
  'server.appUnverified': 'Não foi possível verificar este app. Recarregue-o e tente novamente.',
  'server.malformed': 'A solicitação está malformada.',
  'server.unexpected': 'Algo deu errado. Tente novamente.',
  'server.chainUnavailable': 'A rede não respondeu. Tente novamente.',
  'server.nodesDisagree':
    'Os nós da rede divergem, por isso esta informação não está disponível agora. Tente novamente em alguns minutos.',
  'server.keysFull':
    'Você tem 20 chaves de API, que é o limite. Exclua uma que você não usa mais e tente novamente.',
  'server.keysUnconfirmed':
    'Você criou 30 chaves de API hoje, que é o limite até você confirmar seu endereço de e-mail. Confirme-o nas configurações ou tente novamente amanhã.',
  'server.databaseUnavailable':
    'Nosso banco de dados não respondeu, então nada foi enviado. Tente novamente.',
  'server.tooManyRequests': 'Solicitações demais. Tente novamente {when}.',
  'server.tooManyAttempts': 'Tentativas demais. Tente novamente {when}.',
  'server.sessionEnded': 'Sua sessão terminou. Entre de novo.',
  'server.passwordNeeded': 'Você entrou há tempo demais. Digite sua senha de novo para continuar.',
  'server.accountLeaving': 'Esta conta está sendo excluída, então nada mais pode ser alterado.',
  'server.sessionUnknown': 'Não foi possível verificar sua sessão. Tente novamente em um minuto.',
  'server.tooManyKeys': 'Você criou chaves demais em pouco tempo. Tente novamente em uma hora.',
  'server.pricesUnavailable': 'Os preços não estão disponíveis no momento. Tente novamente em um minuto.',
  'server.phraseIsSet': 'Sua frase de recuperação já está definida e não pode ser substituída.',
  'server.walletIsSetUp': 'Esta carteira já está configurada com outra frase de recuperação.',
  'server.maintenance.readOnly':
    'A Everything Wallet está em modo somente leitura durante a manutenção: nada foi alterado nem enviado. Tente novamente mais tarde.',
  'server.maintenance.send':
    'O envio está desativado por enquanto. Nada foi enviado. Tente novamente mais tarde.',
  'server.maintenance.feature': 'Este recurso está desativado por enquanto. Tente novamente mais tarde.',
  'server.setupUnfinished': 'Conclua a configuração da sua carteira antes de enviar.',
  'server.recipientRefuses': 'O destinatário rejeita esta transferência',
  'server.callReverts': 'O contrato rejeita esta chamada: ela falharia, e a taxa dela seria perdida.',
  'server.noProof': 'Nenhum nó desta rede conseguiu provar o saldo. Tente novamente em um minuto.',
  'server.noToken': 'Não há token ERC-20 neste endereço nesta rede.',
  'server.tokenRefuses': 'O contrato do token rejeita esta transferência.',
  'server.nonceTooLow':
    'Outra transação desta conta foi executada primeiro. Verifique suas transações e envie de novo.',
  'server.expired':
    'Passou tempo demais desde que você confirmou esta transferência, então ela não foi enviada. Confira e envie de novo.',
  'server.lapsed':
    'Esta transferência não chegou à rede a tempo. Ela está no seu histórico e só é enviada se você a enviar de novo a partir de lá.',
  'server.superseded':
    'Você assinou outra transação para substituir esta, então ela não foi enviada de novo. Só uma das duas pode ser executada: verifique suas transações.',
  'server.replacementUnderpriced':
    'A rede exige uma taxa maior para substituir esta transferência. Confira a nova taxa e tente novamente.',
  'server.replacementLate':
    'Esta transferência já está em um bloco, ou outra foi assinada para substituí-la. Verifique seu histórico.',
  'server.replacementExpired':
    'Passou tempo demais desde que você confirmou isto, então a substituição não foi enviada. A transferência original pode ter sido executada: verifique suas transações.',
  'server.replacementGas':
    'A substituição precisa de mais gás do que você assinou, então não foi enviada. A transferência original ainda pode ser executada: verifique suas transações.',
  'server.nonceTaken':
    'Outra transação desta conta ainda está pendente. Espere ela terminar e envie de novo.',
  'server.underpriced': 'A rede agora exige uma taxa maior. Confira o novo total e envie de novo.',
  'server.gasTooLow':
    'Esta transferência precisa de mais gás do que você assinou. Confira o novo total e envie de novo.',
  'server.listing.notYours': 'Este anúncio não pode ser publicado: o vendedor não é uma das suas contas.',
  'server.listing.sold': 'Este anúncio não pode ser publicado: ele já foi vendido ou cancelado.',
  'server.listing.notHeld': 'Este anúncio não pode ser publicado: o vendedor não tem o NFT.',
  'server.listing.notApproved':
    'Este anúncio não pode ser publicado: o Seaport não tem aprovação para transferir o NFT.',
  'server.listing.ended': 'Este anúncio não pode ser publicado: ele já terminou ou ainda não começou.',
  'server.listing.tooLong': 'Este anúncio não pode ser publicado: ele dura mais de um ano.',
  'server.listing.ofOther': 'Este anúncio não pode ser publicado: outro usuário o publicou.',
  'server.listing.invalid':
    'Este anúncio não pode ser publicado: esta carteira não aceita as condições dele.',
  'server.listingUnknown': 'A rede não confirma que isto pode ser vendido. Tente novamente.',
  'server.tooManyListings': 'Você tem 200 anúncios, que é o limite. Cancele alguns deles primeiro.',
  'server.gasTooHigh': 'Esta transferência pede mais gás do que a rede permite.',
} as const;
