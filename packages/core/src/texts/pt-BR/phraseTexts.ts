export const phraseTexts = {
  'phrase.title': 'Sua frase de recuperação',
  'phrase.subtitle': 'Anote estas 12 palavras em ordem e guarde-as onde só você possa encontrá-las.',
  'phrase.loading': 'Gerando sua frase de recuperação…',
  'phrase.show': 'Mostrar palavras',
  'phrase.hide': 'Ocultar palavras',
  'phrase.copy': 'Copiar frase',
  'phrase.copied': 'Copiado!',
  'phrase.hiddenWord': 'Palavra oculta',
  'phrase.continue': 'Guardei minha frase – ir para a conta',
  'phrase.finishing': 'Concluindo a configuração…',
  'phrase.import': 'Já tenho uma frase',
  'phrase.why': 'Para que servem estas palavras?',
  'phrase.why.text':
    'Elas são a sua carteira: restauram suas contas em qualquer dispositivo, e também em outras carteiras. Doze palavras aleatórias não podem ser adivinhadas, e não há outra cópia. Escreva-as agora em papel. Mais tarde, os primeiros passos na sua tela inicial verificam se você consegue lê-las.',
  'phrase.warning.title': 'Quem tiver estas palavras pode tirar suas moedas',
  'phrase.warning.text':
    'Nós nunca as vemos e não podemos restaurá-las. O suporte nunca vai pedi-las. Sair desta página antes de continuar, ou abri-la em outra aba, cria uma nova frase, e só a mais recente é válida.',
  'phrase.complete': 'Configuração concluída. Boas-vindas!',
  'phrase.fallback': 'Usando carteira alternativa',
  'phrase.error.word': 'A palavra {place} não está na lista de palavras: “{word}”',
  'phrase.error.wordSuggested':
    'A palavra {place} não está na lista de palavras: “{word}”. Você quis dizer “{suggestion}”?',
  'phrase.error.count': 'Uma frase de recuperação tem 12, 15, 18, 21 ou 24 palavras; esta tem {count}',
  'phrase.error.checksum':
    'Estas palavras são válidas, mas não formam uma frase válida. Uma está errada, ou duas estão trocadas.',
  'phrase.error.store': 'Não foi possível armazenar a frase de recuperação. Tente novamente.',
  'phrase.error.generate': 'Não foi possível gerar a frase de recuperação. Tente novamente.',
  'phrase.error.none': 'Nenhuma frase disponível. Você já gerou uma.',
  'phrase.error.verification': 'Não foi possível atualizar a verificação. Tente novamente.',
  'phrase.error.complete': 'Não foi possível concluir a configuração. Tente novamente.',
  'phrase.lost.title': 'Esta carteira foi configurada em outra aba',
  'phrase.lost.text':
    'As palavras mostradas aqui não são a frase desta carteira. Não as use, e risque-as se você as anotou. Só as palavras da outra aba abrem sua carteira.',
  'phrase.lost.importedText':
    'Sua carteira foi configurada em outra aba com uma frase diferente da que você digitou aqui. Guarde suas palavras: as moedas delas não são afetadas. Para usá-las aqui, crie uma conta com outro endereço de e-mail.',
  'phrase.sessionOver.title': 'Sua sessão terminou',
  'phrase.sessionOver.text':
    'Suas palavras ainda aparecem aqui, mas sua carteira ainda não está configurada. Entre de novo em uma nova aba com a mesma conta, depois volte a esta página e continue. Se você a fechar, esta configuração se perde, e estas palavras não ficam vinculadas à sua conta.',
  'phrase.sessionOver.signIn': 'Entrar em uma nova aba',
  'phrase.lost.continue': 'Ir para a minha carteira',
  'phrase.verify.title': 'Verificar frase de recuperação',
  'phrase.verify.text':
    'Digite as palavras que você anotou, em ordem, para verificar se correspondem a esta carteira.',
  'phrase.verify.help':
    'Seu navegador transforma a frase em uma impressão digital; as palavras nunca são enviadas aos nossos servidores.',
  'phrase.verify.submit': 'Verificar frase',
  'phrase.verify.verifying': 'Verificando…',
  'phrase.verify.success': 'Frase de recuperação verificada com sucesso!',
  'phrase.verify.success.title': 'Verificação concluída',
  'phrase.verify.success.text':
    'Estas são as palavras desta carteira. Guarde-as onde só você possa encontrá-las.',
  'phrase.verify.mismatch.title': 'A verificação falhou',
  'phrase.verify.mismatch.text': 'A frase que você digitou não corresponde. Confira e tente novamente.',
  'phrase.verify.error.empty': 'Digite sua frase de recuperação',
  'phrase.verify.error.failed': 'Não foi possível verificar a frase',
  'phrase.verify.error.mismatch': 'A frase de recuperação não corresponde',
  'phrase.verify.error.unexpected': 'Ocorreu um erro durante a verificação',
} as const;
