export const supportTexts = {
  'support.meta.title': 'Assistance · Everything Wallet',
  'support.meta.description':
    'De l’aide sur Everything Wallet : chat en direct, e-mail, documentation et réponses aux questions courantes.',
  'support.title': 'Assistance',
  'support.lead':
    'Quatre façons d’obtenir une réponse. Aucune n’a besoin de votre phrase de récupération : ne la partagez jamais avec personne, pas même avec nous.',
  'support.ways': 'Façons d’obtenir de l’aide',
  'support.card.chat.title': 'Chat en direct',
  'support.card.chat.text':
    'L’assistant répond aussitôt, à partir de notre documentation. Son bouton est dans le coin inférieur de la fenêtre.',
  'support.card.email.title': 'E-mail',
  'support.card.email.text': 'Écrivez-nous sur tout sujet. Nous répondons sous 24 heures.',
  'support.card.documentation.title': 'Documentation',
  'support.card.documentation.text':
    'Pour les développeurs : premiers pas, authentification et chaque fonction.',
  'support.card.faq.title': 'FAQ',
  'support.card.faq.text': 'Les quatre questions les plus courantes, avec leur réponse ci-dessous.',
  'support.card.faq.link': 'Voir les questions',
  'support.faq': 'Questions fréquentes',
  'support.faq.more': 'Toutes les questions et réponses',
  'support.faq.phrase.question': 'Où est stockée ma phrase de récupération ?',
  'support.faq.phrase.answer':
    'Là où vous l’avez notée. Le portefeuille crée les 12 mots dans votre navigateur, les affiche pendant la configuration et les oublie, sauf si vous les stockez sur votre appareil, chiffrés avec leur propre mot de passe ou une clé d’accès. Quand vous envoyez, vous saisissez les mots, ou les déverrouillez avec ce mot de passe ou cette clé d’accès ; votre navigateur signe la transaction et n’envoie rien de tout cela nulle part. Nos serveurs stockent une empreinte à clé qui permet de vérifier une phrase mais ne révèle pas les mots.',
  'support.faq.lost.question': 'Que se passe-t-il si je perds ma phrase de récupération ?',
  'support.faq.lost.answer':
    'Personne ne peut la restaurer, et sans elle vous ne pouvez pas déplacer vos cryptos. Votre e-mail et votre mot de passe ouvrent toujours le compte et montrent le solde. Si quelqu’un a pu voir votre phrase, aucun paramètre ne peut aider : envoyez aussitôt vos cryptos vers un nouveau portefeuille.',
  'support.faq.networks.question': 'Quels réseaux et jetons puis-je utiliser ?',
  'support.faq.networks.answer':
    'Les cryptos sur Ethereum Mainnet et Polygon Mainnet, et les cryptos de test sur Ethereum Sepolia et Polygon Amoy. Vous pouvez activer BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet et Base dans les paramètres réseau. Vous pouvez ajouter des jetons ERC-20 par adresse de contrat, et les recevoir et les envoyer. N’envoyez rien depuis d’autres chaînes à votre adresse ici. Les échanges fonctionnent sur les réseaux qui ont Uniswap, et le staking et le prêt utilisent des pools de tiers sur Ethereum et Polygon. Là où un réseau n’a pas de plateforme d’échange, de pools ou de place de marché NFT, les écrans montrent des exemples marqués comme démo.',
  'support.faq.fees.question': 'Combien coûte un transfert ?',
  'support.faq.fees.answer':
    'Les frais du réseau, qui vont au réseau et dépendent de son affluence. Le portefeuille n’ajoute rien. Avant l’envoi, il affiche le coût maximum, et il ne signe jamais pour plus que le total que vous avez vu. Vous gardez ce que le réseau n’utilise pas.',
} as const;
