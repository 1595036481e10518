export const errorsTexts = {
  'errors.meta.title': 'Errores de la API · Everything Wallet',
  'errors.meta.description':
    'Todos los códigos de error de la API REST de Everything Wallet: su estado, su significado, la solución y si reintentar sirve de algo.',
  'errors.title': 'Errores de la API',
  'errors.lead':
    'Todos los códigos de error de la API REST: qué ocurrió, qué hacer y si reintentar sirve de algo.',
  'errors.shape': 'Formato de los errores',
  'errors.shape.text':
    'Un objeto de detalles del problema (RFC 9457) de tipo application/problem+json. Los programas pueden confiar en su código, que no cambia; su dirección lleva al código en esta página. El soporte encuentra la solicitud por su ID de solicitud.',
  'errors.status': 'Estado {status}',
  'errors.remedy': 'Qué hacer:',
  'errors.retryable': 'Reintentar puede servir',
  'errors.notRetryable': 'Reintentar no sirve',
  'errors.back': 'Volver a la documentación',
} as const;
