export const aboutTexts = {
  'about.meta.title': 'Sobre · Everything Wallet',
  'about.meta.description':
    'Por que a Everything Wallet existe, quem a constrói e as regras por trás das decisões.',
  'about.title': 'Sobre a Everything Wallet',
  'about.lead':
    'Uma carteira que mostra o que vai acontecer antes de você assinar e deixa as chaves com você.',
  'about.mission': 'Nossa missão',
  'about.mission.text':
    'Ter suas próprias moedas não deveria significar confiar suas chaves a uma empresa, nem deveria exigir um especialista. Construímos uma carteira que qualquer pessoa pode abrir em um navegador, que mostra o custo inteiro antes de algo acontecer e que não pode mover uma moeda sem as palavras que só você tem.',
  'about.team': 'A equipe',
  'about.team.text':
    'As pessoas que escrevem a carteira também a testam e respondem no suporte. As decisões são anotadas com seus motivos, ao lado do código a que se referem, para que outros possam verificá-las e contestá-las.',
  'about.values': 'Nossos valores',
  'about.values.custody.title': 'Suas chaves continuam suas',
  'about.values.custody.text':
    'A frase de recuperação é criada e usada no seu navegador. Não poderíamos mover suas moedas nem se quiséssemos.',
  'about.values.truth.title': 'Dizer a verdade',
  'about.values.truth.text':
    'Uma demonstração é marcada como demonstração. Valores desconhecidos aparecem como desconhecidos, nunca como zero. Planos são chamados de planos.',
  'about.values.cost.title': 'Mostrar o custo primeiro',
  'about.values.cost.text':
    'Antes de enviar, você vê o custo máximo. A carteira nunca assina por mais do que isso.',
  'about.values.everyone.title': 'Feita para todos',
  'about.values.everyone.text':
    'Todas as telas funcionam em celulares pequenos e em telas grandes, no modo claro e no escuro, com teclado e com leitor de tela.',
  'about.verify': 'Verifique a versão',
  'about.verify.text':
    'Este site publica o SHA-256 de cada um dos seus arquivos e o commit do código-fonte deles. Obtenha esse commit, instale as dependências e execute este comando: ele compila o site de novo e compara cada arquivo que o site entrega a você. Ele não pode mostrar o que o site entrega a outras pessoas nem o que roda nos nossos servidores.',
  'about.verify.list': 'SHA-256 de cada arquivo',
  'about.closing': 'Dúvidas sobre como funciona?',
  'about.closing.text': 'A página de recursos lista o que a carteira faz, e o suporte responde o resto.',
  'about.closing.features': 'Ver os recursos',
  'about.closing.support': 'Perguntar ao suporte',
} as const;
