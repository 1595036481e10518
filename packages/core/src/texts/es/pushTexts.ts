export const pushTexts = {
  'push.title': 'Notificaciones con la billetera cerrada',
  'push.off':
    'Desactivadas. Actívalas para enterarte de las transferencias recibidas y confirmadas mientras no haya ninguna página de la billetera abierta.',
  'push.on':
    'Este navegador te avisa de las transferencias recibidas y confirmadas en {networks}. Los NFT y los tokens no verificados no avisan, y no se envía ninguna cantidad.',
  'push.unsupported': 'Este navegador no puede avisarte con la billetera cerrada.',
  'push.install':
    'En iPhone y iPad, agrega la billetera a la pantalla de inicio, ábrela desde ahí y activa esto.',
  'push.denied':
    'Tu navegador bloquea las notificaciones de este sitio. Permítelas en sus ajustes y luego activa esto.',
  'push.unavailable': 'Este servidor no envía notificaciones con la billetera cerrada.',
  'push.failed': 'No se pudieron cambiar las notificaciones. Comprueba tu conexión e inténtalo de nuevo.',
  'push.accounts': 'Cuentas que te avisan',
  'push.received': 'Recibido en {network}',
  'push.sent': 'Transferencia confirmada en {network}',
  'push.body': 'Cuenta {account}. Abre tu historial para ver la transferencia.',
} as const;
