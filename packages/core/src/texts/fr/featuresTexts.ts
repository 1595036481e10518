export const featuresTexts = {
  'features.meta.title': 'Fonctionnalités · Everything Wallet',
  'features.meta.description':
    'Signature dans le navigateur, neuf réseaux, jetons, contacts et historique : ce que le portefeuille fait aujourd’hui et ce qui est prévu.',
  'features.title': 'Fonctionnalités',
  'features.lead':
    'Ce que le portefeuille fait aujourd’hui. Les fonctionnalités prévues sont indiquées comme telles.',
  'features.list': 'Six choses à savoir',
  'features.card.security.title': 'Sécurité de niveau bancaire',
  'features.card.security.text':
    'Vos 12 mots sont créés dans votre navigateur à partir de 128 bits aléatoires. Avant l’envoi d’une transaction, le portefeuille décode les octets signés et les compare avec ce que vous avez saisi. Votre mot de passe ouvre le compte ; seule la phrase déplace les cryptos.',
  'features.card.speed.title': 'Ultra-rapide',
  'features.card.speed.text':
    'Les frais sont estimés pendant que vous tapez. Un transfert apparaît dans votre historique dès que vous le signez, et passe d’en attente à confirmé sans rechargement. Le délai dépend du réseau.',
  'features.card.privacy.title': 'Confidentialité totale',
  'features.card.privacy.text':
    'Aucun serveur n’a votre phrase de récupération. Vous la tapez quand vous envoyez, ou la stockez sur votre appareil, chiffrée avec son propre mot de passe ou une clé d’accès. Nos serveurs lisent vos soldes, les nœuds du réseau n’apprennent donc pas votre adresse IP. Pas de traceurs, pas de publicité.',
  'features.card.chains.title': 'Prise en charge multi-chaînes',
  'features.card.chains.text':
    'Ethereum et Polygon, et leurs réseaux de test Sepolia et Amoy, avec une seule phrase et une seule adresse ; BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet et Base une fois que vous les activez. Vous pouvez ajouter, recevoir et envoyer des jetons ERC-20. Les autres chaînes ne sont pas encore prises en charge.',
  'features.card.platforms.title': 'Multiplateforme',
  'features.card.platforms.text':
    'Le portefeuille est une page web. Il fonctionne dans un navigateur récent sur un téléphone, une tablette ou un ordinateur, en mode clair et sombre, avec un clavier seul et avec un lecteur d’écran. Vous n’avez rien à installer.',
  'features.card.swaps.title': 'Échanges de jetons',
  'features.card.swaps.text':
    'Échangez des cryptos et des jetons via Uniswap sur les réseaux qui l’ont : vous voyez le minimum reçu, l’impact sur le prix et les frais, et approuvez seulement le montant exact. Le staking et le prêt utilisent des pools de tiers sur Ethereum et Polygon. Là où un réseau n’a pas de plateforme d’échange ou de pools, ces écrans montrent des exemples marqués comme démo.',
  'features.more': 'Aussi dans le portefeuille',
  'features.more.accounts': 'Plusieurs comptes à partir d’une seule phrase, et des adresses en lecture seule',
  'features.more.contacts': 'Des contacts, chaque adresse étant vérifiée avant d’être enregistrée',
  'features.more.history':
    'Un historique consultable de ce que vous envoyez, recevez et signez, et un tableau de bord d’activité',
  'features.more.qr': 'Codes QR : affichez votre adresse, scannez-en une autre',
  'features.more.markets': 'Les prix du marché de 17 cryptos',
  'features.closing': 'Voyez par vous-même',
  'features.closing.text': 'Essayez tout sur les réseaux de test, où les cryptos n’ont aucune valeur.',
} as const;
