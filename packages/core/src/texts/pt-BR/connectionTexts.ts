export const connectionTexts = {
  'connections.meta.title': 'A que este app se conecta · Everything Wallet',
  'connections.meta.description':
    'Todos os hosts que a Everything Wallet contata, o que eles ficam sabendo e por quê.',
  'connections.title': 'A que este app se conecta',
  'connections.lead':
    'Todos os hosts, o que eles ficam sabendo e por que o app os contata. Nenhum deles recebe sua frase de recuperação nem suas chaves.',
  'connections.learns': 'Fica sabendo',
  'connections.why': 'Por quê',
  'connections.page.title': 'Seu navegador',
  'connections.page.text':
    'Uma página deste site só pode contatar estes hosts: a política de segurança de conteúdo dela os indica, e seu navegador bloqueia todos os outros. Cada host vê o endereço IP do seu navegador, como qualquer host. Não há rastreadores, fontes nem scripts de terceiros, nem publicidade.',
  'connections.appCheck.title': 'Seu navegador, se o App Check estiver ativado',
  'connections.appCheck.text':
    'O operador deste serviço pode usar o Google para distinguir navegadores de robôs. Só então o app contata estes hosts, e só então a política os indica.',
  'connections.functions.title': 'Nossos servidores',
  'connections.functions.text':
    'Nossos servidores contatam estes hosts. Os hosts veem o endereço IP de um servidor, não o seu, e nem seu nome nem seu e-mail. O operador deste serviço pode usar outros nós de rede além destes.',
  'connections.person.title': 'Links que você pode abrir',
  'connections.person.text':
    'O app não carrega nada destes hosts. Seu navegador os contata quando você abre um link e não revela de que página você veio.',
  'connections.host.site': 'Este site',
  'connections.site.learns':
    'Quais páginas você abre, e quando; enquanto a carteira está aberta, também que ela pede preços, mas nunca de quais moedas.',
  'connections.site.why': 'Fornece o app, os preços das moedas e a API REST. O Google Firebase o hospeda.',
  'connections.host.functions': 'Nossas funções',
  'connections.functions.learns':
    'Quem está conectado, os endereços e tokens que você consulta, as transações que você assinou e o que você pergunta no chat de suporte.',
  'connections.functions.why':
    'Para ler saldos, taxas e preços de tokens, transmitir transações assinadas e responder no chat.',
  'connections.host.signIn': 'Login',
  'connections.signIn.learns': 'Seu endereço de e-mail e, quando você entra, sua senha.',
  'connections.signIn.why':
    'O Google Firebase Authentication armazena contas e senhas e envia os e-mails da conta.',
  'connections.host.session': 'Sessão',
  'connections.session.learns': 'Que sua sessão ainda está aberta.',
  'connections.session.why': 'Para renovar sua sessão a cada hora.',
  'connections.host.database': 'Banco de dados',
  'connections.database.learns':
    'Seus dados armazenados: endereços, contatos, tokens, o registro das suas transações e os nomes das chaves de API.',
  'connections.database.why':
    'O Google Firestore os armazena, para que estejam disponíveis em todos os seus dispositivos.',
  'connections.host.recaptcha': 'reCAPTCHA',
  'connections.recaptcha.learns': 'O que o reCAPTCHA observa sobre seu navegador e como você o usa.',
  'connections.recaptcha.why': 'Para distinguir navegadores de robôs que abusam do serviço.',
  'connections.host.appCheck': 'App Check',
  'connections.appCheck.learns': 'A resposta do reCAPTCHA.',
  'connections.appCheck.why': 'Para trocá-la por um token que nossas funções verificam.',
  'connections.host.cloud': 'Google Cloud',
  'connections.cloud.learns': 'O mesmo que acima: nossas funções e o banco de dados delas são executados lá.',
  'connections.cloud.why': 'Para ler e gravar registros e verificar quem está conectado.',
  'connections.host.nodes': 'Nós da rede',
  'connections.nodes.learns':
    'Quais endereços e transações você consulta, e quais endereços estão relacionados: a carteira consulta todas as contas de uma vez, então um nó pode deduzir que elas provavelmente são de uma mesma pessoa, inclusive as somente para visualização. Ele também fica sabendo das transações que você assinou, que a partir daí são públicas.',
  'connections.nodes.why':
    'Para ler as redes e para enviar. O app consulta vários nós, para não depender de um só.',
  'connections.host.transfers': 'Listas de transferências',
  'connections.transfers.learns':
    'Quais endereços você consulta e, portanto, quais deles provavelmente são de uma mesma pessoa, se uma lista dessas estiver ativada.',
  'connections.transfers.why':
    'Elas listam as transferências recebidas, que um nó sozinho demora a encontrar.',
  'connections.host.nftFiles': 'Arquivos de NFTs',
  'connections.nftFiles.learns':
    'De qual NFT a descrição ou a imagem é solicitada, nunca por quem: nossas funções a solicitam e guardam em cache para todos. Além destes hosts, qualquer host público que o contrato de uma coleção indicar.',
  'connections.nftFiles.why': 'Para mostrar os nomes e as imagens dos NFTs.',
  'connections.host.prices': 'Preços',
  'connections.prices.learns':
    'Os nomes de todas as moedas que têm preço aqui e os contratos dos tokens que algum usuário tem, em conjunto: nunca de quem são, nem quantos.',
  'connections.prices.why': 'Para mostrar quanto valem as moedas.',
  'connections.host.push': 'Serviços de push dos navegadores',
  'connections.push.learns':
    'Que seu navegador recebe uma notificação, e quando, se você ativa as notificações com a carteira fechada. O conteúdo é criptografado. O serviço é do fabricante do seu navegador, e o navegador se conecta a ele por conta própria. Além destes hosts, qualquer host público que o seu navegador indicar.',
  'connections.push.why': 'Para avisar você quando a carteira está fechada.',
  'connections.host.chat': 'Chat de suporte',
  'connections.chat.learns':
    'O que você escreve no chat de suporte, se um provedor de modelos de linguagem estiver configurado.',
  'connections.chat.why':
    'Para responder. Por padrão, nenhum provedor está configurado, e nossos próprios servidores respondem com base na ajuda.',
  'connections.host.explorers': 'Exploradores de blocos',
  'connections.explorers.learns': 'Qual transação ou endereço você vê, e o endereço IP do seu navegador.',
  'connections.explorers.why': 'Para ver uma transação em um site independente.',
  'connections.host.social': 'Nossas redes sociais',
  'connections.social.learns': 'Que você visitou.',
  'connections.social.why': 'Para acompanhar nossas novidades.',
  'connections.none': 'Nenhum por padrão',
} as const;
