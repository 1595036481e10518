export const nftMarketTexts = {
  'market.unknown': '—',
  'market.inToken': 'En jeton',
  'market.floors': 'NFT au prix plancher',
  'market.floors.open': 'Ouvrir les NFT',
  'market.floors.coin': '{amount} {currency}',
  'market.floors.worth': 'Valeur : {worth}',
  'market.floors.text':
    'Chacun de vos NFT au prix le plus bas auquel d’autres de sa collection sont mis en vente. Personne n’a proposé de payer cela, et cela ne compte dans aucun total.',
  'market.floors.without':
    '{count, plural, one {# NFT n’est pas compté : le prix plancher de sa collection est inconnu.} many {# NFT ne sont pas comptés : les prix plancher de leurs collections sont inconnus.} other {# NFT ne sont pas comptés : les prix plancher de leurs collections sont inconnus.}}',
  'market.floors.unsure':
    '{count, plural, one {# NFT n’est pas compté : sa quantité n’est pas confirmée.} many {# NFT ne sont pas comptés : leurs quantités ne sont pas confirmées.} other {# NFT ne sont pas comptés : leurs quantités ne sont pas confirmées.}}',
  'market.floors.asking': 'Chargement de la suite.',
  'market.floors.more': 'Vous avez peut-être plus de NFT que ceux qui ont été analysés.',
  'market.floors.unanswered': 'Pas de réponse de {networks}.',
  'market.list': 'En vente',
  'market.loading': 'Chargement des annonces',
  'market.more': 'Afficher plus',
  'market.samples': 'Exemples',
  'market.noMarket': 'Il n’y a pas de place de marché sur {network}. Ce sont des exemples.',
  'market.marketUnknown': 'Aucun nœud de {network} n’indique s’il y a une place de marché.',
  'market.noListings': 'Rien n’est en vente sur {network} en ce moment. Ce sont des exemples.',
  'market.failed': 'Les annonces n’ont pas pu être chargées',
  'market.failedText': 'Les prix sur {network} ne sont pas disponibles pour le moment.',
  'market.tooMany':
    'Trop de demandes. Réessayez dans {seconds, plural, one {# seconde} many {# secondes} other {# secondes}}.',
  'market.silent.own':
    'Les annonces propres au portefeuille n’ont pas pu être chargées : certaines peuvent manquer ici.',
  'market.silent.opensea': 'OpenSea n’a pas répondu : ses annonces manquent ici.',
  'market.nameless': 'NFT #{id}',
  'market.numbered': '{collection} #{id}',
  'market.contract': 'Contrat {address}',
  'market.several': '{units}, vendus ensemble',
  'market.panel': 'Prix',
  'market.noMarketHere': 'Il n’y a pas de place de marché sur {network}.',
  'market.priceOf': '{price} pour les {units}',
  'market.fees': '{amount} du prix sont des frais, pas pour le vendeur.',
  'market.sellerIs': 'Vendu par {seller}, jusqu’au {time}.',
  'market.anyName':
    'N’importe qui peut donner ce nom à une collection : comparez l’adresse du contrat avec celle que vous attendez.',
  'market.others':
    '{count, plural, one {# autre annonce} many {# autres annonces} other {# autres annonces}} de ce NFT.',
  'market.othersDearer':
    '{count, plural, one {# autre annonce} many {# autres annonces} other {# autres annonces}} de ce NFT à un prix plus élevé.',
  'market.buyThis': 'Acheter',
  'market.buyOther': 'Acheter pour {price} à {seller}',
  'market.notForSale': 'Ce NFT n’est pas en vente pour le moment.',
  'market.panelFailed': 'Le prix n’est pas disponible pour le moment.',
  'market.buyer': 'Acheter avec',
  'market.noKey':
    'Aucun de vos comptes n’a de clé dans ce portefeuille. Les comptes en lecture seule ne peuvent ni acheter ni vendre.',
  'market.inTokenText':
    'Cette annonce demande un jeton. Vous ne pouvez acheter ici que des annonces en {currency}.',
  'market.ownListing': 'Vous le vendez pour {price}, jusqu’au {time}.',
  'market.past.filled': 'Vendu pour {price}, versé au compte qui l’a mis en vente.',
  'market.past.cancelled':
    'Votre annonce à {price} est annulée sur le réseau : elle ne permet plus d’acheter.',
  'market.notOpen':
    'Cette annonce ne peut pas être utilisée pour le moment : le compte ne détient pas le NFT, ou l’approbation a été révoquée. Si cela change, n’importe qui peut l’acheter à ce prix.',
  'market.stillSigned':
    'L’annonce reste valable si vous envoyez le NFT ailleurs : si vous le récupérez avant la fin de l’annonce, n’importe qui peut l’acheter à ce prix. Annulez d’abord l’annonce.',
  'market.sell': 'Mettre en vente',
  'market.change': 'Changer le prix',
  'market.cancel': 'Annuler l’annonce',
  'market.cancelAll': 'Tout annuler',
  'market.cancelAll.notice':
    'Cela annule tous les ordres que {account} a signés sur {network} jusqu’ici : toutes les annonces de tous les NFT, y compris celles signées ailleurs, et ses offres d’achat. Ils ne peuvent plus être utilisés, et vous ne pouvez pas revenir en arrière. Pour vendre quelque chose ensuite, remettez-le en vente.',
  'market.sell.title': 'Mettre {name} en vente',
  'market.change.title': 'Changer le prix de {name}',
  'market.sell.account': 'Compte',
  'market.sell.units': 'Quantité',
  'market.sell.unitsHelp': 'Sur {units}. Vous les vendez ensemble, pour un seul prix.',
  'market.sell.unitsError': 'Saisissez un nombre entier, au plus ce que détient le compte.',
  'market.sell.price': 'Prix en {currency}',
  'market.sell.days': 'Durée',
  'market.sell.dayCount': '{days, plural, one {# jour} many {# jours} other {# jours}}',
  'market.sell.receives': 'Vous recevez la totalité, soit {amount}. L’acheteur paie les frais de réseau.',
  'market.sell.steps':
    'L’annonce est gratuite. Vous payez des frais de réseau une fois, pour l’approbation, la première fois seulement.',
  'market.sell.approve721':
    'D’abord, vous approuvez que Seaport, le contrat de la place de marché, puisse prendre ce seul NFT quand quelqu’un l’achète.',
  'market.sell.approve1155':
    'D’abord, vous approuvez que Seaport, le contrat de la place de marché, puisse prendre tout ce que vous avez dans cette collection, maintenant et à l’avenir : son standard n’a pas d’approbation plus petite. Seaport ne prend rien sans un ordre que vous signez. Révoquez l’approbation dans Approbations quand vous ne vendez plus rien.',
  'market.sell.cancelFirst':
    'N’importe qui peut acheter à votre prix plus bas tant que l’annonce correspondante n’est pas annulée sur le réseau : vous signez donc d’abord l’annulation ; elle coûte des frais de réseau. Ce portefeuille ne connaît pas les annonces faites ailleurs.',
  'market.sell.cancelAll':
    'Votre annonce existante est d’abord annulée sur le réseau ; cela coûte des frais de réseau.',
  'market.sell.keepsOld':
    'Votre annonce au prix plus élevé reste aussi valable, jusqu’à ce qu’elle prenne fin ou que vous l’annuliez.',
  'market.sell.low': 'C’est moins de la moitié de {floor}, le prix le plus bas de cette collection.',
  'market.sell.noFloor':
    'Le portefeuille ne connaît pas d’autres prix dans cette collection et ne peut donc pas comparer le vôtre. Vérifiez la virgule décimale : vous vendez pour {price}.',
  'market.sell.noFloorWorth':
    'Le portefeuille ne connaît pas d’autres prix dans cette collection et ne peut donc pas comparer le vôtre. Vérifiez la virgule décimale : vous vendez pour {price}, soit environ {usd}.',
  'market.sell.lowAccept': 'Je veux le vendre à ce prix',
  'market.sell.continue': 'Continuer',
  'market.sell.approving': 'L’approbation est en attente…',
  'market.sell.cancelling': 'L’annulation est en attente…',
  'market.sell.saving': 'Mise en vente…',
  'market.listed': '{name} est en vente pour {price}.',
  'market.cancelled': 'L’annonce de {name} est annulée : elle ne permet plus d’acheter.',
  'market.cancelledAll':
    'Tous les ordres que le compte avait signés sur {network} sont annulés : ils ne peuvent plus être utilisés.',
  'market.checkAgain': 'Vérifier à nouveau',
  'market.details': 'Détails',
  'market.dismiss': 'Ignorer',
  'market.notice.notSaid':
    'Aucun nœud n’indique si vous pouvez encore acheter ceci. Si ce n’est pas possible, l’achat échoue et vous payez les frais de réseau.',
  'market.problem.gone':
    'Cette annonce est terminée : quelqu’un d’autre a acheté le NFT, ou le vendeur l’a annulée. Rien n’a été signé.',
  'market.problem.expired': 'Cette annonce a expiré. Rien n’a été signé.',
  'market.problem.notYet': 'Cette annonce n’a pas encore commencé. Rien n’a été signé.',
  'market.problem.fee': 'Cette annonce verserait à d’autres plus que ce qui est affiché. Rien n’a été signé.',
  'market.problem.inToken':
    'Cette annonce demande un jeton, ce que ce portefeuille ne prend pas en charge. Rien n’a été signé.',
  'market.problem.parts':
    'Cette annonce est vendue en plusieurs parties : vous pourriez donc en recevoir moins qu’affiché. Rien n’a été signé.',
  'market.problem.own': 'C’est votre propre annonce. Rien n’a été signé.',
  'market.problem.signature':
    'Cette annonce a un type de signature que ce portefeuille ne peut pas lire, par exemple celle d’un contrat. Rien n’a été signé.',
  'market.problem.clock':
    'L’heure du réseau et l’horloge de cet appareil diffèrent de plus de 10 minutes : l’annonce peut donc prendre fin à un autre moment que prévu. Vérifiez la date et l’heure de cet appareil. Pour mettre en vente quand même, continuez encore une fois.',
  'market.problem.token':
    'Ce contrat est un jeton, pas une collection de NFT : l’ID du NFT serait utilisé comme montant. Rien n’a été signé.',
  'market.problem.order': 'L’ordre ne correspond pas à l’annonce que vous avez vue. Rien n’a été signé.',
  'market.problem.notAsked': 'Le serveur n’a pas répondu. Rien n’a été signé. Réessayez.',
  'market.problem.unexpected': 'Une erreur s’est produite. Rien n’a été signé. Réessayez.',
  'market.problem.seller':
    'Les nœuds n’indiquent pas ce qu’exige une annonce de ce NFT. Rien n’a été signé. Réessayez dans un instant.',
  'market.problem.notOwned': 'Le compte n’en détient plus autant. Rien n’a été signé.',
  'market.problem.notApproved':
    'Les nœuds qui montrent l’approbation ne sont pas encore assez nombreux. Réessayez dans un instant.',
  'market.problem.listedMeanwhile':
    'Il a depuis été mis en vente dans un autre onglet ou sur un autre appareil, ou une annulation a été défaite. Rien de nouveau n’a été mis en vente : vérifiez les annonces actuelles et recommencez.',
  'market.problem.stepFailed':
    'Cette étape a échoué, et rien n’a été mis en vente. Vous avez payé les frais de réseau.',
  'market.problem.stepUnknown':
    'On ne sait pas si cette étape a abouti. Rien n’a été mis en vente : consultez votre historique avant de réessayer.',
  'market.problem.otherSignature':
    'La signature ne correspond pas à cette annonce. Rien n’a été mis en vente.',
  'market.problem.save':
    'Vous avez signé l’annonce, mais le serveur ne l’a pas confirmée : elle est peut-être publiée. Réessayez : elle ne peut pas être publiée deux fois.',
  'market.problem.saveMany':
    'Vous avez signé l’annonce, mais elle n’est pas publiée : vous en avez publié 20 dans cette heure, ou avez 200 annonces ouvertes. Annulez-en quelques-unes, ou attendez une heure, et réessayez.',
  'market.problem.notListed':
    'Vous avez signé l’annonce, mais elle n’est pas publiée : les nœuds indiquent qu’elle ne permet pas de vendre, par exemple parce que vous ne détenez plus le NFT, que l’approbation n’existe plus ou que des ordres ont été annulés. Recommencez.',
  'market.trade.buy.pending': 'Vous achetez {name}. Le réseau ne l’a pas encore confirmé.',
  'market.trade.buy.failed':
    'Vous n’avez pas acheté {name} : quelqu’un d’autre a été plus rapide, ou l’annonce a été annulée. Vous n’avez payé que les frais de réseau.',
  'market.trade.buy.replaced': 'Vous n’avez pas acheté {name} : une autre transaction a remplacé l’achat.',
  'market.trade.buy.missing':
    'Vous avez signé l’achat de {name}, mais le serveur n’en a pas de trace. Consultez votre historique avant d’acheter à nouveau.',
  'market.trade.buy.unreadable': 'L’état de votre achat de {name} n’a pas pu être chargé.',
  'market.trade.notCome':
    'Vous avez payé {name} mais avez reçu {came} sur {units} : son contrat a déplacé autre chose. Vérifiez les détails, et n’achetez plus rien de cette collection.',
  'market.boughtUnknown':
    'Votre achat de {name} est dans un bloc. Ce que vous avez reçu n’est pas encore connu : vérifiez vos NFT.',
  'market.trade.approve.pending': 'L’approbation pour mettre {name} en vente est en attente.',
  'market.trade.approve.failed': 'L’approbation pour mettre {name} en vente a échoué. Rien n’est en vente.',
  'market.trade.approve.replaced':
    'L’approbation pour mettre {name} en vente a été remplacée. Rien n’est en vente.',
  'market.trade.approve.missing':
    'Vous avez signé l’approbation pour mettre {name} en vente, mais le serveur n’en a pas de trace.',
  'market.trade.approve.unreadable':
    'L’état de l’approbation pour mettre {name} en vente n’a pas pu être chargé.',
  'market.trade.cancelAll.pending':
    'Tous les ordres du compte sur {network} sont en cours d’annulation. Tant que l’annulation n’est pas dans un bloc, ils peuvent encore être utilisés.',
  'market.trade.cancelAll.failed':
    'Les ordres du compte sur {network} n’ont pas été annulés : ils peuvent encore être utilisés.',
  'market.trade.cancelAll.replaced':
    'Les ordres du compte sur {network} n’ont pas été annulés : une autre transaction a remplacé l’annulation.',
  'market.trade.cancelAll.missing':
    'Vous avez signé l’annulation de tous les ordres sur {network}, mais le serveur n’en a pas de trace : ils peuvent encore être utilisés.',
  'market.trade.cancelAll.unreadable':
    'L’état de l’annulation de tous les ordres sur {network} n’a pas pu être chargé : ils sont peut-être encore valables.',
  'market.trade.cancel.pending':
    'L’annonce de {name} est en cours d’annulation. Tant que l’annulation n’est pas dans un bloc, n’importe qui peut encore l’acheter.',
  'market.trade.cancel.effective':
    'L’annulation de {name} est dans un bloc : il n’est plus possible de l’acheter.',
  'market.trade.cancelAll.effective':
    'L’annulation de tous les ordres sur {network} est dans un bloc : ils ne peuvent plus être utilisés.',
  'market.trade.cancel.failed':
    'L’annonce de {name} n’a pas été annulée : n’importe qui peut encore l’acheter.',
  'market.trade.cancel.replaced':
    'L’annonce de {name} n’a pas été annulée : une autre transaction a remplacé l’annulation.',
  'market.trade.cancel.missing':
    'Vous avez signé l’annulation de {name}, mais le serveur n’en a pas de trace : n’importe qui peut encore l’acheter.',
  'market.trade.cancel.unreadable':
    'L’état de l’annulation de {name} n’a pas pu être chargé : il est peut-être encore en vente.',
} as const;
