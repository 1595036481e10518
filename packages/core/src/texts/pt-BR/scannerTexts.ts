export const scannerTexts = {
  'scanner.title': 'Leitor de QR',
  'scanner.camera.title': 'Câmera',
  'scanner.camera.text':
    'Aponte sua câmera para um endereço ou um link de pagamento. O que ela vê fica no seu navegador.',
  'scanner.camera.preview': 'O que a câmera vê',
  'scanner.camera.start': 'Iniciar câmera',
  'scanner.camera.starting': 'Iniciando câmera…',
  'scanner.camera.stop': 'Parar câmera',
  'scanner.camera.searching': 'Procurando um código QR…',
  'scanner.camera.error.refused':
    'O navegador não permite acesso à câmera. Permita-o para este site nas configurações do navegador ou informe o endereço abaixo.',
  'scanner.camera.error.missing': 'Nenhuma câmera foi encontrada. Informe o endereço abaixo.',
  'scanner.camera.error.busy': 'Outro programa está usando a câmera. Feche-o e tente novamente.',
  'scanner.camera.error.unsupported':
    'Este navegador não oferece suporte à câmera aqui. Informe o endereço abaixo.',
  'scanner.camera.error.failed': 'Não foi possível iniciar a câmera. Tente novamente.',
  'scanner.camera.error.ended': 'A câmera foi desconectada.',
  'scanner.simulated.title': 'Leitor simulado',
  'scanner.simulated.text':
    'Mostra como funciona uma leitura, sem câmera: ele preenche seu próprio endereço.',
  'scanner.simulated.button': 'Simular leitura',
  'scanner.simulated.filled': 'Demonstração: este é o seu próprio endereço, não um endereço lido.',
  'scanner.manual.title': 'Informar um endereço',
  'scanner.manual.label': 'Endereço da carteira',
  'scanner.manual.placeholder': '0x...',
  'scanner.manual.help': 'Um endereço, ou um link de pagamento que começa com ethereum:',
  'scanner.manual.submit': 'Usar endereço',
  'scanner.ready': 'Endereço pronto para usar',
  'scanner.error.invalid': 'Endereço de carteira inválido',
  'scanner.switch.title': 'Mudar para {network}?',
  'scanner.switch.text':
    'Este pagamento é solicitado em {network}. Sua carteira está em {current}, onde ele não chegaria.',
  'scanner.switch.confirm': 'Mudar e continuar',
  'payment.error.malformed': 'Isto não é um endereço nem um link de pagamento que esta carteira consiga ler.',
  'payment.error.name': 'Nomes como name.eth não funcionam aqui. Peça o próprio endereço.',
  'payment.error.network': 'Este link de pagamento é para uma rede que esta carteira não conhece.',
  'payment.error.token':
    'Este link de pagamento solicita um token, não moedas. Abra o token na sua carteira e envie-o de lá.',
  'payment.error.function':
    'Este link de pagamento chama um contrato. Pagar ao endereço dele em moedas poderia fazer você perdê-las.',
  'payment.error.unsupported':
    'Este link de pagamento solicita algo que esta carteira não aceita. Pagar ao endereço dele em moedas poderia fazer você perdê-las.',
  'payment.error.amount':
    'Não é possível ler a quantia neste link de pagamento. Informe você mesmo o endereço e a quantia.',
} as const;
