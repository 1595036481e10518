export const emailTexts = {
  'email.loading': 'Leyendo tu enlace…',
  'email.continue': 'Continuar',
  'email.toSignIn': 'Ir a iniciar sesión',
  'email.working': 'Un momento…',
  'email.phraseNote':
    'Con una contraseña nueva inicias sesión en tu cuenta. No cambia tu frase de recuperación, que es la única que controla tus monedas y no se puede restablecer.',
  'email.verifyEmail.title': 'Confirma tu dirección de correo',
  'email.verifyEmail.text': '¿Es tuya {email}? Confirma solo si te registraste tú con ella.',
  'email.verifyEmail.submit': 'Confirmar esta dirección',
  'email.verifyEmail.done': 'Tu dirección está confirmada',
  'email.verifyEmail.doneText':
    'Si olvidas tu contraseña, puedes establecer una nueva a través de {email}. Solo tu frase de recuperación controla tus monedas.',
  'email.resetPassword.title': 'Establece una nueva contraseña',
  'email.resetPassword.text': 'Para la cuenta de {email}.',
  'email.resetPassword.newPassword': 'Nueva contraseña',
  'email.resetPassword.submit': 'Cambiar contraseña',
  'email.resetPassword.done': 'Tu contraseña se cambió',
  'email.resetPassword.doneText':
    'Todas las sesiones de {email} se cerraron. Inicia sesión con la nueva contraseña.',
  'email.resetPassword.check':
    'Si no creaste tú esta billetera, o si otra persona conocía tu contraseña, comprueba tu frase de recuperación en los ajustes antes de recibir monedas: debe ser la que anotaste.',
  'email.recoverEmail.title': 'Restaura tu dirección de correo',
  'email.recoverEmail.text': 'Tu cuenta vuelve a {email}.',
  'email.recoverEmail.textBoth': 'Tu cuenta vuelve de {other} a {email}.',
  'email.recoverEmail.submit': 'Restaurar esta dirección',
  'email.recoverEmail.done': 'Tu dirección se restauró',
  'email.recoverEmail.doneText':
    'Vuelves a iniciar sesión con {email}. Si no la cambiaste tú, alguien conoce tu contraseña: establece una nueva ahora.',
  'email.recoverEmail.reset': 'Cambiar contraseña',
  'email.verifyAndChangeEmail.title': 'Cambia tu dirección de correo',
  'email.verifyAndChangeEmail.text': 'Tu cuenta usará {email}.',
  'email.verifyAndChangeEmail.textBoth': 'Tu cuenta pasa de {other} a {email}.',
  'email.verifyAndChangeEmail.submit': 'Cambiar la dirección',
  'email.verifyAndChangeEmail.done': 'Tu dirección se cambió',
  'email.verifyAndChangeEmail.doneText':
    'A partir de ahora inicias sesión con {email}. Se cerró tu sesión en todas partes: inicia sesión de nuevo.',
  'email.confirmedAlready': 'Tu dirección ya está confirmada',
  'email.confirmedAlreadyText': 'No queda nada por hacer.',
  'email.malformed': 'Este enlace está incompleto',
  'email.malformedText':
    'Ábrelo de nuevo desde el correo, o cópialo entero en la barra de direcciones. Por tu seguridad, la página quita el código de la barra de direcciones en cuanto lo lee, así que no puedes recargar esta página.',
  'email.unsupported': 'Nosotros no enviamos enlaces como este',
  'email.unsupportedText':
    'Esta billetera no tiene enlaces para iniciar sesión. Cierra esta página y no escribas tu contraseña ni tu frase de recuperación en ningún lugar al que te haya llevado ese enlace.',
  'email.invalid': 'Este enlace ya no funciona',
  'email.invalid.verifyEmail':
    'Ya se usó, o se envió uno más reciente. Si acabas de confirmar tu dirección, ya está todo hecho. Si no, envía un nuevo enlace desde los ajustes de tu billetera.',
  'email.invalid.resetPassword':
    'Ya se usó, o se envió uno más reciente. Si acabas de establecer una nueva contraseña, inicia sesión con ella. Si no, solicita un nuevo enlace.',
  'email.invalid.recoverEmail':
    'Ya se usó, o no es uno de los nuestros. Si otra persona ha cambiado tu dirección, escribe a {support} desde esta.',
  'email.invalid.verifyAndChangeEmail':
    'Ya se usó, o no es uno de los nuestros. Si acabas de cambiar tu dirección, inicia sesión con la nueva.',
  'email.expired': 'Este enlace ha caducado',
  'email.expired.verifyEmail': 'Envía uno nuevo desde los ajustes de tu billetera.',
  'email.expired.resetPassword': 'Solicita uno nuevo: no ha cambiado nada.',
  'email.expired.recoverEmail': 'Escribe a {support} desde esta dirección y te ayudaremos.',
  'email.expired.verifyAndChangeEmail':
    'No ha cambiado nada: sigues iniciando sesión con tu dirección anterior.',
  'email.disabled': 'Esta cuenta está deshabilitada',
  'email.disabledText':
    'Nadie puede iniciar sesión en ella. Tus monedas no se ven afectadas: tu frase de recuperación también funciona en otras billeteras. Escribe a {support}.',
  'email.taken': 'Otra cuenta ya usa esta dirección',
  'email.takenText': 'No se cambió nada. Inicia sesión con tu dirección anterior, o escribe a {support}.',
  'email.weakPassword': 'Elige una contraseña más larga o menos común',
  'email.tooMany': 'Demasiadas solicitudes. Inténtalo de nuevo en unos minutos.',
  'email.newLink': 'Enviar nuevo enlace',
  'email.openSettings': 'Abrir los ajustes',
  'email.forgot.title': '¿Olvidaste tu contraseña?',
  'email.forgot.text': 'Te enviamos un correo con un enlace para establecer una nueva contraseña.',
  'email.forgot.submit': 'Enviar el enlace',
  'email.forgot.again': 'Enviarlo de nuevo',
  'email.forgot.sent': 'Revisa tu correo',
  'email.forgot.sentText':
    'Si {email} tiene una cuenta aquí, hemos enviado un enlace para establecer una nueva contraseña. Puede tardar unos minutos; revisa también la carpeta de spam.',
  'email.forgot.wait': 'Puedes solicitar otro en {seconds} segundos.',
} as const;
