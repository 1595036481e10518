export const cliTexts = {
  'cli.meta.title': 'Ferramentas de CLI · Everything Wallet',
  'cli.meta.description':
    'A linha de comando da Everything Wallet: instalação, comandos, arquivo de configuração, ambiente e códigos de saída.',
  'cli.title': 'Ferramentas de CLI',
  'cli.lead':
    'Saldos, taxas e transações em um terminal: tabelas para pessoas, JSON para scripts e códigos de saída para ambos.',
  'cli.install': 'Instalação',
  'cli.install.text':
    'Este site fornece o pacote, gerado das mesmas fontes que a API. Ele ainda não está no registro público: enquanto esta página não disser o contrário, qualquer pacote com este nome lá não é nosso.',
  'cli.install.plannedName': 'Nome previsto, ainda não publicado',
  'cli.commands': 'Comandos',
  'cli.commands.text':
    'Nenhum comando pede uma frase de recuperação, e nenhuma chave privada sai da sua máquina.',
  'cli.commands.name': 'Comando',
  'cli.commands.does': 'Descrição',
  'cli.command.login': 'Pede uma chave de API sem mostrá-la, verifica-a e a salva no arquivo.',
  'cli.command.logout':
    'Remove a chave do arquivo. Ela continua funcionando até você excluí-la no portal do desenvolvedor.',
  'cli.command.balance': 'Mostra o saldo de um endereço.',
  'cli.command.positions': 'Lista as posições de um endereço em pools.',
  'cli.command.tokens': 'Lista a moeda e os tokens listados que um endereço tem.',
  'cli.command.nfts': 'Lista os NFTs que um endereço tem, os mais novos primeiro.',
  'cli.command.transfers':
    'Lista os tokens e NFTs que um endereço recebeu ou enviou, os mais novos primeiro.',
  'cli.command.approvals': 'Lista as aprovações que um endereço deu para seus tokens.',
  'cli.command.gas': 'Mostra o custo máximo de uma transferência e o nonce com que assiná-la.',
  'cli.command.decode': 'Decodifica offline uma chamada de contrato: os efeitos declarados e os avisos.',
  'cli.command.simulate':
    'Simula uma chamada nos nós e mostra o que mudaria para o remetente dela. Não envia nada.',
  'cli.command.send':
    'Assina uma transferência na sua máquina com um arquivo keystore criptografado e a transmite, ou transmite uma transação assinada em outro lugar.',
  'cli.command.sendToken':
    'Envia um token ERC-20. Para tokens que ew não conhece, informe as casas decimais com --decimals; elas são comparadas com os nós.',
  'cli.command.get': 'Mostra uma transação e o status dela.',
  'cli.command.connect':
    'Permite que ferramentas como cast, Hardhat e web3.py assinem com a carteira no seu navegador, sem uma chave. Fica em execução até Ctrl-C.',
  'cli.command.listen':
    'Mostra os eventos nas suas contas assim que ocorrem e os repassa a um programa no seu computador. Fica em execução até Ctrl-C.',
  'cli.command.networks': 'Lista as redes.',
  'cli.command.config': 'Mostra e altera o arquivo de configuração.',
  'cli.command.completion': 'Mostra um script que completa comandos no seu shell.',
  'cli.config': 'Arquivo de configuração',
  'cli.config.text':
    'O arquivo é JSON com estes membros. Uma flag tem precedência sobre o ambiente, e o ambiente, sobre o arquivo.',
  'cli.config.path': 'Caminho padrão, a menos que XDG_CONFIG_HOME indique outra pasta',
  'cli.config.name': 'Membro',
  'cli.config.variable': 'Ambiente',
  'cli.config.meaning': 'Significado',
  'cli.config.apiKey': 'A chave de API do portal do desenvolvedor.',
  'cli.config.baseUrl': 'A implantação a usar.',
  'cli.config.network': 'A rede a usar quando nenhuma é informada.',
  'cli.exit': 'Códigos de saída',
  'cli.exit.text': 'Códigos estáveis para scripts.',
  'cli.exit.code': 'Código',
  'cli.exit.meaning': 'Significado',
  'cli.exit.ok': 'Sucesso.',
  'cli.exit.unexpected': 'Um erro inesperado.',
  'cli.exit.usage': 'O comando, uma flag ou o arquivo de configuração é inválido.',
  'cli.exit.notAuthorised': 'A chave está ausente, é inválida ou não tem permissão.',
  'cli.exit.notFound': 'A transação não foi encontrada.',
  'cli.exit.refused': 'A API ou a rede rejeitou a requisição.',
  'cli.exit.rateLimited': 'A chave atingiu o limite dela.',
  'cli.exit.unavailable': 'Não houve resposta, ou o serviço ou a rede está indisponível.',
  'cli.exit.interrupted': 'O comando foi interrompido.',
} as const;
