export const connectionTexts = {
  'connections.meta.title': 'A qué se conecta esta aplicación · Everything Wallet',
  'connections.meta.description': 'Todos los hosts que Everything Wallet contacta, qué conocen y por qué.',
  'connections.title': 'A qué se conecta esta aplicación',
  'connections.lead':
    'Todos los hosts, qué conocen y por qué la aplicación los contacta. Ninguno de ellos recibe tu frase de recuperación ni tus claves.',
  'connections.learns': 'Qué conoce',
  'connections.why': 'Por qué',
  'connections.page.title': 'Tu navegador',
  'connections.page.text':
    'Una página de este sitio solo puede contactar estos hosts: su política de seguridad de contenido los nombra, y tu navegador bloquea todos los demás. Cada host ve la dirección IP de tu navegador, como cualquier host. No hay rastreadores, ni fuentes o scripts de terceros, ni publicidad.',
  'connections.appCheck.title': 'Tu navegador, si App Check está activado',
  'connections.appCheck.text':
    'El operador de este servicio puede hacer que Google distinga los navegadores de los bots. Solo entonces la aplicación contacta estos hosts, y solo entonces la política los nombra.',
  'connections.functions.title': 'Nuestros servidores',
  'connections.functions.text':
    'Nuestros servidores contactan estos hosts. Los hosts ven la dirección IP de un servidor, no la tuya, y tampoco tu nombre ni tu correo. El operador de este servicio puede usar otros nodos de red distintos de estos.',
  'connections.person.title': 'Enlaces que puedes abrir',
  'connections.person.text':
    'La aplicación no carga nada de estos hosts. Tu navegador los contacta cuando abres un enlace, y no revela de qué página vienes.',
  'connections.host.site': 'Este sitio',
  'connections.site.learns':
    'Qué páginas abres y cuándo; mientras la billetera está abierta, también que pide precios, pero nunca de qué monedas.',
  'connections.site.why':
    'Sirve la aplicación, los precios de las monedas y la API REST. Lo aloja Google Firebase.',
  'connections.host.functions': 'Nuestras funciones',
  'connections.functions.learns':
    'Quién ha iniciado sesión, las direcciones y los tokens que consultas, las transacciones que has firmado y lo que preguntas en el chat de soporte.',
  'connections.functions.why':
    'Para leer saldos, comisiones y precios de tokens, transmitir transacciones firmadas y responder en el chat.',
  'connections.host.signIn': 'Inicio de sesión',
  'connections.signIn.learns': 'Tu dirección de correo y, cuando inicias sesión, tu contraseña.',
  'connections.signIn.why':
    'Google Firebase Authentication guarda las cuentas y las contraseñas, y envía los correos de la cuenta.',
  'connections.host.session': 'Sesión',
  'connections.session.learns': 'Que tu sesión sigue iniciada.',
  'connections.session.why': 'Para renovar tu sesión cada hora.',
  'connections.host.database': 'Base de datos',
  'connections.database.learns':
    'Tus datos guardados: direcciones, contactos, tokens, el registro de tus transacciones y los nombres de las claves de API.',
  'connections.database.why':
    'Los guarda Google Firestore, para que estén disponibles en todos tus dispositivos.',
  'connections.host.recaptcha': 'reCAPTCHA',
  'connections.recaptcha.learns': 'Lo que reCAPTCHA observa sobre tu navegador y cómo lo usas.',
  'connections.recaptcha.why': 'Para distinguir los navegadores de los bots que abusan del servicio.',
  'connections.host.appCheck': 'App Check',
  'connections.appCheck.learns': 'La respuesta de reCAPTCHA.',
  'connections.appCheck.why': 'Para cambiarla por un token que comprueban nuestras funciones.',
  'connections.host.cloud': 'Google Cloud',
  'connections.cloud.learns': 'Lo mismo que arriba: nuestras funciones y su base de datos se ejecutan ahí.',
  'connections.cloud.why': 'Para leer y escribir registros, y para comprobar quién ha iniciado sesión.',
  'connections.host.nodes': 'Nodos de red',
  'connections.nodes.learns':
    'Qué direcciones y transacciones consultas, y qué direcciones van juntas: la billetera consulta todas sus cuentas a la vez, así que un nodo puede deducir que probablemente son de una misma persona, incluidas las de solo lectura. También conoce las transacciones que has firmado, que entonces son públicas.',
  'connections.nodes.why':
    'Para leer las redes y para enviar. La aplicación consulta varios nodos, para no depender de uno solo.',
  'connections.host.transfers': 'Listas de transferencias',
  'connections.transfers.learns':
    'Qué direcciones consultas, y por tanto cuáles son probablemente de una misma persona, si hay una lista así activada.',
  'connections.transfers.why':
    'Enumeran las transferencias entrantes, que un nodo por sí solo encuentra despacio.',
  'connections.host.nftFiles': 'Archivos de NFT',
  'connections.nftFiles.learns':
    'De qué NFT se solicita la descripción o la imagen, nunca quién la solicita: nuestras funciones la solicitan y la guardan en caché para todos. Además de estos hosts, cualquier host público que nombre el contrato de una colección.',
  'connections.nftFiles.why': 'Para mostrar los nombres y las imágenes de los NFT.',
  'connections.host.prices': 'Precios',
  'connections.prices.learns':
    'Los nombres de todas las monedas que tienen un precio aquí y los contratos de los tokens que tiene cualquier usuario, todos juntos: nunca de quién son ni cuántos son.',
  'connections.prices.why': 'Para mostrar cuánto valen las monedas.',
  'connections.host.push': 'Servicios push de los navegadores',
  'connections.push.learns':
    'Que tu navegador recibe una notificación y cuándo, si activas las notificaciones con la billetera cerrada. El contenido va cifrado. El servicio es del fabricante de tu navegador, y tu navegador se conecta a él por su cuenta. Además de estos hosts, cualquier host público que nombre tu navegador.',
  'connections.push.why': 'Para avisarte cuando la billetera está cerrada.',
  'connections.host.chat': 'Chat de soporte',
  'connections.chat.learns':
    'Lo que escribes en el chat de soporte, si hay configurado un proveedor de modelos de lenguaje.',
  'connections.chat.why':
    'Para responder. De forma predeterminada no hay ningún proveedor configurado, y nuestros propios servidores responden a partir de la ayuda.',
  'connections.host.explorers': 'Exploradores de bloques',
  'connections.explorers.learns': 'Qué transacción o dirección ves, y la dirección IP de tu navegador.',
  'connections.explorers.why': 'Para ver una transacción en un sitio independiente.',
  'connections.host.social': 'Nuestras redes sociales',
  'connections.social.learns': 'Que las visitaste.',
  'connections.social.why': 'Para seguir nuestras novedades.',
  'connections.none': 'Ninguno de forma predeterminada',
} as const;
