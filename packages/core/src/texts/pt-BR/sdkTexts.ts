export const sdkTexts = {
  'sdk.meta.title': 'SDK e bibliotecas · Everything Wallet',
  'sdk.meta.description':
    'Pacotes para JavaScript e TypeScript, Python e Go: instalação e um exemplo em cada linguagem.',
  'sdk.title': 'SDK e bibliotecas',
  'sdk.lead':
    'A API REST em três linguagens, com tipos, erros com códigos e novas tentativas que nunca enviam uma transação duas vezes.',
  'sdk.packages': 'Pacotes',
  'sdk.packages.text':
    'Este site fornece os pacotes, gerados das mesmas fontes que a API. Eles ainda não estão nos registros públicos: enquanto esta página não disser o contrário, quaisquer pacotes com estes nomes lá não são nossos.',
  'sdk.package.plannedName': 'Nome previsto, ainda não publicado',
  'sdk.package.javascript.title': 'JavaScript / TypeScript',
  'sdk.package.javascript.text': 'Para Node.js e navegadores, com tipos.',
  'sdk.package.python.title': 'Python',
  'sdk.package.python.text': 'Para scripts e serviços, tipado, com suporte a asyncio.',
  'sdk.package.go.title': 'Go',
  'sdk.package.go.text': 'Para serviços escritos em Go.',
  'sdk.samples': 'A mesma requisição em cada linguagem',
  'sdk.samples.text':
    'Lê o saldo de um endereço na Sepolia. Obtém a chave da mesma variável de ambiente que a linha de comando.',
  'sdk.shared': 'Recursos em comum',
  'sdk.shared.errors':
    'Uma resposta problem vira um erro com o código, o status e o id de requisição da API; o catálogo de erros explica cada código.',
  'sdk.shared.retries':
    'Falhas temporárias são tentadas novamente após a espera que a resposta pede. Você pode enviar uma transação de novo com segurança: os mesmos bytes são a mesma transação.',
  'sdk.shared.amounts': 'As quantias continuam sendo strings decimais, para que nenhum dígito se perca.',
  'sdk.shared.key': 'A chave vai só para a implantação que você indicar, e nunca para um log.',
} as const;
