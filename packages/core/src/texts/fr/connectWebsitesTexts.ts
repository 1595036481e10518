export const connectWebsitesTexts = {
  'connectWebsites.meta.title': 'Connecter votre site web · Everything Wallet',
  'connectWebsites.meta.description':
    'Connecter un site web à Everything Wallet : installation, exemples pour viem, wagmi, ethers, web3.js et React, en-têtes, limites et codes d’erreur.',
  'connectWebsites.title': 'Connecter votre site web',
  'connectWebsites.lead':
    'Un fournisseur EIP-1193 de moins de 5 ko, sans dépendances. Le portefeuille s’ouvre dans sa propre fenêtre : pas d’extension, pas de relais et pas de clé API.',
  'connectWebsites.install': 'Installation',
  'connectWebsites.install.text':
    'Ce site fournit le paquet. Il n’est pas encore dans le registre public : tant que cette page ne l’annonce pas, tout paquet portant ce nom là-bas n’est pas le nôtre.',
  'connectWebsites.install.plannedName': 'Nom prévu, pas encore publié',
  'connectWebsites.start': 'Première connexion',
  'connectWebsites.start.text':
    'Une page sans étape de build peut charger le script. Il utilise le portefeuille depuis lequel il a été chargé.',
  'connectWebsites.start.click':
    'Envoyez d’abord une requête dans le gestionnaire de clic, avant tout await : les navigateurs n’ouvrent une fenêtre que pour un clic, et certains seulement pendant une seconde après. Si le navigateur bloque quand même la fenêtre, une boîte de dialogue demande un autre clic.',
  'connectWebsites.start.announce':
    'Le fournisseur s’annonce lui-même (EIP-6963) : les listes de portefeuilles le trouvent dès qu’il est créé.',
  'connectWebsites.start.reload':
    'Après un rechargement, eth_accounts répond sans fenêtre. Le fournisseur émet accountsChanged et chainChanged une fois pour chaque changement, dans chaque onglet de votre site.',
  'connectWebsites.libraries': 'Avec votre bibliothèque',
  'connectWebsites.libraries.text':
    'Nos tests exécutent ces exemples dans un navigateur avec le portefeuille : avec viem 2.57, wagmi 3.7, ethers 6.17 et 5.8, web3.js 4.16 et React 19. De Next.js, ils n’utilisent que les en-têtes. Avant une version, une page simple se connecte, signe et envoie aussi dans Firefox.',
  'connectWebsites.libraries.server':
    'Vous pouvez créer un fournisseur sur un serveur. Ses requêtes y échouent avec le code 4900.',
  'connectWebsites.requests': 'Requêtes qui ouvrent la fenêtre',
  'connectWebsites.requests.text':
    'L’utilisateur vérifie chacune d’elles. Les lectures comme eth_call n’ouvrent pas de fenêtre : elles vont à votre propre nœud si vous définissez rpc, sinon aux nôtres.',
  'connectWebsites.requests.method': 'Méthode',
  'connectWebsites.requests.shows': 'Vérification',
  'connectWebsites.requests.connect':
    'Votre hôte, les comptes, les réseaux et la durée. Réponse immédiate tant que le site est connecté.',
  'connectWebsites.requests.permissions':
    'La même chose. Utilisez-la pour laisser l’utilisateur choisir d’autres comptes.',
  'connectWebsites.requests.personal':
    'Le message. Une connexion (ERC-4361) doit désigner votre propre hôte, et s’affiche sous forme de champs.',
  'connectWebsites.requests.typedData':
    'Les données typées, et ce qu’elles permettent. Leur chaîne doit être celle qui est sélectionnée.',
  'connectWebsites.requests.transaction':
    'L’appel décodé, une simulation et les frais. Le portefeuille ignore votre gaz et vos frais, et refuse nonce et les listes d’accès.',
  'connectWebsites.requests.calls':
    'Chaque appel du lot, l’un après l’autre. Le portefeuille ne peut pas les envoyer de façon atomique.',
  'connectWebsites.requests.chain':
    'Le réseau, sauf si l’utilisateur l’a déjà autorisé. Seulement les neuf réseaux du portefeuille.',
  'connectWebsites.requests.asset': 'Nom, symbole et décimales tels que le contrat les indique.',
  'connectWebsites.headers': 'En-têtes nécessaires à votre site',
  'connectWebsites.headers.text': 'Seulement si votre site envoie ces en-têtes.',
  'connectWebsites.headers.name': 'En-tête',
  'connectWebsites.headers.value': 'Valeur',
  'connectWebsites.headers.why': 'Raison',
  'connectWebsites.headers.opener':
    'Avec same-origin, le navigateur coupe la fenêtre : la première requête d’un onglet échoue avec -32603, les suivantes naviguent vers le portefeuille et reviennent.',
  'connectWebsites.headers.connect':
    'Pour les lectures via le portefeuille. Avec rpc, indiquez plutôt vos propres nœuds.',
  'connectWebsites.headers.script':
    'Seulement pour le script. Le paquet n’a besoin d’aucun script ni style en ligne.',
  'connectWebsites.limits': 'Limites',
  'connectWebsites.limits.open': 'Un site peut avoir 10 requêtes ouvertes, et une requête au plus 256 ko.',
  'connectWebsites.limits.batch': 'Un lot peut comporter 32 appels, et un message 128 ko.',
  'connectWebsites.limits.reads':
    'Lectures via le portefeuille : 60 unités en 10 secondes et 20 000 par jour pour chacune des adresses IP de vos visiteurs. Pour plus, définissez rpc.',
  'connectWebsites.limits.user':
    'L’utilisateur peut limiter votre site : types de requêtes, contrats et crypto par jour. Les requêtes au-delà se terminent avec 4100.',
  'connectWebsites.limits.device':
    'L’utilisateur a besoin d’un compte et de « Portefeuille sur cet appareil ». La fenêtre explique ce qui manque.',
  'connectWebsites.limits.reads.link': 'Méthodes et limites des lectures',
  'connectWebsites.errors': 'Codes d’erreur',
  'connectWebsites.errors.text': 'Une requête échouée est rejetée avec code, message et, parfois, data.',
  'connectWebsites.errors.code': 'Code',
  'connectWebsites.errors.meaning': 'Signification',
  'connectWebsites.error.rejected': 'L’utilisateur a refusé la demande ou fermé la fenêtre.',
  'connectWebsites.error.unauthorized':
    'Le site n’est pas connecté, ou pas à ce compte, ou l’utilisateur n’autorise pas la demande.',
  'connectWebsites.error.unsupported': 'Le portefeuille ne prend pas en charge la méthode.',
  'connectWebsites.error.disconnected':
    'Le fournisseur s’exécute hors d’un navigateur, l’utilisateur a quitté votre page, ou il s’est déconnecté du portefeuille.',
  'connectWebsites.error.otherChain': 'Le site n’est pas connecté à ce réseau.',
  'connectWebsites.error.unknownChain': 'Le portefeuille n’a pas ce réseau.',
  'connectWebsites.error.batch':
    'EIP-5792, par exemple 5730 pour un lot inconnu et 5760 pour un lot atomique.',
  'connectWebsites.error.request':
    'La requête est mal formée, ou un paramètre n’est pas valide. Le message l’indique.',
  'connectWebsites.error.internal':
    'Une erreur interne, un nœud qui ne répond pas, ou une fenêtre que le navigateur a coupée. Le message indique l’en-tête.',
  'connectWebsites.error.limit':
    'Trop de requêtes ouvertes ou de lectures. data.retryAfter donne le nombre de secondes à attendre, quand attendre aide.',
} as const;
