export const importTexts = {
  'import.title': 'Importar sua carteira',
  'import.subtitle': 'Digite ou cole as palavras da sua frase de recuperação em ordem.',
  'import.secrecy':
    'As palavras ficam neste navegador e nunca são enviadas. Nunca digite uma frase que alguém passou a você: essa pessoa pode tirar tudo o que você puser lá.',
  'import.back': 'Criar uma nova frase',
  'import.count': 'Número de palavras',
  'import.words': 'Palavras da sua frase de recuperação',
  'import.word': 'Palavra {place}',
  'import.completions': 'Palavras correspondentes',
  'import.pasteHelp':
    'Você pode colar a frase inteira em qualquer campo, com ou sem números. As quatro primeiras letras de cada palavra bastam.',
  'import.filled':
    '{count, plural, one {1 palavra preenchida} many {# palavras preenchidas} other {# palavras preenchidas}}',
  'import.error.missing': 'Falta a palavra {place}',
  'import.error.tooMany':
    'Uma frase de recuperação tem no máximo 24 palavras; você colou {count}. Cole apenas as palavras da frase.',
  'import.error.twoWays':
    'Estas palavras formam uma frase válida tanto pelas linhas quanto pelas colunas, então a ordem certa não está clara. Cole-as em uma única linha, em ordem, ou com os números delas.',
  'import.findAccounts': 'Procurar minhas contas',
  'import.accounts': 'Contas da sua frase',
  'import.accountsText':
    'A carteira encontra contas que foram usadas em qualquer uma das nove redes. Escolha quais adicionar.',
  'import.searching':
    'Procurando contas usadas… {count, plural, one {# endereço} many {# de endereços} other {# endereços}} até agora',
  'import.waiting':
    'Consultas demais. Continuando em instantes… {count, plural, one {# endereço} many {# de endereços} other {# endereços}} até agora',
  'import.stop': 'Parar de procurar',
  'import.found':
    '{found, plural, one {1 conta foi usada} many {# contas foram usadas} other {# contas foram usadas}} entre os primeiros {count} endereços.',
  'import.noneFound':
    'Nenhum dos primeiros {count} endereços foi usado. Se sua carteira tinha moedas, ela pode ter usado uma passphrase (uma 25ª palavra) ou outra forma de derivar contas. Nenhuma das duas pode ser importada ainda.',
  'import.limit': 'A carteira verifica no máximo {count} endereços.',
  'import.unanswered':
    '{networks}: sem resposta, então as contas usadas só lá ainda não foram encontradas. Você pode procurar de novo agora ou mais tarde em Contas.',
  'import.foundSwitchedOff':
    'Você usou {networks}, {count, plural, one {que está desativada} many {que estão desativadas} other {que estão desativadas}}. Ative {count, plural, one {essa rede} many {essas redes} other {essas redes}} em Configurações de rede para ver seus ativos lá.',
  'import.searchAgain': 'Procurar de novo',
  'import.account': 'Conta em {path}',
  'import.first': 'A primeira conta é sempre adicionada e começa como sua conta principal.',
  'import.transactions':
    '{count, plural, one {1 transação enviada} many {# transações enviadas} other {# transações enviadas}} em {network}',
  'import.token': 'Um token em {network}',
  'import.unused': 'Ainda não usada',
  'import.unknown': '{network}: desconhecido',
  'import.listed': 'Já está nas suas contas',
  'import.watched':
    'Só visualização: exclua-a primeiro em Contas e depois procure contas de novo para adicioná-la com a chave.',
  'import.elsewhere':
    'Esta frase também está em outra carteira ou em outra conta da Everything Wallet? Então as duas mostram e podem enviar as mesmas moedas. Os contatos e o histórico armazenados aqui não são compartilhados. Não envie das duas ao mesmo tempo.',
  'import.back.words': 'Voltar às palavras',
  'import.finish': 'Configurar com esta frase',
  'import.error.accounts':
    'Sua carteira está configurada, mas {count, plural, one {1 conta não foi adicionada} many {# contas não foram adicionadas} other {# contas não foram adicionadas}}. Suas moedas não são afetadas.',
  'import.tryAgain': 'Tentar novamente',
  'import.continueWithout': 'Continuar sem elas',
  'import.find.title': 'Procurar contas usadas',
  'import.find.text': 'Procura em todas as nove redes contas usadas da sua frase que não estão na sua lista.',
  'import.find.add': 'Adicionar contas',
  'import.find.added':
    '{count, plural, one {1 conta adicionada} many {# contas adicionadas} other {# contas adicionadas}}',
  'import.find.failed':
    'Não foi possível adicionar {count, plural, one {1 conta} many {# contas} other {# contas}}. Tente novamente.',
  'import.find.mismatch':
    'Estas palavras são uma frase válida, mas não a frase desta carteira. Nada foi procurado.',
  'drill.label': 'Teste de recuperação',
  'drill.open': 'Iniciar o teste',
  'drill.never': 'Nunca',
  'drill.due': 'Hora de repetir',
  'drill.title': 'Teste de recuperação',
  'drill.text':
    'Imagine que você não tem mais este dispositivo. Digite as palavras que você anotou. Elas são comparadas neste dispositivo; nada é enviado.',
  'drill.submit': 'Verificar minhas contas',
  'drill.passed': 'Sua frase restaura todas as contas recuperáveis',
  'drill.failed': 'Esta frase não restaura sua carteira inteira',
  'drill.failedText':
    'Estas palavras são uma frase válida, mas não a destas contas. Encontre as palavras certas antes de precisar delas. Se a carteira estiver armazenada neste dispositivo, as configurações podem mostrar a frase dela.',
  'drill.restored': 'Restaurada, como {path}',
  'drill.otherPhrase': 'Não restaurada por esta frase',
  'drill.watchOnly': 'Não restaurada: só visualização, a chave dela está em outro lugar',
  'drill.noAccounts': 'A carteira ainda não tem contas para comparar.',
  'drill.noted': 'Teste de recuperação concluído. O próximo é daqui a 90 dias.',
  'drill.notNoted': 'O teste deu certo, mas não foi possível salvar a data. Tente novamente.',
  'drill.again': 'Digitar outra frase',
  'drill.reminder':
    'As palavras que você anotou restaurariam tudo? Um teste de recuperação leva dois minutos, e nada é enviado.',
  'drill.later': 'Mais tarde',
  'device.ask':
    'Sua carteira não está neste dispositivo. Você pode ver tudo. Para enviar com uma senha em vez da sua frase, importe-a aqui.',
  'device.ask.phrase': 'Digitar frase',
  'device.ask.file': 'Carregar backup',
  'device.ask.later': 'Agora não',
} as const;
