export const aboutTexts = {
  'about.meta.title': 'À propos · Everything Wallet',
  'about.meta.description':
    'Pourquoi Everything Wallet existe, qui le construit, et les règles derrière ses décisions.',
  'about.title': 'À propos d’Everything Wallet',
  'about.lead':
    'Un portefeuille qui vous montre ce qui va se passer avant que vous signiez, et qui vous laisse les clés.',
  'about.mission': 'Notre mission',
  'about.mission.text':
    'Détenir vos propres cryptos ne devrait pas vous obliger à confier vos clés à une entreprise, ni à être un expert. Nous construisons un portefeuille que tout le monde peut ouvrir dans un navigateur, qui montre le coût entier avant que quoi que ce soit se passe, et qui ne peut déplacer aucune crypto sans les mots que vous seul avez.',
  'about.team': 'L’équipe',
  'about.team.text':
    'Les personnes qui écrivent le portefeuille le testent aussi et répondent à l’assistance. Les décisions sont consignées avec leurs raisons, à côté du code qu’elles concernent, pour que d’autres puissent les vérifier et les contester.',
  'about.values': 'Nos valeurs',
  'about.values.custody.title': 'Vos clés restent les vôtres',
  'about.values.custody.text':
    'La phrase de récupération est créée et utilisée dans votre navigateur. Nous ne pourrions pas déplacer vos cryptos même si nous le voulions.',
  'about.values.truth.title': 'Dire ce qui est vrai',
  'about.values.truth.text':
    'Une démo est marquée comme démo. Les chiffres inconnus sont affichés comme inconnus, jamais comme zéro. Les projets sont appelés projets.',
  'about.values.cost.title': 'Montrer d’abord le coût',
  'about.values.cost.text':
    'Avant d’envoyer, vous voyez le coût maximum. Le portefeuille ne signe jamais pour plus que cela.',
  'about.values.everyone.title': 'Conçu pour tous',
  'about.values.everyone.text':
    'Chaque écran fonctionne sur petits téléphones et grands écrans, en mode clair et sombre, avec un clavier et avec un lecteur d’écran.',
  'about.verify': 'Vérifier la version',
  'about.verify.text':
    'Ce site publie le SHA-256 de chacun de ses fichiers et le commit de leur code source. Récupérez ce commit, installez ses dépendances et lancez cette commande : elle recompile le site et compare chaque fichier que le site vous fournit. Elle ne peut pas montrer ce que le site fournit à d’autres, ni ce qui s’exécute sur nos serveurs.',
  'about.verify.list': 'SHA-256 de chaque fichier',
  'about.closing': 'Des questions sur son fonctionnement ?',
  'about.closing.text':
    'La page des fonctionnalités présente ce que fait le portefeuille, et l’assistance répond au reste.',
  'about.closing.features': 'Voir les fonctionnalités',
  'about.closing.support': 'Demander à l’assistance',
} as const;
