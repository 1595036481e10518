export const exportTexts = {
  'settings.data': 'Seus dados',
  'settings.connections': 'A que este app se conecta',
  'settings.sites': 'Sites conectados',
  'settings.signOpen': 'Assinar mensagem',
  'export.title': 'Exportar dados',
  'export.text':
    'O arquivo é criado neste dispositivo e salvo pelo seu navegador. Ninguém mais o recebe. Quem o tiver conhece seus endereços e suas transações.',
  'export.what': 'Dados',
  'export.kind.filteredHistory': 'A lista atual, com os filtros dela',
  'export.kind.history': 'Histórico de transações',
  'export.kind.costBasis': 'Custo de aquisição por ano e ativo (FIFO)',
  'export.kind.movements': 'Custo de aquisição, todas as linhas',
  'export.kind.contacts': 'Contatos',
  'export.kind.accounts': 'Contas (endereços, sem chaves)',
  'export.kind.tokens': 'Tokens que você adicionou',
  'export.format': 'Formato',
  'export.format.csv': 'CSV, para planilhas',
  'export.format.json': 'JSON, para programas',
  'export.costBasisText':
    'Primeiro a entrar, primeiro a sair, para cada ativo e conta, em dólares americanos e anos UTC; redes de teste não entram. Valores desconhecidos são marcados, nunca estimados: confira as colunas is_complete e note. Isto não é orientação fiscal.',
  'export.deletedAccountsText':
    'Uma conta que você excluiu da sua lista, e que nunca enviou nada, conta como sendo de outra pessoa: o que você moveu para ela conta como enviado a outros. Adicione-a de novo em Contas antes de exportar.',
  'export.download': 'Baixar',
  'export.reading': 'Carregando tudo…',
  'export.done':
    '{count, plural, one {# linha gravada} many {# linhas gravadas} other {# linhas gravadas}} em {file}',
  'export.error.read':
    'Não foi possível carregar alguns registros, então nenhum arquivo foi criado. Verifique sua conexão e tente novamente.',
  'export.error.unreadable':
    '{count, plural, one {# registro está ilegível} many {# registros estão ilegíveis} other {# registros estão ilegíveis}}. Nenhum arquivo foi criado, porque ficaria incompleto. Fale com o suporte.',
  'contacts.import': 'Importar',
  'contacts.import.title': 'Importar contatos',
  'contacts.import.text':
    'Escolha um arquivo CSV cuja primeira linha dê nome às colunas: name e address, e opcionalmente network e notes. Você pode revisar os contatos antes que algo seja salvo.',
  'contacts.import.choose': 'Escolher arquivo',
  'contacts.import.reading': 'Lendo e comparando…',
  'contacts.import.error.large':
    'Este arquivo é grande demais: você pode importar no máximo 10 MB e 10.000 linhas de uma vez.',
  'contacts.import.error.unread': 'Não foi possível ler o arquivo. Escolha-o de novo.',
  'contacts.import.error.columns':
    'A primeira linha deve dar nome às colunas: name e address, e opcionalmente network e notes.',
  'contacts.import.error.empty': 'Este arquivo não contém contatos.',
  'contacts.import.error.known':
    'Não foi possível carregar todos os seus contatos, contas ou transferências anteriores, então o arquivo não foi comparado com eles e você não pode importá-lo. Tente novamente mais tarde.',
  'contacts.import.new':
    '{count, plural, one {# contato novo} many {# contatos novos} other {# contatos novos}}',
  'contacts.import.duplicates':
    '{count, plural, one {# que você já tem} many {# que você já tem} other {# que você já tem}}',
  'contacts.import.clashes':
    '{count, plural, one {# cujo nome é usado para outro endereço} many {# cujos nomes são usados para outros endereços} other {# cujos nomes são usados para outros endereços}}',
  'contacts.import.stopped': '{count, plural, one {# bloqueado} many {# bloqueados} other {# bloqueados}}',
  'contacts.import.invalid':
    '{count, plural, one {# linha inválida} many {# linhas inválidas} other {# linhas inválidas}}',
  'contacts.import.withDuplicates': 'Importar também os contatos que já tenho',
  'contacts.import.withClashes': 'Importar também os contatos cujo nome é usado para outro endereço',
  'contacts.import.clashText':
    'Alguns nomes pertencem a outro endereço, ou parecem iguais. O autor deste arquivo pode querer que você pague para o endereço errado: pergunte à pessoa primeiro. Estas linhas ficam de fora, a menos que você as inclua.',
  'contacts.import.stoppedText':
    'Alguns endereços começam e terminam como um que você conhece, ou como outro deste arquivo. Ladrões criam endereços assim. Eles não são importados: adicione à mão aqueles de que você tem certeza, para compará-los dígito por dígito.',
  'contacts.import.line': 'Linha {line}',
  'contacts.import.noNetwork': 'Nenhuma rede informada, então {network}',
  'contacts.import.isNameTaken': 'O nome é, ou se parece com, {name}, que tem outro endereço',
  'contacts.import.isNameOfLine': 'O nome é, ou se parece com, o da linha {line}, que tem outro endereço',
  'contacts.import.isDuplicate': 'Você já tem este endereço: {name}, {network}',
  'contacts.import.isDuplicateInFile': 'O mesmo endereço e a mesma rede da linha {line}',
  'contacts.import.isElsewhere': 'Novo. Você também tem este endereço como: {name}, {network}',
  'contacts.import.isNew': 'Novo',
  'contacts.import.isLike': 'Começa e termina como {name}',
  'contacts.import.isLikeLine': 'Começa e termina como o endereço da linha {line}',
  'contacts.import.isLikeAtOneEnd': 'Novo. Começa ou termina como {name}: compare cada dígito',
  'contacts.import.problem.network': 'Esta carteira não conhece esta rede',
  'contacts.import.problem.cells': 'Há mais células do que colunas: ponha aspas em um nome com vírgula',
  'contacts.import.problem.quotes': 'Há aspas que não foram fechadas',
  'contacts.import.more': 'Mostrar mais {count}',
  'contacts.import.submit':
    '{count, plural, =0 {Importar} one {Importar # contato} many {Importar # contatos} other {Importar # contatos}}',
  'contacts.import.progress': '{done} de {total} importados…',
  'contacts.import.done':
    '{count, plural, one {# contato importado} many {# contatos importados} other {# contatos importados}}',
  'contacts.import.error.write':
    '{done} de {total} contatos foram importados. Tente novamente: nenhum contato é importado duas vezes.',
} as const;
