export const errorsTexts = {
  'errors.meta.title': 'Erreurs de l’API · Everything Wallet',
  'errors.meta.description':
    'Tous les codes d’erreur de l’API REST d’Everything Wallet : leur statut, leur signification, la solution, et si réessayer aide.',
  'errors.title': 'Erreurs de l’API',
  'errors.lead':
    'Tous les codes d’erreur de l’API REST : ce qui s’est passé, ce qu’il faut faire, et si réessayer aide.',
  'errors.shape': 'Format des erreurs',
  'errors.shape.text':
    'Un objet « problem details » (RFC 9457) de type application/problem+json. Les programmes peuvent se fier à son code, qui ne change pas ; son adresse mène au code sur cette page. L’assistance retrouve la requête grâce à son identifiant.',
  'errors.status': 'Statut {status}',
  'errors.remedy': 'Que faire :',
  'errors.retryable': 'Réessayer peut aider',
  'errors.notRetryable': 'Réessayer n’aide pas',
  'errors.back': 'Retour à la documentation',
} as const;
