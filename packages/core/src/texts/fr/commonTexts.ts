export const commonTexts = {
  'app.name': 'Everything Wallet',
  'common.cancel': 'Annuler',
  'common.requestedBy': 'Demandé par {host}',
  'common.retry': 'Réessayer',
  'common.copied': 'Copié dans le presse-papiers',
  'common.copyFailed':
    'Le navigateur n’a pas autorisé la copie. Sélectionnez le texte et copiez-le vous-même.',
  'common.offline': 'Vous êtes hors ligne. Ce que vous voyez peut ne pas être à jour.',
  'common.offlineTitle': 'Vous êtes hors ligne',
  'common.offlineWait': 'Vous êtes hors ligne. Cela reprendra dès que vous serez de nouveau en ligne.',
  'common.slow': 'C’est plus long que d’habitude.',
  'common.loading': 'Chargement…',
  'common.stepDone': 'fait',
  'common.skip': 'Aller au contenu',
  'common.error.notLoaded':
    'Cette partie du portefeuille n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  'common.error.required': 'Veuillez remplir ce champ',
  'common.comingSoon': 'Bientôt disponible',
  'badge.test': 'TEST',
  'notFound.title': 'Oups ! Page introuvable',
  'notFound.link': 'Retour à l’accueil',
  'crash.title': 'Cet écran a cessé de fonctionner',
  'crash.text':
    'Vos cryptos sont en sécurité : elles sont sur leurs réseaux, pas sur cette page. Rechargez pour continuer.',
  'crash.missing': 'Cet écran n’a pas pu être chargé',
  'crash.missingText':
    'Vérifiez votre connexion et réessayez. Vos cryptos sont en sécurité : elles sont sur leurs réseaux.',
  'crash.reload': 'Recharger',
} as const;
