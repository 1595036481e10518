export const cliTexts = {
  'cli.meta.title': 'Herramientas CLI · Everything Wallet',
  'cli.meta.description':
    'La línea de comandos de Everything Wallet: instalación, comandos, archivo de configuración, entorno y códigos de salida.',
  'cli.title': 'Herramientas CLI',
  'cli.lead':
    'Saldos, comisiones y transacciones desde una terminal: tablas para personas, JSON para scripts y códigos de salida para ambos.',
  'cli.install': 'Instalación',
  'cli.install.text':
    'Este sitio sirve el paquete, creado a partir de las mismas fuentes que la API. Aún no está en el registro público: hasta que esta página lo diga, ningún paquete con este nombre que haya ahí es nuestro.',
  'cli.install.plannedName': 'Nombre previsto, aún sin publicar',
  'cli.commands': 'Comandos',
  'cli.commands.text':
    'Ningún comando pide una frase de recuperación, y ninguna clave privada sale de tu equipo.',
  'cli.commands.name': 'Comando',
  'cli.commands.does': 'Descripción',
  'cli.command.login': 'Pide una clave de API sin mostrarla, la comprueba y la guarda en el archivo.',
  'cli.command.logout':
    'Quita la clave del archivo. Sigue funcionando hasta que la elimines en el portal para desarrolladores.',
  'cli.command.balance': 'Imprime el saldo de una dirección.',
  'cli.command.positions': 'Enumera las posiciones de una dirección en pools.',
  'cli.command.tokens': 'Enumera la moneda y los tokens de la lista que tiene una dirección.',
  'cli.command.nfts': 'Enumera los NFT que tiene una dirección, primero los más recientes.',
  'cli.command.transfers':
    'Enumera los tokens y NFT que una dirección recibió o envió, primero los más recientes.',
  'cli.command.approvals': 'Enumera las aprobaciones que una dirección ha dado para sus tokens.',
  'cli.command.gas': 'Imprime el costo máximo de una transferencia y el nonce con el que firmarla.',
  'cli.command.decode':
    'Decodifica una llamada a contrato sin conexión: sus efectos declarados y sus advertencias.',
  'cli.command.simulate':
    'Simula una llamada en los nodos e imprime lo que cambiaría para su remitente. No envía nada.',
  'cli.command.send':
    'Firma una transferencia en tu equipo con un archivo keystore cifrado y la transmite, o transmite una transacción que se firmó en otro lugar.',
  'cli.command.sendToken':
    'Envía un token ERC-20. Para tokens que ew no conoce, indica los decimales con --decimals; se comparan con los nodos.',
  'cli.command.get': 'Imprime una transacción y su estado.',
  'cli.command.connect':
    'Permite que herramientas como cast, Hardhat y web3.py firmen con la billetera de tu navegador, sin clave. Se ejecuta hasta Ctrl-C.',
  'cli.command.listen':
    'Imprime los eventos de tus cuentas en cuanto ocurren y los reenvía a un programa de tu equipo. Se ejecuta hasta Ctrl-C.',
  'cli.command.networks': 'Enumera las redes.',
  'cli.command.config': 'Muestra y cambia el archivo de configuración.',
  'cli.command.completion': 'Imprime un script que completa comandos en tu shell.',
  'cli.config': 'Archivo de configuración',
  'cli.config.text':
    'El archivo es JSON con estos miembros. Una opción prevalece sobre el entorno, y el entorno prevalece sobre el archivo.',
  'cli.config.path': 'Ruta predeterminada, salvo que XDG_CONFIG_HOME indique otra carpeta',
  'cli.config.name': 'Miembro',
  'cli.config.variable': 'Entorno',
  'cli.config.meaning': 'Significado',
  'cli.config.apiKey': 'La clave de API del portal para desarrolladores.',
  'cli.config.baseUrl': 'El despliegue que se usa.',
  'cli.config.network': 'La red que se usa cuando no se indica ninguna.',
  'cli.exit': 'Códigos de salida',
  'cli.exit.text': 'Códigos estables para scripts.',
  'cli.exit.code': 'Código',
  'cli.exit.meaning': 'Significado',
  'cli.exit.ok': 'Correcto.',
  'cli.exit.unexpected': 'Un error inesperado.',
  'cli.exit.usage': 'El comando, una opción o el archivo de configuración no es válido.',
  'cli.exit.notAuthorised': 'La clave falta o no es válida, o no tiene permiso.',
  'cli.exit.notFound': 'No se encontró la transacción.',
  'cli.exit.refused': 'La API o la red rechazó la solicitud.',
  'cli.exit.rateLimited': 'La clave ha alcanzado su límite.',
  'cli.exit.unavailable': 'No hubo respuesta, o el servicio o la red no está disponible.',
  'cli.exit.interrupted': 'El comando se interrumpió.',
} as const;
