export const releaseTexts = {
  'release.title': 'La versión {version} está lista',
  'release.text': 'Se recargan tus pestañas abiertas. Tus claves y tus monedas se quedan donde están.',
  'release.changes': 'Cambios (en inglés)',
  'release.update': 'Actualizar',
  'release.later': 'Más tarde',
  'release.busy':
    'Termina o cierra lo que estés firmando o enviando, también en otras pestañas. Después, actualiza.',
  'release.error': 'No se pudo actualizar. Recarga la página e inténtalo de nuevo.',
} as const;
