export const importTexts = {
  'import.title': 'Importer votre portefeuille',
  'import.subtitle': 'Tapez ou collez les mots de votre phrase de récupération dans l’ordre.',
  'import.secrecy':
    'Les mots restent dans ce navigateur et ne sont jamais envoyés. Ne saisissez jamais une phrase que quelqu’un vous a donnée : cette personne peut prendre tout ce que vous y placez.',
  'import.back': 'Créer plutôt une nouvelle phrase',
  'import.count': 'Nombre de mots',
  'import.words': 'Mots de votre phrase de récupération',
  'import.word': 'Mot {place}',
  'import.completions': 'Mots correspondants',
  'import.pasteHelp':
    'Vous pouvez coller la phrase entière dans n’importe quel champ, avec ou sans numéros. Les quatre premières lettres de chaque mot suffisent.',
  'import.filled': '{count, plural, one {# mot rempli} many {# mots remplis} other {# mots remplis}}',
  'import.error.missing': 'Le mot {place} manque',
  'import.error.tooMany':
    'Une phrase de récupération a au plus 24 mots ; vous en avez collé {count}. Collez seulement les mots de la phrase.',
  'import.error.twoWays':
    'Ces mots forment une phrase valide aussi bien en lisant leurs lignes que leurs colonnes : le bon ordre n’est donc pas clair. Collez-les sur une seule ligne dans l’ordre, ou avec leurs numéros.',
  'import.findAccounts': 'Trouver mes comptes',
  'import.accounts': 'Comptes de votre phrase',
  'import.accountsText':
    'Le portefeuille trouve les comptes qui ont été utilisés sur l’un des neuf réseaux. Choisissez ceux à ajouter.',
  'import.searching':
    'Recherche des comptes utilisés… {count, plural, one {# adresse} many {# d’adresses} other {# adresses}} jusqu’ici',
  'import.waiting':
    'Trop de recherches. Reprise dans un instant… {count, plural, one {# adresse} many {# d’adresses} other {# adresses}} jusqu’ici',
  'import.stop': 'Arrêter la recherche',
  'import.found':
    '{found, plural, one {# compte a été utilisé} many {# comptes ont été utilisés} other {# comptes ont été utilisés}} parmi les {count} premières adresses.',
  'import.noneFound':
    'Aucune des {count} premières adresses n’a été utilisée. Si votre portefeuille contenait des cryptos, il utilisait peut-être une passphrase (un 25e mot) ou une autre façon de dériver les comptes. Aucune des deux ne peut encore être importée.',
  'import.limit': 'Le portefeuille vérifie au plus {count} adresses.',
  'import.unanswered':
    'Pas de réponse de {networks} : les comptes utilisés seulement là ne sont pas encore trouvés. Vous pouvez relancer la recherche maintenant, ou plus tard dans Comptes.',
  'import.foundSwitchedOff':
    'Vous avez utilisé {networks}, {count, plural, one {réseau désactivé} many {réseaux désactivés} other {réseaux désactivés}}. {count, plural, one {Activez-le} many {Activez-les} other {Activez-les}} dans les paramètres réseau pour y voir vos avoirs.',
  'import.searchAgain': 'Relancer la recherche',
  'import.account': 'Compte en {path}',
  'import.first': 'Le premier compte est toujours ajouté et devient au départ votre compte principal.',
  'import.transactions':
    '{count, plural, one {# transaction envoyée} many {# transactions envoyées} other {# transactions envoyées}} sur {network}',
  'import.token': 'Un jeton sur {network}',
  'import.unused': 'Pas encore utilisé',
  'import.unknown': '{network} : inconnu',
  'import.listed': 'Déjà dans vos comptes',
  'import.watched':
    'Lecture seule : supprimez-le d’abord dans Comptes, puis relancez la recherche de comptes pour l’ajouter avec sa clé.',
  'import.elsewhere':
    'Cette phrase est-elle aussi dans un autre portefeuille ou un autre compte Everything Wallet ? Les deux montrent alors et peuvent envoyer les mêmes cryptos. Les contacts et l’historique stockés ici ne sont pas partagés. N’envoyez pas depuis les deux en même temps.',
  'import.back.words': 'Retour aux mots',
  'import.finish': 'Configurer avec cette phrase',
  'import.error.accounts':
    'Votre portefeuille est configuré, mais {count, plural, one {# compte n’a pas été ajouté} many {# comptes n’ont pas été ajoutés} other {# comptes n’ont pas été ajoutés}}. Vos cryptos ne sont pas affectées.',
  'import.tryAgain': 'Réessayer',
  'import.continueWithout': 'Continuer sans',
  'import.find.title': 'Trouver les comptes utilisés',
  'import.find.text':
    'Recherche sur les neuf réseaux les comptes utilisés de votre phrase qui ne sont pas dans votre liste.',
  'import.find.add': 'Ajouter les comptes',
  'import.find.added':
    '{count, plural, one {# compte ajouté} many {# comptes ajoutés} other {# comptes ajoutés}}',
  'import.find.failed':
    '{count, plural, one {# compte n’a pas pu être ajouté} many {# comptes n’ont pas pu être ajoutés} other {# comptes n’ont pas pu être ajoutés}}. Veuillez réessayer.',
  'import.find.mismatch':
    'Ces mots sont une phrase valide, mais pas celle de ce portefeuille. Aucune recherche n’a été faite.',
  'drill.label': 'Exercice de récupération',
  'drill.open': 'Commencer l’exercice',
  'drill.never': 'Jamais',
  'drill.due': 'À faire',
  'drill.title': 'Exercice de récupération',
  'drill.text':
    'Imaginez que cet appareil a disparu. Saisissez les mots que vous avez notés. Ils sont comparés sur cet appareil ; rien n’est envoyé.',
  'drill.submit': 'Vérifier mes comptes',
  'drill.passed': 'Votre phrase restaure tous les comptes récupérables',
  'drill.failed': 'Cette phrase ne restaure pas tout votre portefeuille',
  'drill.failedText':
    'Ces mots sont une phrase valide, mais pas celle de ces comptes. Trouvez les bons mots avant d’en avoir besoin. Si le portefeuille est stocké sur cet appareil, les paramètres peuvent afficher sa phrase.',
  'drill.restored': 'Restauré : {path}',
  'drill.otherPhrase': 'Pas restauré par cette phrase',
  'drill.watchOnly': 'Pas restauré : en lecture seule, sa clé est ailleurs',
  'drill.noAccounts': 'Le portefeuille n’a pas encore de comptes à comparer.',
  'drill.noted': 'Exercice de récupération terminé. Le prochain est à faire dans 90 jours.',
  'drill.notNoted': 'L’exercice a réussi, mais sa date n’a pas pu être enregistrée. Réessayez.',
  'drill.again': 'Saisir une autre phrase',
  'drill.reminder':
    'Les mots que vous avez notés restaureraient-ils tout ? Un exercice de récupération prend deux minutes, et rien n’est envoyé.',
  'drill.later': 'Plus tard',
  'device.ask':
    'Votre portefeuille n’est pas sur cet appareil. Vous pouvez tout consulter. Pour envoyer avec un mot de passe au lieu de votre phrase, importez-le ici.',
  'device.ask.phrase': 'Saisir la phrase',
  'device.ask.file': 'Charger une sauvegarde',
  'device.ask.later': 'Pas maintenant',
} as const;
