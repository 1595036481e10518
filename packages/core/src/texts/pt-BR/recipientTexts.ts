export const recipientTexts = {
  'send.hint.contractTokens':
    'Este endereço é um contrato. Tokens que ele não espera são perdidos: certifique-se de que ele pode recebê-los.',
  'send.hint.account': 'Sua própria conta: {name}',
  'send.hint.watched': '{name}: uma conta somente para visualização, da qual esta carteira não tem a chave',
  'send.recipientOrName': 'Um endereço, ou um nome como name.eth',
  'send.name.looking': 'Consultando o nome…',
  'send.name.leadsTo': '{name} aponta para',
  'send.name.unusual':
    'Este nome tem caracteres fora de “a” a “z” e “0” a “9”: {characters}. Certifique-se de que são os que você quer.',
  'send.name.primary': 'O dono deste endereço o chama de {name}',
  'send.name.failed': 'Não foi possível consultar o nome. Tente novamente ou informe o próprio endereço.',
  'send.guard.checking': 'Verificando este endereço…',
  'send.guard.tokenContract':
    'Este é o contrato do token {symbol}. Tudo o que é enviado para ele é perdido, então esta transferência está bloqueada. Informe o endereço da pessoa que você quer pagar.',
  'send.guard.appContract':
    'Este é um contrato de {name}, não o endereço de uma pessoa. Moedas ou tokens que você enviar direto para ele podem ser perdidos. Para trocar, use Trocar ou o próprio app.',
  'send.guard.first': 'Esta conta nunca enviou para este endereço.',
  'send.guard.firstOfRecent':
    'Nenhuma das últimas {count} transferências de valor desta conta foi para este endereço.',
  'send.guard.unread':
    'Não foi possível carregar todos os seus contatos, contas ou transferências anteriores, então este endereço não foi comparado com eles. Confira cada dígito dele.',
  'send.guard.contractElsewhere':
    'Este endereço é um contrato em {network}, mas não nesta rede. O dono dele naquela rede talvez não o controle aqui. Pergunte ao dono antes de enviar.',
  'send.guard.firstDigits': 'Este endereço começa como {name}, mas é outro. Compare cada dígito:',
  'send.guard.lastDigits': 'Este endereço termina como {name}, mas é outro. Compare cada dígito:',
  'send.guard.bothEndsSaved': 'Este endereço começa e termina como {name}, mas é outro. Compare cada dígito:',
  'send.guard.bothEnds':
    'Pare: este endereço começa e termina como {name}, mas é outro. Ladrões enviam quantias minúsculas de endereços assim para que você os copie do seu histórico.',
  'send.guard.knownContact': 'seu contato {name}',
  'send.guard.knownAccount': '{name}, sua própria conta',
  'send.guard.knownWatched': '{name}, sua conta somente para visualização',
  'send.guard.knownSentTo': 'um endereço para o qual você já enviou',
  'send.guard.this': 'Este endereço',
  'send.guard.known': 'O que você conhece',
  'send.guard.retype': 'Dígitos {from} a {to} após 0x',
  'send.guard.retypeHelp':
    'Se o endereço estiver certo, digite estes dígitos a partir da fonte que o passou a você.',
  'send.guard.retypePasted': 'Digite os dígitos. Colá-los não prova nada.',
  'send.guard.retypeWrong': 'Estes não são os dígitos deste endereço.',
  'send.guard.retypeKnown':
    'Estes são os dígitos de {name}, mas o endereço acima é outro. Não envie para ele.',
  'send.guard.retyped': 'Os dígitos estão certos. Confira o endereço inteiro mais uma vez antes de enviar.',
  'contacts.guard.retyped':
    'Os dígitos estão certos. Confira o endereço inteiro mais uma vez antes de salvar.',
} as const;
