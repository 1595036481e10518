export const connectionTexts = {
  'connections.meta.title': 'À quoi cette application se connecte · Everything Wallet',
  'connections.meta.description':
    'Tous les hôtes qu’Everything Wallet contacte, ce qu’ils apprennent, et pourquoi.',
  'connections.title': 'À quoi cette application se connecte',
  'connections.lead':
    'Tous les hôtes, ce qu’ils apprennent, et pourquoi l’application les contacte. Aucun d’eux ne reçoit votre phrase de récupération ni vos clés.',
  'connections.learns': 'Apprend',
  'connections.why': 'Pourquoi',
  'connections.page.title': 'Votre navigateur',
  'connections.page.text':
    'Une page de ce site ne peut contacter que ces hôtes : sa politique de sécurité du contenu les désigne, et votre navigateur bloque tous les autres. Chaque hôte voit l’adresse IP de votre navigateur, comme n’importe quel hôte. Il n’y a ni traceurs, ni polices ou scripts de tiers, ni publicité.',
  'connections.appCheck.title': 'Votre navigateur, si App Check est activé',
  'connections.appCheck.text':
    'L’exploitant de ce service peut demander à Google de distinguer les navigateurs des robots. C’est seulement dans ce cas que l’application contacte ces hôtes, et que la politique les désigne.',
  'connections.functions.title': 'Nos serveurs',
  'connections.functions.text':
    'Nos serveurs contactent ces hôtes. Les hôtes voient l’adresse IP d’un serveur, pas la vôtre, et ni votre nom ni votre e-mail. L’exploitant de ce service peut utiliser d’autres nœuds de réseau que ceux-ci.',
  'connections.person.title': 'Liens que vous pouvez ouvrir',
  'connections.person.text':
    'L’application ne charge rien depuis ces hôtes. Votre navigateur les contacte quand vous ouvrez un lien, et ne révèle pas de quelle page vous venez.',
  'connections.host.site': 'Ce site',
  'connections.site.learns':
    'Quelles pages vous ouvrez, et quand ; tant que le portefeuille est ouvert, aussi qu’il demande des prix, mais jamais de quelles cryptos.',
  'connections.site.why':
    'Il fournit l’application, les prix des cryptos et l’API REST. Google Firebase l’héberge.',
  'connections.host.functions': 'Nos fonctions',
  'connections.functions.learns':
    'Qui est connecté, les adresses et les jetons que vous consultez, les transactions que vous avez signées, et ce que vous demandez au chat d’assistance.',
  'connections.functions.why':
    'Pour lire les soldes, les frais et les prix des jetons, pour diffuser les transactions signées, et pour répondre au chat.',
  'connections.host.signIn': 'Connexion',
  'connections.signIn.learns': 'Votre adresse e-mail et, quand vous vous connectez, votre mot de passe.',
  'connections.signIn.why':
    'Google Firebase Authentication stocke les comptes et les mots de passe, et envoie les e-mails du compte.',
  'connections.host.session': 'Session',
  'connections.session.learns': 'Que vous êtes toujours connecté.',
  'connections.session.why': 'Pour renouveler votre session toutes les heures.',
  'connections.host.database': 'Base de données',
  'connections.database.learns':
    'Vos données stockées : adresses, contacts, jetons, l’enregistrement de vos transactions, et noms de clés API.',
  'connections.database.why':
    'Google Firestore les stocke pour qu’elles soient disponibles sur tous vos appareils.',
  'connections.host.recaptcha': 'reCAPTCHA',
  'connections.recaptcha.learns':
    'Ce que reCAPTCHA observe de votre navigateur et de la façon dont vous l’utilisez.',
  'connections.recaptcha.why': 'Pour distinguer les navigateurs des robots qui abusent du service.',
  'connections.host.appCheck': 'App Check',
  'connections.appCheck.learns': 'La réponse de reCAPTCHA.',
  'connections.appCheck.why':
    'Pour l’échanger contre un jeton d’authentification que nos fonctions vérifient.',
  'connections.host.cloud': 'Google Cloud',
  'connections.cloud.learns':
    'La même chose que ci-dessus : nos fonctions et leur base de données y fonctionnent.',
  'connections.cloud.why': 'Pour lire et écrire des enregistrements, et pour vérifier qui est connecté.',
  'connections.host.nodes': 'Nœuds de réseau',
  'connections.nodes.learns':
    'Quelles adresses et transactions vous consultez, et quelles adresses vont ensemble : le portefeuille consulte tous ses comptes à la fois, un nœud peut donc en déduire qu’ils appartiennent probablement à une même personne, y compris ceux en lecture seule. Il apprend aussi les transactions que vous avez signées, qui sont alors publiques.',
  'connections.nodes.why':
    'Pour lire les réseaux et pour envoyer. L’application interroge plusieurs nœuds, afin de ne pas dépendre d’un seul.',
  'connections.host.transfers': 'Listes de transferts',
  'connections.transfers.learns':
    'Quelles adresses vous consultez, et donc lesquelles appartiennent probablement à une même personne, si une telle liste est activée.',
  'connections.transfers.why': 'Elles recensent les transferts entrants, qu’un nœud seul trouve lentement.',
  'connections.host.nftFiles': 'Fichiers des NFT',
  'connections.nftFiles.learns':
    'Quelle description ou image de NFT est demandée, jamais par qui : nos fonctions la demandent et la mettent en cache pour tout le monde. Outre ces hôtes, tout hôte public que le contrat d’une collection désigne.',
  'connections.nftFiles.why': 'Pour afficher les noms et les images des NFT.',
  'connections.host.prices': 'Prix',
  'connections.prices.learns':
    'Les noms de toutes les cryptos qui ont un prix ici, et les contrats des jetons que détient un utilisateur quelconque, tous ensemble : jamais à qui ils sont, ni combien.',
  'connections.prices.why': 'Pour afficher ce que valent les cryptos.',
  'connections.host.push': 'Services push des navigateurs',
  'connections.push.learns':
    'Que votre navigateur reçoit une notification, et quand, si vous activez les notifications quand le portefeuille est fermé. Le contenu est chiffré. L’éditeur de votre navigateur exploite ce service, et votre navigateur s’y connecte de lui-même. Outre ces hôtes, tout hôte public que votre navigateur désigne.',
  'connections.push.why': 'Pour vous prévenir quand le portefeuille est fermé.',
  'connections.host.chat': 'Chat d’assistance',
  'connections.chat.learns':
    'Ce que vous écrivez dans le chat d’assistance, si un fournisseur de modèles de langage est configuré.',
  'connections.chat.why':
    'Pour répondre. Par défaut, aucun fournisseur n’est configuré, et nos propres serveurs répondent à partir de l’aide.',
  'connections.host.explorers': 'Explorateurs de blocs',
  'connections.explorers.learns':
    'Quelle transaction ou adresse vous consultez, et l’adresse IP de votre navigateur.',
  'connections.explorers.why': 'Pour voir une transaction sur un site indépendant.',
  'connections.host.social': 'Nos réseaux sociaux',
  'connections.social.learns': 'Que vous les avez visités.',
  'connections.social.why': 'Pour suivre nos actualités.',
  'connections.none': 'Aucun par défaut',
} as const;
