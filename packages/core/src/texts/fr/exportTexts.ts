export const exportTexts = {
  'settings.data': 'Vos données',
  'settings.connections': 'À quoi cette application se connecte',
  'settings.sites': 'Sites web connectés',
  'settings.signOpen': 'Signer un message',
  'export.title': 'Exporter des données',
  'export.text':
    'Le fichier est créé sur cet appareil et enregistré par votre navigateur. Personne d’autre ne le reçoit. Quiconque l’a connaît vos adresses et vos transactions.',
  'export.what': 'Données',
  'export.kind.filteredHistory': 'La liste actuelle, avec ses filtres',
  'export.kind.history': 'Historique des transactions',
  'export.kind.costBasis': 'Prix de revient par année et par actif (FIFO)',
  'export.kind.movements': 'Prix de revient, toutes les lignes',
  'export.kind.contacts': 'Contacts',
  'export.kind.accounts': 'Comptes (adresses, sans clés)',
  'export.kind.tokens': 'Jetons que vous avez ajoutés',
  'export.format': 'Format',
  'export.format.csv': 'CSV, pour les tableurs',
  'export.format.json': 'JSON, pour les programmes',
  'export.costBasisText':
    'Premier entré, premier sorti, pour chaque actif et chaque compte, en dollars américains et en années UTC ; les réseaux de test sont exclus. Les valeurs inconnues sont marquées, jamais devinées : vérifiez les colonnes is_complete et note. Ceci n’est pas un conseil fiscal.',
  'export.deletedAccountsText':
    'Un compte que vous avez supprimé de votre liste, et qui n’a jamais rien envoyé, compte comme celui de quelqu’un d’autre : ce que vous y avez déplacé compte comme envoyé à d’autres. Ajoutez-le à nouveau dans Comptes avant d’exporter.',
  'export.download': 'Télécharger',
  'export.reading': 'Chargement de tout…',
  'export.done':
    '{count, plural, one {# ligne écrite} many {# lignes écrites} other {# lignes écrites}} dans {file}',
  'export.error.read':
    'Certains enregistrements n’ont pas pu être chargés : aucun fichier n’a été créé. Vérifiez votre connexion et réessayez.',
  'export.error.unreadable':
    '{count, plural, one {# enregistrement est illisible} many {# enregistrements sont illisibles} other {# enregistrements sont illisibles}}. Aucun fichier n’a été créé, car il serait incomplet. Veuillez contacter l’assistance.',
  'contacts.import': 'Importer',
  'contacts.import.title': 'Importer des contacts',
  'contacts.import.text':
    'Choisissez un fichier CSV dont la première ligne nomme ses colonnes : name et address, et éventuellement network et notes. Vous pouvez vérifier les contacts avant que quoi que ce soit soit enregistré.',
  'contacts.import.choose': 'Choisir un fichier',
  'contacts.import.reading': 'Lecture et comparaison…',
  'contacts.import.error.large':
    'Ce fichier est trop volumineux : vous pouvez importer au plus 10 Mo et 10 000 lignes à la fois.',
  'contacts.import.error.unread': 'Le fichier n’a pas pu être lu. Choisissez-le à nouveau.',
  'contacts.import.error.columns':
    'La première ligne doit nommer les colonnes : name et address, et éventuellement network et notes.',
  'contacts.import.error.empty': 'Ce fichier ne contient aucun contact.',
  'contacts.import.error.known':
    'Vos contacts, comptes ou transferts précédents n’ont pas tous pu être chargés : le fichier ne leur a donc pas été comparé et vous ne pouvez pas l’importer. Réessayez plus tard.',
  'contacts.import.new':
    '{count, plural, one {# nouveau contact} many {# nouveaux contacts} other {# nouveaux contacts}}',
  'contacts.import.duplicates':
    '{count, plural, one {# que vous avez déjà} many {# que vous avez déjà} other {# que vous avez déjà}}',
  'contacts.import.clashes':
    '{count, plural, one {# dont le nom sert pour une autre adresse} many {# dont les noms servent pour d’autres adresses} other {# dont les noms servent pour d’autres adresses}}',
  'contacts.import.stopped': '{count, plural, one {# bloqué} many {# bloqués} other {# bloqués}}',
  'contacts.import.invalid':
    '{count, plural, one {# ligne non valide} many {# lignes non valides} other {# lignes non valides}}',
  'contacts.import.withDuplicates': 'Importer aussi les contacts que j’ai déjà',
  'contacts.import.withClashes': 'Importer aussi les contacts dont le nom sert pour une autre adresse',
  'contacts.import.clashText':
    'Certains noms appartiennent à une autre adresse, ou ont la même apparence. L’auteur de ce fichier veut peut-être que vous payiez la mauvaise adresse : demandez d’abord à la personne. Ces lignes sont exclues sauf si vous les incluez.',
  'contacts.import.stoppedText':
    'Certaines adresses commencent et finissent comme une que vous connaissez, ou comme une autre de ce fichier. Des voleurs créent de telles adresses. Elles ne sont pas importées : ajoutez à la main celles dont vous êtes sûr, afin de les comparer caractère par caractère.',
  'contacts.import.line': 'Ligne {line}',
  'contacts.import.noNetwork': 'Aucun réseau indiqué, donc {network}',
  'contacts.import.isNameTaken': 'Le nom est identique ou ressemble à {name}, qui a une autre adresse',
  'contacts.import.isNameOfLine':
    'Le nom est identique ou ressemble à celui de la ligne {line}, qui a une autre adresse',
  'contacts.import.isDuplicate': 'Vous avez déjà cette adresse : {name}, {network}',
  'contacts.import.isDuplicateInFile': 'Même adresse et même réseau qu’à la ligne {line}',
  'contacts.import.isElsewhere': 'Nouveau. Vous avez aussi cette adresse sous : {name}, {network}',
  'contacts.import.isNew': 'Nouveau',
  'contacts.import.isLike': 'Commence et finit comme {name}',
  'contacts.import.isLikeLine': 'Commence et finit comme l’adresse de la ligne {line}',
  'contacts.import.isLikeAtOneEnd': 'Nouveau. Commence ou finit comme {name} : comparez chaque caractère',
  'contacts.import.problem.network': 'Ce portefeuille ne connaît pas ce réseau',
  'contacts.import.problem.cells':
    'Il y a plus de cellules que de colonnes : mettez entre guillemets un nom qui contient une virgule',
  'contacts.import.problem.quotes': 'Un guillemet n’est pas fermé',
  'contacts.import.more': 'Afficher {count} de plus',
  'contacts.import.submit':
    '{count, plural, =0 {Importer} one {Importer # contact} many {Importer # contacts} other {Importer # contacts}}',
  'contacts.import.progress': '{done} sur {total} importés…',
  'contacts.import.done':
    '{count, plural, one {# contact importé} many {# contacts importés} other {# contacts importés}}',
  'contacts.import.error.write':
    '{done} contacts sur {total} ont été importés. Réessayez : aucun contact n’est importé deux fois.',
} as const;
