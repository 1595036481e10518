export const releaseTexts = {
  'release.title': 'La version {version} est prête',
  'release.text': 'Vos onglets ouverts se rechargent. Vos clés et vos cryptos restent où elles sont.',
  'release.changes': 'Changements (en anglais)',
  'release.update': 'Mettre à jour',
  'release.later': 'Plus tard',
  'release.busy':
    'Terminez ou fermez ce que vous signez ou envoyez, y compris dans les autres onglets. Ensuite, mettez à jour.',
  'release.error': 'La mise à jour a échoué. Rechargez la page et réessayez.',
} as const;
