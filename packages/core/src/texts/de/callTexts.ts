export const callTexts = {
  'call.title.nativeTransfer': 'Coins senden',
  'call.title.tokenTransfer': 'Token senden',
  'call.title.transferFrom': 'Token einer anderen Person bewegen',
  'call.title.transferFromOwn': 'Token senden',
  'call.title.approve': 'Ausgeben erlauben',
  'call.title.revoke': 'Freigabe widerrufen',
  'call.title.changeAllowance': 'Freigabe ändern',
  'call.title.permit': 'Signierte Freigabe einreichen',
  'call.title.nftTransfer': 'NFT senden',
  'call.title.multiTokenTransfer': 'Token aus einer Sammlung senden',
  'call.title.approveAll': 'Ganze Sammlung freigeben',
  'call.title.revokeAll': 'Freigabe für eine Sammlung widerrufen',
  'call.title.wrap': 'Coins wrappen',
  'call.title.unwrap': 'Coins unwrappen',
  'call.title.sweep': 'Ihre Token von der Börse abholen',
  'call.title.refund': 'Nicht verwendete Coins erstatten',
  'call.title.swap': 'Swap',
  'call.title.vaultDeposit': 'In einen Pool einzahlen',
  'call.title.vaultWithdrawal': 'Aus einem Pool abheben',
  'call.title.buyNft': 'NFT kaufen',
  'call.title.sellNft': 'NFT verkaufen',
  'call.title.fulfillOrder': 'Order erfüllen',
  'call.title.cancelOrders': 'Orders stornieren',
  'call.title.incrementCounter': 'Alle Orders stornieren',
  'call.title.stake': 'Coins staken',
  'call.title.wrapStaked': 'Gestakte Coins wrappen',
  'call.title.unwrapStaked': 'Gestakte Coins unwrappen',
  'call.title.requestWithdrawals': 'Unstaken',
  'call.title.claimWithdrawal': 'Abhebung abholen',
  'call.title.multicall': 'Mehrere Schritte in einem',
  'call.title.unknown': 'Unbekannter Aufruf',
  'call.title.create': 'Contract-Erstellung',
  'call.title.signedPermit': 'Freigabe signieren',
  'call.title.signedTransfer': 'Transfer signieren, den jemand anderes einreicht',
  'call.title.signedOrder': 'Marktplatz-Order signieren',
  'call.title.signedOrders': 'Mehrere Marktplatz-Orders auf einmal signieren',
  'call.title.signedSafe': 'Für eine gemeinsame Wallet (Safe) signieren',
  'call.title.signedCall': 'Aufruf signieren, den jemand anderes einreicht',
  'call.title.unknownSignature': 'Unbekannte Signatur',
  'call.warning.unlimitedApproval':
    '{spender} könnte alles ausgeben, was Sie von diesem Token haben, jetzt und künftig. Es gibt kein Limit.',
  'call.warning.approvalChanged':
    '{spender} hat bereits eine Freigabe. Bis diese Transaktion bestätigt ist, könnte {spender} sowohl die alte als auch die neue nutzen.',
  'call.warning.approvalForAll':
    '{spender} könnte jedes NFT nehmen, das Sie in dieser Sammlung besitzen, auch solche, die Sie später erhalten.',
  'call.warning.toOwnContract':
    'Das ist der eigene Contract des Tokens. Dorthin gesendete Token sind verloren.',
  'call.warning.zeroRecipient': 'Das ist die Nulladresse. Alles, was dorthin gesendet wird, ist verloren.',
  'call.warning.otherRecipient': 'Der Erlös geht an {recipient}, nicht an Sie.',
  'call.warning.leftWithRouter': 'Der Erlös bleibt im Contract der Börse, wo ihn jeder nehmen kann.',
  'call.warning.deadlinePassed':
    'Die Frist ist abgelaufen: Diese Transaktion würde fehlschlagen, und Sie würden trotzdem die Gebühr zahlen.',
  'call.warning.deadlineFar':
    'Dies kann noch in mehr als einem Tag ausgeführt werden, zu einem Zeitpunkt, den jemand anderes bestimmt.',
  'call.warning.noDeadline':
    'Dies hat keine Frist: Jemand könnte es zurückhalten und ausführen, wann immer er möchte.',
  'call.warning.noLeastOutput': 'Dies legt kein Minimum fest. Sie könnten so gut wie nichts erhalten.',
  'call.warning.noMostInput':
    'Dies begrenzt nicht, was Sie zahlen. Es könnte Ihren gesamten Freigabebetrag verbrauchen.',
  'call.warning.unknownContract':
    'Diese Wallet kennt diesen Contract nicht. Die Beträge sind nur das, was der Contract angibt; er kann etwas anderes tun.',
  'call.warning.tip': 'Dies zahlt {recipient} einen Betrag, der nicht Teil der Order ist.',
  'call.broken.noNft':
    'In der Simulation erhalten Sie das NFT nicht, für das Sie zahlen. Es wurde nichts signiert.',
  'call.warning.coinLeft': 'Dies sendet Coins, die der Aufruf nicht benötigt. Diese können verloren gehen.',
  'call.warning.coinRunsOut':
    'Ihnen blieben zu wenige Coins, um noch eine Transaktion wie diese zu bezahlen oder eine, die sie widerruft.',
  'call.warning.innerUnknown':
    '{count, plural, one {Diese Wallet kann einen Schritt dieses Aufrufs nicht lesen, daher ist seine Wirkung unbekannt.} other {Diese Wallet kann # Schritte dieses Aufrufs nicht lesen, daher ist ihre Wirkung unbekannt.}}',
  'call.warning.unknownCall':
    'Die Wirkung dieses Aufrufs ist unbekannt. Er kann alles nehmen, was der Contract von Ihnen nehmen kann, auch das, was Sie für ihn freigegeben haben.',
  'call.warning.amountOrId':
    'Es ist unklar, ob dieser Contract Token oder NFTs führt: Die Zahl ist entweder ein Betrag oder die ID eines NFT.',
  'call.warning.leavesUnsaid': 'Sie würden mehr {asset} zahlen, als diese Transaktion angibt.',
  'call.warning.lessArrives':
    '{recipient} würde weniger {asset} erhalten, als Sie senden: Der Contract des Tokens behält einen Teil davon ein.',
  'call.warning.lessComes':
    'Sie würden weniger {asset} erhalten, als diese Transaktion angibt, oder gar nichts.',
  'call.warning.allowsUnsaid': 'Danach könnte {spender} mehr {asset} ausgeben, als diese Transaktion angibt.',
  'call.warning.staysAllowed':
    'In der Simulation widerruft dies nichts: {spender} könnte {asset} von Ihnen weiterhin ausgeben.',
  'call.warning.spenderUnknown':
    'Es ist nicht bekannt, ob {spender} ein Contract oder ein privates Konto ist, dessen Inhaber dies jederzeit nehmen könnte.',
  'call.warning.muchGas':
    'Dies verbraucht weit mehr Gas, als ein solcher Aufruf je benötigt. Manche Contracts sind darauf ausgelegt, es zu verschwenden: Prüfen Sie die Gebühr.',
  'call.warning.spenderNoContract':
    '{spender} ist ein privates Konto, kein Contract. Börsen und andere Dienste fordern Sie nie auf, etwas für ein privates Konto freizugeben.',
  'call.warning.youngContract':
    'Der Contract {contract} ist weniger als einen Tag alt. Die meisten Diebstähle nutzen solche Contracts.',
  'call.warning.noContract':
    'Unter {contract} gibt es keinen Contract: Der Aufruf würde nichts bewirken, und mitgesendete Coins würden dort bleiben.',
  'call.warning.priceImpact':
    'Dieser Swap verschiebt den Preis um {percent} % zu Ihren Ungunsten. Ein kleinerer Betrag oder mehrere kleinere Swaps würden Ihnen einen besseren Preis bringen.',
  'call.warning.priceImpactHigh':
    'Sie würden {percent} % des Werts verlieren: Dieser Pool ist zu klein für diesen Handel.',
  'call.takeable.title': 'Was jetzt genommen werden könnte',
  'call.takeable.reading': 'Es wird geprüft, was jetzt genommen werden könnte…',
  'call.takeable.token': '{spender} könnte jetzt {amount} {asset} nehmen.',
  'call.takeable.nfts':
    '{spender} könnte jetzt {count, plural, one {ein NFT} other {# NFTs}} von {asset} nehmen sowie alle, die Sie später erhalten.',
  'call.takeable.none':
    '{spender} könnte jetzt nichts von {asset} nehmen, da Sie nichts davon besitzen, könnte aber nehmen, was Sie später erhalten.',
  'call.takeable.noPermit2':
    '{spender} könnte jetzt nichts von {asset} nehmen: Sie haben dafür keine Freigabe an Permit2 erteilt. Wenn Sie diese Freigabe später erteilen, könnte {spender} davon nehmen, solange diese Berechtigung gilt.',
  'call.takeable.unknown': 'Es ließ sich nicht feststellen, wie viel {asset} {spender} jetzt nehmen könnte.',
  'call.takeable.unknownNfts':
    'Es ließ sich nicht feststellen, wie viele NFTs von {asset} {spender} jetzt nehmen könnte. Es könnten alle sein.',
  'call.error.refused': 'Es wurde nichts signiert: Diese Wallet signiert solche Aufrufe nicht.',
  'call.error.fails':
    'Es wurde nichts signiert: Dies würde fehlschlagen, und Sie würden trotzdem die Gebühr zahlen.',
  'call.error.changed':
    'Es wurde nichts signiert: Das Ergebnis hat sich geändert, seit es angezeigt wurde. Prüfen Sie „Was geschieht“ und bestätigen Sie erneut.',
  'call.error.priceOld':
    'Es wurde nichts signiert: Dieser Preis ist mehr als drei Minuten alt. Schließen Sie dies und beginnen Sie neu.',
  'call.error.notAccepted':
    'Es wurde nichts signiert: Mindestens eine Warnung wurde nicht akzeptiert. Schließen Sie dies und beginnen Sie neu.',
  'call.error.done':
    'Es wurde nichts signiert: Dies wurde bereits gesendet, hier, in einem anderen Tab oder auf einem anderen Gerät.',
  'call.error.otherStandard':
    'Es wurde nichts signiert: Dies behandelt einen Token als NFT, sodass die ID des NFT als Betrag des Tokens verwendet würde.',
  'call.error.contradicted':
    'Es wurde nichts signiert: Der Server und diese Wallet widersprechen sich über die Dezimalstellen eines Tokens in dieser Transaktion, daher sind Beträge möglicherweise falsch. Sie können mit diesem Token nichts signieren, bis Sie die Seite neu laden. Falls es erneut auftritt, wenden Sie sich an den Support.',
  'call.error.tokenList':
    'Es wurde nichts signiert: Die Liste der bekannten Token konnte nicht geladen werden. Laden Sie die Seite neu und versuchen Sie es erneut.',
  'call.error.notShown':
    'Es wurde nichts signiert: Die Transaktion unterscheidet sich von der, die Sie gesehen haben. Schließen Sie dies und beginnen Sie neu.',
} as const;
