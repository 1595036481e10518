export const aboutTexts = {
  'about.meta.title': 'Acerca de · Everything Wallet',
  'about.meta.description':
    'Por qué existe Everything Wallet, quién la crea y las reglas que guían sus decisiones.',
  'about.title': 'Acerca de Everything Wallet',
  'about.lead':
    'Una billetera que te muestra lo que ocurrirá antes de firmar y que deja las claves en tus manos.',
  'about.mission': 'Nuestra misión',
  'about.mission.text':
    'Tener tus propias monedas no debería significar confiar tus claves a una empresa, y tampoco debería hacer falta ser experto. Creamos una billetera que cualquiera puede abrir en un navegador, que muestra el costo completo antes de que ocurra nada y que no puede mover una moneda sin las palabras que solo tú tienes.',
  'about.team': 'El equipo',
  'about.team.text':
    'Las personas que escriben la billetera también la prueban y responden en el soporte. Las decisiones se anotan con sus motivos, junto al código al que afectan, para que otros puedan comprobarlas y objetar.',
  'about.values': 'Nuestros valores',
  'about.values.custody.title': 'Tus claves siguen siendo tuyas',
  'about.values.custody.text':
    'La frase de recuperación se crea y se usa en tu navegador. No podríamos mover tus monedas aunque quisiéramos.',
  'about.values.truth.title': 'Decir la verdad',
  'about.values.truth.text':
    'Una demo se marca como demo. Las cifras desconocidas se muestran como desconocidas, nunca como cero. Los planes se llaman planes.',
  'about.values.cost.title': 'Mostrar primero el costo',
  'about.values.cost.text': 'Antes de enviar, ves el costo máximo. La billetera nunca firma por más que eso.',
  'about.values.everyone.title': 'Hecha para todos',
  'about.values.everyone.text':
    'Cada pantalla funciona en teléfonos pequeños y pantallas grandes, en modo claro y oscuro, con teclado y con lector de pantalla.',
  'about.verify': 'Verifica la versión',
  'about.verify.text':
    'Este sitio publica el SHA-256 de cada uno de sus archivos y el commit de su código fuente. Extrae ese commit, instala sus dependencias y ejecuta este comando: vuelve a compilar el sitio y compara cada archivo que el sitio te sirve. No puede mostrar qué sirve el sitio a otras personas ni qué se ejecuta en nuestros servidores.',
  'about.verify.list': 'SHA-256 de cada archivo',
  'about.closing': '¿Preguntas sobre cómo funciona?',
  'about.closing.text':
    'La página de funciones enumera lo que hace la billetera, y el soporte responde el resto.',
  'about.closing.features': 'Ver las funciones',
  'about.closing.support': 'Preguntar al soporte',
} as const;
