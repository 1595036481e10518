export const developersTexts = {
  'developers.meta.title': 'Développeurs · Everything Wallet',
  'developers.meta.description':
    'Une API REST pour les soldes, les frais et les transactions sur neuf réseaux, avec des clés API, des SDK pour trois langages et une ligne de commande.',
  'developers.title': 'Développeurs',
  'developers.lead':
    'Une API REST pour les soldes, les frais et les transactions. Des clés depuis le portail développeur, des SDK pour trois langages, et une ligne de commande.',
  'developers.resources': 'Ressources',
  'developers.learnMore': 'En savoir plus',
  'developers.learnMoreAbout': 'En savoir plus : {topic}',
  'developers.card.documentation.title': 'Documentation',
  'developers.card.documentation.text':
    'Premiers pas, authentification, et chaque point de terminaison avec du code à copier et un formulaire pour l’essayer.',
  'developers.card.sdk.title': 'SDK et bibliothèques',
  'developers.card.sdk.text': 'Des paquets pour JavaScript et TypeScript, Python et Go.',
  'developers.card.cli.title': 'Outils CLI',
  'developers.card.cli.text': 'Soldes, frais et transactions depuis un terminal.',
  'developers.card.portal.title': 'Portail développeur',
  'developers.card.portal.text': 'Créez, renouvelez et supprimez des clés API. Demande un compte.',
  'developers.quickStart': 'Démarrage rapide',
  'developers.quickStart.text':
    'Lit le solde d’une adresse avec une clé API du portail développeur. Nos tests exécutent ce fichier et comparent sa réponse avec la chaîne.',
  'developers.quickStart.next':
    'La documentation explique chaque étape et liste tous les points de terminaison.',
  'developers.quickStart.websites': 'Connecter votre site web au portefeuille',
  'developers.key': 'Clés API',
  'developers.key.text':
    'Connectez-vous, nommez une clé, choisissez ses portées et envoyez votre première requête.',
  'developers.key.get': 'Obtenir une clé API',
} as const;
