export const connectWebsitesTexts = {
  'connectWebsites.meta.title': 'Conecta tu sitio web · Everything Wallet',
  'connectWebsites.meta.description':
    'Conecta un sitio web a Everything Wallet: instalación, ejemplos para viem, wagmi, ethers, web3.js y React, cabeceras, límites y códigos de error.',
  'connectWebsites.title': 'Conecta tu sitio web',
  'connectWebsites.lead':
    'Un proveedor EIP-1193 de menos de 5\u00a0kB, sin dependencias. La billetera se abre en su propia ventana: sin extensión, sin relay y sin clave de API.',
  'connectWebsites.install': 'Instalación',
  'connectWebsites.install.text':
    'Este sitio sirve el paquete. Aún no está en el registro público: hasta que esta página lo diga, ningún paquete con este nombre que haya ahí es nuestro.',
  'connectWebsites.install.plannedName': 'Nombre previsto, aún sin publicar',
  'connectWebsites.start': 'Primera conexión',
  'connectWebsites.start.text':
    'Una página sin paso de compilación puede cargar el script. Este usa la billetera desde la que se cargó.',
  'connectWebsites.start.click':
    'Envía la solicitud lo primero en el controlador del clic, antes de cualquier await: los navegadores solo abren una ventana por un clic, y algunos solo durante un segundo después de él. Si aun así el navegador bloquea la ventana, un diálogo pide otro clic.',
  'connectWebsites.start.announce':
    'El proveedor se anuncia (EIP-6963), así que las listas de billeteras lo encuentran en cuanto se crea.',
  'connectWebsites.start.reload':
    'Tras una recarga, eth_accounts responde sin ventana. El proveedor emite accountsChanged y chainChanged una vez por cada cambio, en cada pestaña de tu sitio.',
  'connectWebsites.libraries': 'Con tu biblioteca',
  'connectWebsites.libraries.text':
    'Nuestras pruebas ejecutan estos ejemplos en un navegador con la billetera: con viem 2.57, wagmi 3.7, ethers 6.17 y 5.8, web3.js 4.16 y React 19. De Next.js solo usan las cabeceras. Antes de una versión, una página simple también conecta, firma y envía en Firefox.',
  'connectWebsites.libraries.server':
    'Puedes crear un proveedor en un servidor. Sus solicitudes fallan ahí con el código 4900.',
  'connectWebsites.requests': 'Solicitudes que abren la ventana',
  'connectWebsites.requests.text':
    'El usuario revisa cada una de ellas. Las lecturas como eth_call no abren ninguna ventana: van a tu propio nodo si defines rpc; si no, al nuestro.',
  'connectWebsites.requests.method': 'Método',
  'connectWebsites.requests.shows': 'Revisión',
  'connectWebsites.requests.connect':
    'Tu host, las cuentas, las redes y la duración. Se responde de inmediato mientras hay conexión.',
  'connectWebsites.requests.permissions': 'Lo mismo. Úsalo para que el usuario elija otras cuentas.',
  'connectWebsites.requests.personal':
    'El mensaje. Un inicio de sesión (ERC-4361) debe nombrar tu propio host y se muestra en forma de campos.',
  'connectWebsites.requests.typedData':
    'Los datos tipados y lo que permiten. Su cadena debe ser la seleccionada.',
  'connectWebsites.requests.transaction':
    'La llamada decodificada, una simulación y la comisión. La billetera ignora tu gas y tus comisiones, y deniega nonce y listas de acceso.',
  'connectWebsites.requests.calls':
    'Cada llamada del lote, una tras otra. La billetera no puede enviarlas de forma atómica.',
  'connectWebsites.requests.chain':
    'La red, salvo que el usuario ya la haya permitido. Solo las nueve redes de la billetera.',
  'connectWebsites.requests.asset': 'Nombre, símbolo y decimales tal como los indica el contrato.',
  'connectWebsites.headers': 'Cabeceras que necesita tu sitio',
  'connectWebsites.headers.text': 'Solo si tu sitio envía estas cabeceras.',
  'connectWebsites.headers.name': 'Cabecera',
  'connectWebsites.headers.value': 'Valor',
  'connectWebsites.headers.why': 'Motivo',
  'connectWebsites.headers.opener':
    'Con same-origin, el navegador aísla la ventana: la primera solicitud en una pestaña falla con -32603, y las posteriores navegan a la billetera y vuelven.',
  'connectWebsites.headers.connect':
    'Para lecturas a través de la billetera. Con rpc, indica en su lugar tus propios nodos.',
  'connectWebsites.headers.script':
    'Solo para el script. El paquete no necesita scripts ni estilos en línea.',
  'connectWebsites.limits': 'Límites',
  'connectWebsites.limits.open':
    'Un sitio puede tener 10 solicitudes abiertas, y una solicitud, como máximo 256\u00a0kB.',
  'connectWebsites.limits.batch': 'Un lote puede tener 32 llamadas, y un mensaje, 128\u00a0kB.',
  'connectWebsites.limits.reads':
    'Lecturas a través de la billetera: 60 unidades en 10 segundos y 20\u00a0000 al día por cada dirección IP de tus visitantes. Para más, define rpc.',
  'connectWebsites.limits.user':
    'El usuario puede limitar tu sitio: tipos de solicitudes, contratos y moneda al día. Las solicitudes que lo superan terminan con 4100.',
  'connectWebsites.limits.device':
    'El usuario necesita una cuenta y “Billetera en este dispositivo”. La ventana explica lo que falta.',
  'connectWebsites.limits.reads.link': 'Métodos y límites de las lecturas',
  'connectWebsites.errors': 'Códigos de error',
  'connectWebsites.errors.text': 'Una solicitud fallida se rechaza con code, message y, a veces, data.',
  'connectWebsites.errors.code': 'Código',
  'connectWebsites.errors.meaning': 'Significado',
  'connectWebsites.error.rejected': 'El usuario rechazó la solicitud o cerró la ventana.',
  'connectWebsites.error.unauthorized':
    'El sitio no está conectado, o no lo está a esta cuenta, o el usuario no permite la solicitud.',
  'connectWebsites.error.unsupported': 'La billetera no admite el método.',
  'connectWebsites.error.disconnected':
    'El proveedor se ejecuta fuera de un navegador, el usuario salió de tu página o el usuario cerró la sesión en la billetera.',
  'connectWebsites.error.otherChain': 'El sitio no está conectado a esa red.',
  'connectWebsites.error.unknownChain': 'La billetera no tiene esta red.',
  'connectWebsites.error.batch':
    'EIP-5792, por ejemplo 5730 para un lote desconocido y 5760 para uno atómico.',
  'connectWebsites.error.request':
    'La solicitud tiene un formato incorrecto o un parámetro no es válido. El mensaje lo nombra.',
  'connectWebsites.error.internal':
    'Un error interno, un nodo que no responde o una ventana que el navegador aisló. El mensaje nombra la cabecera.',
  'connectWebsites.error.limit':
    'Demasiadas solicitudes abiertas o lecturas. data.retryAfter contiene los segundos de espera, cuando esperar sirve de algo.',
} as const;
