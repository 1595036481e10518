export const accessTexts = {
  'settings.delete': 'Eliminar cuenta',
  'settings.changeEmail': 'Cambiar correo',
  'settings.password': 'Cambiar contraseña',
  'settings.sessions': 'Cerrar todas las sesiones',
  'access.currentPassword': 'Contraseña actual',
  'access.newPassword': 'Nueva contraseña',
  'access.working': 'Un momento…',
  'access.password.title': 'Cambia tu contraseña',
  'access.password.text':
    'Aquí tu sesión sigue iniciada. En todos los demás dispositivos se cierra la sesión y se necesita la nueva contraseña.',
  'access.password.done': 'Tu contraseña se cambió. Se cerró la sesión en los demás dispositivos.',
  'access.password.othersLeft':
    'Tu contraseña se cambió, pero puede que en otros dispositivos la sesión siga iniciada. Usa “Cerrar todas las sesiones” para asegurarte.',
  'access.email.title': 'Cambia tu dirección de correo',
  'access.email.text':
    'Tu dirección es {email}. Enviamos un enlace a la nueva: cuando lo abras, tu dirección cambia e inicias sesión con la nueva. Hasta entonces no cambia nada. También avisamos a la dirección anterior, que puede deshacer el cambio.',
  'access.email.new': 'Nuevo correo',
  'access.email.same': 'Esta ya es tu dirección',
  'access.email.submit': 'Enviar el enlace',
  'access.email.sent':
    'Si {email} se puede usar, le hemos enviado un enlace. Tu dirección cambia cuando abras el enlace. Revisa también la carpeta de spam.',
  'access.sessions.title': '¿Cerrar todas las sesiones?',
  'access.sessions.text':
    'Esto cierra tu sesión aquí y en todos los demás dispositivos. Inicia sesión de nuevo con tu contraseña. Las sesiones anteriores ya no pueden enviar ni cambiar nada. Las claves de API siguen funcionando: elimínalas en el portal para desarrolladores.',
  'access.sessions.done': 'Se cerraron todas tus sesiones.',
  'access.sessions.failed': 'No se pudieron cerrar todas tus sesiones. Inténtalo de nuevo.',
  'access.delete.title': '¿Eliminar tu cuenta?',
  'access.delete.goes':
    'Esto elimina tu inicio de sesión, perfil, direcciones, contactos, tokens, historial y claves de API, el registro de las solicitudes de API de tus programas y la huella digital de tu frase de recuperación. No puedes deshacerlo.',
  'access.delete.stays':
    'Las monedas y las transacciones permanecen en sus redes, donde todos pueden verlas. Tu frase de recuperación sigue funcionando en cualquier otra billetera: asegúrate de que la has anotado, porque los archivos de copia de seguridad solo funcionan en esta cuenta y después no podremos ayudarte. Una billetera guardada en este dispositivo se queda, cifrada: aún puedes abrirla y quitarla en la página de inicio de sesión con su contraseña del dispositivo o su llave de acceso. Una transferencia que ya esté pendiente continúa.',
  'access.delete.email': 'Tu correo, para confirmar',
  'access.delete.emailMismatch': 'Escribe la dirección de correo de esta cuenta',
  'access.delete.submit': 'Eliminar cuenta',
  'access.delete.deleting': 'Eliminando…',
  'access.delete.failed':
    'No se pudo eliminar la cuenta. Inténtalo de nuevo: la eliminación continúa donde se detuvo.',
  'access.delete.unclear':
    'El servidor no respondió, así que no está claro si tu cuenta se eliminó. Intenta iniciar sesión: si no puedes, se eliminó. De lo contrario, inténtalo de nuevo.',
  'access.delete.notImplemented': 'La eliminación de cuentas aún no está implementada',
  'access.deleted.title': 'Tu cuenta está eliminada',
  'access.deleted.text': 'Se eliminó tu inicio de sesión, junto con lo que guardábamos sobre ti:',
  'access.deleted.plain': 'Se eliminaron tu inicio de sesión y todo lo que guardábamos sobre ti.',
  'access.deleted.addresses':
    '{count, plural, one {# dirección} many {# de direcciones} other {# direcciones}}',
  'access.deleted.transactions':
    '{count, plural, one {# transacción} many {# de transacciones} other {# transacciones}} en tu historial',
  'access.deleted.contacts': '{count, plural, one {# contacto} many {# de contactos} other {# contactos}}',
  'access.deleted.tokens': '{count, plural, one {# token} many {# de tokens} other {# tokens}}',
  'access.deleted.apiKeys':
    '{count, plural, one {# clave de API} many {# de claves de API} other {# claves de API}}',
  'access.deleted.apiRequests':
    '{count, plural, one {# registro} many {# de registros} other {# registros}} de solicitudes de API',
  'access.deleted.other':
    '{count, plural, one {# registro más} many {# de registros más} other {# registros más}}, como tu perfil y contadores',
  'access.deleted.coins':
    'Tus monedas no se ven afectadas. Tu frase de recuperación funciona en cualquier otra billetera. Puedes registrarte de nuevo con el mismo correo.',
  'access.deleted.wallet':
    'La billetera guardada en este dispositivo se queda, cifrada: puede ser la única copia de tus claves. La página de inicio de sesión puede abrirla con su contraseña del dispositivo o su llave de acceso, mostrar su frase de recuperación y quitarla.',
} as const;
