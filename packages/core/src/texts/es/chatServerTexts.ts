export const chatServerTexts = {
  'server.chat.method': 'Llama al chat de soporte con POST.',
  'server.chat.credential':
    'El chat de soporte necesita la clave pública de esta aplicación, o un usuario con la sesión iniciada.',
  'server.chat.contentType': 'La solicitud debe ser JSON (content-type: application/json).',
  'server.chat.tooLarge': 'La conversación es demasiado larga: empieza una nueva.',
  'server.chat.phrase':
    'Tu mensaje no se reenvió: contiene una frase de recuperación. Cualquiera que tenga la frase puede llevarse tus monedas, y el soporte nunca la necesita.',
  'server.chat.privateKey':
    'Tu mensaje no se reenvió: contiene lo que puede ser una clave privada. Cualquiera que tenga la clave puede llevarse tus monedas, y el soporte nunca la necesita. Para preguntar por una transacción, escribe la palabra transacción antes de su hash.',
  'server.chat.apiKey':
    'Tu mensaje no se reenvió: contiene una clave de API. Elimina esa clave en el portal para desarrolladores si alguien más pudo haberla visto, y pregunta de nuevo sin ella.',
  'server.chat.unavailable': 'El asistente no está disponible ahora mismo. Inténtalo de nuevo en un minuto.',
  'server.chat.tooSlow': 'El asistente tardó demasiado en responder. Inténtalo de nuevo.',
  'server.chat.greeting':
    '¡Hola! Pregúntame sobre tu billetera: la frase de recuperación, enviar y recibir, comisiones, redes o tokens. Respondo a partir de las páginas de ayuda.',
  'server.chat.thanks': 'De nada. ¿Hay algo más que quieras saber?',
  'server.chat.advice':
    'No doy consejos sobre qué comprar, vender o conservar, ni pronósticos: nadie sabe cuánto valdrá una moneda. Desconfía de quien diga saberlo. Puedo explicarte cómo funciona la billetera.',
  'server.chat.crime':
    'No ayudo con nada que infrinja la ley o haga daño a otros. Puedo explicarte cómo funciona la billetera y cómo proteger tus propias monedas.',
  'server.chat.distress':
    'Lamento que estés pasando por esto. Si estás en peligro o piensas en quitarte la vida, llama ahora al número de emergencias de tu país o a alguien de confianza: el dinero perdido nunca vale una vida, y hay personas que ayudan. Cuando estés a salvo, escribe al soporte sobre las monedas.',
  'server.chat.see': 'Consulta: {page}',
  'server.chat.unsure':
    'No estoy seguro de lo que quieres decir. ¿Es una de estas preguntas? Responde con su número, o pregunta con otras palabras.',
  'server.chat.guess': 'No estoy seguro, pero puede que te refieras a esto.',
  'server.chat.others':
    'Si no, ¿es una de estas preguntas? Responde con su número, o pregunta con otras palabras.',
  'server.chat.unknown':
    'No sé la respuesta. Solo puedo responder preguntas sobre Everything Wallet, a partir de sus páginas de ayuda: por ejemplo, sobre la frase de recuperación, los envíos, las comisiones, las redes o los tokens.',
  'server.chat.write': 'Para cualquier otra cosa, escríbenos: {email}. Respondemos en un plazo de 24 horas.',
  'server.chat.vague':
    'Escribe un poco más, para que responda a la pregunta correcta: ¿qué hiciste, en qué pantalla y qué ves? Por ejemplo: una transferencia pendiente, monedas que no han llegado, una frase o contraseña perdida, una comisión o algo que firmaste.',
  'server.chat.cut': 'La respuesta se cortó. Pregunta de nuevo.',
} as const;
