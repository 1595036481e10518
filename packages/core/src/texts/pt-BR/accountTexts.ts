export const accountTexts = {
  'accounts.title': 'Contas',
  'accounts.label': 'Conta {number}',
  'accounts.primary': 'Principal',
  'accounts.watchOnly': 'Só visualização',
  'accounts.watchOnlyHint':
    'A carteira não tem a chave deste endereço: você não pode enviar dele, e ele não é oferecido para receber.',
  'accounts.foreign': 'Sem chave neste dispositivo',
  'accounts.foreignHint': 'A carteira neste dispositivo não tem a chave deste endereço. Não receba nada lá.',
  'accounts.setPrimary': 'Tornar principal',
  'accounts.setPrimaryNamed': 'Tornar principal: {account}',
  'accounts.deleteNamed': 'Excluir {account}',
  'accounts.copyAddressNamed': 'Copiar o endereço de {account}',
  'accounts.intro':
    'Você envia da conta principal. As contas com chave são derivadas da sua frase de recuperação.',
  'accounts.empty': 'Nenhuma conta ainda',
  'accounts.emptyText':
    'Sem uma conta, você não pode enviar nem receber. Sua frase de recuperação restaura suas contas.',
  'accounts.unverified': 'Conclua primeiro a configuração da sua carteira',
  'accounts.unverifiedText':
    'As contas são derivadas da sua frase de recuperação, que você ainda não confirmou.',
  'accounts.unverifiedAction': 'Continuar configuração',
  'accounts.new': 'Nova conta',
  'accounts.find': 'Procurar contas',
  'accounts.new.kind': 'Tipo de conta',
  'accounts.new.fromPhrase': 'Da minha frase',
  'accounts.new.watchOnly': 'Só visualização',
  'accounts.new.fromPhraseText':
    'Adiciona a próxima conta da sua frase de recuperação, {path}. As mesmas palavras a restauram.',
  'accounts.new.watchOnlyText':
    'Adiciona um endereço para acompanhar. A carteira não tem a chave dele: você não pode enviar dele, e ele não é oferecido para receber.',
  'accounts.new.phraseHelp':
    'Sua frase é usada neste navegador para encontrar o próximo endereço e nunca é enviada aos nossos servidores.',
  'accounts.new.address': 'Endereço',
  'accounts.new.addressPlaceholder': '0x...',
  'accounts.new.submit': 'Criar conta',
  'accounts.new.creating': 'Criando…',
  'accounts.deleteTitle': 'Excluir {account}?',
  'accounts.deleteText':
    'O endereço é removido da sua lista; as moedas dele não são afetadas. “Nova conta” o restaura a partir da sua frase.',
  'accounts.deleteWatchOnlyText':
    'O endereço é removido da sua lista. Você pode adicioná-lo de novo a qualquer momento.',
  'accounts.deleteLastTitle': 'Excluir sua única conta?',
  'accounts.deleteLastText':
    'A carteira fica então sem endereço: você não pode enviar nem receber até digitar sua frase de recuperação de novo. Sem a frase, você perde o acesso às suas moedas. As moedas em si não são afetadas.',
  'accounts.deleteCostBasisText':
    'Se você exportar um custo de aquisição depois, as transferências para esta conta contam como enviadas a outros, a menos que a própria conta tenha enviado algo.',
  'accounts.created': 'Conta criada com sucesso',
  'accounts.primaryUpdated': 'Conta principal atualizada',
  'accounts.deleted': 'Conta excluída',
  'accounts.error.nameTooLong': 'Use no máximo 50 caracteres no nome',
  'accounts.error.load': 'Não foi possível carregar as contas',
  'accounts.error.create': 'Não foi possível criar a conta',
  'accounts.error.setPrimary': 'Não foi possível definir a conta principal',
  'accounts.error.delete': 'Não foi possível excluir a conta',
  'accounts.error.deletePrimary':
    'Não é possível excluir a conta principal. Primeiro torne outra conta a principal.',
  'accounts.error.exists': 'Este endereço já está nas suas contas',
  'accounts.error.watched':
    'O próximo endereço da sua frase já está na sua lista como só visualização. Exclua-o primeiro e depois adicione-o de novo a partir da sua frase.',
  'accounts.balanceUnknown': 'Saldo desconhecido',
} as const;
