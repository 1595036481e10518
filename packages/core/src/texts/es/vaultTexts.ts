export const vaultTexts = {
  'vault.error.password':
    'Esta contraseña no desbloquea la billetera de este dispositivo. Compruébala e inténtalo de nuevo.',
  'vault.error.passkey':
    'Esta llave de acceso no desbloquea la billetera de este dispositivo. Desbloquéala con tu contraseña y configura de nuevo la llave de acceso.',
  'vault.error.passkeyRefused':
    'La llave de acceso no se usó: se canceló, se agotó el tiempo o ya no está en este dispositivo. Usa tu contraseña. Si la llave de acceso se eliminó, desactiva y vuelve a activar el desbloqueo biométrico en los ajustes.',
  'vault.error.passkeyAlone':
    'La llave de acceso no desbloqueó la billetera: se canceló, se agotó el tiempo o ya no está en este dispositivo. Inténtalo de nuevo o usa tu frase de recuperación. Si la llave de acceso se eliminó, quita esta billetera en los ajustes con tu frase y vuelve a guardarla.',
  'vault.error.passkeyNotMade':
    'No se creó ninguna llave de acceso: se canceló, se agotó el tiempo o este dispositivo no las admite. No ha cambiado nada. Inténtalo de nuevo o usa tu contraseña.',
  'vault.error.passkeyThere':
    'La llave de acceso de esta billetera sigue en este dispositivo, así que no se creó otra. Úsala, o desactiva antes el desbloqueo biométrico.',
  'vault.error.passkeyNoPrf':
    'Las llaves de acceso de este dispositivo no pueden proteger una clave (no admiten PRF), así que no pueden desbloquear la billetera. No ha cambiado nada; usa tu contraseña.',
  'vault.error.damaged':
    'La billetera guardada en este dispositivo está dañada o fue modificada, así que no se puede usar. Tu frase de recuperación o un archivo de copia de seguridad la restauran.',
  'vault.error.foreign':
    'Esto pertenece a otra cuenta de Everything Wallet. Inicia sesión con esa cuenta, o usa tu propia frase o tu propio archivo de copia de seguridad.',
  'vault.error.newer':
    'Esto se creó con una versión más reciente de Everything Wallet. Recarga la página para obtener esa versión e inténtalo de nuevo.',
  'vault.error.file':
    'Esto no es una copia de seguridad de la billetera, o el archivo está incompleto o fue modificado. Elige el archivo exactamente como se guardó.',
  'vault.error.storage':
    'Este navegador no pudo guardar la billetera: su almacenamiento está bloqueado o lleno. Permite el almacenamiento para este sitio o libera espacio e inténtalo de nuevo. Tu frase de recuperación sigue funcionando.',
  'vault.error.changed':
    'La billetera de este dispositivo se cambió en otra pestaña, y ese cambio se mantiene. Desbloquéala e inténtalo de nuevo.',
  'vault.error.exists':
    'Este dispositivo ya guarda una billetera, que no se modifica. Desbloquéala para usarla. Para guardar otra en su lugar, quítala antes en los ajustes.',
  'vault.error.none':
    'Ya no hay ninguna billetera en este dispositivo. Usa tu frase de recuperación, o activa de nuevo la billetera en los ajustes.',
  'vault.error.locked': 'La billetera de este dispositivo está bloqueada. Desbloquéala e inténtalo de nuevo.',
  'vault.error.wait':
    'Demasiadas contraseñas incorrectas. Espera hasta que pase el tiempo mostrado e inténtalo de nuevo.',
  'vault.error.failed':
    'La billetera de este dispositivo no respondió. Inténtalo de nuevo, o usa tu frase de recuperación.',
  'vault.error.memory':
    'Este dispositivo no tiene suficiente memoria libre para comprobar la contraseña, así que este intento no cuenta. Cierra otras pestañas y programas e inténtalo de nuevo.',
  'vault.error.otherWords':
    'La billetera no pudo confirmar que estas son sus palabras, así que no se quitó: sus propias palabras pueden ser las únicas que dan acceso a tus monedas. Usa su contraseña del dispositivo.',
  'vault.error.otherPhrase':
    'Esta copia de seguridad es de una frase de recuperación diferente. Elige la copia de seguridad de esta billetera.',
} as const;
