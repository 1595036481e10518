export const featuresTexts = {
  'features.meta.title': 'Funciones · Everything Wallet',
  'features.meta.description':
    'Firma en el navegador, nueve redes, tokens, contactos e historial: lo que la billetera hace hoy y lo que está previsto.',
  'features.title': 'Funciones',
  'features.lead': 'Lo que la billetera hace hoy. Las funciones previstas están marcadas como tales.',
  'features.list': 'Seis cosas que conviene saber',
  'features.card.security.title': 'Seguridad de nivel bancario',
  'features.card.security.text':
    'Tus 12 palabras se crean en tu navegador a partir de 128 bits de aleatoriedad. Antes de enviar una transacción, la billetera decodifica los bytes firmados y los compara con lo que escribiste. Tu contraseña abre la cuenta; solo la frase mueve monedas.',
  'features.card.speed.title': 'Ultrarrápida',
  'features.card.speed.text':
    'La comisión se estima mientras escribes. Una transferencia aparece en tu historial en cuanto la firmas, y pasa de pendiente a completada sin recargar. Lo pronto que ocurre depende de la red.',
  'features.card.privacy.title': 'Privacidad completa',
  'features.card.privacy.text':
    'Ningún servidor tiene tu frase de recuperación. La escribes cuando envías, o la guardas en tu dispositivo, cifrada con su propia contraseña o con una llave de acceso. Nuestros servidores leen tus saldos, así que los nodos de red no conocen tu dirección IP. Sin rastreadores y sin publicidad.',
  'features.card.chains.title': 'Compatible con varias cadenas',
  'features.card.chains.text':
    'Ethereum y Polygon, y sus redes de prueba Sepolia y Amoy, con una sola frase y una sola dirección; BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet y Base cuando las activas. Puedes agregar, recibir y enviar tokens ERC-20. Otras cadenas aún no se admiten.',
  'features.card.platforms.title': 'Multiplataforma',
  'features.card.platforms.text':
    'La billetera es una página web. Funciona en un navegador actual en un teléfono, una tableta o un equipo de escritorio, en modo claro y oscuro, solo con teclado y con lector de pantalla. No tienes que instalar nada.',
  'features.card.swaps.title': 'Canjes de tokens',
  'features.card.swaps.text':
    'Canjea monedas y tokens a través de Uniswap en las redes que lo tienen: ves el mínimo a recibir, el impacto en el precio y la comisión, y apruebas solo la cantidad exacta. El staking y los préstamos usan pools de terceros en Ethereum y Polygon. Donde una red no tiene exchange o pools, estas pantallas muestran muestras marcadas como demo.',
  'features.more': 'También en la billetera',
  'features.more.accounts': 'Varias cuentas a partir de una sola frase, y direcciones de solo lectura',
  'features.more.contacts': 'Contactos, con cada dirección comprobada antes de guardarla',
  'features.more.history':
    'Un historial con búsqueda de lo que envías, recibes y firmas, y un panel de actividad',
  'features.more.qr': 'Códigos QR: muestra tu dirección, escanea otra',
  'features.more.markets': 'Precios de mercado de 17 monedas',
  'features.closing': 'Compruébalo tú',
  'features.closing.text': 'Prueba todo en las redes de prueba, donde las monedas no tienen valor.',
} as const;
