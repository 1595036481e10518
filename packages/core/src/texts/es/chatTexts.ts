export const chatTexts = {
  'chat.greeting': '¡Hola! Soy tu asistente de soporte de Everything Wallet. ¿En qué puedo ayudarte hoy?',
  'chat.title': 'Chat de soporte',
  'chat.open': 'Abrir el chat de soporte',
  'chat.opening': 'Abriendo el chat de soporte…',
  'chat.close': 'Cerrar el chat de soporte',
  'chat.conversation': 'Conversación',
  'chat.you': 'Tú',
  'chat.assistant': 'Asistente de soporte',
  'chat.field': 'Tu mensaje',
  'chat.placeholder': 'Haz una pregunta…',
  'chat.safety':
    'Nunca escribas aquí tu frase de recuperación ni una clave privada. Nadie de Everything Wallet las pide jamás.',
  'chat.charactersLeft':
    '{count, plural, one {Queda # carácter} many {Quedan # de caracteres} other {Quedan # caracteres}}',
  'chat.send': 'Enviar',
  'chat.stop': 'Detener',
  'chat.pending': 'Esperando la respuesta…',
  'chat.copy': 'Copiar esta respuesta',
  'chat.cut': 'Se perdió la conexión: esta respuesta está incompleta.',
  'chat.stopped': 'Detuviste esta respuesta.',
  'chat.unanswered': 'Este mensaje no recibió respuesta.',
  'chat.error.send': 'No se pudo enviar el mensaje',
  'chat.error.response': 'No se pudo obtener una respuesta',
  'chat.error.noBody': 'La respuesta no tiene cuerpo',
  'chat.error.phrase':
    'Tu mensaje no se envió: contiene una frase de recuperación. Cualquiera que tenga la frase puede llevarse tus monedas, y el soporte nunca la necesita. Elimínala antes de enviar.',
  'chat.error.privateKey':
    'Tu mensaje no se envió: contiene lo que puede ser una clave privada o una frase de recuperación en hexadecimal. Cualquiera que la tenga puede llevarse tus monedas, y el soporte nunca la necesita. Para preguntar por una transacción, escribe la palabra transacción antes de su hash.',
  'chat.error.apiKey':
    'Tu mensaje no se envió: contiene una clave de API. Cualquiera que tenga la clave puede usarla, y el soporte nunca la necesita. Elimínala antes de enviar; basta con el código del error, como key_unknown.',
  'chat.error.load': 'No se pudo abrir el chat de soporte. Comprueba tu conexión e inténtalo de nuevo.',
} as const;
