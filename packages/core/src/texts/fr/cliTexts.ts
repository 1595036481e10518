export const cliTexts = {
  'cli.meta.title': 'Outils CLI · Everything Wallet',
  'cli.meta.description':
    'La ligne de commande d’Everything Wallet : installation, commandes, fichier de configuration, environnement et codes de sortie.',
  'cli.title': 'Outils CLI',
  'cli.lead':
    'Soldes, frais et transactions depuis un terminal : des tableaux pour les personnes, du JSON pour les scripts, et des codes de sortie pour les deux.',
  'cli.install': 'Installation',
  'cli.install.text':
    'Ce site fournit le paquet, construit à partir des mêmes sources que l’API. Il n’est pas encore dans le registre public : tant que cette page ne l’annonce pas, tout paquet portant ce nom là-bas n’est pas le nôtre.',
  'cli.install.plannedName': 'Nom prévu, pas encore publié',
  'cli.commands': 'Commandes',
  'cli.commands.text':
    'Aucune commande ne demande de phrase de récupération, et aucune clé privée ne quitte votre machine.',
  'cli.commands.name': 'Commande',
  'cli.commands.does': 'Description',
  'cli.command.login': 'Demande une clé API sans l’afficher, la vérifie et l’enregistre dans le fichier.',
  'cli.command.logout':
    'Retire la clé du fichier. Elle fonctionne toujours jusqu’à ce que vous la supprimiez dans le portail développeur.',
  'cli.command.balance': 'Affiche le solde d’une adresse.',
  'cli.command.positions': 'Liste les positions d’une adresse dans des pools.',
  'cli.command.tokens': 'Liste la crypto et les jetons répertoriés que détient une adresse.',
  'cli.command.nfts': 'Liste les NFT que détient une adresse, les plus récents d’abord.',
  'cli.command.transfers':
    'Liste les jetons et NFT qu’une adresse a reçus ou envoyés, les plus récents d’abord.',
  'cli.command.approvals': 'Liste les approbations qu’une adresse a données pour ses jetons.',
  'cli.command.gas': 'Affiche le coût maximum d’un transfert et le nonce avec lequel le signer.',
  'cli.command.decode': 'Décode un appel de contrat hors ligne : ses effets déclarés et ses avertissements.',
  'cli.command.simulate':
    'Simule un appel sur les nœuds et affiche ce qui changerait pour son expéditeur. N’envoie rien.',
  'cli.command.send':
    'Signe un transfert sur votre machine avec un fichier keystore chiffré et le diffuse, ou diffuse une transaction signée ailleurs.',
  'cli.command.sendToken':
    'Envoie un jeton ERC-20. Pour les jetons qu’ew ne connaît pas, indiquez les décimales avec --decimals ; elles sont comparées à celles des nœuds.',
  'cli.command.get': 'Affiche une transaction et son état.',
  'cli.command.connect':
    'Permet à des outils comme cast, Hardhat et web3.py de signer avec le portefeuille dans votre navigateur, sans clé. S’exécute jusqu’à Ctrl-C.',
  'cli.command.listen':
    'Affiche les événements sur vos comptes dès qu’ils se produisent et les transmet à un programme sur votre machine. S’exécute jusqu’à Ctrl-C.',
  'cli.command.networks': 'Liste les réseaux.',
  'cli.command.config': 'Affiche et modifie le fichier de configuration.',
  'cli.command.completion': 'Affiche un script qui complète les commandes dans votre shell.',
  'cli.config': 'Fichier de configuration',
  'cli.config.text':
    'Le fichier est en JSON avec ces membres. Une option l’emporte sur l’environnement, et l’environnement l’emporte sur le fichier.',
  'cli.config.path': 'Chemin par défaut, sauf si XDG_CONFIG_HOME désigne un autre dossier',
  'cli.config.name': 'Membre',
  'cli.config.variable': 'Environnement',
  'cli.config.meaning': 'Signification',
  'cli.config.apiKey': 'La clé API du portail développeur.',
  'cli.config.baseUrl': 'Le déploiement à utiliser.',
  'cli.config.network': 'Le réseau à utiliser quand aucun n’est indiqué.',
  'cli.exit': 'Codes de sortie',
  'cli.exit.text': 'Codes stables pour les scripts.',
  'cli.exit.code': 'Code',
  'cli.exit.meaning': 'Signification',
  'cli.exit.ok': 'Succès.',
  'cli.exit.unexpected': 'Une erreur inattendue.',
  'cli.exit.usage': 'La commande, une option ou le fichier de configuration n’est pas valide.',
  'cli.exit.notAuthorised': 'La clé manque, n’est pas valide ou n’a pas l’autorisation.',
  'cli.exit.notFound': 'La transaction est introuvable.',
  'cli.exit.refused': 'L’API ou le réseau a rejeté la requête.',
  'cli.exit.rateLimited': 'La clé a atteint sa limite.',
  'cli.exit.unavailable': 'Il n’y a pas eu de réponse, ou le service ou le réseau est indisponible.',
  'cli.exit.interrupted': 'La commande a été interrompue.',
} as const;
