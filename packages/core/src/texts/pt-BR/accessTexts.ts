export const accessTexts = {
  'settings.delete': 'Excluir conta',
  'settings.changeEmail': 'Alterar e-mail',
  'settings.password': 'Alterar senha',
  'settings.sessions': 'Encerrar todas as sessões',
  'access.currentPassword': 'Senha atual',
  'access.newPassword': 'Nova senha',
  'access.working': 'Um momento…',
  'access.password.title': 'Alterar sua senha',
  'access.password.text':
    'Sua sessão continua aberta aqui. A sessão em todos os outros dispositivos é encerrada, e eles precisam da nova senha.',
  'access.password.done': 'Sua senha foi alterada. As sessões em outros dispositivos foram encerradas.',
  'access.password.othersLeft':
    'Sua senha foi alterada, mas outros dispositivos ainda podem estar com a sessão aberta. Use “Encerrar todas as sessões” para ter certeza.',
  'access.email.title': 'Alterar seu endereço de e-mail',
  'access.email.text':
    'Seu endereço é {email}. Enviamos um link para o novo: quando você o abrir, seu endereço muda e você passa a entrar com o novo. Até lá, nada muda. Também avisamos o endereço antigo, que pode desfazer a alteração.',
  'access.email.new': 'Novo e-mail',
  'access.email.same': 'Este já é o seu endereço',
  'access.email.submit': 'Enviar o link',
  'access.email.sent':
    'Se {email} puder ser usado, enviamos um link para ele. Seu endereço muda quando você abrir o link. Confira também sua pasta de spam.',
  'access.sessions.title': 'Encerrar todas as sessões?',
  'access.sessions.text':
    'Isto encerra sua sessão aqui e em todos os outros dispositivos. Entre de novo com sua senha. Sessões anteriores não podem mais enviar nem alterar nada. As chaves de API continuam funcionando: exclua-as no portal do desenvolvedor.',
  'access.sessions.done': 'Sua sessão foi encerrada em todos os dispositivos.',
  'access.sessions.failed': 'Não foi possível encerrar sua sessão em todos os dispositivos. Tente novamente.',
  'access.delete.title': 'Excluir sua conta?',
  'access.delete.goes':
    'Isto exclui seu login, perfil, endereços, contatos, tokens, histórico e chaves de API, o registro das requisições de API dos seus programas e o resumo (digest) da sua frase de recuperação. Você não pode desfazer isto.',
  'access.delete.stays':
    'Moedas e transações continuam nas redes delas, onde todos podem vê-las. Sua frase de recuperação ainda funciona em qualquer outra carteira: certifique-se de que você a anotou, porque os arquivos de backup só funcionam nesta conta e não podemos ajudar depois. Uma carteira armazenada neste dispositivo permanece, criptografada: você ainda pode abri-la e removê-la na página de login com a senha do dispositivo ou a chave de acesso dela. Uma transferência já pendente continua.',
  'access.delete.email': 'Seu e-mail, para confirmar',
  'access.delete.emailMismatch': 'Digite o endereço de e-mail desta conta',
  'access.delete.submit': 'Excluir conta',
  'access.delete.deleting': 'Excluindo…',
  'access.delete.failed':
    'Não foi possível excluir a conta. Tente novamente: a exclusão continua de onde parou.',
  'access.delete.unclear':
    'O servidor não respondeu, então não está claro se sua conta foi excluída. Tente entrar: se não conseguir, ela foi excluída. Caso contrário, tente novamente.',
  'access.delete.notImplemented': 'Exclusão de conta ainda não implementada',
  'access.deleted.title': 'Sua conta foi excluída',
  'access.deleted.text': 'Seu login foi excluído, junto com o que armazenávamos sobre você:',
  'access.deleted.plain': 'Seu login e tudo o que armazenávamos sobre você foram excluídos.',
  'access.deleted.addresses': '{count, plural, one {# endereço} many {# endereços} other {# endereços}}',
  'access.deleted.transactions':
    '{count, plural, one {# transação} many {# transações} other {# transações}} no seu histórico',
  'access.deleted.contacts': '{count, plural, one {# contato} many {# contatos} other {# contatos}}',
  'access.deleted.tokens': '{count, plural, one {# token} many {# tokens} other {# tokens}}',
  'access.deleted.apiKeys':
    '{count, plural, one {# chave de API} many {# chaves de API} other {# chaves de API}}',
  'access.deleted.apiRequests':
    '{count, plural, one {# registro} many {# registros} other {# registros}} de requisições de API',
  'access.deleted.other':
    '{count, plural, one {# outro registro} many {# outros registros} other {# outros registros}}, como seu perfil e contadores',
  'access.deleted.coins':
    'Suas moedas não são afetadas. Sua frase de recuperação funciona em qualquer outra carteira. Você pode criar uma conta de novo com o mesmo e-mail.',
  'access.deleted.wallet':
    'A carteira armazenada neste dispositivo permanece, criptografada: ela pode ser a única cópia das suas chaves. A página de login pode abri-la com a senha do dispositivo ou a chave de acesso dela, mostrar a frase de recuperação dela e removê-la.',
} as const;
