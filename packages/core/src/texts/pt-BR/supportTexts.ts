export const supportTexts = {
  'support.meta.title': 'Suporte · Everything Wallet',
  'support.meta.description':
    'Ajuda com a Everything Wallet: chat ao vivo, e-mail, documentação e respostas a perguntas comuns.',
  'support.title': 'Suporte',
  'support.lead':
    'Quatro formas de obter uma resposta. Nenhuma delas precisa da sua frase de recuperação: nunca a compartilhe com ninguém, nem conosco.',
  'support.ways': 'Formas de obter ajuda',
  'support.card.chat.title': 'Chat ao vivo',
  'support.card.chat.text':
    'O assistente responde na hora, com base na nossa documentação. O botão dele fica no canto inferior da janela.',
  'support.card.email.title': 'E-mail',
  'support.card.email.text': 'Escreva para nós sobre qualquer assunto. Respondemos em até 24 horas.',
  'support.card.documentation.title': 'Documentação',
  'support.card.documentation.text':
    'Para desenvolvedores: primeiros passos, autenticação e todas as funções.',
  'support.card.faq.title': 'Perguntas frequentes',
  'support.card.faq.text': 'As quatro perguntas mais comuns, respondidas abaixo.',
  'support.card.faq.link': 'Ver as perguntas',
  'support.faq': 'Perguntas frequentes',
  'support.faq.more': 'Todas as perguntas e respostas',
  'support.faq.phrase.question': 'Onde fica armazenada minha frase de recuperação?',
  'support.faq.phrase.answer':
    'Onde quer que você a tenha anotado. A carteira cria as 12 palavras no seu navegador, mostra-as durante a configuração e as esquece, a menos que você as armazene no seu dispositivo, criptografadas com uma senha própria ou uma chave de acesso. Ao enviar, você digita as palavras ou as desbloqueia com essa senha ou chave de acesso; seu navegador assina a transação e não envia nada disso a lugar nenhum. Nossos servidores armazenam uma impressão digital com chave que permite verificar uma frase, mas não revela as palavras.',
  'support.faq.lost.question': 'O que acontece se eu perder minha frase de recuperação?',
  'support.faq.lost.answer':
    'Ninguém pode restaurá-la, e sem ela você não pode mover suas moedas. Seu e-mail e sua senha ainda abrem a conta e mostram o saldo. Se alguém pode ter visto sua frase, nenhuma configuração pode ajudar: envie suas moedas imediatamente para uma nova carteira.',
  'support.faq.networks.question': 'Quais redes e tokens posso usar?',
  'support.faq.networks.answer':
    'Moedas na Ethereum Mainnet e na Polygon Mainnet, e moedas de teste na Ethereum Sepolia e na Polygon Amoy. Você pode ativar BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet e Base em Configurações de rede. Você pode adicionar tokens ERC-20 pelo endereço do contrato, e recebê-los e enviá-los. Não envie nada de outras redes para o seu endereço aqui. As trocas funcionam em redes que têm a Uniswap, e o staking e o empréstimo usam pools de terceiros na Ethereum e na Polygon. Onde uma rede não tem exchange, pools ou marketplace de NFTs, as telas mostram exemplos marcados como demonstração.',
  'support.faq.fees.question': 'Quanto custa uma transferência?',
  'support.faq.fees.answer':
    'A taxa da rede, que vai para a rede e depende de quanto ela está ocupada. A carteira não acrescenta nada. Antes de você enviar, ela mostra o custo máximo, e nunca assina por mais do que o total que você viu. Você fica com o que a rede não usar.',
} as const;
