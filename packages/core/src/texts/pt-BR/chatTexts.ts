export const chatTexts = {
  'chat.greeting': 'Oi! Sou o assistente de suporte da Everything Wallet. Como posso ajudar você hoje?',
  'chat.title': 'Chat de suporte',
  'chat.open': 'Abrir o chat de suporte',
  'chat.opening': 'Abrindo o chat de suporte…',
  'chat.close': 'Fechar o chat de suporte',
  'chat.conversation': 'Conversa',
  'chat.you': 'Você',
  'chat.assistant': 'Assistente de suporte',
  'chat.field': 'Sua mensagem',
  'chat.placeholder': 'Faça uma pergunta…',
  'chat.safety':
    'Nunca escreva sua frase de recuperação nem uma chave privada aqui. Ninguém da Everything Wallet jamais pede isso.',
  'chat.charactersLeft':
    '{count, plural, one {# caractere restante} many {# caracteres restantes} other {# caracteres restantes}}',
  'chat.send': 'Enviar',
  'chat.stop': 'Parar',
  'chat.pending': 'Aguardando a resposta…',
  'chat.copy': 'Copiar esta resposta',
  'chat.cut': 'A conexão caiu: esta resposta está incompleta.',
  'chat.stopped': 'Você parou esta resposta.',
  'chat.unanswered': 'Esta mensagem não foi respondida.',
  'chat.error.send': 'Não foi possível enviar a mensagem',
  'chat.error.response': 'Não foi possível obter a resposta',
  'chat.error.noBody': 'Resposta sem corpo',
  'chat.error.phrase':
    'Sua mensagem não foi enviada: ela contém uma frase de recuperação. Quem tiver a frase pode tirar suas moedas, e o suporte nunca precisa dela. Remova-a antes de enviar.',
  'chat.error.privateKey':
    'Sua mensagem não foi enviada: ela contém o que pode ser uma chave privada ou uma frase de recuperação em hexadecimal. Quem a tiver pode tirar suas moedas, e o suporte nunca precisa dela. Para perguntar sobre uma transação, escreva “hash da transação” antes do hash.',
  'chat.error.apiKey':
    'Sua mensagem não foi enviada: ela contém uma chave de API. Quem tiver a chave pode usá-la, e o suporte nunca precisa dela. Remova-a antes de enviar; o código do erro, como key_unknown, basta.',
  'chat.error.load': 'Não foi possível abrir o chat de suporte. Verifique sua conexão e tente novamente.',
} as const;
