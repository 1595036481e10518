export const documentationTexts = {
  'documentation.meta.title': 'Documentação · Everything Wallet',
  'documentation.meta.description':
    'A API REST da Everything Wallet: primeiros passos, autenticação bearer, todos os endpoints com código para copiar e um formulário para testar, erros e limites.',
  'documentation.title': 'Documentação',
  'documentation.lead':
    'A API REST para saldos, taxas e transações em nove redes, inclusive redes de teste, da primeira requisição ao último código de erro.',
  'documentation.start': 'Primeiros passos',
  'documentation.start.account': 'Crie uma conta na carteira ou entre na sua.',
  'documentation.start.key':
    'Crie uma chave de API no portal do desenvolvedor. Para suas primeiras requisições, escolha uma chave de rede de teste: moedas de redes de teste não têm valor.',
  'documentation.start.keep':
    'Guarde a chave onde programas possam lê-la e pessoas não, como na variável de ambiente EW_API_KEY.',
  'documentation.start.call': 'Envie a requisição abaixo e leia a resposta.',
  'documentation.start.createAccount': 'Criar uma conta',
  'documentation.start.portal': 'Abrir o portal do desenvolvedor',
  'documentation.authentication': 'Autenticação',
  'documentation.authentication.text':
    'Envie uma chave de API como bearer token no cabeçalho de cada requisição:',
  'documentation.authentication.kinds':
    'Chaves que começam com ew_live_ funcionam em todas as redes; chaves que começam com ew_test_ funcionam só em redes de teste.',
  'documentation.authentication.scopes':
    'Uma chave tem escopos: read para saldos, taxas e transações, broadcast para enviar transações assinadas, webhooks para gerenciar webhooks. Dê a cada programa só os escopos de que ele precisa.',
  'documentation.authentication.rotation':
    'Quando você renova uma chave no portal do desenvolvedor, recebe uma nova, e a antiga funciona por mais 24 horas, para que nada pare nesse meio-tempo.',
  'documentation.authentication.secret':
    'Mantenha sua chave em um servidor, não em uma página web nem em um app que outros instalam. Uma chave não pode mover moedas, porque as transações são assinadas antes de serem enviadas. Mas ela gasta seus limites e, com o escopo “Ler” ou “Webhooks”, revela os endereços, as transferências e as aprovações das suas contas.',
  'documentation.example': 'Exemplo',
  'documentation.example.text':
    'Lê o saldo de um endereço na Sepolia. O exemplo obtém a chave de EW_API_KEY, então defina essa variável primeiro; ele contém todo o resto.',
  'documentation.endpoints': 'API REST',
  'documentation.endpoints.text': 'Todos os endpoints. Cada linha leva à referência dele.',
  'documentation.endpoints.amounts':
    'Quantias são strings decimais, em moeda e em wei, porque números de ponto flutuante perdem dígitos.',
  'documentation.endpoints.networks':
    'Indique uma rede pelo rpcName, pelo id, pelo nome ou pelo chain id, em maiúsculas ou minúsculas.',
  'documentation.endpoints.idempotent':
    'Você pode enviar a mesma transação assinada de novo com segurança: ela continua sendo uma só transação e recebe a mesma resposta.',
  'documentation.endpoints.download': 'Baixar o documento OpenAPI',
  'documentation.reference': 'Referência da API',
  'documentation.reference.text':
    'Gerada a partir do documento OpenAPI da API. Você pode testar todas as chamadas aqui, nesta implantação.',
  'documentation.reads.websites': 'Como seu site se conecta à carteira',
  'documentation.reads': 'Leituras para sites conectados',
  'documentation.reads.text':
    'Um site que se conecta à carteira pode ler uma rede aqui, sem chave: JSON-RPC 2.0, de qualquer origem, pelo chain id decimal da rede. Isto não faz parte do documento OpenAPI, porque as bibliotecas de Ethereum já o usam.',
  'documentation.reads.methods':
    'Métodos de leitura, como eth_call, eth_getLogs (no máximo 1.000 blocos) e eth_getTransactionReceipt. Envios, filtros e assinaturas de eventos são recusados com 4200.',
  'documentation.reads.limits':
    'No máximo 20 chamadas por lote, e 1 MB para uma requisição e suas respostas. Um site pode usar 60 unidades em 10 segundos e 20.000 por dia para cada endereço IP: a maioria das chamadas custa 1, eth_call 2, eth_getLogs 5. Acima disso, a resposta é -32005 com data.retryAfter em segundos.',
  'documentation.reads.nodes':
    'Um nó responde, e um revert mantém seus dados. O que você assina na carteira não depende destas leituras.',
  'documentation.errors': 'Erros',
  'documentation.errors.text':
    'Uma requisição com falha retorna problem details (RFC 9457): um código estável para programas, uma frase para pessoas, uma solução, um id de requisição para o suporte e o endereço da página que explica o código.',
  'documentation.errors.all': 'Ver todos os códigos de erro',
  'documentation.limits': 'Limites',
  'documentation.limits.text':
    'Uma chave pode fazer 300 requisições por minuto e 20.000 por dia, e todas as chaves de um usuário juntas, 600 por minuto e 40.000 por dia. Até você confirmar seu endereço de e-mail, as chaves usadas a partir de um mesmo endereço IP compartilham 500 requisições por dia. Uma requisição que causa muitas leituras da rede conta como várias: a referência informa quantas para cada endpoint. Acima do limite, a API responde com status 429. Requisições rejeitadas (400, 403, 429) ou que falham do nosso lado (502, 503, e 504 se nada foi enviado) não contam, embora no máximo 300 falhas por minuto sejam grátis.',
  'documentation.limits.windows':
    'Os limites são reiniciados no início de cada minuto UTC e à meia-noite UTC, então uma rajada durante o reinício pode chegar ao dobro do limite. Um usuário pode ter no máximo 20 chaves.',
  'documentation.limits.header': 'Cabeçalho',
  'documentation.limits.meaning': 'Significado',
  'documentation.limits.rateLimit':
    'As requisições restantes de cada limite (r) e os segundos até a janela terminar e a seguinte começar (t). Nada é restaurado antes disso.',
  'documentation.limits.policy':
    'Os limites: o número de requisições (q) em uma janela de tantos segundos (w). "minute" e "day" se aplicam à chave, "user-minute" e "user-day" a todas as chaves do dono dela juntas.',
  'documentation.limits.retryAfter':
    'Com status 429, 502, 503 e 504, e enquanto uma transação ainda não é conhecida: os segundos de espera antes de tentar novamente.',
  'documentation.networks': 'Redes',
  'documentation.networks.text':
    'Valores do parâmetro network, em maiúsculas ou minúsculas. Chaves que começam com ew_test_ só podem usar as redes de teste.',
  'documentation.networks.name': 'Rede',
  'documentation.networks.value': 'Valor',
  'documentation.networks.id': 'ID',
  'documentation.networks.chainId': 'ID da rede',
  'documentation.networks.currency': 'Moeda',
  'documentation.functions': 'Entrar com uma conta em vez de uma chave',
  'documentation.functions.text':
    'Você também pode chamar as próprias funções por trás da carteira, por POST com um ID token como bearer token. O script entra e lê um saldo; nossos testes o executam e comparam a resposta dele com a rede. Para programas, a API REST é a melhor escolha.',
  'documentation.functions.input': 'Entrada',
  'documentation.functions.output': 'Saída',
  'documentation.functions.getBalance': 'O saldo de um endereço na moeda da própria rede.',
  'documentation.functions.getTokenPrices': 'Preços em dólares americanos e a variação deles em 24 horas.',
  'documentation.functions.estimateGas':
    'O custo máximo de uma transferência ou de uma chamada de contrato, e o próximo nonce.',
  'documentation.functions.sendTransaction':
    'Verifica e transmite uma transação assinada por uma das suas contas e a registra no seu histórico.',
  'documentation.values': 'Valores de uma implantação',
  'documentation.values.name': 'Valor',
  'documentation.values.where': 'Fonte',
  'documentation.values.apiKey': 'A chave de API web, que cada implantação publica em',
  'documentation.values.authUrl': 'O serviço de login do Google',
  'documentation.values.functionsUrl': 'As funções; esse arquivo também contém o id do projeto',
} as const;
