export const documentationTexts = {
  'documentation.meta.title': 'Documentation · Everything Wallet',
  'documentation.meta.description':
    'L’API REST d’Everything Wallet : premiers pas, authentification bearer, chaque point de terminaison avec du code à copier et un formulaire pour l’essayer, erreurs et limites.',
  'documentation.title': 'Documentation',
  'documentation.lead':
    'L’API REST pour les soldes, les frais et les transactions sur neuf réseaux, réseaux de test compris, de la première requête au dernier code d’erreur.',
  'documentation.start': 'Premiers pas',
  'documentation.start.account': 'Créez un compte dans le portefeuille, ou connectez-vous au vôtre.',
  'documentation.start.key':
    'Créez une clé API dans le portail développeur. Pour vos premières requêtes, choisissez une clé pour réseaux de test : leurs cryptos n’ont aucune valeur.',
  'documentation.start.keep':
    'Stockez la clé là où les programmes peuvent la lire et les personnes non, par exemple dans la variable d’environnement EW_API_KEY.',
  'documentation.start.call': 'Envoyez la requête ci-dessous, et lisez la réponse.',
  'documentation.start.createAccount': 'Créer un compte',
  'documentation.start.portal': 'Ouvrir le portail développeur',
  'documentation.authentication': 'Authentification',
  'documentation.authentication.text':
    'Envoyez une clé API comme jeton bearer dans l’en-tête de chaque requête :',
  'documentation.authentication.kinds':
    'Les clés qui commencent par ew_live_ fonctionnent sur tous les réseaux ; celles qui commencent par ew_test_ fonctionnent seulement sur les réseaux de test.',
  'documentation.authentication.scopes':
    'Une clé a des portées : read pour les soldes, les frais et les transactions, broadcast pour envoyer des transactions signées, webhooks pour gérer les webhooks. Ne donnez à chaque programme que les portées dont il a besoin.',
  'documentation.authentication.rotation':
    'Quand vous renouvelez une clé dans le portail développeur, vous en obtenez une nouvelle et l’ancienne fonctionne encore 24 heures, pour que rien ne s’arrête entre-temps.',
  'documentation.authentication.secret':
    'Gardez votre clé sur un serveur, pas dans une page web ou une application que d’autres installent. Une clé ne peut pas déplacer de cryptos, car les transactions sont signées avant d’être envoyées. Mais elle consomme vos limites et, avec la portée « Lire » ou « Webhooks », elle révèle les adresses, les transferts et les approbations de vos comptes.',
  'documentation.example': 'Exemple',
  'documentation.example.text':
    'Lit le solde d’une adresse sur Sepolia. Il prend la clé dans EW_API_KEY : définissez-la donc d’abord ; l’exemple contient tout le reste.',
  'documentation.endpoints': 'API REST',
  'documentation.endpoints.text': 'Tous les points de terminaison. Chaque ligne renvoie à sa référence.',
  'documentation.endpoints.amounts':
    'Les montants sont des chaînes décimales, en crypto et en wei, car les nombres à virgule flottante perdent des chiffres.',
  'documentation.endpoints.networks':
    'Désignez un réseau par son rpcName, son id, son nom ou son ID de chaîne, en majuscules ou en minuscules.',
  'documentation.endpoints.idempotent':
    'Vous pouvez envoyer à nouveau sans risque la même transaction signée : elle reste une seule transaction et reçoit la même réponse.',
  'documentation.endpoints.download': 'Télécharger le document OpenAPI',
  'documentation.reference': 'Référence de l’API',
  'documentation.reference.text':
    'Générée à partir du document OpenAPI de l’API. Vous pouvez essayer chaque appel ici, sur ce déploiement.',
  'documentation.reads.websites': 'Comment votre site web se connecte au portefeuille',
  'documentation.reads': 'Lectures pour les sites connectés',
  'documentation.reads.text':
    'Un site qui se connecte au portefeuille peut lire un réseau ici, sans clé : JSON-RPC 2.0, depuis toute origine, par l’ID de chaîne décimal du réseau. Cela ne fait pas partie du document OpenAPI, car les bibliothèques Ethereum le parlent déjà.',
  'documentation.reads.methods':
    'Les méthodes qui lisent, comme eth_call, eth_getLogs (1 000 blocs au plus) et eth_getTransactionReceipt. L’envoi, les filtres et les abonnements sont refusés avec 4200.',
  'documentation.reads.limits':
    'Au plus 20 appels dans un lot, et 1 Mo pour une requête et ses réponses. Un site peut utiliser 60 unités en 10 secondes et 20 000 par jour pour chaque adresse IP : la plupart des appels coûtent 1, eth_call 2, eth_getLogs 5. Au-delà, la réponse est -32005 avec data.retryAfter en secondes.',
  'documentation.reads.nodes':
    'Un seul nœud répond, et un revert garde ses données. Ce que vous signez dans le portefeuille ne dépend pas de ces lectures.',
  'documentation.errors': 'Erreurs',
  'documentation.errors.text':
    'Une requête échouée renvoie des « problem details » (RFC 9457) : un code stable pour les programmes, une phrase pour les personnes, une solution, un identifiant de requête pour l’assistance, et l’adresse de la page qui explique le code.',
  'documentation.errors.all': 'Voir tous les codes d’erreur',
  'documentation.limits': 'Limites',
  'documentation.limits.text':
    'Une clé peut faire 300 requêtes par minute et 20 000 par jour, et toutes les clés d’un utilisateur ensemble 600 par minute et 40 000 par jour. Tant que vous n’avez pas confirmé votre adresse e-mail, les clés utilisées depuis une même adresse IP se partagent 500 requêtes par jour. Une requête qui entraîne beaucoup de lectures de réseau compte pour plusieurs : la référence indique combien pour chaque point de terminaison. Au-delà de la limite, l’API répond avec le statut 429. Les requêtes qui sont rejetées (400, 403, 429) ou échouent de notre côté (502, 503, et 504 si rien n’a été envoyé) ne comptent pas, mais au plus 300 échecs par minute sont gratuits.',
  'documentation.limits.windows':
    'Les limites se réinitialisent au début de chaque minute UTC et à minuit UTC : une rafale à cheval sur une réinitialisation peut donc atteindre le double de la limite. Un utilisateur peut avoir au plus 20 clés.',
  'documentation.limits.header': 'En-tête',
  'documentation.limits.meaning': 'Signification',
  'documentation.limits.rateLimit':
    'Les requêtes restantes de chaque limite (r), et le nombre de secondes jusqu’à ce que sa fenêtre se termine et que la suivante commence (t). Rien n’est rétabli avant.',
  'documentation.limits.policy':
    'Les limites : le nombre de requêtes (q) dans une fenêtre de tant de secondes (w). "minute" et "day" s’appliquent à la clé, "user-minute" et "user-day" à toutes les clés de son propriétaire ensemble.',
  'documentation.limits.retryAfter':
    'Avec les statuts 429, 502, 503 et 504, et tant qu’une transaction n’est pas encore connue : le nombre de secondes à attendre avant de réessayer.',
  'documentation.networks': 'Réseaux',
  'documentation.networks.text':
    'Valeurs du paramètre network, en majuscules ou en minuscules. Les clés qui commencent par ew_test_ ne peuvent utiliser que les réseaux de test.',
  'documentation.networks.name': 'Réseau',
  'documentation.networks.value': 'Valeur',
  'documentation.networks.id': 'ID',
  'documentation.networks.chainId': 'ID de chaîne',
  'documentation.networks.currency': 'Devise',
  'documentation.functions': 'Se connecter avec un compte au lieu d’une clé',
  'documentation.functions.text':
    'Vous pouvez aussi appeler les fonctions derrière le portefeuille lui-même, par POST avec un jeton d’identité (ID token) comme jeton bearer. Le script se connecte et lit un solde ; nos tests l’exécutent et comparent sa réponse avec la chaîne. Pour les programmes, l’API REST est le meilleur choix.',
  'documentation.functions.input': 'Entrée',
  'documentation.functions.output': 'Sortie',
  'documentation.functions.getBalance': 'Le solde d’une adresse dans la crypto propre au réseau.',
  'documentation.functions.getTokenPrices': 'Les prix en dollars américains et leur variation sur 24 heures.',
  'documentation.functions.estimateGas':
    'Le coût maximum d’un transfert ou d’un appel de contrat, et le prochain nonce.',
  'documentation.functions.sendTransaction':
    'Vérifie et diffuse une transaction signée par l’un de vos comptes, et l’enregistre dans votre historique.',
  'documentation.values': 'Valeurs d’un déploiement',
  'documentation.values.name': 'Valeur',
  'documentation.values.where': 'Source',
  'documentation.values.apiKey': 'La clé API web, que chaque déploiement publie à',
  'documentation.values.authUrl': 'Le service de connexion de Google',
  'documentation.values.functionsUrl': 'Les fonctions ; ce fichier contient aussi l’id du projet',
} as const;
