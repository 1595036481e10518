export const statusTexts = {
  'status.meta.title': 'Estado · Everything Wallet',
  'status.meta.description':
    'Qué tan al día está cada red que Everything Wallet lee en busca de transferencias entrantes.',
  'status.title': 'Estado',
  'status.lead':
    'El servicio lee estas redes en busca de transferencias entrantes. Esta página comprueba cada 30 segundos si están al día.',
  'status.networks': 'Redes',
  'status.checking': 'Comprobando…',
  'status.answers': 'El servicio responde.',
  'status.checked': 'Última comprobación: {time}',
  'status.scanned': 'Al día',
  'status.onDemand': 'Lee las transferencias entrantes cuando se abre una billetera',
  'status.late': 'Con retraso: hasta el bloque {block}, hace {age}',
  'status.lateUnknown': 'Con retraso: se desconoce el último bloque',
  'status.note':
    'Una billetera abierta lee por sí misma una red con retraso. Los saldos y los envíos no dependen de esta página.',
  'status.silent.title': 'Esta página no puede conectar con el servicio',
  'status.silent.text':
    'Tus monedas están a salvo: están en sus redes. Esta página vuelve a comprobar cada 30 segundos.',
} as const;
