export const importTexts = {
  'import.title': 'Importa tu billetera',
  'import.subtitle': 'Escribe o pega en orden las palabras de tu frase de recuperación.',
  'import.secrecy':
    'Las palabras se quedan en este navegador y nunca se envían. Nunca escribas una frase que te haya dado otra persona: puede llevarse todo lo que pongas ahí.',
  'import.back': 'Crear una frase nueva',
  'import.count': 'Número de palabras',
  'import.words': 'Palabras de tu frase de recuperación',
  'import.word': 'Palabra {place}',
  'import.completions': 'Palabras que coinciden',
  'import.pasteHelp':
    'Puedes pegar la frase completa en cualquier campo, con o sin números. Bastan las cuatro primeras letras de cada palabra.',
  'import.filled':
    '{count, plural, one {1 palabra completada} many {# de palabras completadas} other {# palabras completadas}}',
  'import.error.missing': 'Falta la palabra {place}',
  'import.error.tooMany':
    'Una frase de recuperación tiene como máximo 24 palabras; pegaste {count}. Pega solo las palabras de la frase.',
  'import.error.twoWays':
    'Estas palabras forman una frase válida tanto por filas como por columnas, así que el orden correcto no está claro. Pégalas en una sola línea en orden, o con sus números.',
  'import.findAccounts': 'Buscar mis cuentas',
  'import.accounts': 'Cuentas de tu frase',
  'import.accountsText':
    'La billetera encuentra las cuentas que se usaron en cualquiera de las nueve redes. Elige cuáles agregar.',
  'import.searching':
    'Buscando cuentas usadas… {count, plural, one {# dirección} many {# de direcciones} other {# direcciones}} hasta ahora',
  'import.waiting':
    'Demasiadas consultas. Continuará en un momento… {count, plural, one {# dirección} many {# de direcciones} other {# direcciones}} hasta ahora',
  'import.stop': 'Detener la búsqueda',
  'import.found':
    '{found, plural, one {Se usó 1 cuenta} many {Se usaron # de cuentas} other {Se usaron # cuentas}} entre las primeras {count} direcciones.',
  'import.noneFound':
    'Ninguna de las primeras {count} direcciones se usó. Si tu billetera tenía monedas, puede que usara una frase de contraseña (una palabra número 25) o una forma diferente de derivar cuentas. Ninguna de las dos se puede importar todavía.',
  'import.limit': 'La billetera comprueba como máximo {count} direcciones.',
  'import.unanswered':
    'Sin respuesta de {networks}, así que las cuentas usadas solo ahí aún no se han encontrado. Puedes buscar de nuevo ahora, o más tarde en Cuentas.',
  'import.foundSwitchedOff':
    'Usaste {networks}, que {count, plural, one {está desactivada} many {están desactivadas} other {están desactivadas}}. {count, plural, one {Actívala} many {Actívalas} other {Actívalas}} en los ajustes de red para ver tus activos ahí.',
  'import.searchAgain': 'Buscar de nuevo',
  'import.account': 'Cuenta en {path}',
  'import.first': 'La primera cuenta siempre se agrega y empieza como tu cuenta principal.',
  'import.transactions':
    '{count, plural, one {1 transacción enviada} many {# de transacciones enviadas} other {# transacciones enviadas}} en {network}',
  'import.token': 'Un token en {network}',
  'import.unused': 'Aún sin usar',
  'import.unknown': '{network}: desconocido',
  'import.listed': 'Ya está en tus cuentas',
  'import.watched':
    'Solo lectura: elimínala antes en Cuentas y luego busca cuentas de nuevo para agregarla con su clave.',
  'import.elsewhere':
    '¿Esta frase también está en otra billetera o en otra cuenta de Everything Wallet? Entonces ambas muestran y pueden enviar las mismas monedas. Los contactos y el historial guardados aquí no se comparten. No envíes desde ambas al mismo tiempo.',
  'import.back.words': 'Volver a las palabras',
  'import.finish': 'Configurar con esta frase',
  'import.error.accounts':
    'Tu billetera está configurada, pero {count, plural, one {1 cuenta no se agregó} many {# de cuentas no se agregaron} other {# cuentas no se agregaron}}. Tus monedas no se ven afectadas.',
  'import.tryAgain': 'Reintentar',
  'import.continueWithout': 'Continuar sin ellas',
  'import.find.title': 'Buscar cuentas usadas',
  'import.find.text': 'Busca en las nueve redes cuentas usadas de tu frase que no están en tu lista.',
  'import.find.add': 'Agregar cuentas',
  'import.find.added':
    '{count, plural, one {1 cuenta agregada} many {# de cuentas agregadas} other {# cuentas agregadas}}',
  'import.find.failed':
    '{count, plural, one {No se pudo agregar 1 cuenta} many {No se pudieron agregar # de cuentas} other {No se pudieron agregar # cuentas}}. Inténtalo de nuevo.',
  'import.find.mismatch':
    'Estas palabras son una frase válida, pero no la frase de esta billetera. No se hizo ninguna búsqueda.',
  'drill.label': 'Simulacro de recuperación',
  'drill.open': 'Empezar el simulacro',
  'drill.never': 'Nunca',
  'drill.due': 'Toca ahora',
  'drill.title': 'Simulacro de recuperación',
  'drill.text':
    'Imagina que este dispositivo ya no existe. Escribe las palabras que anotaste. Se comparan en este dispositivo; no se envía nada.',
  'drill.submit': 'Comprobar mis cuentas',
  'drill.passed': 'Tu frase restaura todas las cuentas recuperables',
  'drill.failed': 'Esta frase no restaura toda tu billetera',
  'drill.failedText':
    'Estas palabras son una frase válida, pero no la de estas cuentas. Encuentra las palabras correctas antes de necesitarlas. Si la billetera está guardada en este dispositivo, los ajustes pueden mostrar su frase.',
  'drill.restored': 'Restaurada, como {path}',
  'drill.otherPhrase': 'Esta frase no la restaura',
  'drill.watchOnly': 'No se restaura: es de solo lectura, su clave está en otro lugar',
  'drill.noAccounts': 'La billetera aún no tiene cuentas que comparar.',
  'drill.noted': 'Simulacro de recuperación completado. El próximo es dentro de 90 días.',
  'drill.notNoted': 'El simulacro salió bien, pero su fecha no se pudo guardar. Inténtalo de nuevo.',
  'drill.again': 'Escribir otra frase',
  'drill.reminder':
    '¿Las palabras que anotaste lo restaurarían todo? Un simulacro de recuperación lleva dos minutos y no se envía nada.',
  'drill.later': 'Más tarde',
  'device.ask':
    'Tu billetera no está en este dispositivo. Puedes verlo todo. Para enviar con una contraseña en lugar de tu frase, importa aquí la billetera.',
  'device.ask.phrase': 'Escribir frase',
  'device.ask.file': 'Cargar copia de seguridad',
  'device.ask.later': 'Ahora no',
} as const;
