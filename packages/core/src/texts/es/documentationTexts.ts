export const documentationTexts = {
  'documentation.meta.title': 'Documentación · Everything Wallet',
  'documentation.meta.description':
    'La API REST de Everything Wallet: primeros pasos, autenticación bearer, cada endpoint con código para copiar y un formulario para probarlo, errores y límites.',
  'documentation.title': 'Documentación',
  'documentation.lead':
    'La API REST para saldos, comisiones y transacciones en nueve redes, incluidas redes de prueba, desde la primera solicitud hasta el último código de error.',
  'documentation.start': 'Primeros pasos',
  'documentation.start.account': 'Crea una cuenta en la billetera o inicia sesión en la tuya.',
  'documentation.start.key':
    'Crea una clave de API en el portal para desarrolladores. Para tus primeras solicitudes, elige una clave de red de prueba: las monedas de redes de prueba no tienen valor.',
  'documentation.start.keep':
    'Guarda la clave donde los programas puedan leerla y las personas no, como la variable de entorno EW_API_KEY.',
  'documentation.start.call': 'Envía la solicitud de abajo y lee la respuesta.',
  'documentation.start.createAccount': 'Crear una cuenta',
  'documentation.start.portal': 'Abrir el portal para desarrolladores',
  'documentation.authentication': 'Autenticación',
  'documentation.authentication.text':
    'Envía una clave de API como token bearer en la cabecera de cada solicitud:',
  'documentation.authentication.kinds':
    'Las claves que empiezan por ew_live_ funcionan en todas las redes; las que empiezan por ew_test_ solo funcionan en redes de prueba.',
  'documentation.authentication.scopes':
    'Una clave tiene ámbitos: read para saldos, comisiones y transacciones, broadcast para enviar transacciones firmadas, webhooks para gestionar webhooks. Da a cada programa solo los ámbitos que necesita.',
  'documentation.authentication.rotation':
    'Cuando rotas una clave en el portal para desarrolladores, obtienes una nueva y la anterior funciona otras 24 horas, para que nada se detenga entretanto.',
  'documentation.authentication.secret':
    'Guarda tu clave en un servidor, no en una página web ni en una aplicación que otros instalan. Una clave no puede mover monedas, porque las transacciones se firman antes de enviarse. Pero consume tus límites y, con el ámbito “Lectura” o “Webhooks”, revela las direcciones, transferencias y aprobaciones de tus cuentas.',
  'documentation.example': 'Ejemplo',
  'documentation.example.text':
    'Lee el saldo de una dirección en Sepolia. Toma la clave de EW_API_KEY, así que defínela primero; el ejemplo contiene todo lo demás.',
  'documentation.endpoints': 'API REST',
  'documentation.endpoints.text': 'Todos los endpoints. Cada línea enlaza con su referencia.',
  'documentation.endpoints.amounts':
    'Las cantidades son cadenas decimales, en moneda y en wei, porque los números de coma flotante pierden dígitos.',
  'documentation.endpoints.networks':
    'Nombra una red por su rpcName, su id, su nombre o su ID de cadena, en mayúsculas o minúsculas.',
  'documentation.endpoints.idempotent':
    'Puedes enviar la misma transacción firmada de nuevo sin riesgo: sigue siendo una sola transacción y recibe la misma respuesta.',
  'documentation.endpoints.download': 'Descargar el documento OpenAPI',
  'documentation.reference': 'Referencia de la API',
  'documentation.reference.text':
    'Generada a partir del documento OpenAPI de la API. Aquí puedes probar cada llamada, en este despliegue.',
  'documentation.reads.websites': 'Cómo se conecta tu sitio web a la billetera',
  'documentation.reads': 'Lecturas para sitios conectados',
  'documentation.reads.text':
    'Un sitio que se conecta a la billetera puede leer una red aquí, sin clave: JSON-RPC 2.0, desde cualquier origen, por el ID de cadena decimal de la red. No forma parte del documento OpenAPI, porque las bibliotecas de Ethereum ya lo hablan.',
  'documentation.reads.methods':
    'Métodos que leen, como eth_call, eth_getLogs (1000 bloques como máximo) y eth_getTransactionReceipt. El envío, los filtros y las suscripciones se deniegan con 4200.',
  'documentation.reads.limits':
    'Como máximo 20 llamadas por lote y 1\u00a0MB para una solicitud y sus respuestas. Un sitio puede usar 60 unidades en 10 segundos y 20\u00a0000 al día por cada dirección IP: la mayoría de las llamadas cuesta 1, eth_call 2 y eth_getLogs 5. Por encima de eso, la respuesta es -32005 con data.retryAfter en segundos.',
  'documentation.reads.nodes':
    'Responde un solo nodo, y un revert conserva sus datos. Lo que firmas en la billetera no depende de estas lecturas.',
  'documentation.errors': 'Errores',
  'documentation.errors.text':
    'Una solicitud fallida devuelve detalles del problema (RFC 9457): un código estable para programas, una frase para personas, una solución, un ID de solicitud para el soporte y la dirección de la página que explica el código.',
  'documentation.errors.all': 'Ver todos los códigos de error',
  'documentation.limits': 'Límites',
  'documentation.limits.text':
    'Una clave puede hacer 300 solicitudes por minuto y 20\u00a0000 al día, y todas las claves de un usuario juntas, 600 por minuto y 40\u00a0000 al día. Hasta que confirmes tu dirección de correo, las claves usadas desde una misma dirección IP comparten 500 solicitudes al día. Una solicitud que causa muchas lecturas de red cuenta como varias: la referencia indica cuántas para cada endpoint. Por encima del límite, la API responde con el estado 429. Las solicitudes que se rechazan (400, 403, 429) o que fallan por nuestra parte (502, 503, y 504 si no se envió nada) no cuentan, aunque como máximo 300 fallos por minuto son gratuitos.',
  'documentation.limits.windows':
    'Los límites se reinician al inicio de cada minuto UTC y a medianoche UTC, así que una ráfaga durante un reinicio puede alcanzar el doble del límite. Un usuario puede tener como máximo 20 claves.',
  'documentation.limits.header': 'Cabecera',
  'documentation.limits.meaning': 'Significado',
  'documentation.limits.rateLimit':
    'Las solicitudes restantes de cada límite (r) y los segundos hasta que su ventana termine y empiece la siguiente (t). Antes de eso no se restablece nada.',
  'documentation.limits.policy':
    'Los límites: el número de solicitudes (q) en una ventana de tantos segundos (w). "minute" y "day" se aplican a la clave; "user-minute" y "user-day", a todas las claves de su propietario juntas.',
  'documentation.limits.retryAfter':
    'Con los estados 429, 502, 503 y 504, y mientras una transacción aún no se conoce: los segundos que hay que esperar antes de intentarlo de nuevo.',
  'documentation.networks': 'Redes',
  'documentation.networks.text':
    'Valores para el parámetro network, en mayúsculas o minúsculas. Las claves que empiezan por ew_test_ solo pueden usar las redes de prueba.',
  'documentation.networks.name': 'Red',
  'documentation.networks.value': 'Valor',
  'documentation.networks.id': 'ID',
  'documentation.networks.chainId': 'ID de cadena',
  'documentation.networks.currency': 'Moneda',
  'documentation.functions': 'Iniciar sesión con una cuenta en lugar de una clave',
  'documentation.functions.text':
    'También puedes llamar a las funciones que hay detrás de la propia billetera, con POST y un token de ID como token bearer. El script inicia sesión y lee un saldo; nuestras pruebas lo ejecutan y comparan su respuesta con la cadena. Para programas, la API REST es la mejor opción.',
  'documentation.functions.input': 'Entrada',
  'documentation.functions.output': 'Salida',
  'documentation.functions.getBalance': 'El saldo de una dirección en la moneda propia de la red.',
  'documentation.functions.getTokenPrices': 'Precios en dólares estadounidenses y su variación en 24 horas.',
  'documentation.functions.estimateGas':
    'El costo máximo de una transferencia o una llamada a contrato, y el siguiente nonce.',
  'documentation.functions.sendTransaction':
    'Comprueba y transmite una transacción firmada por una de tus cuentas, y la registra en tu historial.',
  'documentation.values': 'Valores de un despliegue',
  'documentation.values.name': 'Valor',
  'documentation.values.where': 'Origen',
  'documentation.values.apiKey': 'La clave de API web, que cada despliegue publica en',
  'documentation.values.authUrl': 'El servicio de inicio de sesión de Google',
  'documentation.values.functionsUrl': 'Las funciones; ese archivo también contiene el ID del proyecto',
} as const;
