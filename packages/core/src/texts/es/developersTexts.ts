export const developersTexts = {
  'developers.meta.title': 'Desarrolladores · Everything Wallet',
  'developers.meta.description':
    'Una API REST para saldos, comisiones y transacciones en nueve redes, con claves de API, SDK para tres lenguajes y una línea de comandos.',
  'developers.title': 'Desarrolladores',
  'developers.lead':
    'Una API REST para saldos, comisiones y transacciones. Claves del portal para desarrolladores, SDK para tres lenguajes y una línea de comandos.',
  'developers.resources': 'Recursos',
  'developers.learnMore': 'Más información',
  'developers.learnMoreAbout': 'Más información sobre {topic}',
  'developers.card.documentation.title': 'Documentación',
  'developers.card.documentation.text':
    'Primeros pasos, autenticación y cada endpoint con código para copiar y un formulario para probarlo.',
  'developers.card.sdk.title': 'SDK y bibliotecas',
  'developers.card.sdk.text': 'Paquetes para JavaScript y TypeScript, Python y Go.',
  'developers.card.cli.title': 'Herramientas CLI',
  'developers.card.cli.text': 'Saldos, comisiones y transacciones desde una terminal.',
  'developers.card.portal.title': 'Portal para desarrolladores',
  'developers.card.portal.text': 'Crea, rota y elimina claves de API. Requiere una cuenta.',
  'developers.quickStart': 'Inicio rápido',
  'developers.quickStart.text':
    'Lee el saldo de una dirección con una clave de API del portal para desarrolladores. Nuestras pruebas ejecutan este archivo y comparan su respuesta con la cadena.',
  'developers.quickStart.next': 'La documentación explica cada paso y enumera todos los endpoints.',
  'developers.quickStart.websites': 'Conecta tu sitio web a la billetera',
  'developers.key': 'Claves de API',
  'developers.key.text':
    'Inicia sesión, ponle nombre a una clave, elige sus ámbitos y envía tu primera solicitud.',
  'developers.key.get': 'Obtener clave de API',
} as const;
