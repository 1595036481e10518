export const sdkTexts = {
  'sdk.meta.title': 'SDK et bibliothèques · Everything Wallet',
  'sdk.meta.description':
    'Des paquets pour JavaScript et TypeScript, Python et Go : installation et un exemple dans chaque langage.',
  'sdk.title': 'SDK et bibliothèques',
  'sdk.lead':
    'L’API REST dans trois langages, avec des types, des erreurs avec codes, et de nouvelles tentatives qui n’envoient jamais une transaction deux fois.',
  'sdk.packages': 'Paquets',
  'sdk.packages.text':
    'Ce site fournit les paquets, construits à partir des mêmes sources que l’API. Ils ne sont pas encore dans les registres publics : tant que cette page ne l’annonce pas, tout paquet portant ces noms là-bas n’est pas le nôtre.',
  'sdk.package.plannedName': 'Nom prévu, pas encore publié',
  'sdk.package.javascript.title': 'JavaScript / TypeScript',
  'sdk.package.javascript.text': 'Pour Node.js et les navigateurs, avec des types.',
  'sdk.package.python.title': 'Python',
  'sdk.package.python.text': 'Pour les scripts et les services, typé, avec prise en charge d’asyncio.',
  'sdk.package.go.title': 'Go',
  'sdk.package.go.text': 'Pour les services écrits en Go.',
  'sdk.samples': 'La même requête dans chaque langage',
  'sdk.samples.text':
    'Lit le solde d’une adresse sur Sepolia. Il prend la clé dans la même variable d’environnement que la ligne de commande.',
  'sdk.shared': 'Fonctions communes',
  'sdk.shared.errors':
    'Une réponse de problème devient une erreur avec le code, le statut et l’identifiant de requête de l’API ; le catalogue des erreurs explique chaque code.',
  'sdk.shared.retries':
    'Les échecs temporaires font l’objet d’une nouvelle tentative après l’attente que demande la réponse. Vous pouvez envoyer à nouveau une transaction sans risque : les mêmes octets sont la même transaction.',
  'sdk.shared.amounts': 'Les montants restent des chaînes décimales, pour qu’aucun chiffre ne soit perdu.',
  'sdk.shared.key': 'La clé ne va qu’au déploiement que vous indiquez, et jamais dans un journal.',
} as const;
