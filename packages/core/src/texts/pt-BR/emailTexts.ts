export const emailTexts = {
  'email.loading': 'Lendo seu link…',
  'email.continue': 'Continuar',
  'email.toSignIn': 'Ir para o login',
  'email.working': 'Um momento…',
  'email.phraseNote':
    'Uma nova senha serve para entrar na sua conta. Ela não altera sua frase de recuperação, que é a única que controla suas moedas e não pode ser redefinida.',
  'email.verifyEmail.title': 'Confirme seu endereço de e-mail',
  'email.verifyEmail.text': '{email} é seu? Confirme só se você mesmo criou a conta com ele.',
  'email.verifyEmail.submit': 'Confirmar este endereço',
  'email.verifyEmail.done': 'Seu endereço foi confirmado',
  'email.verifyEmail.doneText':
    'Se você esquecer sua senha, pode definir uma nova por meio de {email}. Só sua frase de recuperação controla suas moedas.',
  'email.resetPassword.title': 'Definir uma nova senha',
  'email.resetPassword.text': 'Para a conta de {email}.',
  'email.resetPassword.newPassword': 'Nova senha',
  'email.resetPassword.submit': 'Definir nova senha',
  'email.resetPassword.done': 'Sua senha foi alterada',
  'email.resetPassword.doneText': 'Todas as sessões de {email} foram encerradas. Entre com a nova senha.',
  'email.resetPassword.check':
    'Se não foi você quem criou esta carteira, ou se outra pessoa sabia sua senha, verifique sua frase de recuperação nas configurações antes de receber moedas: ela deve ser a que você anotou.',
  'email.recoverEmail.title': 'Restaurar seu endereço de e-mail',
  'email.recoverEmail.text': 'Sua conta volta para {email}.',
  'email.recoverEmail.textBoth': 'Sua conta volta de {other} para {email}.',
  'email.recoverEmail.submit': 'Restaurar este endereço',
  'email.recoverEmail.done': 'Seu endereço foi restaurado',
  'email.recoverEmail.doneText':
    'Você entra com {email} de novo. Se não foi você quem o alterou, alguém sabe sua senha: defina uma nova agora.',
  'email.recoverEmail.reset': 'Definir uma nova senha',
  'email.verifyAndChangeEmail.title': 'Alterar seu endereço de e-mail',
  'email.verifyAndChangeEmail.text': 'Sua conta passará a usar {email}.',
  'email.verifyAndChangeEmail.textBoth': 'Sua conta passa de {other} para {email}.',
  'email.verifyAndChangeEmail.submit': 'Alterar o endereço',
  'email.verifyAndChangeEmail.done': 'Seu endereço foi alterado',
  'email.verifyAndChangeEmail.doneText':
    'A partir de agora, você entra com {email}. Sua sessão foi encerrada em todos os lugares: entre de novo.',
  'email.confirmedAlready': 'Seu endereço já está confirmado',
  'email.confirmedAlreadyText': 'Não há mais nada a fazer.',
  'email.malformed': 'Este link está incompleto',
  'email.malformedText':
    'Abra-o de novo a partir do e-mail ou copie-o por inteiro para a barra de endereço. Para sua segurança, a página remove o código da barra de endereço assim que o lê, então você não pode recarregar esta página.',
  'email.unsupported': 'Não enviamos links como este',
  'email.unsupportedText':
    'Esta carteira não tem links de login. Feche esta página e não digite sua senha nem sua frase de recuperação em nenhum lugar a que esse link levou você.',
  'email.invalid': 'Este link não funciona mais',
  'email.invalid.verifyEmail':
    'Ele já foi usado, ou um mais novo foi enviado. Se você acabou de confirmar seu endereço, está tudo pronto. Se não, envie um novo link nas configurações da sua carteira.',
  'email.invalid.resetPassword':
    'Ele já foi usado, ou um mais novo foi enviado. Se você acabou de definir uma nova senha, entre com ela. Se não, solicite um novo link.',
  'email.invalid.recoverEmail':
    'Ele já foi usado, ou não é um dos nossos. Se outra pessoa alterou seu endereço, escreva para {support} a partir deste.',
  'email.invalid.verifyAndChangeEmail':
    'Ele já foi usado, ou não é um dos nossos. Se você acabou de alterar seu endereço, entre com o novo.',
  'email.expired': 'Este link expirou',
  'email.expired.verifyEmail': 'Envie um novo nas configurações da sua carteira.',
  'email.expired.resetPassword': 'Solicite um novo: nada mudou.',
  'email.expired.recoverEmail': 'Escreva para {support} a partir deste endereço, e nós ajudamos.',
  'email.expired.verifyAndChangeEmail': 'Nada mudou: você ainda entra com seu endereço antigo.',
  'email.disabled': 'Esta conta está desativada',
  'email.disabledText':
    'Ninguém pode entrar nela. Suas moedas não são afetadas: sua frase de recuperação também funciona em outras carteiras. Escreva para {support}.',
  'email.taken': 'Outra conta já usa este endereço',
  'email.takenText': 'Nada foi alterado. Entre com seu endereço antigo ou escreva para {support}.',
  'email.weakPassword': 'Escolha uma senha mais longa ou menos comum',
  'email.tooMany': 'Solicitações demais. Tente novamente em alguns minutos.',
  'email.newLink': 'Enviar um novo link',
  'email.openSettings': 'Abrir as configurações',
  'email.forgot.title': 'Esqueceu sua senha?',
  'email.forgot.text': 'Enviamos a você um e-mail com um link para definir uma nova senha.',
  'email.forgot.submit': 'Enviar o link',
  'email.forgot.again': 'Enviar de novo',
  'email.forgot.sent': 'Confira seu e-mail',
  'email.forgot.sentText':
    'Se {email} tem uma conta aqui, enviamos um link para definir uma nova senha. Pode levar alguns minutos; confira também sua pasta de spam.',
  'email.forgot.wait': 'Você pode solicitar outro em {seconds} segundos.',
} as const;
