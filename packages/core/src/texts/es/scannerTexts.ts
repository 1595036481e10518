export const scannerTexts = {
  'scanner.title': 'Escáner QR',
  'scanner.camera.title': 'Cámara',
  'scanner.camera.text':
    'Apunta la cámara a una dirección o a un enlace de pago. Lo que ve se queda en tu navegador.',
  'scanner.camera.preview': 'Lo que ve la cámara',
  'scanner.camera.start': 'Iniciar cámara',
  'scanner.camera.starting': 'Iniciando la cámara…',
  'scanner.camera.stop': 'Detener cámara',
  'scanner.camera.searching': 'Buscando un código QR…',
  'scanner.camera.error.refused':
    'El navegador no permite el acceso a la cámara. Permítelo para este sitio en los ajustes del navegador, o escribe la dirección abajo.',
  'scanner.camera.error.missing': 'No se encontró ninguna cámara. Escribe la dirección abajo.',
  'scanner.camera.error.busy': 'Otro programa está usando la cámara. Ciérralo e inténtalo de nuevo.',
  'scanner.camera.error.unsupported': 'Este navegador no admite la cámara aquí. Escribe la dirección abajo.',
  'scanner.camera.error.failed': 'No se pudo iniciar la cámara. Inténtalo de nuevo.',
  'scanner.camera.error.ended': 'La cámara se desconectó.',
  'scanner.simulated.title': 'Escáner simulado',
  'scanner.simulated.text': 'Muestra cómo funciona un escaneo, sin cámara: rellena tu propia dirección.',
  'scanner.simulated.button': 'Simular escaneo',
  'scanner.simulated.filled': 'Demo: esta es tu propia dirección, no una escaneada.',
  'scanner.manual.title': 'Escribe una dirección',
  'scanner.manual.label': 'Dirección de billetera',
  'scanner.manual.placeholder': '0x...',
  'scanner.manual.help': 'Una dirección, o un enlace de pago que empieza por ethereum:',
  'scanner.manual.submit': 'Usar dirección',
  'scanner.ready': 'Dirección lista para usar',
  'scanner.error.invalid': 'Dirección de billetera no válida',
  'scanner.switch.title': '¿Cambiar a {network}?',
  'scanner.switch.text':
    'Este pago se solicita en {network}. Tu billetera está en {current}, donde no llegaría.',
  'scanner.switch.confirm': 'Cambiar y continuar',
  'payment.error.malformed': 'Esto no es una dirección ni un enlace de pago que esta billetera pueda leer.',
  'payment.error.name': 'Los nombres como name.eth no funcionan aquí. Pide la propia dirección.',
  'payment.error.network': 'Este enlace de pago es para una red que esta billetera no conoce.',
  'payment.error.token':
    'Este enlace de pago solicita un token, no monedas. Abre el token en tu billetera y envíalo desde ahí.',
  'payment.error.function':
    'Este enlace de pago llama a un contrato. Si pagas a su dirección en monedas, podrían perderse.',
  'payment.error.unsupported':
    'Este enlace de pago solicita algo que esta billetera no admite. Si pagas a su dirección en monedas, podrían perderse.',
  'payment.error.amount':
    'La cantidad de este enlace de pago no es legible. Escribe tú la dirección y la cantidad.',
} as const;
