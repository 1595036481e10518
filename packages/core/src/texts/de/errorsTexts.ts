export const errorsTexts = {
  'errors.meta.title': 'API-Fehler · Everything Wallet',
  'errors.meta.description':
    'Jeder Fehlercode der REST-API von Everything Wallet: sein Status, seine Bedeutung, die Abhilfe und ob ein erneuter Versuch hilft.',
  'errors.title': 'API-Fehler',
  'errors.lead':
    'Jeder Fehlercode der REST-API: was geschehen ist, was zu tun ist und ob ein erneuter Versuch hilft.',
  'errors.shape': 'Fehlerformat',
  'errors.shape.text':
    'Ein Problem-Details-Objekt (RFC 9457) vom Typ application/problem+json. Programme können sich auf seinen Code verlassen, der sich nicht ändert; seine Adresse führt zum Code auf dieser Seite. Der Support findet die Anfrage über ihre Anfrage-ID.',
  'errors.status': 'Status {status}',
  'errors.remedy': 'Was zu tun ist:',
  'errors.retryable': 'Ein erneuter Versuch kann helfen',
  'errors.notRetryable': 'Ein erneuter Versuch hilft nicht',
  'errors.back': 'Zurück zur Dokumentation',
} as const;
