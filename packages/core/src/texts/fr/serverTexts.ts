export const serverTexts = {
  'server.signIn': 'Connectez-vous pour continuer.',
  'server.appUnverified': 'Cette application n’a pas pu être vérifiée. Rechargez-la et réessayez.',
  'server.malformed': 'La demande est mal formée.',
  'server.unexpected': 'Une erreur s’est produite. Veuillez réessayer.',
  'server.chainUnavailable': 'Le réseau n’a pas répondu. Veuillez réessayer.',
  'server.nodesDisagree':
    'Les nœuds du réseau sont en désaccord, cette donnée est donc inconnue pour le moment. Réessayez dans quelques minutes.',
  'server.keysFull':
    'Vous avez 20 clés API, ce qui est la limite. Supprimez-en une que vous n’utilisez plus, puis réessayez.',
  'server.keysUnconfirmed':
    'Vous avez créé 30 clés API aujourd’hui, ce qui est la limite tant que vous n’avez pas confirmé votre adresse e-mail. Confirmez-la dans les paramètres, ou réessayez demain.',
  'server.databaseUnavailable':
    'Notre base de données n’a pas répondu : rien n’a été envoyé. Veuillez réessayer.',
  'server.tooManyRequests': 'Trop de demandes. Réessayez {when}.',
  'server.tooManyAttempts': 'Trop de tentatives. Réessayez {when}.',
  'server.sessionEnded': 'Votre session a pris fin. Reconnectez-vous.',
  'server.passwordNeeded':
    'Vous vous êtes connecté il y a trop longtemps. Saisissez à nouveau votre mot de passe pour continuer.',
  'server.accountLeaving': 'Ce compte est en cours de suppression : plus rien ne peut être modifié.',
  'server.sessionUnknown': 'Votre session n’a pas pu être vérifiée. Veuillez réessayer dans une minute.',
  'server.tooManyKeys': 'Vous avez créé trop de clés en peu de temps. Réessayez dans une heure.',
  'server.pricesUnavailable':
    'Les prix ne sont pas disponibles pour le moment. Veuillez réessayer dans une minute.',
  'server.phraseIsSet': 'Votre phrase de récupération est déjà définie et ne peut pas être remplacée.',
  'server.walletIsSetUp': 'Ce portefeuille est déjà configuré avec une autre phrase de récupération.',
  'server.maintenance.readOnly':
    'Everything Wallet est en lecture seule pendant la maintenance : rien n’a été modifié ni envoyé. Veuillez réessayer plus tard.',
  'server.maintenance.send':
    'L’envoi est désactivé pour le moment. Rien n’a été envoyé. Veuillez réessayer plus tard.',
  'server.maintenance.feature': 'Cette fonction est désactivée pour le moment. Veuillez réessayer plus tard.',
  'server.setupUnfinished': 'Terminez la configuration de votre portefeuille avant d’envoyer.',
  'server.recipientRefuses': 'Le destinataire rejette ce transfert',
  'server.callReverts': 'Le contrat rejette cet appel : il échouerait, et ses frais seraient perdus.',
  'server.noProof': 'Aucun nœud de ce réseau n’a pu prouver le solde. Veuillez réessayer dans une minute.',
  'server.noToken': 'Il n’y a pas de jeton ERC-20 à cette adresse sur ce réseau.',
  'server.tokenRefuses': 'Le contrat du jeton rejette ce transfert.',
  'server.nonceTooLow':
    'Une autre transaction de ce compte a abouti avant. Vérifiez vos transactions et envoyez à nouveau.',
  'server.expired':
    'Trop de temps s’est écoulé depuis que vous avez confirmé ce transfert : il n’a pas été envoyé. Vérifiez-le et envoyez à nouveau.',
  'server.lapsed':
    'Ce transfert n’a pas atteint le réseau à temps. Il est dans votre historique, et n’est envoyé que si vous l’envoyez à nouveau de là.',
  'server.superseded':
    'Vous avez signé une autre transaction pour remplacer celle-ci : elle n’a donc pas été envoyée à nouveau. Une seule des deux peut aboutir : vérifiez vos transactions.',
  'server.replacementUnderpriced':
    'Le réseau exige des frais plus élevés pour remplacer ce transfert. Vérifiez les nouveaux frais et réessayez.',
  'server.replacementLate':
    'Ce transfert est déjà dans un bloc, ou un autre a été signé pour le remplacer. Consultez votre historique.',
  'server.replacementExpired':
    'Trop de temps s’est écoulé depuis votre confirmation : le remplacement n’a pas été envoyé. Le transfert d’origine a peut-être abouti : vérifiez vos transactions.',
  'server.replacementGas':
    'Le remplacement demande plus de gaz que ce que vous avez signé : il n’a pas été envoyé. Le transfert d’origine peut encore aboutir : vérifiez vos transactions.',
  'server.nonceTaken':
    'Une autre transaction de ce compte est encore en attente. Attendez qu’elle se termine, puis envoyez à nouveau.',
  'server.underpriced':
    'Le réseau exige désormais des frais plus élevés. Vérifiez le nouveau total et envoyez à nouveau.',
  'server.gasTooLow':
    'Ce transfert demande plus de gaz que ce que vous avez signé. Vérifiez le nouveau total et envoyez à nouveau.',
  'server.listing.notYours':
    'Cette annonce ne peut pas être publiée : son vendeur n’est pas l’un de vos comptes.',
  'server.listing.sold': 'Cette annonce ne peut pas être publiée : elle est déjà vendue ou annulée.',
  'server.listing.notHeld': 'Cette annonce ne peut pas être publiée : son vendeur n’a pas le NFT.',
  'server.listing.notApproved':
    'Cette annonce ne peut pas être publiée : Seaport n’est pas autorisé à transférer le NFT.',
  'server.listing.ended': 'Cette annonce ne peut pas être publiée : elle est terminée ou n’a pas commencé.',
  'server.listing.tooLong': 'Cette annonce ne peut pas être publiée : elle dure plus d’un an.',
  'server.listing.ofOther': 'Cette annonce ne peut pas être publiée : un autre utilisateur l’a publiée.',
  'server.listing.invalid':
    'Cette annonce ne peut pas être publiée : ce portefeuille ne prend pas en charge ses conditions.',
  'server.listingUnknown': 'Le réseau ne confirme pas que ceci peut être vendu. Veuillez réessayer.',
  'server.tooManyListings': 'Vous avez 200 annonces, ce qui est la limite. Annulez-en d’abord quelques-unes.',
  'server.gasTooHigh': 'Ce transfert demande plus de gaz que le réseau n’en permet.',
} as const;
