export const legalTexts = {
  'legal.updated': 'Última actualización: diciembre de 2024',
  'privacy.meta.title': 'Privacidad · Everything Wallet',
  'privacy.meta.description': 'Lo que Everything Wallet guarda y lo que nunca sale de tu navegador.',
  'privacy.title': 'Política de privacidad',
  'privacy.lead': 'Lo que guardamos, lo que nunca vemos y quién más conoce algo cuando usas la billetera.',
  'privacy.browser.title': 'Lo que nunca sale de tu navegador',
  'privacy.browser.text':
    'Tu frase de recuperación y las claves privadas derivadas de ella. Están en la memoria de la página abierta mientras ves o escribes las palabras, y nunca se envían. Tampoco se guardan, salvo que guardes la billetera en tu dispositivo: entonces solo están ahí, cifradas con su propia contraseña o con una llave de acceso. Para comprobar una frase, el navegador envía una huella digital de ella por una conexión cifrada.',
  'privacy.stored.title': 'Lo que guardamos',
  'privacy.stored.text':
    'Tu dirección de correo y un número de usuario; si tu configuración está terminada; las direcciones de tu billetera con los nombres que les das, y los contactos y tokens que agregas; y un registro de cada transacción que envías o recibes: cantidad, token, direcciones, red, comisión, estado y hora, y el sitio web que la solicitó, si lo hizo alguno. De la frase de recuperación guardamos una huella digital con clave que permite comprobar una frase, pero no revela las palabras. El servicio de inicio de sesión guarda tu contraseña de una forma que no podemos leer. Para proteger el chat de soporte contra el abuso, contamos las preguntas durante aproximadamente un día, con tu número de usuario y con una huella digital con clave de tu dirección IP. Mientras uses webhooks, el flujo de eventos o las notificaciones con la billetera cerrada, guardamos los eventos de tus cuentas, cada uno durante 30 días. Para estas notificaciones guardamos además la dirección y las claves del servicio push de tu navegador y las cuentas que elegiste, hasta que las desactives, cierres sesión o elimines tu cuenta, o hasta que el servicio push indique que la suscripción terminó.',
  'privacy.device.title': 'Lo que guarda tu navegador',
  'privacy.device.text':
    'Tu sesión, para que siga iniciada hasta que la cierres; el último estado de tu pantalla de inicio (dirección, saldo, tokens y transacciones recientes), para que lo veas de inmediato cuando vuelvas, hasta que cierres la sesión; las direcciones de tus cuentas con la hora del último movimiento en cada red, también hasta que cierres la sesión; la red que seleccionaste; tu apariencia y otros ajustes; los sitios web que conectaste, sus límites y sus últimas solicitudes; y, si lo activas, tu billetera, cifrada con la contraseña del dispositivo o la llave de acceso. El sitio no tiene publicidad, ni analítica, ni rastreadores.',
  'privacy.others.title': 'Quién más conoce algo',
  'privacy.others.text':
    'La billetera funciona con Google Firebase, que guarda para nosotros los datos mencionados arriba y ve la dirección IP de tu navegador, como cualquier host. Para leer saldos y comisiones, nuestros servidores consultan a operadores de nodos de red sobre tus direcciones. Ellos ven nuestros servidores y no a ti, pero también qué direcciones se consultan juntas y, por tanto, cuáles son probablemente de una misma persona. Solicitamos los precios por los nombres de las monedas y los contratos de los tokens, nunca con sus propietarios. Tus transacciones son públicas en su red, para todos y de forma permanente. Si activas las notificaciones con la billetera cerrada, las enviamos a través del servicio push del fabricante de tu navegador. Este sabe que tu navegador recibe una y cuándo. El contenido va cifrado, y el texto lo escribe tu navegador.',
  'privacy.others.link': 'Todos los hosts, qué conocen y por qué',
  'privacy.chat.title': 'Soporte',
  'privacy.chat.text':
    'Lo que escribes en el chat de soporte se envía a nuestros servidores para responderlo, y puede transmitirse con ese fin a un proveedor de modelos de lenguaje. Lo que escribes por correo llega a las personas que lo responden. Nunca escribas tu frase de recuperación a nadie, tampoco a nosotros.',
  'privacy.purpose.title': 'Para qué lo usamos',
  'privacy.purpose.text':
    'Para mostrarte tu billetera, enviar lo que has firmado, responder tus preguntas y proteger el servicio contra el abuso. No vendemos datos ni creamos perfiles de personas.',
  'privacy.rights.title': 'Tus opciones',
  'privacy.rights.text':
    'Puedes eliminar contactos, tokens y cuentas en la billetera en cualquier momento, y toda tu cuenta en los ajustes: eso elimina de inmediato todo lo que guardamos con tu número de usuario, y tu inicio de sesión. Conservamos los registros del servidor, que no contienen tu número de usuario, y las copias de seguridad durante 30 días. Un marcador que no revela tu número de usuario permanece aproximadamente una hora, para que no se guarde nada sobre ti después de la eliminación. Puedes preguntar qué datos tenemos sobre ti, pedir que se corrijan u oponerte a su uso. Nadie puede eliminar lo que está en una red pública.',
  'privacy.changes.title': 'Cambios',
  'privacy.changes.text':
    'Cuando esta política cambia, el nuevo texto y su fecha aparecen en esta página antes de que el cambio entre en vigor.',
  'privacy.contact.title': 'Contacto',
  'privacy.contact.text': 'El soporte responde a preguntas sobre privacidad en un plazo de 24 horas.',
  'terms.meta.title': 'Términos · Everything Wallet',
  'terms.meta.description':
    'Los términos de uso de Everything Wallet: autocustodia, comisiones, demos y responsabilidad en palabras sencillas.',
  'terms.title': 'Términos del servicio',
  'terms.lead': 'Lo que puedes esperar de la billetera y lo que ella espera de ti.',
  'terms.service.title': 'Qué es la billetera',
  'terms.service.text':
    'Everything Wallet es un software que usas en un navegador para crear claves, firmar transacciones y leer redes públicas. No es un banco, un exchange ni un custodio: nunca tenemos tus monedas en nuestro poder. Al crear una cuenta aceptas estos términos.',
  'terms.custody.title': 'Tu frase de recuperación',
  'terms.custody.text':
    'Tu frase de recuperación es el único acceso a tus monedas. Solo tú eres responsable de guardarla de forma segura y de mantenerla en secreto. Nosotros no la tenemos, no podemos restaurarla y no podemos mover, congelar ni devolver monedas.',
  'terms.account.title': 'Tu cuenta',
  'terms.account.text':
    'Usa una dirección de correo que sea tuya, elige una contraseña que no uses en ningún otro lugar y no la compartas. La cuenta es para una sola persona. Debes tener la edad suficiente para celebrar contratos donde vives.',
  'terms.transactions.title': 'Transacciones y comisiones',
  'terms.transactions.text':
    'No puedes deshacer una transacción que has firmado y enviado. Comprueba antes el destinatario, la cantidad y la red. Cada transferencia cuesta una comisión que fija y recibe la red; la billetera no agrega ninguna. Una transacción fallida también puede costar una comisión.',
  'terms.demos.title': 'Demos y redes de prueba',
  'terms.demos.text':
    'Las pantallas marcadas como demo, como los canjes, el staking, los préstamos y las compras de NFT en redes que no los admiten, muestran cómo funciona algo en otros lugares. Ahí no se compra, vende, pone en staking ni presta nada. Las monedas de redes de prueba no tienen valor.',
  'terms.information.title': 'Precios y otra información',
  'terms.information.text':
    'Los precios, saldos y comisiones provienen de terceros y pueden llegar tarde, ser incorrectos o faltar. Nada en la billetera ni en este sitio es asesoramiento de inversión, fiscal o legal.',
  'terms.use.title': 'Uso responsable',
  'terms.use.text':
    'No uses la billetera para infringir la ley, engañar a otros o dañar el servicio, por ejemplo sobrecargándolo o intentando acceder a los datos de otras personas. Podemos bloquear una cuenta que lo haga. Sus monedas siguen disponibles a través de su frase de recuperación, en cualquier otra billetera.',
  'terms.liability.title': 'Disponibilidad y responsabilidad',
  'terms.liability.text':
    'La billetera se ofrece “tal cual” y puede no estar disponible o tener fallos. En la medida en que la ley lo permita, no somos responsables de monedas perdidas por una frase perdida o revelada, una transacción equivocada, un fallo de una red o un dispositivo que otros controlan. Tus derechos legales como consumidor se mantienen.',
  'terms.changes.title': 'Cambios y finalización',
  'terms.changes.text':
    'Cuando estos términos cambian, el nuevo texto y su fecha aparecen en esta página antes de que el cambio entre en vigor. Puedes dejar de usar la billetera en cualquier momento; tus monedas siguen siendo tuyas.',
  'terms.contact.title': 'Contacto',
  'terms.contact.text': 'El soporte responde a preguntas sobre estos términos en un plazo de 24 horas.',
} as const;
