export const sdkTexts = {
  'sdk.meta.title': 'SDK y bibliotecas · Everything Wallet',
  'sdk.meta.description':
    'Paquetes para JavaScript y TypeScript, Python y Go: instalación y un ejemplo en cada lenguaje.',
  'sdk.title': 'SDK y bibliotecas',
  'sdk.lead':
    'La API REST en tres lenguajes, con tipos, errores con códigos y reintentos que nunca envían una transacción dos veces.',
  'sdk.packages': 'Paquetes',
  'sdk.packages.text':
    'Este sitio sirve los paquetes, creados a partir de las mismas fuentes que la API. Aún no están en los registros públicos: hasta que esta página lo diga, ningún paquete con estos nombres que haya ahí es nuestro.',
  'sdk.package.plannedName': 'Nombre previsto, aún sin publicar',
  'sdk.package.javascript.title': 'JavaScript / TypeScript',
  'sdk.package.javascript.text': 'Para Node.js y navegadores, con tipos.',
  'sdk.package.python.title': 'Python',
  'sdk.package.python.text': 'Para scripts y servicios, con tipos y compatibilidad con asyncio.',
  'sdk.package.go.title': 'Go',
  'sdk.package.go.text': 'Para servicios escritos en Go.',
  'sdk.samples': 'La misma solicitud en cada lenguaje',
  'sdk.samples.text':
    'Lee el saldo de una dirección en Sepolia. Toma la clave de la misma variable de entorno que la línea de comandos.',
  'sdk.shared': 'Características comunes',
  'sdk.shared.errors':
    'Una respuesta de problema se convierte en un error con el código, el estado y el ID de solicitud de la API; el catálogo de errores explica cada código.',
  'sdk.shared.retries':
    'Los fallos temporales se reintentan después de la espera que pide la respuesta. Puedes enviar una transacción de nuevo sin riesgo: los mismos bytes son la misma transacción.',
  'sdk.shared.amounts':
    'Las cantidades siguen siendo cadenas decimales, para que no se pierda ningún dígito.',
  'sdk.shared.key': 'La clave solo va al despliegue que indicas, y nunca a un registro.',
} as const;
