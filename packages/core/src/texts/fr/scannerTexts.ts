export const scannerTexts = {
  'scanner.title': 'Scanner QR',
  'scanner.camera.title': 'Caméra',
  'scanner.camera.text':
    'Pointez votre caméra vers une adresse ou un lien de paiement. Ce qu’elle voit reste dans votre navigateur.',
  'scanner.camera.preview': 'Ce que voit la caméra',
  'scanner.camera.start': 'Démarrer la caméra',
  'scanner.camera.starting': 'Démarrage de la caméra…',
  'scanner.camera.stop': 'Arrêter la caméra',
  'scanner.camera.searching': 'Recherche d’un code QR…',
  'scanner.camera.error.refused':
    'Le navigateur n’autorise pas l’accès à la caméra. Autorisez-le pour ce site dans les paramètres du navigateur, ou saisissez l’adresse ci-dessous.',
  'scanner.camera.error.missing': 'Aucune caméra n’a été trouvée. Saisissez l’adresse ci-dessous.',
  'scanner.camera.error.busy': 'Un autre programme utilise la caméra. Fermez-le et réessayez.',
  'scanner.camera.error.unsupported':
    'Ce navigateur ne prend pas en charge la caméra ici. Saisissez l’adresse ci-dessous.',
  'scanner.camera.error.failed': 'La caméra n’a pas pu démarrer. Réessayez.',
  'scanner.camera.error.ended': 'La caméra a été déconnectée.',
  'scanner.simulated.title': 'Scanner simulé',
  'scanner.simulated.text':
    'Montre comment fonctionne un scan, sans caméra : il remplit votre propre adresse.',
  'scanner.simulated.button': 'Simuler un scan',
  'scanner.simulated.filled': 'Démo : c’est votre propre adresse, pas une adresse scannée.',
  'scanner.manual.title': 'Saisir une adresse',
  'scanner.manual.label': 'Adresse de portefeuille',
  'scanner.manual.placeholder': '0x…',
  'scanner.manual.help': 'Une adresse, ou un lien de paiement qui commence par ethereum:',
  'scanner.manual.submit': 'Utiliser l’adresse',
  'scanner.ready': 'Adresse prête à l’emploi',
  'scanner.error.invalid': 'Adresse de portefeuille non valide',
  'scanner.switch.title': 'Passer à {network} ?',
  'scanner.switch.text':
    'Ce paiement est demandé sur {network}. Votre portefeuille est sur {current}, où il n’arriverait pas.',
  'scanner.switch.confirm': 'Changer et continuer',
  'payment.error.malformed': 'Ce n’est ni une adresse ni un lien de paiement que ce portefeuille peut lire.',
  'payment.error.name': 'Les noms comme name.eth ne fonctionnent pas ici. Demandez l’adresse elle-même.',
  'payment.error.network': 'Ce lien de paiement est destiné à un réseau que ce portefeuille ne connaît pas.',
  'payment.error.token':
    'Ce lien de paiement demande un jeton, pas des cryptos natives. Ouvrez le jeton dans votre portefeuille et envoyez-le de là.',
  'payment.error.function':
    'Ce lien de paiement appelle un contrat. Payer son adresse en cryptos natives pourrait les faire perdre.',
  'payment.error.unsupported':
    'Ce lien de paiement demande quelque chose que ce portefeuille ne prend pas en charge. Payer son adresse en cryptos natives pourrait les faire perdre.',
  'payment.error.amount':
    'Le montant de ce lien de paiement est illisible. Saisissez vous-même l’adresse et le montant.',
} as const;
