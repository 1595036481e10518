export const errorsTexts = {
  'errors.meta.title': 'Ошибки API · Everything Wallet',
  'errors.meta.description':
    'Все коды ошибок REST API Everything Wallet: статус, значение, что делать и поможет ли повтор.',
  'errors.title': 'Ошибки API',
  'errors.lead': 'Все коды ошибок REST API: что произошло, что делать и поможет ли повтор.',
  'errors.shape': 'Формат ошибки',
  'errors.shape.text':
    'Объект с описанием проблемы (RFC 9457) типа application/problem+json. Программы могут полагаться на его код: он не меняется; его адрес ведёт к коду на этой странице. Поддержка находит запрос по его идентификатору.',
  'errors.status': 'Статус {status}',
  'errors.remedy': 'Что делать:',
  'errors.retryable': 'Повтор может помочь',
  'errors.notRetryable': 'Повтор не поможет',
  'errors.back': 'Назад к документации',
} as const;
