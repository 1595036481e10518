export const liveSwapTexts = {
  'swap.notes.title': 'Comment fonctionne un échange',
  'swap.notes.minimum': 'Vous voyez d’abord le minimum',
  'swap.notes.minimumText':
    'Avant que vous signiez, le portefeuille affiche le minimum que vous recevez. Si le prix bouge au-delà de votre tolérance de glissement, l’échange échoue et vous ne payez que les frais de réseau.',
  'swap.notes.approval': 'Les jetons demandent une approbation',
  'swap.notes.approvalText':
    'Elle permet à la plateforme d’échange de dépenser exactement le montant que vous échangez. Les cryptos natives comme l’ETH n’en demandent pas.',
  'swap.notes.pool': 'Les petits pools coûtent plus cher',
  'swap.notes.poolText':
    'Un gros échange dans un petit pool fait bouger le prix en votre défaveur. Le portefeuille affiche l’impact sur le prix et vous avertit.',
  'swap.live.balanceUnknown': 'Solde : — {symbol}',
  'swap.live.max': 'Max',
  'swap.live.otherToken': 'Autre jeton, par adresse de contrat…',
  'swap.live.otherTitle': 'Jeton par adresse de contrat',
  'swap.live.otherText':
    'N’importe qui peut créer un jeton avec n’importe quel nom. Copiez l’adresse depuis le site du projet lui-même, jamais depuis un message.',
  'swap.live.otherField': 'Adresse du contrat',
  'swap.live.otherAdd': 'Utiliser ce jeton',
  'swap.live.otherMalformed': 'Saisissez une adresse de contrat : 0x et 40 caractères hexadécimaux',
  'swap.live.otherNone':
    'Il n’y a pas de jeton à {contract}, ou ses décimales ne sont pas confirmées. Vous ne pouvez pas l’échanger tant qu’elles ne le sont pas.',
  'swap.live.otherDecimals':
    'Le contrat de {symbol} indique d’autres décimales que lorsque vous l’avez ajouté : ses montants peuvent être faux. Vous ne pouvez pas l’échanger ici. Si vous lui faites toujours confiance, retirez-le de vos jetons et ajoutez-le à nouveau.',
  'swap.live.otherAsking': 'Recherche du jeton à {contract}…',
  'swap.live.tokensFailed': 'Vos soldes n’ont pas pu être chargés.',
  'swap.live.unverified':
    '{symbol} n’est pas répertorié. Un tel jeton peut être un faux, ou impossible à revendre.',
  'swap.live.watchOnly': 'Ce compte est en lecture seule : vous ne pouvez pas signer pour lui ici.',
  'swap.live.notEnough': 'Vous avez {balance} {symbol} et voulez échanger {amount}.',
  'swap.live.notEnoughFee':
    'Vous payez les frais de réseau en {coin} : gardez environ {fee} {coin} pour cela.',
  'swap.live.notEnoughFees':
    'Vous payez les frais de réseau en {coin} : gardez environ {fee} {coin} pour l’approbation, l’échange et la révocation d’une approbation.',
  'swap.live.balanceNotKnown':
    'Votre solde de {symbol} n’est pas confirmé : les nœuds sont en désaccord à son sujet.',
  'swap.live.quoting': 'Chargement d’une cotation…',
  'swap.live.rateUnknown': '—',
  'swap.live.impact': 'Impact sur le prix',
  'swap.live.impactValue': '{percent} %',
  'swap.live.impactSmall': 'Votre échange fait à peine bouger le prix.',
  'swap.live.impactNotable': 'Votre échange fait bouger le prix à votre désavantage.',
  'swap.live.minimum': 'Minimum reçu',
  'swap.live.minimumValue': '{amount} {symbol}',
  'swap.live.route': 'Itinéraire',
  'swap.live.routeV2': '{path} · Uniswap v2, 0,3 % par pool',
  'swap.live.routeV3': '{path} · Uniswap v3, {fees}',
  'swap.live.routeWrap': '1:1, sans plateforme d’échange',
  'swap.live.feePercent': '{percent} %',
  'swap.live.fee': '≈ {fee} {coin}',
  'swap.live.feeWorth': '≈ {fee} {coin} ({worth})',
  'swap.live.feeUnknown': '—',
  'swap.live.age': 'Cotation',
  'swap.live.ageValue': 'actualisée dans {seconds} s',
  'swap.live.ageRenewing': 'actualisation…',
  'swap.live.ageAsleep': 'actualisée quand vous affichez cette page',
  'swap.live.details': 'Glissement, frais et itinéraire',
  'swap.live.sentence': 'Vous échangez {amount} {from} contre au moins {least} {to}.',
  'swap.live.sentenceWorth':
    'Vous échangez {amount} {from} ({worth}) contre au moins {least} {to} ({leastWorth}).',
  'swap.live.sentenceWrap': 'Vous échangez {amount} {from} contre {least} {to}, un pour un.',
  'swap.live.slippageChange': 'Modifier le glissement',
  'swap.live.slippageOwn': 'Personnalisé',
  'swap.live.slippageField': 'Glissement personnalisé (%)',
  'swap.live.slippageInvalid': 'Saisissez un nombre de 0 à 50, avec au plus deux décimales',
  'swap.live.slippageLow':
    'C’est si bas que l’échange peut échouer quand le prix bouge ; vous payez les frais de réseau même dans ce cas.',
  'swap.live.slippageHigh':
    'Un glissement de {percent} % dépasse ce que demandent la plupart des échanges : d’autres peuvent voir votre échange avant qu’il aboutisse et en prendre jusqu’à cette part.',
  'swap.live.slippageVeryHigh':
    'Vous pourriez perdre jusqu’à {percent} % de ce que vous payez. Aucun site honnête ne vous demande ce réglage.',
  'swap.live.unconfirmed':
    'Un seul nœud a répondu : ce prix n’est pas confirmé. S’il est faux, vous pouvez perdre tout ce qui dépasse le minimum reçu.',
  'swap.live.worthLess':
    'Aux prix du marché, ce que vous recevez vaut {percent} % de moins que ce que vous payez. Le prix de ce pool est peut-être mauvais.',
  'swap.live.worthUnknown':
    'Il n’y a pas de prix du marché actuel pour comparer. Avant de signer, vérifiez ailleurs ce que valent ces jetons.',
  'swap.live.lessThanFirst':
    'Quand vous avez commencé cet échange, le minimum était de {first} {symbol}. Il est maintenant de {now} {symbol}.',
  'swap.live.lessThanElsewhere':
    'L’autre plateforme d’échange a un meilleur prix : celle-ci vous donne {percent} % de moins. Vous pouvez révoquer l’approbation et recommencer.',
  'swap.live.differing':
    'Certains nœuds sont en désaccord sur un itinéraire ; vous voyez la réponse de la majorité.',
  'swap.live.mayKeepPart':
    'Le portefeuille n’a pas pu vérifier si ce jeton arrive en entier. L’échange échoue si vous deviez recevoir moins que le minimum.',
  'swap.live.none.noExchange': 'Ce portefeuille ne connaît aucune plateforme d’échange sur {network}.',
  'swap.live.none.noRoute':
    'Il n’y a pas d’itinéraire de {from} vers {to} : aucun pool ne les relie, ou les pools en détiennent trop peu pour ce montant.',
  'swap.live.none.takesFee':
    'Un jeton de cette paire prélève des frais sur chaque transfert : le montant que vous recevez est donc inconnu. Vous ne pouvez pas l’échanger ici.',
  'swap.live.none.keepsPartUnknown':
    'Le portefeuille n’a pas pu vérifier si ces jetons arrivent en entier, et cet itinéraire ne garantit pas le minimum reçu. Vous ne pouvez pas les échanger ici.',
  'swap.live.none.disputed': 'Les nœuds de {network} sont en désaccord sur le prix. Nouvelle tentative…',
  'swap.live.none.stale':
    'Les nœuds de {network} ont plusieurs minutes de retard : leur prix n’est plus à jour. Nouvelle tentative…',
  'swap.live.none.unavailable': 'Aucun nœud de {network} n’a répondu au sujet du prix. Nouvelle tentative…',
  'swap.live.none.failed': 'Le prix n’a pas pu être chargé. Nouvelle tentative…',
  'swap.live.none.tooMany': 'Trop de demandes. Le prix sera rechargé dans {seconds} s.',
  'swap.live.wrap': 'Encapsuler',
  'swap.live.unwrap': 'Désencapsuler',
  'swap.live.starting': 'Préparation…',
  'swap.live.problem.allowance':
    'L’approbation de la plateforme d’échange n’a pas pu être lue. Rien n’a été signé. Réessayez.',
  'swap.live.problem.refused':
    'Le contrat de {symbol} rejette l’approbation : vous ne pouvez pas l’échanger ici.',
  'swap.live.problem.notYet': 'Les nœuds ne montrent pas encore l’approbation. Réessayez dans un instant.',
  'swap.live.problem.quote':
    'Il n’y a pas de prix pour le moment. Rien n’a été signé. Réessayez dans un instant.',
  'swap.live.problem.tooMany': 'Trop de demandes. Rien n’a été signé. Continuez dans {seconds} s.',
  'swap.live.problem.refusedQuote':
    'La cotation désigne un contrat qui n’est pas la plateforme d’échange de ce réseau. Rien n’a été signé.',
  'swap.live.problem.otherAmount':
    'La cotation porte sur un autre montant. Rien n’a été signé ; une nouvelle cotation arrive.',
  'swap.live.problem.otherTab':
    'Un autre onglet est en train de signer pour ce compte. Terminez-y l’opération ou fermez-la.',
  'swap.live.problem.otherAccount':
    'Cet échange appartient à {account}. Définissez ce compte comme principal pour continuer.',
  'swap.live.problem.record':
    'L’état de la dernière étape n’a pas pu être chargé. Rien n’a été signé. Réessayez.',
  'swap.live.problem.unexpected': 'Une erreur s’est produite. Rien n’a été signé. Réessayez.',
  'swap.sequence.title': '{amount} {from} → {to}',
  'swap.sequence.region': 'Échange ouvert : {amount} {from} vers {to}',
  'swap.sequence.onNetwork': 'sur {network}',
  'swap.sequence.onNetworkAt': 'sur {network} · glissement {percent} %',
  'swap.step.revoke': 'Révoquer l’ancienne approbation',
  'swap.step.approve': 'Approuver {amount} {from}',
  'swap.step.swap': 'Échanger contre {to}',
  'swap.sequence.interrupted':
    'Cet échange a été interrompu avant que son état soit connu. « Continuer » vérifie d’abord si quelque chose a été envoyé.',
  'swap.sequence.revoke.pending': 'Révocation de l’ancienne approbation.',
  'swap.sequence.revoke.completed':
    'L’ancienne approbation est révoquée. Ensuite : approuver exactement {amount} {from}.',
  'swap.sequence.approve.pending': 'L’approbation de {amount} {from} est en attente.',
  'swap.sequence.approve.completed':
    'Vous avez approuvé exactement {amount} {from}. Ensuite, vérifiez l’échange à un prix actualisé.',
  'swap.sequence.swap.pending': 'L’échange est en attente.',
  'swap.sequence.swap.completed': 'Échangé : −{given} {from}, +{received} {to}',
  'swap.sequence.swap.completedMinimum': 'Échangé : −{given} {from}, au moins +{received} {to}',
  'swap.sequence.takeBack.pending': 'Révocation de l’approbation.',
  'swap.sequence.takeBack.completed':
    'L’approbation est révoquée : la plateforme d’échange ne peut plus dépenser vos {from}.',
  'swap.sequence.takeBack.asking':
    'La révocation est dans un bloc. Le portefeuille vérifie si la plateforme d’échange peut encore dépenser vos {from}…',
  'swap.sequence.takeBack.stays':
    'La révocation est dans un bloc, mais la plateforme d’échange pourrait encore dépenser une partie de vos {from}. Vérifiez à nouveau dans un instant, puis vérifiez vos approbations.',
  'swap.sequence.checkAgain': 'Vérifier à nouveau',
  'swap.sequence.swap.failed':
    'Rien n’a été échangé ; vous n’avez payé que les frais. Le plus souvent, le prix a bougé plus que le glissement ne le permet.',
  'swap.sequence.approve.failed': 'L’approbation a échoué ; vous n’avez payé que les frais.',
  'swap.sequence.revoke.failed':
    'La révocation de l’ancienne approbation a échoué ; vous n’avez payé que les frais.',
  'swap.sequence.takeBack.failed':
    'La révocation de l’approbation a échoué ; vous n’avez payé que les frais. L’approbation existe toujours.',
  'swap.sequence.replaced':
    'Une autre transaction a remplacé cette étape. Consultez votre historique pour voir ce qu’elle a fait avant de continuer : elle a peut-être fait la même chose.',
  'swap.sequence.cancelled': 'Cette étape a été annulée.',
  'swap.sequence.recordFailed': 'L’état de cette étape n’a pas pu être chargé.',
  'swap.sequence.noRecord':
    'L’état de cette étape n’est pas encore connu. « Continuer » vérifie d’abord à nouveau si elle a été envoyée.',
  'swap.sequence.continue': 'Continuer',
  'swap.sequence.tryAgain': 'Réessayer',
  'swap.sequence.takeBack': 'Révoquer l’approbation',
  'swap.sequence.dismiss': 'Ignorer',
  'swap.sequence.dismissKeeps':
    '« Ignorer » retire seulement cet avis ; une approbation reste jusqu’à ce que vous la révoquiez.',
  'swap.sequence.details': 'Voir dans l’historique',
} as const;
