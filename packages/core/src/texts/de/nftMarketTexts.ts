export const nftMarketTexts = {
  'market.unknown': '—',
  'market.inToken': 'In einem Token',
  'market.floors': 'NFTs zum Floor-Preis',
  'market.floors.open': 'NFTs öffnen',
  'market.floors.coin': '{amount} {currency}',
  'market.floors.worth': 'Im Wert von {worth}',
  'market.floors.text':
    'Jedes Ihrer NFTs zum niedrigsten Preis, zu dem andere aus seiner Sammlung angeboten werden. Niemand hat angeboten, das zu zahlen, und es zählt in keiner Summe.',
  'market.floors.without':
    '{count, plural, one {# NFT ist nicht mitgezählt: Der Floor-Preis seiner Sammlung ist unbekannt.} other {# NFTs sind nicht mitgezählt: Die Floor-Preise ihrer Sammlungen sind unbekannt.}}',
  'market.floors.unsure':
    '{count, plural, one {# NFT ist nicht mitgezählt: Die Anzahl ist nicht bestätigt.} other {# NFTs sind nicht mitgezählt: Die Anzahl ist nicht bestätigt.}}',
  'market.floors.asking': 'Weitere werden noch geladen.',
  'market.floors.more': 'Sie haben möglicherweise mehr NFTs, als durchsucht wurden.',
  'market.floors.unanswered': 'Keine Antwort von {networks}.',
  'market.list': 'Zu verkaufen',
  'market.loading': 'Angebote werden geladen',
  'market.more': 'Mehr anzeigen',
  'market.samples': 'Beispiele',
  'market.noMarket': 'Auf {network} gibt es keinen Marktplatz. Das sind Beispiele.',
  'market.marketUnknown': 'Kein Node von {network} meldet, ob es einen Marktplatz gibt.',
  'market.noListings': 'Auf {network} steht gerade nichts zum Verkauf. Das sind Beispiele.',
  'market.failed': 'Die Angebote konnten nicht geladen werden',
  'market.failedText': 'Preise auf {network} sind im Moment nicht verfügbar.',
  'market.tooMany':
    'Zu viele Anfragen. Versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} erneut.',
  'market.silent.own':
    'Die eigenen Angebote der Wallet konnten nicht geladen werden: Einige fehlen hier möglicherweise.',
  'market.silent.opensea': 'OpenSea hat nicht geantwortet: Die Angebote von dort fehlen hier.',
  'market.nameless': 'NFT #{id}',
  'market.numbered': '{collection} #{id}',
  'market.contract': 'Contract {address}',
  'market.several': '{units}, zusammen verkauft',
  'market.panel': 'Preis',
  'market.noMarketHere': 'Auf {network} gibt es keinen Marktplatz.',
  'market.priceOf': '{price} für alle {units}',
  'market.fees': '{amount} des Preises sind Gebühren, nicht für den Verkäufer.',
  'market.sellerIs': 'Verkauft von {seller}, bis {time}.',
  'market.anyName':
    'Jeder kann einer Sammlung diesen Namen geben: Vergleichen Sie die Contract-Adresse mit der, die Sie erwarten.',
  'market.others': '{count, plural, one {# weiteres Angebot} other {# weitere Angebote}} für dieses NFT.',
  'market.othersDearer':
    '{count, plural, one {# weiteres Angebot} other {# weitere Angebote}} für dieses NFT zu einem höheren Preis.',
  'market.buyThis': 'Kaufen',
  'market.buyOther': 'Für {price} von {seller} kaufen',
  'market.notForSale': 'Dieses NFT steht gerade nicht zum Verkauf.',
  'market.panelFailed': 'Der Preis ist im Moment nicht verfügbar.',
  'market.buyer': 'Kaufen mit',
  'market.noKey':
    'Für keines Ihrer Konten gibt es einen Schlüssel in dieser Wallet. Beobachtungskonten können weder kaufen noch verkaufen.',
  'market.inTokenText':
    'Dieses Angebot verlangt einen Token. Hier können Sie nur Angebote in {currency} kaufen.',
  'market.ownListing': 'Sie verkaufen es für {price}, bis {time}.',
  'market.past.filled': 'Verkauft für {price}, gezahlt an das Konto, das es angeboten hat.',
  'market.past.cancelled':
    'Ihr Angebot für {price} ist auf dem Netzwerk storniert: Es kann nicht mehr gekauft werden.',
  'market.notOpen':
    'Dieses Angebot kann im Moment nicht genutzt werden: Das Konto besitzt das NFT nicht, oder die Freigabe wurde widerrufen. Wenn sich das ändert, kann es jeder zu diesem Preis kaufen.',
  'market.stillSigned':
    'Das Angebot bleibt gültig, wenn Sie das NFT versenden: Wenn Sie es zurückerhalten, bevor das Angebot endet, kann es jeder zu diesem Preis kaufen. Stornieren Sie zuerst das Angebot.',
  'market.sell': 'Zum Verkauf anbieten',
  'market.change': 'Preis ändern',
  'market.cancel': 'Angebot stornieren',
  'market.cancelAll': 'Alle stornieren',
  'market.cancelAll.notice':
    'Dies storniert jede Order, die {account} auf {network} bisher signiert hat: alle Angebote aller NFTs, auch anderswo signierte, und seine Kaufgebote. Sie können nicht mehr genutzt werden, und Sie können dies nicht rückgängig machen. Um danach etwas zu verkaufen, bieten Sie es erneut an.',
  'market.sell.title': '{name} zum Verkauf anbieten',
  'market.change.title': 'Preis von {name} ändern',
  'market.sell.account': 'Konto',
  'market.sell.units': 'Anzahl',
  'market.sell.unitsHelp': 'Von {units}. Sie verkaufen sie zusammen, zu einem Preis.',
  'market.sell.unitsError': 'Geben Sie eine ganze Zahl ein, höchstens so viele, wie das Konto besitzt.',
  'market.sell.price': 'Preis in {currency}',
  'market.sell.days': 'Dauer',
  'market.sell.dayCount': '{days, plural, one {# Tag} other {# Tage}}',
  'market.sell.receives': 'Sie erhalten die vollen {amount}. Der Käufer zahlt die Netzwerkgebühr.',
  'market.sell.steps':
    'Das Anbieten ist kostenlos. Sie zahlen nur beim ersten Mal eine Netzwerkgebühr, für die Freigabe.',
  'market.sell.approve721':
    'Zuerst geben Sie dieses eine NFT für Seaport frei, den Contract des Marktplatzes, damit er es nehmen kann, wenn jemand es kauft.',
  'market.sell.approve1155':
    'Zuerst geben Sie für Seaport, den Contract des Marktplatzes, alles frei, was Sie in dieser Sammlung haben, jetzt und künftig: Der Standard der Sammlung kennt keine kleinere Freigabe. Seaport nimmt nichts ohne eine Order, die Sie signieren. Widerrufen Sie die Freigabe unter „Freigaben“, wenn Sie nichts mehr verkaufen.',
  'market.sell.cancelFirst':
    'Jeder kann zu Ihrem niedrigeren Preis kaufen, bis Ihr bestehendes Angebot auf dem Netzwerk storniert ist, daher signieren Sie zuerst die Stornierung; sie kostet eine Netzwerkgebühr. Angebote, die anderswo erstellt wurden, kennt diese Wallet nicht.',
  'market.sell.cancelAll':
    'Ihr bestehendes Angebot wird zuerst auf dem Netzwerk storniert; das kostet eine Netzwerkgebühr.',
  'market.sell.keepsOld':
    'Ihr Angebot zum höheren Preis bleibt ebenfalls gültig, bis es endet oder Sie es stornieren.',
  'market.sell.low': 'Das ist weniger als die Hälfte von {floor}, dem niedrigsten Preis in dieser Sammlung.',
  'market.sell.noFloor':
    'Die Wallet kennt keine anderen Preise in dieser Sammlung und kann Ihren daher nicht vergleichen. Prüfen Sie das Dezimalzeichen: Sie verkaufen für {price}.',
  'market.sell.noFloorWorth':
    'Die Wallet kennt keine anderen Preise in dieser Sammlung und kann Ihren daher nicht vergleichen. Prüfen Sie das Dezimalzeichen: Sie verkaufen für {price}, das sind etwa {usd}.',
  'market.sell.lowAccept': 'Ich möchte es für diesen Preis verkaufen',
  'market.sell.continue': 'Weiter',
  'market.sell.approving': 'Die Freigabe steht noch aus…',
  'market.sell.cancelling': 'Die Stornierung steht noch aus…',
  'market.sell.saving': 'Wird angeboten…',
  'market.listed': '{name} wird für {price} angeboten.',
  'market.cancelled': 'Das Angebot für {name} ist storniert: Es kann nicht mehr gekauft werden.',
  'market.cancelledAll':
    'Alle Orders, die das Konto auf {network} signiert hatte, sind storniert: Sie können nicht mehr genutzt werden.',
  'market.checkAgain': 'Erneut prüfen',
  'market.details': 'Details',
  'market.dismiss': 'Ausblenden',
  'market.notice.notSaid':
    'Kein Node meldet, ob Sie dies noch kaufen können. Wenn nicht, schlägt der Kauf fehl und Sie zahlen die Netzwerkgebühr.',
  'market.problem.gone':
    'Dieses Angebot ist vorbei: Jemand anderes hat das NFT gekauft, oder der Verkäufer hat es storniert. Es wurde nichts signiert.',
  'market.problem.expired': 'Dieses Angebot ist abgelaufen. Es wurde nichts signiert.',
  'market.problem.notYet': 'Dieses Angebot hat noch nicht begonnen. Es wurde nichts signiert.',
  'market.problem.fee':
    'Dieses Angebot würde anderen mehr zahlen, als angezeigt wird. Es wurde nichts signiert.',
  'market.problem.inToken':
    'Dieses Angebot verlangt einen Token, was diese Wallet nicht unterstützt. Es wurde nichts signiert.',
  'market.problem.parts':
    'Dieses Angebot wird in Teilen verkauft, daher könnten Sie weniger erhalten als angezeigt. Es wurde nichts signiert.',
  'market.problem.own': 'Das ist Ihr eigenes Angebot. Es wurde nichts signiert.',
  'market.problem.signature':
    'Dieses Angebot hat eine Art von Signatur, die diese Wallet nicht lesen kann, etwa die eines Contracts. Es wurde nichts signiert.',
  'market.problem.clock':
    'Die Zeit des Netzwerks und die Uhr dieses Geräts weichen um mehr als 10 Minuten voneinander ab, daher endet das Angebot möglicherweise zu einer anderen Zeit, als Sie erwarten. Prüfen Sie Datum und Uhrzeit dieses Geräts. Um es trotzdem anzubieten, fahren Sie noch einmal fort.',
  'market.problem.token':
    'Dieser Contract ist ein Token, keine NFT-Sammlung: Die ID des NFT würde als Betrag verwendet. Es wurde nichts signiert.',
  'market.problem.order':
    'Die Order stimmt nicht mit dem Angebot überein, das Sie gesehen haben. Es wurde nichts signiert.',
  'market.problem.notAsked':
    'Der Server hat nicht geantwortet. Es wurde nichts signiert. Versuchen Sie es erneut.',
  'market.problem.unexpected': 'Etwas ist schiefgelaufen. Es wurde nichts signiert. Versuchen Sie es erneut.',
  'market.problem.seller':
    'Die Nodes melden nicht, was ein Angebot für dieses NFT braucht. Es wurde nichts signiert. Versuchen Sie es gleich noch einmal.',
  'market.problem.notOwned': 'Das Konto besitzt nicht mehr so viele. Es wurde nichts signiert.',
  'market.problem.notApproved':
    'Noch zeigen nicht genügend Nodes die Freigabe. Versuchen Sie es gleich noch einmal.',
  'market.problem.listedMeanwhile':
    'Es wurde inzwischen in einem anderen Tab oder auf einem anderen Gerät angeboten, oder eine Stornierung wurde rückgängig gemacht. Es wurde nichts Neues angeboten: Prüfen Sie die aktuellen Angebote und beginnen Sie neu.',
  'market.problem.stepFailed':
    'Dieser Schritt ist fehlgeschlagen, und es wurde nichts angeboten. Sie haben die Netzwerkgebühr bezahlt.',
  'market.problem.stepUnknown':
    'Es ist nicht bekannt, ob dieser Schritt durchgegangen ist. Es wurde nichts angeboten: Prüfen Sie Ihren Verlauf, bevor Sie es erneut versuchen.',
  'market.problem.otherSignature': 'Die Signatur passt nicht zu diesem Angebot. Es wurde nichts angeboten.',
  'market.problem.save':
    'Sie haben das Angebot signiert, aber der Server hat es nicht bestätigt: Es ist möglicherweise veröffentlicht. Versuchen Sie es erneut: Es kann nicht zweimal angeboten werden.',
  'market.problem.saveMany':
    'Sie haben das Angebot signiert, aber es ist nicht veröffentlicht: Sie haben in dieser Stunde 20 angeboten oder haben 200 offene Angebote. Stornieren Sie einige oder warten Sie eine Stunde und versuchen Sie es erneut.',
  'market.problem.notListed':
    'Sie haben das Angebot signiert, aber es ist nicht veröffentlicht: Die Nodes melden, dass es nicht verkauft werden kann, zum Beispiel weil Sie das NFT nicht mehr besitzen, die Freigabe weg ist oder Orders storniert wurden. Beginnen Sie neu.',
  'market.trade.buy.pending': 'Sie kaufen gerade {name}. Das Netzwerk hat es noch nicht bestätigt.',
  'market.trade.buy.failed':
    'Sie haben {name} nicht gekauft: Jemand anderes war schneller, oder das Angebot wurde storniert. Sie haben nur die Netzwerkgebühr bezahlt.',
  'market.trade.buy.replaced':
    'Sie haben {name} nicht gekauft: Eine andere Transaktion hat den Kauf ersetzt.',
  'market.trade.buy.missing':
    'Sie haben den Kauf von {name} signiert, aber der Server hat keinen Eintrag davon. Prüfen Sie Ihren Verlauf, bevor Sie erneut kaufen.',
  'market.trade.buy.unreadable': 'Der Status Ihres Kaufs von {name} konnte nicht geladen werden.',
  'market.trade.notCome':
    'Sie haben für {name} bezahlt, aber {came} von {units} erhalten: Der Contract hat etwas anderes bewegt. Prüfen Sie die Details und kaufen Sie nichts mehr aus dieser Sammlung.',
  'market.boughtUnknown':
    'Ihr Kauf von {name} ist in einem Block. Was Sie erhalten haben, ist noch nicht bekannt: Prüfen Sie Ihre NFTs.',
  'market.trade.approve.pending': 'Die Freigabe, um {name} anzubieten, steht noch aus.',
  'market.trade.approve.failed':
    'Die Freigabe, um {name} anzubieten, ist fehlgeschlagen. Es wird nichts angeboten.',
  'market.trade.approve.replaced':
    'Die Freigabe, um {name} anzubieten, wurde ersetzt. Es wird nichts angeboten.',
  'market.trade.approve.missing':
    'Sie haben die Freigabe signiert, um {name} anzubieten, aber der Server hat keinen Eintrag davon.',
  'market.trade.approve.unreadable':
    'Der Status der Freigabe, um {name} anzubieten, konnte nicht geladen werden.',
  'market.trade.cancelAll.pending':
    'Alle Orders des Kontos auf {network} werden storniert. Bis das in einem Block ist, können sie noch genutzt werden.',
  'market.trade.cancelAll.failed':
    'Die Orders des Kontos auf {network} wurden nicht storniert: Sie können noch genutzt werden.',
  'market.trade.cancelAll.replaced':
    'Die Orders des Kontos auf {network} wurden nicht storniert: Eine andere Transaktion hat die Stornierung ersetzt.',
  'market.trade.cancelAll.missing':
    'Sie haben die Stornierung aller Orders auf {network} signiert, aber der Server hat keinen Eintrag davon: Sie können noch genutzt werden.',
  'market.trade.cancelAll.unreadable':
    'Der Status der Stornierung aller Orders auf {network} konnte nicht geladen werden: Sie sind möglicherweise noch gültig.',
  'market.trade.cancel.pending':
    'Das Angebot für {name} wird storniert. Bis das in einem Block ist, kann es noch jeder kaufen.',
  'market.trade.cancel.effective':
    'Die Stornierung von {name} ist in einem Block: Es kann nicht mehr gekauft werden.',
  'market.trade.cancelAll.effective':
    'Die Stornierung aller Orders auf {network} ist in einem Block: Sie können nicht mehr genutzt werden.',
  'market.trade.cancel.failed': 'Das Angebot für {name} wurde nicht storniert: Es kann noch jeder kaufen.',
  'market.trade.cancel.replaced':
    'Das Angebot für {name} wurde nicht storniert: Eine andere Transaktion hat die Stornierung ersetzt.',
  'market.trade.cancel.missing':
    'Sie haben die Stornierung von {name} signiert, aber der Server hat keinen Eintrag davon: Es kann noch jeder kaufen.',
  'market.trade.cancel.unreadable':
    'Der Status der Stornierung von {name} konnte nicht geladen werden: Es steht möglicherweise noch zum Verkauf.',
} as const;
