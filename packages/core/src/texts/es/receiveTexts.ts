export const receiveTexts = {
  'receive.title': 'Recibir',
  'receive.token': 'Token',
  'receive.tokenOption': '{symbol} en {network}',
  'receive.qrLabel': 'Código QR de la dirección para {symbol} en {network}',
  'receive.address': 'Tu dirección de {symbol}',
  'receive.sampleAddress': 'Dirección de muestra',
  'receive.copy': 'Copiar dirección',
  'receive.copied': 'Dirección copiada al portapapeles',
  'receive.warning': 'Envía solo {symbol} en {network} a esta dirección. Cualquier otra cosa puede perderse.',
  'receive.renamedTo':
    '{symbol} en {network} es la misma moneda con su nuevo nombre, así que puedes recibirla aquí.',
  'receive.sample': 'Muestra',
  'receive.sampleWarning':
    'Esto es una muestra, no una dirección: la billetera aún no admite {symbol} en {network}. No envíes nada a ella.',
  'receive.lastKnown':
    'Esta es tu dirección tal como la guardó por última vez este dispositivo. Sin conexión no se puede comparar con tu cuenta.',
  'receive.noAddress': 'Aún no tienes una dirección en la que recibir.',
  'receive.watchOnly':
    'La billetera no tiene ninguna clave para tu dirección principal, así que no se ofrece para recibir.',
  'receive.public':
    'La frase de recuperación de {address} está publicada como ejemplo, así que todo el mundo tiene su clave. Los bots se llevan de inmediato todo lo que llega ahí, así que no puedes recibir en ella aquí. Crea una billetera con una frase nueva.',
  'receive.checking': 'Comprobando esta dirección con las claves de este dispositivo…',
  'receive.foreign':
    'Ninguna clave de este dispositivo controla {address}. Está establecida como tu dirección principal, pero no recibas nada ahí. Si no la estableciste tú, cambia la contraseña de tu cuenta y elige tu propia cuenta en Cuentas.',
} as const;
