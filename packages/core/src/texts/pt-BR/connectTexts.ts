export const connectTexts = {
  'connect.title': 'Conectar a um site',
  'connect.waiting': 'Aguardando o site…',
  'connect.opening': 'Abrindo sua carteira…',
  'connect.done': 'Pronto. Você pode voltar para {host}.',
  'connect.left':
    'A página que abriu esta janela foi fechada ou mudou, então ela não recebe resposta. As transações que você já enviou estão no seu histórico.',
  'connect.close': 'Fechar janela',
  'connect.openWallet': 'Abrir a carteira',
  'connect.site': 'Site',
  'connect.byLink':
    'Esta solicitação vem de um link em {host}. O autor do link escolheu o que ela solicita: confira com cuidado.',
  'connect.claims': 'A página se apresenta como “{title}”.',
  'connect.punycode':
    'Os navegadores podem mostrar este nome como {unicode}. Ele pode imitar outro nome: confira cada letra.',
  'connect.mixedScript': 'Este nome mistura letras de alfabetos diferentes. Confira cada letra.',
  'connect.http': 'Esta página não é criptografada: qualquer um na rede pode alterá-la.',
  'connect.local': 'Esta página está no seu próprio computador.',
  'connect.resembles': 'Este nome se parece com {other}, mas é outro site.',
  'connect.new': 'Este site nunca foi conectado à sua carteira.',
  'connect.asks': 'quer se conectar à sua carteira',
  'connect.accounts': 'Contas a compartilhar',
  'connect.newAccount': 'Nova conta para este site',
  'connect.networks': 'Redes',
  'connect.networksAll': 'Todas as {count} redes',
  'connect.networksSome': '{count, plural, one {# rede} many {# redes} other {# redes}}',
  'connect.duration': 'Manter conectado',
  'connect.duration.day': '1 dia',
  'connect.duration.month': '30 dias',
  'connect.duration.always': 'Até você encerrar',
  'connect.can':
    'O site pode ver os endereços, os saldos e a atividade destas contas e pedir que você assine.',
  'connect.cannot':
    'Ele não pode mover nada por conta própria: você revisa cada solicitação antes de assinar.',
  'connect.confirm': 'Conectar',
  'connect.reject': 'Rejeitar',
  'connect.noneChosen': 'Escolha pelo menos uma conta e uma rede.',
  'connect.switch.title': 'Permitir {network}?',
  'connect.switch.text': '{host} também quer usar {network}. Você continua revisando cada solicitação.',
  'connect.switch.confirm': 'Permitir',
  'connect.asset.title': 'Adicionar {symbol} aos seus tokens?',
  'connect.asset.text':
    '{host} sugere este token. Qualquer um pode criar um token com qualquer nome: confira o contrato antes de usá-lo.',
  'connect.asset.confirm': 'Adicionar',
  'connect.problem.byHand':
    'Esta página abre sozinha quando um site quer usar sua carteira. Não há nada a fazer aqui agora.',
  'connect.problem.framed': 'A carteira não funciona dentro de outra página. Abra-a em uma janela própria.',
  'connect.problem.noOrigin':
    'A carteira não consegue verificar o endereço da página que abriu esta janela, então ela não responde. Abra o site em uma aba própria e tente novamente.',
  'connect.problem.version':
    'Este site usa uma versão da conexão que a carteira não aceita. Recarregue o site ou peça aos desenvolvedores dele que o atualizem.',
  'connect.problem.malformed':
    'A carteira não consegue ler a solicitação do site. Comece de novo no site ou informe os desenvolvedores dele.',
  'connect.problem.otherReferrer':
    'A solicitação indica um site diferente da página que trouxe você até aqui, então a carteira não responde. Comece de novo no site.',
  'connect.problem.otherReturn':
    'O endereço de retorno contém o endereço de um site diferente, que poderia receber a resposta. Por isso, a carteira não responde. Informe os desenvolvedores do site.',
  'connect.problem.late': 'Esta solicitação expirou ou já foi respondida. Comece de novo no site.',
  'connect.problem.notLoaded':
    'Não foi possível carregar a carteira. Verifique sua conexão com a internet e comece de novo no site.',
  'connect.noVault':
    'A carteira neste dispositivo não está configurada, então não pode assinar para sites. Abra a carteira, vá a Configurações e ative “Carteira neste dispositivo”. Depois comece de novo no site.',
  'connect.unfinished':
    'Sua conta ainda não está configurada. Conclua a configuração na carteira e depois comece de novo no site.',
  'connect.noAccount':
    'Nenhuma das suas contas pode assinar: contas somente para visualização não têm chave.',
  'connect.sites.title': 'Sites conectados',
  'connect.sites.intro':
    'Estes sites podem ver algumas das suas contas e pedir que você assine, somente neste navegador.',
  'connect.sites.none': 'Nenhum site conectado',
  'connect.sites.noneText':
    'Em um site que funciona com carteiras Ethereum, escolha Everything Wallet. O site aparece então aqui.',
  'connect.sites.lastUsed': 'Último uso: {time}',
  'connect.sites.until': 'Conectado até {time}',
  'connect.sites.always': 'Conectado até você encerrar',
  'connect.sites.ended': 'A conexão com {host} foi encerrada.',
  'connect.sites.expired': 'Esta conexão expirou.',
  'connect.sites.end': 'Encerrar conexão',
  'connect.sites.endText':
    'O site não pode mais pedir que você assine. Ele pode mostrar seu endereço até a próxima solicitação dele. As aprovações que você deu a contratos permanecem: veja Aprovações.',
  'connect.sites.export': 'Exportar',
  'connect.sites.limits': 'Limites',
  'connect.sites.limits.messages': 'Pode pedir que você assine mensagens',
  'connect.sites.limits.transactions': 'Pode pedir que você envie transações',
  'connect.sites.limits.contracts':
    'Só estes contratos (um endereço por linha; deixe vazio para qualquer um)',
  'connect.sites.limits.coin': 'Limite diário em moeda, para cada rede (deixe vazio para não ter limite)',
  'connect.sites.limits.saved': 'Limites salvos.',
  'connect.sites.limits.badContract': '{text} não é um endereço.',
  'connect.sites.limits.badCoin': 'Informe uma quantia, por exemplo 0,5.',
  'connect.sites.log': 'Solicitações',
  'connect.sites.log.none': 'Nenhuma solicitação ainda.',
  'connect.sites.log.approved': 'Aceita',
  'connect.sites.log.rejected': 'Rejeitada',
  'connect.sites.log.refused': 'Recusada pela carteira',
} as const;
