export const chatServerTexts = {
  'server.chat.method': 'Chame o chat de suporte com POST.',
  'server.chat.credential':
    'O chat de suporte precisa da chave pública deste app ou de um usuário com sessão aberta.',
  'server.chat.contentType': 'A requisição deve ser JSON (content-type: application/json).',
  'server.chat.tooLarge': 'A conversa está longa demais: comece uma nova.',
  'server.chat.phrase':
    'Sua mensagem não foi encaminhada: ela contém uma frase de recuperação. Quem tiver a frase pode tirar suas moedas, e o suporte nunca precisa dela.',
  'server.chat.privateKey':
    'Sua mensagem não foi encaminhada: ela contém o que pode ser uma chave privada. Quem tiver a chave pode tirar suas moedas, e o suporte nunca precisa dela. Para perguntar sobre uma transação, escreva “hash da transação” antes do hash.',
  'server.chat.apiKey':
    'Sua mensagem não foi encaminhada: ela contém uma chave de API. Exclua essa chave no portal do desenvolvedor se outra pessoa puder tê-la visto, e pergunte de novo sem ela.',
  'server.chat.unavailable': 'O assistente não está disponível no momento. Tente novamente em um minuto.',
  'server.chat.tooSlow': 'O assistente demorou demais para responder. Tente novamente.',
  'server.chat.greeting':
    'Olá! Pergunte sobre sua carteira: a frase de recuperação, enviar e receber, taxas, redes ou tokens. Respondo com base nas páginas de ajuda.',
  'server.chat.thanks': 'De nada. Há mais alguma coisa que você gostaria de saber?',
  'server.chat.advice':
    'Não dou conselhos sobre o que comprar, vender ou manter, nem previsões: ninguém sabe quanto uma moeda vai valer. Desconfie de quem diz saber. Posso explicar como a carteira funciona.',
  'server.chat.crime':
    'Não ajudo com nada que viole a lei ou prejudique outras pessoas. Posso explicar como a carteira funciona e como proteger suas próprias moedas.',
  'server.chat.distress':
    'Sinto muito que você esteja passando por isso. Se você está em perigo ou pensa em acabar com a sua vida, ligue agora para o número de emergência do seu país ou para alguém em quem você confia: dinheiro perdido nunca vale uma vida, e há pessoas que ajudam. Quando estiver em segurança, escreva para o suporte sobre as moedas.',
  'server.chat.see': 'Veja: {page}',
  'server.chat.unsure':
    'Não tenho certeza do que você quer dizer. É uma destas opções? Responda com o número dela ou pergunte com outras palavras.',
  'server.chat.guess': 'Não tenho certeza, mas isto pode ser o que você quer dizer.',
  'server.chat.others':
    'Se não for, é uma destas opções? Responda com o número dela ou pergunte com outras palavras.',
  'server.chat.unknown':
    'Não sei a resposta para isso. Só posso responder a perguntas sobre a Everything Wallet, com base nas páginas de ajuda: por exemplo, sobre a frase de recuperação, envios, taxas, redes ou tokens.',
  'server.chat.write': 'Para qualquer outro assunto, escreva para nós: {email}. Respondemos em até 24 horas.',
  'server.chat.vague':
    'Escreva um pouco mais, para que eu responda à pergunta certa: o que você fez, em que tela, e o que você vê? Por exemplo: uma transferência pendente, moedas que não chegaram, uma frase ou senha perdida, uma taxa ou algo que você assinou.',
  'server.chat.cut': 'A resposta foi cortada. Pergunte de novo.',
} as const;
