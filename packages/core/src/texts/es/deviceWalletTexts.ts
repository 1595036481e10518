export const deviceWalletTexts = {
  'device.title': 'Billetera en este dispositivo',
  'device.text':
    'Envía con una contraseña en lugar de tu frase de recuperación. La frase se guarda en este dispositivo, cifrada, y nunca se envía a ningún lugar. No sustituye las palabras que anotaste.',
  'device.checking': 'Comprobando si tu billetera está en este dispositivo…',
  'device.state.off': 'Desactivada',
  'device.state.locked': 'Bloqueada',
  'device.state.unlocked': 'Desbloqueada',
  'device.state.unusable': 'Inutilizable',
  'device.lockedByPasskey': 'Guardada en este dispositivo y bloqueada. Desbloquéala con tu llave de acceso.',
  'device.turnOn': 'Activar',
  'device.setUpAgain': 'Configurar de nuevo',
  'device.unlock': 'Desbloquear',
  'device.lock': 'Bloquear',
  'device.lockWallet': 'Bloquear billetera',
  'device.unlockWallet': 'Desbloquear billetera',
  'device.remove': 'Quitar',
  'device.changePassword': 'Cambiar contraseña',
  'device.showPhrase': 'Mostrar frase',
  'device.saveBackup': 'Guardar copia de seguridad',
  'device.loadBackup': 'Cargar copia de seguridad',
  'device.idle': 'Autobloqueo tras',
  'device.idleMinutes': '{minutes, plural, one {1 minuto} many {# de minutos} other {# minutos}}',
  'device.hideOnLock': 'Ocultar los saldos al bloquearse',
  'device.password': 'Contraseña del dispositivo',
  'device.newPassword': 'Nueva contraseña del dispositivo',
  'device.repeatPassword': 'Repite la contraseña',
  'device.passwordHelp':
    'Al menos 8 caracteres, difícil de adivinar y diferente de la contraseña de tu cuenta. Nadie puede restablecerla, pero tu frase de recuperación restaura la billetera.',
  'device.wait': 'Demasiadas contraseñas incorrectas. Inténtalo de nuevo en {time}.',
  'device.error.passwordShort': 'Usa al menos 8 caracteres',
  'device.error.passwordWeak':
    'Demasiado fácil de adivinar: usa varias palabras, o más caracteres de distintos tipos',
  'device.error.passwordOfAccount':
    'Esta es la contraseña de tu cuenta. Elige una diferente para este dispositivo.',
  'device.error.passwordUnchecked':
    'No se pudo comprobar la contraseña. Comprueba tu conexión e inténtalo de nuevo.',
  'device.strength.strong': 'Segura: llevaría {time} adivinarla.',
  'device.strength.weak': 'Débil: llevaría {time} adivinarla.',
  'device.strength.moment': 'menos de un minuto',
  'device.strength.minutes':
    'aproximadamente {count, plural, one {# minuto} many {# de minutos} other {# minutos}}',
  'device.strength.hours': 'aproximadamente {count, plural, one {# hora} many {# de horas} other {# horas}}',
  'device.strength.days': 'aproximadamente {count, plural, one {# día} many {# de días} other {# días}}',
  'device.strength.years': 'aproximadamente {count, plural, one {# año} many {# de años} other {# años}}',
  'device.strength.centuries': 'siglos',
  'device.error.passwordMissing': 'Escribe la contraseña del dispositivo',
  'device.error.passwordMismatch': 'Las contraseñas no coinciden',
  'device.error.fileMissing': 'Elige un archivo de copia de seguridad',
  'device.error.fileLarge':
    'Este archivo es demasiado grande para ser una copia de seguridad. Elige el archivo exactamente como se guardó.',
  'device.error.noAccount':
    'Tu billetera aún no tiene una cuenta principal. Abre la billetera una vez y luego activa esto.',
  'device.turnOn.title': 'Guarda tu billetera en este dispositivo',
  'device.turnOn.phraseHelp':
    'Escríbela una vez más para cifrarla en este dispositivo. Nunca se envía a nuestros servidores.',
  'device.turnOn.submit': 'Guardar en este dispositivo',
  'device.created': 'Tu billetera está guardada en este dispositivo y desbloqueada',
  'device.createdLocked':
    'Tu billetera está guardada en este dispositivo, pero bloqueada. Desbloquéala con la contraseña del dispositivo.',
  'device.notStored.title': 'Tu billetera está configurada, pero no guardada en este dispositivo',
  'device.notStored.text':
    'Tus palabras aún se muestran aquí: asegúrate de que las has anotado. Luego inténtalo de nuevo, o continúa sin guardarla; puedes activar esto más tarde en los ajustes.',
  'device.notStored.again': 'Intentar guardarla de nuevo',
  'device.notStored.continue': 'Continuar sin guardar',
  'device.opened': 'Billetera desbloqueada',
  'device.unlock.title': 'Desbloquea la billetera de este dispositivo',
  'device.unlock.text': 'El desbloqueo funciona sin conexión.',
  'device.change.title': 'Cambiar la contraseña del dispositivo',
  'device.change.text': 'Las copias de seguridad guardadas antes conservan su contraseña anterior.',
  'device.change.passkeyText':
    'Tu dispositivo te pide la llave de acceso una vez más, en lugar de la contraseña que has olvidado. Las copias de seguridad guardadas antes conservan su contraseña anterior.',
  'device.change.forgotten': '¿La olvidaste? Usa la llave de acceso',
  'device.changed': 'Contraseña del dispositivo cambiada',
  'device.setPassword': 'Crear una contraseña del dispositivo',
  'device.setPassword.text':
    'Tu dispositivo te pide la llave de acceso. Después, tanto la llave de acceso como la contraseña desbloquean esta billetera.',
  'device.passwordSet': 'Contraseña del dispositivo creada',
  'device.passkey.needsWallet':
    'Activa antes la billetera en este dispositivo. Después podrás desbloquearla con una llave de acceso (huella dactilar, rostro o PIN).',
  'device.passkey.needsUnlocked': 'Desbloquea la billetera de este dispositivo para cambiar esto.',
  'device.passkey.needsPassword':
    'Crea una contraseña del dispositivo antes de desactivar esto: sin ella, solo la llave de acceso desbloquea la billetera de este dispositivo.',
  'device.passkey.insecure':
    'No disponible: esta página no usa una conexión segura (https). Usa la contraseña del dispositivo.',
  'device.passkey.ipAddress':
    'No disponible: las llaves de acceso necesitan un nombre en la barra de direcciones, como localhost, y esta es una dirección IP. Usa la contraseña del dispositivo.',
  'device.passkey.noWebAuthn':
    'No disponible: este navegador no admite llaves de acceso (WebAuthn). Usa la contraseña del dispositivo.',
  'device.passkey.noPrf':
    'No disponible: las llaves de acceso de este navegador no pueden proteger una clave (no admiten PRF). Usa la contraseña del dispositivo.',
  'device.passkey.noAuthenticator':
    'No disponible: este dispositivo no tiene huella dactilar, rostro ni PIN que este navegador pueda usar. Usa la contraseña del dispositivo.',
  'device.passkey.use': 'Usar llave de acceso',
  'device.passkeyAlone':
    'Solo tu llave de acceso la desbloquea. Con una contraseña del dispositivo también puedes mostrar la frase aquí y guardar una copia de seguridad.',
  'device.passkey.add.title': 'Desbloquear con una llave de acceso',
  'device.passkey.add.text':
    'Tu dispositivo te pide la huella dactilar, el rostro o el PIN y crea una llave de acceso. Su respuesta nunca sale de este dispositivo. La contraseña del dispositivo sigue funcionando.',
  'device.passkey.add.submit': 'Crear llave de acceso',
  'device.passkey.added': 'Ya puedes desbloquear esta billetera con una llave de acceso',
  'device.passkey.remove.title': '¿Dejar de desbloquear con la llave de acceso?',
  'device.passkey.remove.text':
    'Después, solo la contraseña del dispositivo desbloquea la billetera de este dispositivo. La llave de acceso permanece en los ajustes de tu dispositivo, pero no desbloquea nada.',
  'device.passkey.remove.submit': 'Desactivar',
  'device.passkey.removed': 'Esta llave de acceso ya no desbloquea la billetera',
  'device.phrase.title': 'Tu frase de recuperación',
  'device.phrase.text':
    'Comprueba que nadie esté mirando: cualquiera que lea o fotografíe estas palabras puede llevarse tus monedas. Se muestran durante un minuto.',
  'device.phrase.submit': 'Continuar',
  'device.phrase.left': 'Se oculta en {seconds}\u00a0s',
  'device.phrase.over': 'Pasó un minuto. Escribe tu contraseña de nuevo para ver las palabras.',
  'device.remove.title': '¿Quitar la billetera de este dispositivo?',
  'device.remove.text':
    'Después, solo podrás restaurarla con sus palabras o con un archivo de copia de seguridad. Estas palabras pueden diferir de las palabras de tu cuenta: si no tienes la certeza, cancela y elige antes “Mostrar frase”.',
  'device.remove.storedText':
    'Después, solo sus palabras dan acceso a sus monedas; un archivo de copia de seguridad no funcionará. Si no las has anotado, cancela y elige antes “Mostrar frase”.',
  'device.remove.uselessText':
    'Ninguna contraseña desbloquea ya esta billetera guardada, así que no tienes que escribir ninguna. Tu frase de recuperación o un archivo de copia de seguridad la restauran; tus monedas y tu cuenta no se ven afectadas.',
  'device.remove.storedUselessText':
    'Ninguna contraseña desbloquea ya esta billetera guardada, así que no tienes que escribir ninguna. Su frase de recuperación da acceso a sus monedas en cualquier billetera.',
  'device.remove.changedText':
    'Esta billetera guardada ya no se puede desbloquear. Solo sus palabras o un archivo de copia de seguridad la restauran; tus monedas y tu cuenta no se ven afectadas.',
  'device.remove.storedChangedText':
    'Esta billetera guardada ya no se puede desbloquear. Solo sus palabras dan acceso a sus monedas, en cualquier billetera.',
  'device.remove.byPassword': 'Usar la contraseña del dispositivo',
  'device.remove.byPhrase': 'Usar la frase de recuperación',
  'device.remove.phraseHelp': 'Las palabras de esta billetera. Solo se comparan en este dispositivo.',
  'device.remove.accountPhraseHelp': 'Solo se compara con tu cuenta, en este dispositivo.',
  'device.removed': 'La billetera se quitó de este dispositivo',
  'device.backup.title': 'Guardar una copia de seguridad',
  'device.backup.text':
    'El archivo se abre con la contraseña actual del dispositivo. Escríbela para confirmar que la conoces.',
  'device.backup.submit': 'Guardar archivo',
  'device.backup.forgotten': '¿La olvidaste? Establece una nueva con la llave de acceso',
  'device.backup.saved':
    'Tu navegador recibió el archivo de copia de seguridad: comprueba tus descargas. Solo funciona en esta cuenta, con la contraseña actual del dispositivo. Las palabras que anotaste siguen siendo tu copia de seguridad más importante.',
  'device.restore.title': 'Cargar una copia de seguridad',
  'device.restore.text':
    'Escribe la contraseña con la que se guardó el archivo. El archivo reemplaza la billetera de este dispositivo una vez abierto; una billetera con otras palabras se queda hasta que la quites.',
  'device.restore.choose': 'Elegir archivo',
  'device.restore.chosen': 'Seleccionado: {name}',
  'device.restore.submit': 'Cargar',
  'device.stored.all':
    'Hay una billetera guardada en este dispositivo. Inicia sesión con su cuenta para usarla. Si ya no puedes iniciar sesión, su contraseña del dispositivo o su llave de acceso aún muestra su frase de recuperación.',
  'device.stored.others':
    'Este dispositivo también guarda una billetera de otra cuenta, o de una cuenta que se eliminó.',
  'device.stored.own':
    'Este dispositivo ya guarda una billetera de esta cuenta, y tus monedas pueden estar en ella. Consulta antes su frase de recuperación y luego elige “Ya tengo una frase” para continuar con ella.',
  'device.stored.open': 'Verla',
  'device.stored.title': 'Billeteras en este dispositivo',
  'device.stored.text':
    'Sus contraseñas del dispositivo o sus llaves de acceso las desbloquean, aunque la cuenta ya no exista. Tu frase de recuperación da acceso a tus monedas en cualquier billetera: anótala antes de quitar nada.',
  'device.stored.gone': 'Esta billetera ya no está en este dispositivo.',
  'device.signs': 'Firma la billetera de este dispositivo. No necesitas tu frase.',
  'device.passkeySigns':
    'Tu llave de acceso desbloquea la billetera de este dispositivo. No necesitas tu frase.',
  'device.derives': 'La billetera de este dispositivo agrega la cuenta. No necesitas tu frase.',
  'device.secretUnseen': 'Desplázate antes hasta el campo de tu contraseña o frase de recuperación.',
  'device.passwordSends': 'Escríbela para desbloquear y continuar.',
  'device.usePhrase': 'Usar la frase de recuperación',
  'device.useDevice': 'Usar la billetera de este dispositivo',
  'device.offer': 'Guardar también la billetera en este dispositivo',
  'device.offerText':
    'Así puedes enviar con una contraseña en lugar de estas palabras. Se guardan aquí, cifradas, y nunca se envían. También puedes hacerlo más tarde en los ajustes.',
  'device.offer.passkeyText':
    'Así puedes enviar con tu huella dactilar, tu rostro o tu PIN en lugar de estas palabras. Las palabras se guardan aquí, cifradas, y nunca se envían. También puedes hacerlo más tarde en los ajustes.',
  'device.offer.passkey':
    'Cuando continúes, tu dispositivo te pedirá la huella dactilar, el rostro o el PIN y creará una llave de acceso. Si pierdes este dispositivo, solo las palabras que anotaste restauran tu billetera.',
  'device.offer.usePassword': 'Usar una contraseña',
  'device.offer.usePasskey': 'Usar una llave de acceso',
} as const;
