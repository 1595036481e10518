export const legalTexts = {
  'legal.updated': 'Dernière mise à jour : décembre 2024',
  'privacy.meta.title': 'Confidentialité · Everything Wallet',
  'privacy.meta.description': 'Ce qu’Everything Wallet stocke, et ce qui ne quitte jamais votre navigateur.',
  'privacy.title': 'Politique de confidentialité',
  'privacy.lead':
    'Ce que nous stockons, ce que nous ne voyons jamais, et qui d’autre apprend quelque chose quand vous utilisez le portefeuille.',
  'privacy.browser.title': 'Ce qui ne quitte jamais votre navigateur',
  'privacy.browser.text':
    'Votre phrase de récupération et les clés privées qui en sont dérivées. Elles sont dans la mémoire de la page ouverte pendant que vous voyez ou tapez les mots, et ne sont jamais envoyées. Elles ne sont pas stockées non plus, sauf si vous stockez le portefeuille sur votre appareil : elles y sont alors et nulle part ailleurs, chiffrées avec leur propre mot de passe ou une clé d’accès. Pour vérifier une phrase, le navigateur en envoie une empreinte par une connexion chiffrée.',
  'privacy.stored.title': 'Ce que nous stockons',
  'privacy.stored.text':
    'Votre adresse e-mail et un numéro d’utilisateur ; si votre configuration est terminée ; les adresses de votre portefeuille avec les noms que vous leur donnez, et les contacts et jetons que vous ajoutez ; et un enregistrement de chaque transaction que vous envoyez ou recevez : montant, jeton, adresses, réseau, frais, état et heure, et le site web qui l’a demandée, le cas échéant. De la phrase de récupération, nous stockons une empreinte à clé qui permet de vérifier une phrase mais ne révèle pas les mots. Le service de connexion stocke votre mot de passe sous une forme que nous ne pouvons pas lire. Pour protéger le chat d’assistance contre les abus, nous comptons les questions pendant environ un jour, sous votre numéro d’utilisateur et sous une empreinte à clé de votre adresse IP. Tant que vous utilisez les webhooks, le flux d’événements ou les notifications quand le portefeuille est fermé, nous stockons les événements sur vos comptes, chacun pendant 30 jours. Pour ces notifications, nous stockons aussi l’adresse et les clés du service push de votre navigateur et les comptes que vous avez choisis, jusqu’à ce que vous les désactiviez, vous déconnectiez ou supprimiez votre compte, ou que le service push indique que l’abonnement a pris fin.',
  'privacy.device.title': 'Ce que votre navigateur stocke',
  'privacy.device.text':
    'Votre session, pour que vous restiez connecté jusqu’à ce que vous vous déconnectiez ; le dernier état de votre écran d’accueil (adresse, solde, jetons et transactions récentes), pour que vous le voyiez aussitôt à votre retour, jusqu’à ce que vous vous déconnectiez ; les adresses de vos comptes avec l’heure du dernier mouvement sur chaque réseau, également jusqu’à ce que vous vous déconnectiez ; le réseau que vous avez sélectionné ; votre apparence et d’autres paramètres ; les sites web que vous avez connectés, leurs limites et leurs dernières demandes ; et, si vous l’activez, votre portefeuille, chiffré avec le mot de passe de l’appareil ou la clé d’accès. Le site n’a ni publicité, ni mesure d’audience, ni traceurs.',
  'privacy.others.title': 'Qui d’autre apprend quelque chose',
  'privacy.others.text':
    'Le portefeuille fonctionne sur Google Firebase, qui stocke pour nous les données citées ci-dessus et voit l’adresse IP de votre navigateur, comme n’importe quel hôte. Pour lire les soldes et les frais, nos serveurs interrogent des exploitants de nœuds de réseau au sujet de vos adresses. Ils voient nos serveurs et pas vous, mais aussi quelles adresses sont consultées ensemble, et donc lesquelles appartiennent probablement à une même personne. Nous demandons les prix par les noms des cryptos et les contrats des jetons, jamais avec leurs propriétaires. Vos transactions sont publiques sur leur réseau, pour tout le monde et de façon permanente. Si vous activez les notifications quand le portefeuille est fermé, nous les envoyons par le service push de l’éditeur de votre navigateur. Il apprend que votre navigateur en reçoit une, et quand. Le contenu est chiffré, et c’est votre navigateur qui écrit le texte.',
  'privacy.others.link': 'Tous les hôtes, ce qu’ils apprennent et pourquoi',
  'privacy.chat.title': 'Assistance',
  'privacy.chat.text':
    'Ce que vous écrivez dans le chat d’assistance est envoyé à nos serveurs pour obtenir une réponse, et peut être transmis à cette fin à un fournisseur de modèles de langage. Ce que vous écrivez par e-mail parvient aux personnes qui y répondent. N’écrivez jamais votre phrase de récupération à personne, pas même à nous.',
  'privacy.purpose.title': 'À quoi cela nous sert',
  'privacy.purpose.text':
    'À vous montrer votre portefeuille, à envoyer ce que vous avez signé, à répondre à vos questions et à protéger le service contre les abus. Nous ne vendons pas de données et n’établissons pas de profils de personnes.',
  'privacy.rights.title': 'Vos choix',
  'privacy.rights.text':
    'Vous pouvez supprimer à tout moment des contacts, des jetons et des comptes dans le portefeuille, et votre compte entier dans les paramètres : cela supprime aussitôt tout ce que nous stockons sous votre numéro d’utilisateur, ainsi que vos identifiants de connexion. Nous conservons pendant 30 jours des journaux de serveur, qui ne contiennent pas votre numéro d’utilisateur, et des sauvegardes. Un marqueur qui ne révèle pas votre numéro d’utilisateur reste environ une heure, pour que rien ne soit stocké pour vous après la suppression. Vous pouvez demander quelles données nous détenons sur vous, les faire corriger ou vous opposer à leur utilisation. Personne ne peut supprimer ce qui est sur un réseau public.',
  'privacy.changes.title': 'Modifications',
  'privacy.changes.text':
    'Quand cette politique change, le nouveau texte et sa date apparaissent sur cette page avant que la modification prenne effet.',
  'privacy.contact.title': 'Contact',
  'privacy.contact.text': 'L’assistance répond aux questions de confidentialité sous 24 heures.',
  'terms.meta.title': 'Conditions · Everything Wallet',
  'terms.meta.description':
    'Les conditions d’utilisation d’Everything Wallet : auto-conservation, frais, démos et responsabilité en mots simples.',
  'terms.title': 'Conditions d’utilisation',
  'terms.lead': 'Ce que vous pouvez attendre du portefeuille, et ce qu’il attend de vous.',
  'terms.service.title': 'Ce qu’est le portefeuille',
  'terms.service.text':
    'Everything Wallet est un logiciel que vous utilisez dans un navigateur pour créer des clés, signer des transactions et lire des réseaux publics. Ce n’est ni une banque, ni une plateforme d’échange, ni un dépositaire : nous ne détenons jamais vos cryptos. En créant un compte, vous acceptez ces conditions.',
  'terms.custody.title': 'Votre phrase de récupération',
  'terms.custody.text':
    'Votre phrase de récupération est le seul accès à vos cryptos. Vous êtes seul responsable de la conserver en lieu sûr et de la garder secrète. Nous ne l’avons pas, ne pouvons pas la restaurer, et ne pouvons ni déplacer, ni geler, ni restituer des cryptos.',
  'terms.account.title': 'Votre compte',
  'terms.account.text':
    'Utilisez une adresse e-mail qui est la vôtre, choisissez un mot de passe que vous n’utilisez nulle part ailleurs, et ne le partagez pas. Le compte est destiné à une seule personne. Vous devez avoir l’âge requis pour conclure des contrats là où vous vivez.',
  'terms.transactions.title': 'Transactions et frais',
  'terms.transactions.text':
    'Vous ne pouvez pas revenir sur une transaction que vous avez signée et envoyée. Vérifiez d’abord le destinataire, le montant et le réseau. Chaque transfert coûte des frais que le réseau fixe et reçoit ; le portefeuille n’en ajoute pas. Une transaction échouée peut aussi coûter des frais.',
  'terms.demos.title': 'Démos et réseaux de test',
  'terms.demos.text':
    'Les écrans marqués comme démo, par exemple les échanges, le staking, le prêt et les achats de NFT sur les réseaux qui ne les prennent pas en charge, montrent comment une fonction marche ailleurs. Rien n’y est acheté, vendu, staké ni prêté. Les cryptos des réseaux de test n’ont aucune valeur.',
  'terms.information.title': 'Prix et autres informations',
  'terms.information.text':
    'Les prix, les soldes et les frais viennent de tiers et peuvent être en retard, faux ou manquants. Rien dans le portefeuille ni sur ce site ne constitue un conseil en investissement, fiscal ou juridique.',
  'terms.use.title': 'Utilisation loyale',
  'terms.use.text':
    'N’utilisez pas le portefeuille pour enfreindre la loi, tromper autrui ou nuire au service, par exemple en le surchargeant ou en essayant d’accéder aux données d’autres personnes. Nous pouvons bloquer un compte qui le fait. Ses cryptos restent disponibles grâce à sa phrase de récupération, dans tout autre portefeuille.',
  'terms.liability.title': 'Disponibilité et responsabilité',
  'terms.liability.text':
    'Le portefeuille est fourni « en l’état » et peut être indisponible ou comporter des défauts. Dans la mesure permise par la loi, nous ne sommes pas responsables des cryptos perdues à cause d’une phrase perdue ou divulguée, d’une transaction erronée, d’une défaillance d’un réseau ou d’un appareil que d’autres contrôlent. Vos droits légaux de consommateur demeurent.',
  'terms.changes.title': 'Modifications et fin',
  'terms.changes.text':
    'Quand ces conditions changent, le nouveau texte et sa date apparaissent sur cette page avant que la modification prenne effet. Vous pouvez cesser d’utiliser le portefeuille à tout moment ; vos cryptos restent à vous.',
  'terms.contact.title': 'Contact',
  'terms.contact.text': 'L’assistance répond aux questions sur ces conditions sous 24 heures.',
} as const;
