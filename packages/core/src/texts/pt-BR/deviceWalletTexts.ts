export const deviceWalletTexts = {
  'device.title': 'Carteira neste dispositivo',
  'device.text':
    'Envie com uma senha em vez da sua frase de recuperação. A frase fica armazenada neste dispositivo, criptografada, e nunca é enviada a lugar nenhum. Isto não substitui as palavras que você anotou.',
  'device.checking': 'Verificando se sua carteira está neste dispositivo…',
  'device.state.off': 'Desativada',
  'device.state.locked': 'Bloqueada',
  'device.state.unlocked': 'Desbloqueada',
  'device.state.unusable': 'Inutilizável',
  'device.lockedByPasskey': 'Armazenada neste dispositivo e bloqueada. Desbloqueie com sua chave de acesso.',
  'device.turnOn': 'Ativar',
  'device.setUpAgain': 'Configurar de novo',
  'device.unlock': 'Desbloquear',
  'device.lock': 'Bloquear',
  'device.lockWallet': 'Bloquear carteira',
  'device.unlockWallet': 'Desbloquear carteira',
  'device.remove': 'Remover',
  'device.changePassword': 'Alterar senha',
  'device.showPhrase': 'Mostrar frase',
  'device.saveBackup': 'Salvar backup',
  'device.loadBackup': 'Carregar backup',
  'device.idle': 'Bloquear após',
  'device.idleMinutes': '{minutes, plural, one {1 minuto} many {# minutos} other {# minutos}}',
  'device.hideOnLock': 'Ocultar saldos ao bloquear',
  'device.password': 'Senha do dispositivo',
  'device.newPassword': 'Nova senha do dispositivo',
  'device.repeatPassword': 'Repita a senha',
  'device.passwordHelp':
    'Pelo menos 8 caracteres, difícil de adivinhar, diferente da senha da sua conta. Ninguém pode redefini-la, mas sua frase de recuperação restaura a carteira.',
  'device.wait': 'Tentativas demais com a senha errada. Tente novamente em {time}.',
  'device.error.passwordShort': 'Use pelo menos 8 caracteres',
  'device.error.passwordWeak':
    'Fácil demais de adivinhar: use várias palavras, ou mais caracteres de tipos diferentes',
  'device.error.passwordOfAccount': 'Esta é a senha da sua conta. Escolha outra para este dispositivo.',
  'device.error.passwordUnchecked':
    'Não foi possível verificar a senha. Verifique sua conexão e tente novamente.',
  'device.strength.strong': 'Forte: levaria {time} para adivinhar.',
  'device.strength.weak': 'Fraca: levaria {time} para adivinhar.',
  'device.strength.moment': 'menos de um minuto',
  'device.strength.minutes': 'cerca de {count, plural, one {# minuto} many {# minutos} other {# minutos}}',
  'device.strength.hours': 'cerca de {count, plural, one {# hora} many {# horas} other {# horas}}',
  'device.strength.days': 'cerca de {count, plural, one {# dia} many {# dias} other {# dias}}',
  'device.strength.years': 'cerca de {count, plural, one {# ano} many {# anos} other {# anos}}',
  'device.strength.centuries': 'séculos',
  'device.error.passwordMissing': 'Digite a senha do dispositivo',
  'device.error.passwordMismatch': 'As senhas não coincidem',
  'device.error.fileMissing': 'Escolha um arquivo de backup',
  'device.error.fileLarge':
    'Este arquivo é grande demais para ser um arquivo de backup. Escolha o arquivo exatamente como foi salvo.',
  'device.error.noAccount':
    'Sua carteira ainda não tem uma conta principal. Abra a carteira uma vez e depois ative isto.',
  'device.turnOn.title': 'Armazenar sua carteira neste dispositivo',
  'device.turnOn.phraseHelp':
    'Digite-a mais uma vez para criptografá-la neste dispositivo. Ela nunca é enviada aos nossos servidores.',
  'device.turnOn.submit': 'Armazenar neste dispositivo',
  'device.created': 'Sua carteira está armazenada neste dispositivo e desbloqueada',
  'device.createdLocked':
    'Sua carteira está armazenada neste dispositivo, mas bloqueada. Desbloqueie-a com a senha do dispositivo.',
  'device.notStored.title': 'Sua carteira está configurada, mas não armazenada neste dispositivo',
  'device.notStored.text':
    'Suas palavras ainda aparecem aqui: certifique-se de que você as anotou. Depois tente novamente, ou continue sem armazenar; você pode ativar isto mais tarde nas configurações.',
  'device.notStored.again': 'Tentar armazenar de novo',
  'device.notStored.continue': 'Continuar sem armazenar',
  'device.opened': 'Carteira desbloqueada',
  'device.unlock.title': 'Desbloquear a carteira neste dispositivo',
  'device.unlock.text': 'O desbloqueio funciona offline.',
  'device.change.title': 'Alterar a senha do dispositivo',
  'device.change.text': 'Arquivos de backup salvos antes mantêm a senha antiga.',
  'device.change.passkeyText':
    'Seu dispositivo pede sua chave de acesso mais uma vez, no lugar da senha que você esqueceu. Arquivos de backup salvos antes mantêm a senha antiga.',
  'device.change.forgotten': 'Esqueceu? Use a chave de acesso',
  'device.changed': 'Senha do dispositivo alterada',
  'device.setPassword': 'Definir uma senha do dispositivo',
  'device.setPassword.text':
    'Seu dispositivo pede sua chave de acesso. Depois disso, tanto a chave de acesso quanto a senha desbloqueiam esta carteira.',
  'device.passwordSet': 'Senha do dispositivo definida',
  'device.passkey.needsWallet':
    'Ative primeiro a carteira neste dispositivo. Depois você pode desbloqueá-la com uma chave de acesso (impressão digital, rosto ou PIN).',
  'device.passkey.needsUnlocked': 'Desbloqueie a carteira neste dispositivo para alterar isto.',
  'device.passkey.needsPassword':
    'Defina uma senha do dispositivo antes de desativar isto: sem ela, só a chave de acesso desbloqueia a carteira neste dispositivo.',
  'device.passkey.insecure':
    'Indisponível: esta página não usa uma conexão segura (https). Use a senha do dispositivo.',
  'device.passkey.ipAddress':
    'Indisponível: chaves de acesso precisam de um nome na barra de endereço, como localhost, e este é um endereço IP. Use a senha do dispositivo.',
  'device.passkey.noWebAuthn':
    'Indisponível: este navegador não oferece suporte a chaves de acesso (WebAuthn). Use a senha do dispositivo.',
  'device.passkey.noPrf':
    'Indisponível: as chaves de acesso deste navegador não conseguem proteger uma chave (sem suporte a PRF). Use a senha do dispositivo.',
  'device.passkey.noAuthenticator':
    'Indisponível: este dispositivo não tem impressão digital, rosto ou PIN que este navegador possa usar. Use a senha do dispositivo.',
  'device.passkey.use': 'Usar chave de acesso',
  'device.passkeyAlone':
    'Só sua chave de acesso a desbloqueia. Com uma senha do dispositivo, você também pode mostrar a frase aqui e salvar um arquivo de backup.',
  'device.passkey.add.title': 'Desbloquear com chave de acesso',
  'device.passkey.add.text':
    'Seu dispositivo pede sua impressão digital, seu rosto ou PIN e cria uma chave de acesso. A resposta dela nunca sai deste dispositivo. A senha do dispositivo continua funcionando.',
  'device.passkey.add.submit': 'Criar chave de acesso',
  'device.passkey.added': 'Agora você pode desbloquear esta carteira com uma chave de acesso',
  'device.passkey.remove.title': 'Parar de desbloquear com a chave de acesso?',
  'device.passkey.remove.text':
    'Depois disso, só a senha do dispositivo desbloqueia a carteira neste dispositivo. A chave de acesso continua nas configurações do seu dispositivo, mas não desbloqueia nada.',
  'device.passkey.remove.submit': 'Desativar',
  'device.passkey.removed': 'Esta chave de acesso não desbloqueia mais a carteira',
  'device.phrase.title': 'Sua frase de recuperação',
  'device.phrase.text':
    'Verifique se ninguém está olhando: quem ler ou fotografar estas palavras pode tirar suas moedas. Elas são mostradas por um minuto.',
  'device.phrase.submit': 'Continuar',
  'device.phrase.left': 'Ocultas em {seconds} s',
  'device.phrase.over': 'O minuto acabou. Digite sua senha de novo para ver as palavras.',
  'device.remove.title': 'Remover a carteira deste dispositivo?',
  'device.remove.text':
    'Depois disso, você só pode restaurá-la com as palavras dela ou com um arquivo de backup. Estas palavras podem ser diferentes das palavras da sua conta: se não tiver certeza, cancele e escolha primeiro “Mostrar frase”.',
  'device.remove.storedText':
    'Depois disso, só as palavras dela dão acesso às moedas dela; um arquivo de backup não vai funcionar. Se você não as anotou, cancele e escolha primeiro “Mostrar frase”.',
  'device.remove.uselessText':
    'Nenhuma senha desbloqueia mais esta carteira armazenada, então você não precisa digitar uma. Sua frase de recuperação ou um arquivo de backup a restaura; suas moedas e sua conta não são afetadas.',
  'device.remove.storedUselessText':
    'Nenhuma senha desbloqueia mais esta carteira armazenada, então você não precisa digitar uma. A frase de recuperação dela dá acesso às moedas dela em qualquer carteira.',
  'device.remove.changedText':
    'Esta carteira armazenada não pode mais ser desbloqueada. Só as palavras dela ou um arquivo de backup a restauram; suas moedas e sua conta não são afetadas.',
  'device.remove.storedChangedText':
    'Esta carteira armazenada não pode mais ser desbloqueada. Só as palavras dela dão acesso às moedas dela, em qualquer carteira.',
  'device.remove.byPassword': 'Usar a senha do dispositivo',
  'device.remove.byPhrase': 'Usar a frase de recuperação',
  'device.remove.phraseHelp': 'As palavras desta carteira. Elas são apenas comparadas neste dispositivo.',
  'device.remove.accountPhraseHelp': 'Ela é apenas comparada com a sua conta, neste dispositivo.',
  'device.removed': 'A carteira foi removida deste dispositivo',
  'device.backup.title': 'Salvar um arquivo de backup',
  'device.backup.text':
    'O arquivo abre com a senha atual do dispositivo. Digite-a para confirmar que você a sabe.',
  'device.backup.submit': 'Salvar arquivo',
  'device.backup.forgotten': 'Esqueceu? Defina uma nova com a chave de acesso',
  'device.backup.saved':
    'Seu navegador recebeu o arquivo de backup: confira seus downloads. Ele só funciona nesta conta, com a senha atual do dispositivo. As palavras que você anotou continuam sendo seu backup mais importante.',
  'device.restore.title': 'Carregar um arquivo de backup',
  'device.restore.text':
    'Digite a senha com que o arquivo foi salvo. O arquivo substitui a carteira neste dispositivo assim que é aberto; uma carteira com outras palavras permanece até você removê-la.',
  'device.restore.choose': 'Escolher arquivo',
  'device.restore.chosen': 'Selecionado: {name}',
  'device.restore.submit': 'Carregar',
  'device.stored.all':
    'Uma carteira está armazenada neste dispositivo. Entre com a conta dela para usá-la. Se você não consegue mais entrar, a senha do dispositivo ou a chave de acesso dela ainda mostra a frase de recuperação.',
  'device.stored.others':
    'Este dispositivo também armazena uma carteira de outra conta, ou de uma conta que foi excluída.',
  'device.stored.own':
    'Este dispositivo já armazena uma carteira desta conta, e suas moedas podem estar nela. Veja primeiro a frase de recuperação dela e depois escolha “Já tenho uma frase” para continuar com ela.',
  'device.stored.open': 'Ver',
  'device.stored.title': 'Carteiras neste dispositivo',
  'device.stored.text':
    'As senhas do dispositivo ou as chaves de acesso delas as desbloqueiam, mesmo que a conta não exista mais. Sua frase de recuperação dá acesso às suas moedas em qualquer carteira: anote-a antes de remover algo.',
  'device.stored.gone': 'Esta carteira não está mais neste dispositivo.',
  'device.signs': 'A carteira neste dispositivo assina. Você não precisa da sua frase.',
  'device.passkeySigns':
    'Sua chave de acesso desbloqueia a carteira neste dispositivo. Você não precisa da sua frase.',
  'device.derives': 'A carteira neste dispositivo adiciona a conta. Você não precisa da sua frase.',
  'device.secretUnseen': 'Role primeiro até o campo da sua senha ou da frase de recuperação.',
  'device.passwordSends': 'Digite-a para desbloquear e continuar.',
  'device.usePhrase': 'Usar a frase de recuperação',
  'device.useDevice': 'Usar a carteira neste dispositivo',
  'device.offer': 'Armazenar também a carteira neste dispositivo',
  'device.offerText':
    'Assim você pode enviar com uma senha em vez destas palavras. Elas ficam armazenadas aqui, criptografadas, e nunca são enviadas. Você também pode fazer isto mais tarde nas configurações.',
  'device.offer.passkeyText':
    'Assim você pode enviar com sua impressão digital, seu rosto ou PIN em vez destas palavras. As palavras ficam armazenadas aqui, criptografadas, e nunca são enviadas. Você também pode fazer isto mais tarde nas configurações.',
  'device.offer.passkey':
    'Quando você continuar, seu dispositivo vai pedir sua impressão digital, seu rosto ou PIN e criar uma chave de acesso. Se você perder este dispositivo, só as palavras que você anotou restauram sua carteira.',
  'device.offer.usePassword': 'Usar uma senha',
  'device.offer.usePasskey': 'Usar uma chave de acesso',
} as const;
