export const supportTexts = {
  'support.meta.title': 'Soporte · Everything Wallet',
  'support.meta.description':
    'Ayuda con Everything Wallet: chat en vivo, correo, documentación y respuestas a preguntas frecuentes.',
  'support.title': 'Soporte',
  'support.lead':
    'Cuatro formas de obtener una respuesta. Ninguna necesita tu frase de recuperación: nunca la compartas con nadie, tampoco con nosotros.',
  'support.ways': 'Formas de obtener ayuda',
  'support.card.chat.title': 'Chat en vivo',
  'support.card.chat.text':
    'El asistente responde de inmediato, a partir de nuestra documentación. Su botón está en la esquina inferior de la ventana.',
  'support.card.email.title': 'Correo',
  'support.card.email.text': 'Escríbenos sobre cualquier cosa. Respondemos en un plazo de 24 horas.',
  'support.card.documentation.title': 'Documentación',
  'support.card.documentation.text': 'Para desarrolladores: primeros pasos, autenticación y cada función.',
  'support.card.faq.title': 'Preguntas frecuentes',
  'support.card.faq.text': 'Las cuatro preguntas más frecuentes, respondidas abajo.',
  'support.card.faq.link': 'Ver las preguntas',
  'support.faq': 'Preguntas frecuentes',
  'support.faq.more': 'Todas las preguntas y respuestas',
  'support.faq.phrase.question': '¿Dónde se guarda mi frase de recuperación?',
  'support.faq.phrase.answer':
    'Donde tú la hayas anotado. La billetera crea las 12 palabras en tu navegador, las muestra durante la configuración y las olvida, salvo que las guardes en tu dispositivo, cifradas con su propia contraseña o con una llave de acceso. Cuando envías, escribes las palabras, o las desbloqueas con esa contraseña o llave de acceso; tu navegador firma la transacción y no envía nada de eso a ningún lugar. Nuestros servidores guardan una huella digital con clave que permite comprobar una frase, pero no revela las palabras.',
  'support.faq.lost.question': '¿Qué ocurre si pierdo mi frase de recuperación?',
  'support.faq.lost.answer':
    'Nadie puede restaurarla, y sin ella no puedes mover tus monedas. Tu correo y tu contraseña siguen abriendo la cuenta y mostrando el saldo. Si alguien pudo haber visto tu frase, ningún ajuste puede ayudar: envía tus monedas a una nueva billetera de inmediato.',
  'support.faq.networks.question': '¿Qué redes y tokens puedo usar?',
  'support.faq.networks.answer':
    'Monedas en Ethereum Mainnet y Polygon Mainnet, y monedas de prueba en Ethereum Sepolia y Polygon Amoy. Puedes activar BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet y Base en los ajustes de red. Puedes agregar tokens ERC-20 por su dirección de contrato, y recibirlos y enviarlos. No envíes nada desde otras cadenas a tu dirección aquí. Los canjes funcionan en redes que tienen Uniswap, y el staking y los préstamos usan pools de terceros en Ethereum y Polygon. Donde una red no tiene exchange, pools o mercado de NFT, las pantallas muestran muestras marcadas como demo.',
  'support.faq.fees.question': '¿Cuánto cuesta una transferencia?',
  'support.faq.fees.answer':
    'La comisión de la red, que va a la red y depende de lo ocupada que esté. La billetera no agrega nada. Antes de que envíes, muestra el costo máximo, y nunca firma por más que el total que viste. Te quedas con lo que la red no use.',
} as const;
