export const phraseTexts = {
  'phrase.title': 'Votre phrase de récupération',
  'phrase.subtitle': 'Notez ces 12 mots dans l’ordre et gardez-les là où vous seul pouvez les trouver.',
  'phrase.loading': 'Génération de votre phrase de récupération…',
  'phrase.show': 'Afficher les mots',
  'phrase.hide': 'Masquer les mots',
  'phrase.copy': 'Copier la phrase',
  'phrase.copied': 'Copiée !',
  'phrase.hiddenWord': 'Mot masqué',
  'phrase.continue': 'J’ai noté ma phrase – Continuer vers le compte',
  'phrase.finishing': 'Fin de la configuration…',
  'phrase.import': 'J’ai déjà une phrase',
  'phrase.why': 'À quoi servent ces mots ?',
  'phrase.why.text':
    'Ils sont votre portefeuille : ils restaurent vos comptes sur n’importe quel appareil, et aussi dans d’autres portefeuilles. Douze mots au hasard ne se devinent pas, et il n’existe aucune autre copie. Écrivez-les maintenant sur papier. Plus tard, les premiers pas sur votre accueil vérifient que vous pouvez les lire.',
  'phrase.warning.title': 'Quiconque a ces mots peut prendre vos cryptos',
  'phrase.warning.text':
    'Nous ne les voyons jamais et ne pouvons pas les restaurer. L’assistance ne les demandera jamais. Quitter cette page avant de continuer, ou l’ouvrir dans un autre onglet, crée une nouvelle phrase, et seule la plus récente est valable.',
  'phrase.complete': 'Configuration terminée. Bienvenue !',
  'phrase.fallback': 'Utilisation du portefeuille de secours',
  'phrase.error.word': 'Le mot {place} n’est pas dans la liste de mots : « {word} »',
  'phrase.error.wordSuggested':
    'Le mot {place} n’est pas dans la liste de mots : « {word} ». Vouliez-vous dire « {suggestion} » ?',
  'phrase.error.count': 'Une phrase de récupération a 12, 15, 18, 21 ou 24 mots ; celle-ci en a {count}',
  'phrase.error.checksum':
    'Ces mots sont valides, mais ne forment pas une phrase valide. L’un d’eux est faux, ou deux sont intervertis.',
  'phrase.error.store': 'Échec de l’enregistrement de la phrase de récupération. Veuillez réessayer.',
  'phrase.error.generate': 'Échec de la génération de la phrase de récupération. Veuillez réessayer.',
  'phrase.error.none': 'Aucune phrase disponible. Vous en avez déjà généré une.',
  'phrase.error.verification': 'Impossible de mettre à jour la vérification. Veuillez réessayer.',
  'phrase.error.complete': 'Échec de la fin de la configuration. Veuillez réessayer.',
  'phrase.lost.title': 'Ce portefeuille a été configuré dans un autre onglet',
  'phrase.lost.text':
    'Les mots affichés ici ne sont pas la phrase de ce portefeuille. Ne les utilisez pas, et barrez-les si vous les avez notés. Seuls les mots de l’autre onglet ouvrent votre portefeuille.',
  'phrase.lost.importedText':
    'Votre portefeuille a été configuré dans un autre onglet avec une phrase différente de celle que vous avez saisie ici. Gardez vos mots : leurs cryptos ne sont pas affectées. Pour les utiliser ici, inscrivez-vous avec une autre adresse e-mail.',
  'phrase.sessionOver.title': 'Votre session a pris fin',
  'phrase.sessionOver.text':
    'Vos mots sont toujours affichés ici, mais votre portefeuille n’est pas encore configuré. Reconnectez-vous dans un nouvel onglet avec le même compte, puis revenez sur cette page et continuez. Si vous la fermez, cette configuration est perdue, et ces mots ne sont pas liés à votre compte.',
  'phrase.sessionOver.signIn': 'Se connecter dans un nouvel onglet',
  'phrase.lost.continue': 'Aller à mon portefeuille',
  'phrase.verify.title': 'Vérifier la phrase de récupération',
  'phrase.verify.text':
    'Saisissez les mots que vous avez notés, dans l’ordre, pour vérifier qu’ils correspondent à ce portefeuille.',
  'phrase.verify.help':
    'Votre navigateur transforme la phrase en empreinte ; les mots ne sont jamais envoyés à nos serveurs.',
  'phrase.verify.submit': 'Vérifier la phrase',
  'phrase.verify.verifying': 'Vérification…',
  'phrase.verify.success': 'Phrase de récupération vérifiée !',
  'phrase.verify.success.title': 'Vérification réussie',
  'phrase.verify.success.text':
    'Ce sont bien les mots de ce portefeuille. Gardez-les là où vous seul pouvez les trouver.',
  'phrase.verify.mismatch.title': 'Échec de la vérification',
  'phrase.verify.mismatch.text':
    'La phrase que vous avez saisie ne correspond pas. Veuillez la vérifier et réessayer.',
  'phrase.verify.error.empty': 'Veuillez saisir votre phrase de récupération',
  'phrase.verify.error.failed': 'Échec de la vérification de la phrase',
  'phrase.verify.error.mismatch': 'La phrase de récupération ne correspond pas',
  'phrase.verify.error.unexpected': 'Une erreur s’est produite pendant la vérification',
} as const;
