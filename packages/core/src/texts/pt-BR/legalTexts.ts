export const legalTexts = {
  'legal.updated': 'Última atualização: dezembro de 2024',
  'privacy.meta.title': 'Privacidade · Everything Wallet',
  'privacy.meta.description': 'O que a Everything Wallet armazena e o que nunca sai do seu navegador.',
  'privacy.title': 'Política de Privacidade',
  'privacy.lead':
    'O que armazenamos, o que nunca vemos e quem mais fica sabendo de algo quando você usa a carteira.',
  'privacy.browser.title': 'O que nunca sai do seu navegador',
  'privacy.browser.text':
    'Sua frase de recuperação e as chaves privadas derivadas dela. Elas ficam na memória da página aberta enquanto você vê ou digita as palavras, e nunca são enviadas. Também não são armazenadas, a menos que você armazene a carteira no seu dispositivo: nesse caso, ficam só lá, criptografadas com uma senha própria ou uma chave de acesso. Para verificar uma frase, o navegador envia uma impressão digital dela por uma conexão criptografada.',
  'privacy.stored.title': 'O que armazenamos',
  'privacy.stored.text':
    'Seu endereço de e-mail e um número de usuário; se a sua configuração está concluída; os endereços da sua carteira com os nomes que você dá a eles, e os contatos e tokens que você adiciona; e um registro de cada transação que você envia ou recebe: quantia, token, endereços, rede, taxa, status e horário, e o site que a solicitou, se houve um. Da frase de recuperação, armazenamos uma impressão digital com chave que permite verificar uma frase, mas não revela as palavras. O serviço de login armazena sua senha de uma forma que não conseguimos ler. Para proteger o chat de suporte contra abusos, contamos as perguntas por cerca de um dia, sob seu número de usuário e sob uma impressão digital com chave do seu endereço IP. Enquanto você usa webhooks, o fluxo de eventos ou as notificações com a carteira fechada, armazenamos os eventos nas suas contas, cada um por 30 dias. Para essas notificações, armazenamos também o endereço e as chaves do serviço de push do seu navegador e as contas que você escolheu, até que você as desative, saia ou exclua sua conta, ou até que o serviço de push informe que a inscrição terminou.',
  'privacy.device.title': 'O que seu navegador armazena',
  'privacy.device.text':
    'Sua sessão, para que ela continue aberta até você sair; o último estado da sua tela inicial (endereço, saldo, tokens e transações recentes), para que você o veja de imediato ao voltar, até você sair; os endereços das suas contas com a hora da última movimentação em cada rede, também até você sair; a rede que você selecionou; sua aparência e outras configurações; os sites que você conectou, os limites deles e as últimas solicitações deles; e, se você ativar isso, sua carteira, criptografada com a senha do dispositivo ou a chave de acesso. O site não tem publicidade, nem análise de uso, nem rastreadores.',
  'privacy.others.title': 'Quem mais fica sabendo de algo',
  'privacy.others.text':
    'A carteira funciona no Google Firebase, que armazena para nós os dados mencionados acima e vê o endereço IP do seu navegador, como qualquer host. Para ler saldos e taxas, nossos servidores consultam operadores de nós de rede sobre seus endereços. Eles veem nossos servidores, e não você, mas também quais endereços são consultados juntos e, portanto, quais provavelmente são de uma mesma pessoa. Solicitamos preços pelos nomes das moedas e pelos contratos dos tokens, nunca com os donos deles. Suas transações são públicas na rede delas, para todos e permanentemente. Se você ativa as notificações com a carteira fechada, nós as enviamos pelo serviço de push do fabricante do seu navegador. Ele fica sabendo que seu navegador recebe uma, e quando. O conteúdo é criptografado, e quem escreve o texto é o seu navegador.',
  'privacy.others.link': 'Todos os hosts, o que eles ficam sabendo e por quê',
  'privacy.chat.title': 'Suporte',
  'privacy.chat.text':
    'O que você escreve no chat de suporte é enviado aos nossos servidores para ser respondido, e pode ser repassado a um provedor de modelos de linguagem para esse fim. O que você escreve por e-mail chega às pessoas que o respondem. Nunca escreva sua frase de recuperação a ninguém, nem a nós.',
  'privacy.purpose.title': 'Para que usamos',
  'privacy.purpose.text':
    'Para mostrar sua carteira a você, enviar o que você assinou, responder às suas perguntas e proteger o serviço contra abusos. Não vendemos dados nem criamos perfis de pessoas.',
  'privacy.rights.title': 'Suas escolhas',
  'privacy.rights.text':
    'Você pode excluir contatos, tokens e contas na carteira a qualquer momento, e sua conta inteira nas configurações: isso remove imediatamente tudo o que armazenamos sob seu número de usuário, e seu login. Mantemos registros de servidor, que não contêm seu número de usuário, e backups por 30 dias. Um marcador que não revela seu número de usuário permanece por cerca de uma hora, para que nada seja armazenado para você depois da exclusão. Você pode perguntar que dados temos sobre você, pedir a correção deles ou se opor ao uso deles. Ninguém pode excluir o que está em uma rede pública.',
  'privacy.changes.title': 'Alterações',
  'privacy.changes.text':
    'Quando esta política mudar, o novo texto e a data dele aparecem nesta página antes de a alteração entrar em vigor.',
  'privacy.contact.title': 'Contato',
  'privacy.contact.text': 'O suporte responde a perguntas sobre privacidade em até 24 horas.',
  'terms.meta.title': 'Termos · Everything Wallet',
  'terms.meta.description':
    'Os termos de uso da Everything Wallet: autocustódia, taxas, demonstrações e responsabilidade em palavras simples.',
  'terms.title': 'Termos de Serviço',
  'terms.lead': 'O que você pode esperar da carteira e o que ela espera de você.',
  'terms.service.title': 'O que a carteira é',
  'terms.service.text':
    'A Everything Wallet é um software que você usa em um navegador para criar chaves, assinar transações e ler redes públicas. Ela não é um banco, uma exchange nem um custodiante: nunca guardamos suas moedas. Ao criar uma conta, você aceita estes termos.',
  'terms.custody.title': 'Sua frase de recuperação',
  'terms.custody.text':
    'Sua frase de recuperação é o único caminho para suas moedas. Só você é responsável por guardá-la em segurança e mantê-la em segredo. Nós não a temos, não podemos restaurá-la e não podemos mover, congelar nem devolver moedas.',
  'terms.account.title': 'Sua conta',
  'terms.account.text':
    'Use um endereço de e-mail que seja seu, escolha uma senha que você não usa em nenhum outro lugar e não a compartilhe. A conta é para uma só pessoa. Você deve ter idade suficiente para firmar contratos onde mora.',
  'terms.transactions.title': 'Transações e taxas',
  'terms.transactions.text':
    'Você não pode desfazer uma transação que assinou e enviou. Confira antes o destinatário, a quantia e a rede. Cada transferência custa uma taxa que a rede define e recebe; a carteira não acrescenta nenhuma. Uma transação com falha também pode custar uma taxa.',
  'terms.demos.title': 'Demonstrações e redes de teste',
  'terms.demos.text':
    'As telas marcadas como demonstração, como trocas, staking, empréstimos e compras de NFTs em redes que não oferecem isso, mostram como algo funciona em outros lugares. Nada é comprado, vendido, colocado em staking nem emprestado lá. Moedas de redes de teste não têm valor.',
  'terms.information.title': 'Preços e outras informações',
  'terms.information.text':
    'Preços, saldos e taxas vêm de terceiros e podem estar atrasados, errados ou ausentes. Nada na carteira ou neste site é orientação de investimento, fiscal ou jurídica.',
  'terms.use.title': 'Uso justo',
  'terms.use.text':
    'Não use a carteira para violar a lei, enganar outras pessoas ou prejudicar o serviço, por exemplo sobrecarregando-o ou tentando acessar dados de outras pessoas. Podemos bloquear uma conta que faça isso. As moedas dela continuam acessíveis pela frase de recuperação, em qualquer outra carteira.',
  'terms.liability.title': 'Disponibilidade e responsabilidade',
  'terms.liability.text':
    'A carteira é fornecida “no estado em que se encontra” e pode ficar indisponível ou ter falhas. Na medida permitida pela lei, não somos responsáveis por moedas perdidas por causa de uma frase perdida ou revelada, de uma transação equivocada, de uma falha de uma rede ou de um dispositivo controlado por outros. Seus direitos legais como consumidor permanecem.',
  'terms.changes.title': 'Alterações e término',
  'terms.changes.text':
    'Quando estes termos mudarem, o novo texto e a data dele aparecem nesta página antes de a alteração entrar em vigor. Você pode parar de usar a carteira a qualquer momento; suas moedas continuam suas.',
  'terms.contact.title': 'Contato',
  'terms.contact.text': 'O suporte responde a perguntas sobre estes termos em até 24 horas.',
} as const;
