export const callTexts = {
  'call.title.nativeTransfer': 'Envoyer des cryptos',
  'call.title.tokenTransfer': 'Envoyer des jetons',
  'call.title.transferFrom': 'Déplacer les jetons d’autrui',
  'call.title.transferFromOwn': 'Envoyer des jetons',
  'call.title.approve': 'Approuver une dépense',
  'call.title.revoke': 'Révoquer une approbation',
  'call.title.changeAllowance': 'Modifier une approbation',
  'call.title.permit': 'Soumettre une approbation signée',
  'call.title.nftTransfer': 'Envoyer un NFT',
  'call.title.multiTokenTransfer': 'Envoyer des jetons d’une collection',
  'call.title.approveAll': 'Approuver toute une collection',
  'call.title.revokeAll': 'Révoquer l’approbation d’une collection',
  'call.title.wrap': 'Encapsuler des cryptos',
  'call.title.unwrap': 'Désencapsuler des cryptos',
  'call.title.sweep': 'Récupérer vos jetons sur la plateforme d’échange',
  'call.title.refund': 'Récupérer les cryptos inutilisées',
  'call.title.swap': 'Échanger',
  'call.title.vaultDeposit': 'Déposer dans un pool',
  'call.title.vaultWithdrawal': 'Retirer d’un pool',
  'call.title.buyNft': 'Acheter un NFT',
  'call.title.sellNft': 'Vendre un NFT',
  'call.title.fulfillOrder': 'Exécuter un ordre',
  'call.title.cancelOrders': 'Annuler des ordres',
  'call.title.incrementCounter': 'Annuler tous les ordres',
  'call.title.stake': 'Staker des cryptos',
  'call.title.wrapStaked': 'Encapsuler des cryptos stakées',
  'call.title.unwrapStaked': 'Désencapsuler des cryptos stakées',
  'call.title.requestWithdrawals': 'Arrêter le staking',
  'call.title.claimWithdrawal': 'Récupérer un retrait',
  'call.title.multicall': 'Plusieurs étapes en une',
  'call.title.unknown': 'Appel inconnu',
  'call.title.create': 'Création de contrat',
  'call.title.signedPermit': 'Signer une approbation',
  'call.title.signedTransfer': 'Signer un transfert qu’un autre soumettra',
  'call.title.signedOrder': 'Signer un ordre de place de marché',
  'call.title.signedOrders': 'Signer plusieurs ordres de place de marché à la fois',
  'call.title.signedSafe': 'Signer pour un portefeuille partagé (Safe)',
  'call.title.signedCall': 'Signer un appel qu’un autre soumettra',
  'call.title.unknownSignature': 'Signature inconnue',
  'call.warning.unlimitedApproval':
    '{spender} pourrait dépenser la totalité de ce jeton que vous possédez, maintenant et à l’avenir. Il n’y a pas de limite.',
  'call.warning.approvalChanged':
    '{spender} a déjà une approbation. Tant que cette transaction n’est pas confirmée, l’ancienne et la nouvelle pourraient toutes deux être utilisées.',
  'call.warning.approvalForAll':
    '{spender} pourrait prendre tous les NFT que vous possédez dans cette collection, y compris ceux que vous recevrez plus tard.',
  'call.warning.toOwnContract':
    'C’est le propre contrat du jeton. Les jetons qui y sont envoyés sont perdus.',
  'call.warning.zeroRecipient': 'C’est l’adresse zéro. Tout ce qui y est envoyé est perdu.',
  'call.warning.otherRecipient': 'Le produit va à {recipient}, pas à vous.',
  'call.warning.leftWithRouter':
    'Le produit reste dans le contrat de la plateforme d’échange, où n’importe qui peut le prendre.',
  'call.warning.deadlinePassed':
    'L’échéance est dépassée : cette transaction échouerait, et vous paieriez quand même les frais.',
  'call.warning.deadlineFar':
    'Ceci peut encore être exécuté dans plus d’un jour, à un moment choisi par quelqu’un d’autre.',
  'call.warning.noDeadline':
    'Il n’y a pas d’échéance : quelqu’un pourrait retenir ceci et l’exécuter quand bon lui semble.',
  'call.warning.noLeastOutput': 'Aucun minimum n’est fixé. Vous pourriez ne recevoir presque rien.',
  'call.warning.noMostInput':
    'Ce que vous payez n’est pas plafonné. Tout votre montant approuvé pourrait être utilisé.',
  'call.warning.unknownContract':
    'Ce portefeuille ne connaît pas ce contrat. Les montants sont seulement ceux que le contrat indique ; il peut faire autre chose.',
  'call.warning.tip': 'Ceci verse à {recipient} un montant qui ne fait pas partie de l’ordre.',
  'call.broken.noNft': 'Dans la simulation, vous ne recevez pas le NFT que vous payez. Rien n’a été signé.',
  'call.warning.coinLeft': 'Ceci envoie des cryptos dont l’appel n’a pas besoin. Elles peuvent être perdues.',
  'call.warning.coinRunsOut':
    'Il vous resterait trop peu de cryptos pour payer une autre transaction comme celle-ci, ou une transaction qui la révoque.',
  'call.warning.innerUnknown':
    '{count, plural, one {Ce portefeuille ne peut pas lire # étape de cet appel : son effet est inconnu.} many {Ce portefeuille ne peut pas lire # étapes de cet appel : leurs effets sont inconnus.} other {Ce portefeuille ne peut pas lire # étapes de cet appel : leurs effets sont inconnus.}}',
  'call.warning.unknownCall':
    'L’effet de cet appel est inconnu. Cet appel peut prendre tout ce que le contrat peut vous prendre, y compris ce que vous avez approuvé pour lui.',
  'call.warning.amountOrId':
    'On ne sait pas si ce contrat contient des jetons ou des NFT : le nombre est soit un montant, soit l’ID d’un NFT.',
  'call.warning.leavesUnsaid': 'Vous paieriez plus de {asset} que ce que cette transaction indique.',
  'call.warning.lessArrives':
    '{recipient} recevrait moins de {asset} que vous n’en envoyez : le contrat du jeton en prélève une partie.',
  'call.warning.lessComes': 'Vous recevriez moins de {asset} que ce que cette transaction indique, ou rien.',
  'call.warning.allowsUnsaid':
    'Ensuite, {spender} pourrait dépenser plus de {asset} que ce que cette transaction indique.',
  'call.warning.staysAllowed':
    'Dans la simulation, ceci ne révoque rien : {spender} pourrait encore dépenser vos {asset}.',
  'call.warning.spenderUnknown':
    'On ne sait pas si {spender} est un contrat ou un compte privé, dont le propriétaire pourrait prendre ceci à tout moment.',
  'call.warning.muchGas':
    'Ceci utilise bien plus de gaz qu’un tel appel n’en demande jamais. Certains contrats sont faits pour le gaspiller : vérifiez les frais.',
  'call.warning.spenderNoContract':
    '{spender} est un compte privé, pas un contrat. Les plateformes d’échange et autres services ne demandent jamais d’en approuver un.',
  'call.warning.youngContract':
    'Le contrat {contract} a moins d’un jour. La plupart des vols utilisent des contrats de ce genre.',
  'call.warning.noContract':
    'Il n’y a pas de contrat à {contract} : l’appel ne ferait rien, et les cryptos éventuellement envoyées y resteraient.',
  'call.warning.priceImpact':
    'Cet échange fait bouger le prix de {percent} % en votre défaveur. Un montant plus petit, ou plusieurs échanges plus petits, vous donneraient un meilleur prix.',
  'call.warning.priceImpactHigh':
    'Vous perdriez {percent} % de la valeur : ce pool est trop petit pour cette opération.',
  'call.takeable.title': 'Ce qui pourrait être pris maintenant',
  'call.takeable.reading': 'Lecture de ce qui pourrait être pris maintenant…',
  'call.takeable.token': '{spender} pourrait prendre {amount} {asset} maintenant.',
  'call.takeable.nfts':
    '{spender} pourrait prendre {count, plural, one {# NFT} many {# NFT} other {# NFT}} de {asset} maintenant, et tous ceux que vous recevrez plus tard.',
  'call.takeable.none':
    '{spender} ne pourrait pas prendre de {asset} maintenant, puisque vous n’en détenez pas, mais pourrait prendre ce que vous recevrez plus tard.',
  'call.takeable.noPermit2':
    '{spender} ne pourrait pas prendre de {asset} maintenant : vous n’avez pas approuvé ce jeton pour Permit2. Si vous l’approuvez plus tard, {spender} pourrait alors le prendre tant que dure cette autorisation.',
  'call.takeable.unknown': 'Impossible de savoir combien de {asset} {spender} pourrait prendre maintenant.',
  'call.takeable.unknownNfts':
    'Impossible de savoir combien de NFT de {asset} {spender} pourrait prendre maintenant. Tous pourraient être pris.',
  'call.error.refused': 'Rien n’a été signé : ce portefeuille ne signe pas les appels de ce genre.',
  'call.error.fails': 'Rien n’a été signé : ceci échouerait, et vous paieriez quand même les frais.',
  'call.error.changed':
    'Rien n’a été signé : le résultat a changé depuis son affichage. Vérifiez « Ce qui va se passer » et confirmez à nouveau.',
  'call.error.priceOld':
    'Rien n’a été signé : ce prix date de plus de trois minutes. Fermez ceci et recommencez.',
  'call.error.notAccepted':
    'Rien n’a été signé : au moins un avertissement n’a pas été accepté. Fermez ceci et recommencez.',
  'call.error.done':
    'Rien n’a été signé : ceci a déjà été envoyé, ici, dans un autre onglet ou sur un autre appareil.',
  'call.error.otherStandard':
    'Rien n’a été signé : ceci traite un jeton comme un NFT, l’ID du NFT serait donc utilisé comme montant du jeton.',
  'call.error.contradicted':
    'Rien n’a été signé : le serveur et ce portefeuille sont en désaccord sur les décimales d’un jeton de cette transaction, les montants peuvent donc être faux. Vous ne pouvez rien signer avec ce jeton avant d’avoir rechargé la page. Si cela se reproduit, contactez l’assistance.',
  'call.error.tokenList':
    'Rien n’a été signé : la liste des jetons connus n’a pas pu être chargée. Rechargez la page et réessayez.',
  'call.error.notShown':
    'Rien n’a été signé : la transaction diffère de celle que vous avez vue. Fermez ceci et recommencez.',
} as const;
