export const sendStepTexts = {
  'send.step.who': '¿A quién envías?',
  'send.step.amount': '¿Cuánto?',
  'send.step.review': 'Revisar',
  'send.step.place': 'Paso {number} de {count}',
  'send.step.next': 'Siguiente',
  'send.step.change': 'Cambiar destinatario',
  'send.suggested': 'Destinatarios sugeridos',
  'send.suggested.recent': 'Destinatarios recientes',
  'send.suggested.contact': 'Contactos',
  'send.suggested.account': 'Tus cuentas',
  'send.suggested.none':
    'Ningún destinatario, contacto ni cuenta coincide. Escribe una dirección completa o un nombre.',
  'send.done.sentence': 'Enviaste {what} a {whom}.',
  'send.done.next': 'Ahora la red confirma la transferencia. Síguela en la transacción.',
  'send.done.view': 'Ver transacción',
} as const;
