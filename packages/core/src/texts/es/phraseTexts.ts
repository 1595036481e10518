export const phraseTexts = {
  'phrase.title': 'Tu frase de recuperación',
  'phrase.subtitle': 'Anota estas 12 palabras en orden y guárdalas donde solo tú puedas encontrarlas.',
  'phrase.loading': 'Generando tu frase de recuperación…',
  'phrase.show': 'Mostrar palabras',
  'phrase.hide': 'Ocultar palabras',
  'phrase.copy': 'Copiar frase',
  'phrase.copied': '¡Copiada!',
  'phrase.hiddenWord': 'Palabra oculta',
  'phrase.continue': 'Ya guardé mi frase: ir a la cuenta',
  'phrase.finishing': 'Terminando la configuración…',
  'phrase.import': 'Ya tengo una frase',
  'phrase.why': '¿Para qué sirven estas palabras?',
  'phrase.why.text':
    'Son tu billetera: restauran tus cuentas en cualquier dispositivo, y también en otras billeteras. Doce palabras al azar no se pueden adivinar, y no hay otra copia. Escríbelas ahora en papel. Más adelante, los primeros pasos en tu inicio comprueban que puedes leerlas.',
  'phrase.warning.title': 'Cualquiera que tenga estas palabras puede llevarse tus monedas',
  'phrase.warning.text':
    'Nosotros nunca las vemos y no podemos restaurarlas. El soporte nunca te las pedirá. Si sales de esta página antes de continuar, o la abres en otra pestaña, se crea una frase nueva, y solo la más reciente es válida.',
  'phrase.complete': 'Configuración completa. ¡Te damos la bienvenida!',
  'phrase.fallback': 'Usando la billetera de reserva',
  'phrase.error.word': 'La palabra {place} no está en la lista de palabras: “{word}”',
  'phrase.error.wordSuggested':
    'La palabra {place} no está en la lista de palabras: “{word}”. ¿Querías decir “{suggestion}”?',
  'phrase.error.count': 'Una frase de recuperación tiene 12, 15, 18, 21 o 24 palabras; esta tiene {count}',
  'phrase.error.checksum':
    'Estas palabras son válidas, pero no forman una frase válida. Una es incorrecta o hay dos intercambiadas.',
  'phrase.error.store': 'No se pudo guardar la frase de recuperación. Inténtalo de nuevo.',
  'phrase.error.generate': 'No se pudo generar la frase de recuperación. Inténtalo de nuevo.',
  'phrase.error.none': 'No hay ninguna frase disponible. Ya generaste una.',
  'phrase.error.verification': 'No se pudo actualizar la verificación. Inténtalo de nuevo.',
  'phrase.error.complete': 'No se pudo completar la configuración. Inténtalo de nuevo.',
  'phrase.lost.title': 'Esta billetera se configuró en otra pestaña',
  'phrase.lost.text':
    'Las palabras que se muestran aquí no son la frase de esta billetera. No las uses, y táchalas si las anotaste. Solo las palabras de la otra pestaña abren tu billetera.',
  'phrase.lost.importedText':
    'Tu billetera se configuró en otra pestaña con una frase diferente de la que escribiste aquí. Conserva tus palabras: sus monedas no se ven afectadas. Para usarlas aquí, regístrate con otra dirección de correo.',
  'phrase.sessionOver.title': 'Tu sesión ha terminado',
  'phrase.sessionOver.text':
    'Tus palabras aún se muestran aquí, pero tu billetera todavía no está configurada. Inicia sesión de nuevo en una pestaña nueva con la misma cuenta, luego vuelve a esta página y continúa. Si la cierras, esta configuración se pierde y estas palabras no quedan vinculadas a tu cuenta.',
  'phrase.sessionOver.signIn': 'Iniciar sesión en una pestaña nueva',
  'phrase.lost.continue': 'Ir a mi billetera',
  'phrase.verify.title': 'Verificar la frase de recuperación',
  'phrase.verify.text':
    'Escribe en orden las palabras que anotaste, para comprobar que corresponden a esta billetera.',
  'phrase.verify.help':
    'Tu navegador convierte la frase en una huella digital; las palabras nunca se envían a nuestros servidores.',
  'phrase.verify.submit': 'Verificar frase',
  'phrase.verify.verifying': 'Verificando…',
  'phrase.verify.success': '¡Frase de recuperación verificada!',
  'phrase.verify.success.title': 'Verificación correcta',
  'phrase.verify.success.text':
    'Estas son las palabras de esta billetera. Guárdalas donde solo tú puedas encontrarlas.',
  'phrase.verify.mismatch.title': 'Verificación fallida',
  'phrase.verify.mismatch.text': 'La frase que escribiste no coincide. Compruébala e inténtalo de nuevo.',
  'phrase.verify.error.empty': 'Escribe tu frase de recuperación',
  'phrase.verify.error.failed': 'No se pudo verificar la frase',
  'phrase.verify.error.mismatch': 'La frase de recuperación no coincide',
  'phrase.verify.error.unexpected': 'Se produjo un error durante la verificación',
} as const;
