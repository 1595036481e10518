export const accountTexts = {
  'accounts.title': 'Cuentas',
  'accounts.label': 'Cuenta {number}',
  'accounts.primary': 'Principal',
  'accounts.watchOnly': 'Solo lectura',
  'accounts.watchOnlyHint':
    'La billetera no tiene ninguna clave para esta dirección: no puedes enviar desde ella, y no se ofrece para recibir.',
  'accounts.foreign': 'Sin clave en este dispositivo',
  'accounts.foreignHint':
    'La billetera de este dispositivo no tiene ninguna clave para esta dirección. No recibas nada ahí.',
  'accounts.setPrimary': 'Hacer principal',
  'accounts.setPrimaryNamed': 'Hacer principal: {account}',
  'accounts.deleteNamed': 'Eliminar {account}',
  'accounts.copyAddressNamed': 'Copiar la dirección de {account}',
  'accounts.intro':
    'Envías desde la cuenta principal. Las cuentas con clave se derivan de tu frase de recuperación.',
  'accounts.empty': 'Aún no hay cuentas',
  'accounts.emptyText':
    'Sin una cuenta no puedes enviar ni recibir. Tu frase de recuperación restaura tus cuentas.',
  'accounts.unverified': 'Termina antes de configurar tu billetera',
  'accounts.unverifiedText': 'Las cuentas se derivan de tu frase de recuperación, que aún no has confirmado.',
  'accounts.unverifiedAction': 'Seguir configurando',
  'accounts.new': 'Nueva cuenta',
  'accounts.find': 'Buscar cuentas',
  'accounts.new.kind': 'Tipo de cuenta',
  'accounts.new.fromPhrase': 'De mi frase',
  'accounts.new.watchOnly': 'Solo lectura',
  'accounts.new.fromPhraseText':
    'Agrega la siguiente cuenta de tu frase de recuperación, {path}. Las mismas palabras la restauran.',
  'accounts.new.watchOnlyText':
    'Agrega una dirección para observarla. La billetera no tiene ninguna clave para ella: no puedes enviar desde ella, y no se ofrece para recibir.',
  'accounts.new.phraseHelp':
    'Tu frase se usa en este navegador para encontrar la siguiente dirección y nunca se envía a nuestros servidores.',
  'accounts.new.address': 'Dirección',
  'accounts.new.addressPlaceholder': '0x...',
  'accounts.new.submit': 'Crear cuenta',
  'accounts.new.creating': 'Creando…',
  'accounts.deleteTitle': '¿Eliminar {account}?',
  'accounts.deleteText':
    'La dirección se quita de tu lista; sus monedas no se ven afectadas. “Nueva cuenta” la restaura a partir de tu frase.',
  'accounts.deleteWatchOnlyText':
    'La dirección se quita de tu lista. Puedes agregarla de nuevo en cualquier momento.',
  'accounts.deleteLastTitle': '¿Eliminar tu única cuenta?',
  'accounts.deleteLastText':
    'La billetera se queda entonces sin dirección: no puedes enviar ni recibir hasta que escribas de nuevo tu frase de recuperación. Sin la frase pierdes el acceso a tus monedas. Las monedas en sí no se ven afectadas.',
  'accounts.deleteCostBasisText':
    'Si más adelante exportas una base de costo, las transferencias a esta cuenta cuentan como enviadas a otros, salvo que la propia cuenta haya enviado algo.',
  'accounts.created': 'Cuenta creada correctamente',
  'accounts.primaryUpdated': 'Cuenta principal actualizada',
  'accounts.deleted': 'Cuenta eliminada',
  'accounts.error.nameTooLong': 'Usa como máximo 50 caracteres para el nombre',
  'accounts.error.load': 'No se pudieron cargar las cuentas',
  'accounts.error.create': 'No se pudo crear la cuenta',
  'accounts.error.setPrimary': 'No se pudo establecer la cuenta principal',
  'accounts.error.delete': 'No se pudo eliminar la cuenta',
  'accounts.error.deletePrimary':
    'No se puede eliminar la cuenta principal. Establece antes otra cuenta como principal.',
  'accounts.error.exists': 'Esta dirección ya está en tus cuentas',
  'accounts.error.watched':
    'La siguiente dirección de tu frase ya está en tu lista como de solo lectura. Elimínala antes y luego agrégala de nuevo desde tu frase.',
  'accounts.balanceUnknown': 'Saldo desconocido',
} as const;
