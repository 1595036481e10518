export const exportTexts = {
  'settings.data': 'Tus datos',
  'settings.connections': 'A qué se conecta esta aplicación',
  'settings.sites': 'Sitios web conectados',
  'settings.signOpen': 'Firmar un mensaje',
  'export.title': 'Exportar datos',
  'export.text':
    'El archivo se crea en este dispositivo y lo guarda tu navegador. Nadie más lo recibe. Cualquiera que lo tenga conoce tus direcciones y tus transacciones.',
  'export.what': 'Datos',
  'export.kind.filteredHistory': 'La lista actual, con sus filtros',
  'export.kind.history': 'Historial de transacciones',
  'export.kind.costBasis': 'Base de costo por año y activo (FIFO)',
  'export.kind.movements': 'Base de costo, todas las líneas',
  'export.kind.contacts': 'Contactos',
  'export.kind.accounts': 'Cuentas (direcciones, sin claves)',
  'export.kind.tokens': 'Tokens que agregaste',
  'export.format': 'Formato',
  'export.format.csv': 'CSV, para hojas de cálculo',
  'export.format.json': 'JSON, para programas',
  'export.costBasisText':
    'Primero en entrar, primero en salir, por cada activo y cuenta, en dólares estadounidenses y años UTC; las redes de prueba no se incluyen. Los valores desconocidos se marcan, nunca se adivinan: comprueba las columnas is_complete y note. Esto no es asesoramiento fiscal.',
  'export.deletedAccountsText':
    'Una cuenta que eliminaste de tu lista, y que nunca envió nada, cuenta como de otra persona: lo que moviste a ella cuenta como enviado a otros. Agrégala de nuevo en Cuentas antes de exportar.',
  'export.download': 'Descargar',
  'export.reading': 'Cargando todo…',
  'export.done':
    '{count, plural, one {# fila escrita} many {# de filas escritas} other {# filas escritas}} en {file}',
  'export.error.read':
    'No se pudieron cargar algunos registros, así que no se creó ningún archivo. Comprueba tu conexión e inténtalo de nuevo.',
  'export.error.unreadable':
    '{count, plural, one {# registro es ilegible} many {# de registros son ilegibles} other {# registros son ilegibles}}. No se creó ningún archivo, porque estaría incompleto. Contacta con soporte.',
  'contacts.import': 'Importar',
  'contacts.import.title': 'Importar contactos',
  'contacts.import.text':
    'Elige un archivo CSV cuya primera línea nombre sus columnas: name y address, y opcionalmente network y notes. Puedes revisar los contactos antes de que se guarde nada.',
  'contacts.import.choose': 'Elegir un archivo',
  'contacts.import.reading': 'Leyendo y comparando…',
  'contacts.import.error.large':
    'Este archivo es demasiado grande: puedes importar como máximo 10\u00a0MB y 10\u00a0000 líneas a la vez.',
  'contacts.import.error.unread': 'No se pudo leer el archivo. Elígelo de nuevo.',
  'contacts.import.error.columns':
    'La primera línea debe nombrar las columnas: name y address, y opcionalmente network y notes.',
  'contacts.import.error.empty': 'Este archivo no contiene contactos.',
  'contacts.import.error.known':
    'No se pudieron cargar todos tus contactos, cuentas o transferencias anteriores, así que el archivo no se comparó con ellos y no puedes importarlo. Inténtalo de nuevo más tarde.',
  'contacts.import.new':
    '{count, plural, one {# contacto nuevo} many {# de contactos nuevos} other {# contactos nuevos}}',
  'contacts.import.duplicates':
    '{count, plural, one {# que ya tienes} many {# que ya tienes} other {# que ya tienes}}',
  'contacts.import.clashes':
    '{count, plural, one {# cuyo nombre se usa para otra dirección} many {# cuyos nombres se usan para otras direcciones} other {# cuyos nombres se usan para otras direcciones}}',
  'contacts.import.stopped': '{count, plural, one {# bloqueado} many {# bloqueados} other {# bloqueados}}',
  'contacts.import.invalid':
    '{count, plural, one {# línea no válida} many {# de líneas no válidas} other {# líneas no válidas}}',
  'contacts.import.withDuplicates': 'Importar también los contactos que ya tengo',
  'contacts.import.withClashes': 'Importar también los contactos cuyo nombre se usa para otra dirección',
  'contacts.import.clashText':
    'Algunos nombres pertenecen a otra dirección, o parecen iguales. El autor de este archivo puede querer que pagues a la dirección equivocada: pregunta antes a la persona. Estas líneas se omiten salvo que las incluyas.',
  'contacts.import.stoppedText':
    'Algunas direcciones empiezan y terminan como una que conoces, o como otra de este archivo. Los ladrones crean direcciones así. No se importan: agrega manualmente aquellas de las que tengas la certeza, para compararlas dígito por dígito.',
  'contacts.import.line': 'Línea {line}',
  'contacts.import.noNetwork': 'No se indica ninguna red, así que {network}',
  'contacts.import.isNameTaken': 'El nombre es, o parece, {name}, que tiene otra dirección',
  'contacts.import.isNameOfLine': 'El nombre es, o parece, el de la línea {line}, que tiene otra dirección',
  'contacts.import.isDuplicate': 'Ya tienes esta dirección: {name}, {network}',
  'contacts.import.isDuplicateInFile': 'La misma dirección y red que en la línea {line}',
  'contacts.import.isElsewhere': 'Nuevo. También tienes esta dirección como: {name}, {network}',
  'contacts.import.isNew': 'Nuevo',
  'contacts.import.isLike': 'Empieza y termina como {name}',
  'contacts.import.isLikeLine': 'Empieza y termina como la dirección de la línea {line}',
  'contacts.import.isLikeAtOneEnd': 'Nuevo. Empieza o termina como {name}: compara cada dígito',
  'contacts.import.problem.network': 'Esta billetera no conoce esta red',
  'contacts.import.problem.cells': 'Hay más celdas que columnas: pon entre comillas un nombre con una coma',
  'contacts.import.problem.quotes': 'Falta cerrar unas comillas',
  'contacts.import.more': 'Mostrar {count} más',
  'contacts.import.submit':
    '{count, plural, =0 {Importar} one {Importar # contacto} many {Importar # de contactos} other {Importar # contactos}}',
  'contacts.import.progress': '{done} de {total} importados…',
  'contacts.import.done':
    '{count, plural, one {# contacto importado} many {# de contactos importados} other {# contactos importados}}',
  'contacts.import.error.write':
    'Se importaron {done} de {total} contactos. Inténtalo de nuevo: ningún contacto se importa dos veces.',
} as const;
