export const connectWebsitesTexts = {
  'connectWebsites.meta.title': 'Conecte seu site · Everything Wallet',
  'connectWebsites.meta.description':
    'Conecte um site à Everything Wallet: instalação, exemplos para viem, wagmi, ethers, web3.js e React, cabeçalhos, limites e códigos de erro.',
  'connectWebsites.title': 'Conecte seu site',
  'connectWebsites.lead':
    'Um provider EIP-1193 com menos de 5 kB, sem dependências. A carteira abre na própria janela: sem extensão, sem relay e sem chave de API.',
  'connectWebsites.install': 'Instalação',
  'connectWebsites.install.text':
    'Este site fornece o pacote. Ele ainda não está no registro público: enquanto esta página não disser o contrário, qualquer pacote com este nome lá não é nosso.',
  'connectWebsites.install.plannedName': 'Nome previsto, ainda não publicado',
  'connectWebsites.start': 'Primeira conexão',
  'connectWebsites.start.text':
    'Uma página sem etapa de build pode carregar o script. Ele usa a carteira de onde foi carregado.',
  'connectWebsites.start.click':
    'Envie uma solicitação primeiro no manipulador do clique, antes de qualquer await: os navegadores só abrem uma janela em resposta a um clique, e alguns só até um segundo depois dele. Se mesmo assim o navegador bloquear a janela, uma caixa de diálogo pede outro clique.',
  'connectWebsites.start.announce':
    'O provider se anuncia (EIP-6963), então as listas de carteiras o encontram assim que ele é criado.',
  'connectWebsites.start.reload':
    'Depois de recarregar, eth_accounts responde sem janela. O provider emite accountsChanged e chainChanged uma vez para cada mudança, em todas as abas do seu site.',
  'connectWebsites.libraries': 'Com sua biblioteca',
  'connectWebsites.libraries.text':
    'Nossos testes executam estes exemplos em um navegador com a carteira: com viem 2.57, wagmi 3.7, ethers 6.17 e 5.8, web3.js 4.16 e React 19. Do Next.js, eles usam só os cabeçalhos. Antes de uma versão, uma página simples também conecta, assina e envia no Firefox.',
  'connectWebsites.libraries.server':
    'Você pode criar um provider em um servidor. Lá, as solicitações dele falham com o código 4900.',
  'connectWebsites.requests': 'Solicitações que abrem a janela',
  'connectWebsites.requests.text':
    'O usuário revisa cada uma delas. Leituras como eth_call não abrem janela: vão para o seu próprio nó se você definir rpc; caso contrário, para o nosso.',
  'connectWebsites.requests.method': 'Método',
  'connectWebsites.requests.shows': 'Revisão',
  'connectWebsites.requests.connect':
    'Seu host, as contas, as redes e a duração. Respondida na hora enquanto conectado.',
  'connectWebsites.requests.permissions': 'O mesmo. Use para deixar o usuário escolher outras contas.',
  'connectWebsites.requests.personal':
    'A mensagem. Um login (ERC-4361) deve indicar seu próprio host e é mostrado em campos.',
  'connectWebsites.requests.typedData':
    'Os dados tipados e o que eles permitem. A rede deles deve ser a selecionada.',
  'connectWebsites.requests.transaction':
    'A chamada decodificada, uma simulação e a taxa. A carteira ignora seu gás e suas taxas e recusa nonce e listas de acesso.',
  'connectWebsites.requests.calls':
    'Cada chamada do lote, uma após a outra. A carteira não consegue enviá-las de forma atômica.',
  'connectWebsites.requests.chain':
    'A rede, a menos que o usuário já a tenha permitido. Só as nove redes da carteira.',
  'connectWebsites.requests.asset': 'Nome, símbolo e casas decimais como o contrato os declara.',
  'connectWebsites.headers': 'Cabeçalhos de que seu site precisa',
  'connectWebsites.headers.text': 'Só se o seu site envia estes cabeçalhos.',
  'connectWebsites.headers.name': 'Cabeçalho',
  'connectWebsites.headers.value': 'Valor',
  'connectWebsites.headers.why': 'Motivo',
  'connectWebsites.headers.opener':
    'Com same-origin, o navegador isola a janela: a primeira solicitação em uma aba falha com -32603, as seguintes navegam até a carteira e de volta.',
  'connectWebsites.headers.connect': 'Para leituras pela carteira. Com rpc, indique seus próprios nós.',
  'connectWebsites.headers.script': 'Só para o script. O pacote não precisa de scripts nem estilos inline.',
  'connectWebsites.limits': 'Limites',
  'connectWebsites.limits.open':
    'Um site pode ter 10 solicitações abertas, e uma solicitação, no máximo 256 kB.',
  'connectWebsites.limits.batch': 'Um lote pode ter 32 chamadas, e uma mensagem, 128 kB.',
  'connectWebsites.limits.reads':
    'Leituras pela carteira: 60 unidades em 10 segundos e 20.000 por dia para cada endereço IP dos seus visitantes. Para mais, defina rpc.',
  'connectWebsites.limits.user':
    'O usuário pode limitar seu site: tipos de solicitação, contratos e moedas por dia. Solicitações além disso terminam com 4100.',
  'connectWebsites.limits.device':
    'O usuário precisa de uma conta e da “Carteira neste dispositivo”. A janela explica o que falta.',
  'connectWebsites.limits.reads.link': 'Métodos e limites das leituras',
  'connectWebsites.errors': 'Códigos de erro',
  'connectWebsites.errors.text': 'Uma solicitação com falha é rejeitada com code, message e, às vezes, data.',
  'connectWebsites.errors.code': 'Código',
  'connectWebsites.errors.meaning': 'Significado',
  'connectWebsites.error.rejected': 'O usuário rejeitou a solicitação ou fechou a janela.',
  'connectWebsites.error.unauthorized':
    'O site não está conectado, não está conectado a esta conta, ou o usuário não permite a solicitação.',
  'connectWebsites.error.unsupported': 'A carteira não aceita o método.',
  'connectWebsites.error.disconnected':
    'O provider é executado fora de um navegador, o usuário saiu da sua página ou saiu da carteira.',
  'connectWebsites.error.otherChain': 'O site não está conectado a essa rede.',
  'connectWebsites.error.unknownChain': 'A carteira não tem esta rede.',
  'connectWebsites.error.batch':
    'EIP-5792, por exemplo 5730 para um lote desconhecido e 5760 para um atômico.',
  'connectWebsites.error.request':
    'A solicitação está malformada, ou um parâmetro é inválido. A mensagem o indica.',
  'connectWebsites.error.internal':
    'Um erro interno, um nó que não responde ou uma janela que o navegador isolou. A mensagem indica o cabeçalho.',
  'connectWebsites.error.limit':
    'Solicitações abertas ou leituras demais. data.retryAfter traz os segundos de espera, quando esperar ajuda.',
} as const;
