export const sendTexts = {
  'send.title': 'Envoyer {currency}',
  'send.recipient': 'Adresse du destinataire',
  'send.contacts': 'Choisir un contact',
  'send.recipientPlaceholder': '0x…',
  'send.asset': 'Actif',
  'send.amount': 'Montant',
  'send.amountPlaceholder': '0,0',
  'send.available': 'Disponible : {balance} {currency}',
  'send.phrase': 'Phrase de récupération',
  'send.phrasePlaceholder': 'Saisissez votre phrase de récupération de 12 mots',
  'send.phraseHelp':
    'Votre phrase sert localement à signer la transaction et n’est jamais envoyée à nos serveurs.',
  'send.fee': 'Frais de réseau : ~{fee} {currency}',
  'send.fee.l1':
    'Comprend jusqu’à {fee} {currency} pour les données Ethereum (L1), doublés par marge de sécurité.',
  'send.feeEstimating': 'Estimation des frais de réseau…',
  'send.feePrompt': 'Saisissez un destinataire et un montant pour voir les frais de réseau.',
  'send.amountValue': '{amount} {symbol}',
  'send.readAs': 'Compris comme {amount}',
  'send.total': 'Total',
  'send.totalValue': '{total} {currency}',
  'send.totalTokens': '{amount} {symbol} + {fee} {currency}',
  'send.warning':
    'Vous êtes sur le point d’envoyer de vraies cryptomonnaies. Vérifiez bien le destinataire : une transaction ne peut pas être annulée après coup.',
  'send.warningTest':
    'Vous êtes sur le point d’envoyer des cryptos de test. Sur un réseau principal, ce seraient de vraies cryptomonnaies : vérifiez donc bien le destinataire.',
  'send.submit': 'Envoyer',
  'send.sending': 'Envoi…',
  'send.success': 'Transaction envoyée !',
  'send.from': 'De {address}',
  'send.error.recipientOpen':
    'Le destinataire n’est pas encore confirmé : voyez la remarque sous le destinataire.',
  'send.error.networkChanged':
    'Le réseau de ce formulaire a été désactivé et un autre est maintenant sélectionné. Fermez le formulaire et recommencez sur le réseau voulu.',
  'send.error.senderChanged':
    'Votre compte principal a changé. Fermez ce formulaire et rouvrez-le pour envoyer depuis le nouveau.',
  'send.hint.contactElsewhere': 'Votre contact {name} est enregistré pour {network}, pas pour ce réseau',
  'send.hint.contact': 'Votre contact {name}',
  'send.feeUnavailable': 'Impossible d’estimer les frais de réseau. Nouvelle tentative…',
  'send.uncertain.check': 'Vérifier à nouveau',
  'send.uncertain.stuck':
    'Le réseau ne répond pas depuis plus de dix minutes. Si vous envoyez à nouveau le même transfert, les deux peuvent arriver.',
  'send.uncertain.refused':
    'Une transaction précédente a été refusée, mais elle peut encore aboutir. Consultez votre historique avant d’envoyer à nouveau.',
  'send.uncertain.both': 'Si vous envoyez à nouveau le même transfert, les deux peuvent aboutir.',
  'send.uncertain.setAside': 'Envoyer quand même',
  'send.settled.sent': 'Le réseau a reçu votre transfert de {amount} {symbol} à {recipient}',
  'send.settled.failed':
    'Votre transfert de {amount} {symbol} à {recipient} a échoué. Consultez vos transactions pour en savoir plus.',
  'send.settled.notSent':
    'Votre transfert de {amount} {symbol} à {recipient} n’a pas été envoyé. Aucune crypto ni aucun jeton n’a été déplacé.',
  'send.settled.lapsed':
    'Votre transfert de {amount} {symbol} à {recipient} n’a pas atteint le réseau à temps. Il ne sera envoyé que si vous l’envoyez à nouveau depuis vos transactions.',
  'send.settled.cancelled':
    'Votre transfert de {amount} {symbol} à {recipient} a été annulé : son annulation est dans un bloc. Consultez vos transactions pour en savoir plus.',
  'send.settled.superseded':
    'Vous avez signé une autre transaction pour remplacer votre transfert de {amount} {symbol} à {recipient}. Une seule des deux peut aboutir : consultez vos transactions.',
  'send.settled.replaced':
    'Une autre transaction a remplacé votre transfert de {amount} {symbol} à {recipient}. Consultez vos transactions pour voir celle qui a abouti.',
  'send.settled.replacement.failed':
    'Le remplacement d’un transfert de {amount} {symbol} à {recipient} a échoué. Consultez vos transactions pour en savoir plus.',
  'send.settled.replacement.notSent':
    'Le remplacement d’un transfert de {amount} {symbol} à {recipient} n’a pas été envoyé. L’original a peut-être abouti : vérifiez vos transactions.',
  'send.settled.replacement.lapsed':
    'Le remplacement d’un transfert de {amount} {symbol} à {recipient} n’a pas atteint le réseau à temps. L’original a peut-être abouti : vérifiez vos transactions.',
  'send.settled.unknown':
    'On ne sait pas encore si le réseau a reçu votre transfert de {amount} {symbol} à {recipient}. Le portefeuille revérifie automatiquement. Ne l’envoyez pas une seconde fois.',
  'send.settled.call.sent': 'Le réseau a reçu votre transaction : {title}, auprès de {recipient}',
  'send.settled.call.failed':
    'Votre transaction a échoué : {title}, auprès de {recipient}. Consultez vos transactions pour en savoir plus.',
  'send.settled.call.notSent':
    'Votre transaction n’a pas été envoyée : {title}, auprès de {recipient}. Aucune crypto ni aucun jeton n’a été déplacé.',
  'send.settled.call.lapsed':
    'Votre transaction n’a pas atteint le réseau à temps : {title}, auprès de {recipient}. Elle ne sera envoyée que si vous l’envoyez à nouveau depuis vos transactions.',
  'send.settled.call.unknown':
    'On ne sait pas encore si le réseau a reçu votre transaction : {title}, auprès de {recipient}. Le portefeuille revérifie automatiquement. Ne la signez pas une seconde fois.',
  'send.discard.title': 'Abandonner votre saisie ?',
  'send.discard.text': 'Vous perdrez ce que vous avez saisi.',
  'send.discard.keep': 'Continuer la saisie',
  'send.discard.confirm': 'Abandonner',
  'send.max': 'Max',
  'send.max.all':
    'Envoie tout votre solde moins les frais de réseau. Les frais affichés sont prélevés en entier : il ne reste donc rien sur votre compte.',
  'send.max.rest':
    'Le maximum que vous pouvez envoyer. La part des frais que le réseau n’utilise pas reste sur votre compte.',
  'send.max.contract':
    'Le destinataire est un contrat. La part des frais que son code n’utilise pas revient sur votre compte.',
  'send.max.oneNode':
    'Un seul nœud a confirmé le prix du gaz : une partie des frais peut donc rester sur votre compte. Réessayez pour envoyer tout votre solde.',
  'send.money.inMoney': 'En dollars américains',
  'send.money.inCurrency': 'En {currency}',
  'send.money.inCoin': 'En {symbol}',
  'send.money.placeholder': '0,00',
  'send.money.isCoin': '{amount} {symbol} (1 {symbol} = {price})',
  'send.money.unknown': 'Aucun prix actuel n’est disponible. Saisissez le montant en {symbol}.',
  'send.money.decimals':
    '{count, plural, =0 {{currency} n’a pas de décimales} one {{currency} a au plus # décimale} many {{currency} a au plus # décimales} other {{currency} a au plus # décimales}}',
  'send.fees.title': 'Frais de réseau',
  'send.fees.slow': 'Lent',
  'send.fees.normal': 'Normal',
  'send.fees.fast': 'Rapide',
  'send.fees.custom': 'Personnalisé',
  'send.fees.cost': 'au plus {fee} {currency}',
  'send.fees.wait.seconds':
    '{count, plural, one {dans environ # seconde} many {dans environ # secondes} other {dans environ # secondes}}',
  'send.fees.wait.minutes':
    '{count, plural, one {dans environ # minute} many {dans environ # minutes} other {dans environ # minutes}}',
  'send.fees.wait.longer': 'plus long que d’habitude, peut-être jamais',
  'send.fees.wait.cheaper': 'seulement quand le gaz sera moins cher',
  'send.fees.maxFee': 'Frais max (gwei)',
  'send.fees.tip': 'Frais de priorité (gwei)',
  'send.fees.now': 'Frais de base {baseFee} gwei, frais de priorité habituels {tip} gwei',
  'send.fees.error.gwei': 'Saisissez les gwei sous forme d’un simple nombre décimal, par exemple 1,5',
  'send.fees.error.zero':
    'Saisissez des frais max supérieurs à 0 : aucun réseau n’accepte une transaction sans frais',
  'send.fees.error.tipAbove':
    'Les frais de priorité font partie des frais max et ne peuvent pas les dépasser',
  'send.fees.error.tooHigh': 'C’est plus de dix fois le prix actuel d’un transfert rapide. Saisissez moins.',
  'send.fees.error.noMarket':
    'Les frais actuels ne sont pas disponibles : vos frais personnalisés ne peuvent être ni vérifiés ni utilisés. Attendez un instant, ou choisissez d’autres frais.',
  'send.fees.error.tips':
    'Les nœuds indiquent des frais de priorité bien supérieurs à la normale : rien n’a été signé. Réessayez dans un instant.',
  'send.fees.warning.high': 'C’est plus du double du prix actuel d’un transfert rapide.',
  'send.fees.warning.tip':
    'Ces frais de priorité dépassent le double des frais actuels pour un transfert rapide, et vous les payez en totalité.',
  'send.fees.warning.cheaper':
    'C’est inférieur aux frais de base du prochain bloc : votre transfert attendra que le gaz soit moins cher, peut-être indéfiniment, et les transferts suivants de ce compte attendront derrière lui.',
  'send.fees.warning.longer':
    'Très peu de transferts paient si peu : le vôtre peut attendre longtemps, et les transferts suivants de ce compte attendront derrière lui.',
  'send.summary': 'Vérifiez votre transfert',
  'send.summary.to': 'À',
  'send.summary.own': 'Votre propre compte',
  'send.summary.noRecipient': 'Pas encore de destinataire',
  'send.error.quoteOld':
    'Ce que vous avez confirmé n’est plus à jour. Vérifiez le nouveau total et envoyez à nouveau.',
  'send.error.unnoted':
    'Rien n’a été envoyé. Le stockage de ce navigateur est plein ou bloqué : il ne peut pas enregistrer de trace du transfert. Libérez de l’espace et réessayez. Si vous confirmez encore une fois, le transfert est envoyé sans trace : gardez cette page ouverte jusqu’à ce que vous le voyiez dans votre historique.',
  'send.error.balanceChanged': 'Votre solde a changé. Vérifiez le nouveau total et envoyez à nouveau.',
  'send.hint.own': 'C’est votre propre adresse.',
  'send.hint.contract':
    'Cette adresse est un contrat. Assurez-vous qu’il peut recevoir des cryptos envoyées directement.',
  'send.error.fieldsMissing': 'Veuillez remplir tous les champs',
  'send.error.notAuthenticated': 'Utilisateur non authentifié',
  'send.error.phraseMismatch': 'La phrase de récupération ne correspond pas à votre portefeuille',
  'send.error.invalidPhrase': 'Phrase de récupération non valide',
  'send.error.estimate': 'Échec de l’estimation du gaz',
  'send.error.failed': 'Échec de l’envoi de la transaction',
  'send.error.recipientMalformed': 'Saisissez une adresse : 0x suivi de 40 caractères hexadécimaux',
  'send.error.recipientChecksum':
    'Cette adresse contient une faute de frappe : sa somme de contrôle ne correspond pas. Copiez-la à nouveau.',
  'send.error.recipientZero': 'C’est l’adresse zéro. Les cryptos qui y sont envoyées sont perdues.',
  'send.error.recipientPrecompile':
    'Cette adresse n’a pas de clé : elle appartient au réseau lui-même ou sert à brûler des cryptos. Les cryptos qui y sont envoyées sont perdues.',
  'send.error.amountMalformed': 'Saisissez un simple nombre décimal, par exemple 0,25',
  'send.error.amountAmbiguous':
    '« {typed} » peut vouloir dire {asDecimal} ou {asWhole}. Saisissez le nombre voulu.',
  'send.error.amountZero': 'Saisissez un montant supérieur à 0',
  'send.error.amountDecimals': 'Saisissez au plus 18 décimales',
  'send.error.amountTooLarge': 'Ce montant est trop élevé pour tout réseau',
  'send.error.insufficientFunds': 'Le montant plus les frais de réseau dépasse votre solde',
  'send.error.insufficientTokens': 'Ce montant dépasse votre solde de jetons',
  'send.error.feeNotCovered': 'Votre solde ne couvre pas les frais de réseau',
  'send.error.tokenDecimals': 'Ce jeton a moins de décimales',
  'send.error.knownToken':
    'C’est le contrat d’un jeton. Tout ce qui y est envoyé est perdu : rien n’a donc été envoyé.',
  'send.error.tokenContract': 'C’est le propre contrat du jeton. Les jetons qui y sont envoyés sont perdus.',
  'send.error.feeRose': 'Les frais de réseau ont changé. Vérifiez le nouveau total et envoyez à nouveau.',
  'send.error.deadlineOver':
    'L’échéance de cet appel est dépassée : il échouerait, et vous paieriez quand même les frais. Annulez-le pour débloquer les transactions suivantes.',
  'send.error.replacementFeeRose':
    'Les frais de réseau ont changé : rien n’a été signé. Vérifiez les nouveaux frais, puis réessayez.',
  'send.error.watchOnly': 'Ce compte est en lecture seule : le portefeuille n’a pas de clé pour envoyer.',
  'send.error.busy':
    'Un autre onglet est encore en train d’envoyer depuis ce compte. Rien n’a été envoyé ici : fermez l’autre onglet et réessayez.',
  'send.error.unsettled':
    'Le portefeuille vérifie encore un transfert précédent de ce compte. Rien n’a été envoyé ; réessayez dans un instant.',
  'send.error.heldNonce':
    'Rien n’a été signé : une transaction précédente a été refusée mais peut encore aboutir, et les deux pourraient donc être exécutées.',
  'send.error.uncertain':
    'Le réseau n’a pas confirmé avoir reçu la transaction. Le portefeuille revérifie automatiquement ; d’ici là, vous ne pouvez rien envoyer d’autre depuis ce compte.',
} as const;
