export const signatureTexts = {
  'signature.warning.permit':
    'Diese Signatur lässt {spender} ausgeben, was hier aufgeführt ist, ohne Sie noch einmal zu fragen.',
  'signature.warning.unlimitedPermit':
    'Diese Signatur lässt {spender} alles ausgeben, was Sie von diesem Token haben, jetzt und künftig. Es gibt kein Limit.',
  'signature.warning.transfer':
    'Diese Signatur lässt andere den hier aufgeführten Transfer ausführen, ohne Sie noch einmal zu fragen.',
  'signature.warning.order':
    'Das ist eine Order: Jeder, der diese Signatur hat, kann den hier aufgeführten Tausch ausführen, zu einem Zeitpunkt, der ihm passt.',
  'signature.warning.orderBringsNothing': 'Sie geben etwas und erhalten nichts dafür.',
  'signature.warning.orderPaysOther': 'Ein Teil der Zahlung geht an {recipient}, nicht an Sie.',
  'signature.warning.openEnded':
    'Diese Signatur umfasst mehr, als hier angezeigt wird: Jemand anderes entscheidet, was genommen wird oder wohin es geht.',
  'signature.warning.lasting':
    'Diese Signatur läuft nie ab oder erst nach mehr als einem Monat. Sie können sie hier nicht widerrufen.',
  'signature.warning.movesEverything':
    'Diese Signatur lässt jemand anderen einen Aufruf in Ihrem Namen ausführen. Dieser Aufruf kann alles bewegen, was der Contract bewegen kann.',
  'signature.warning.unknownSignature':
    'Die Wirkung dieser Signatur ist unbekannt. Sie kann eine Order sein oder jemanden nehmen lassen, was Sie haben.',
  'signature.warning.noChain':
    'Diese Signatur nennt kein Netzwerk, daher kann sie möglicherweise auf jedem Netzwerk verwendet werden.',
  'signature.warning.otherChain':
    'Diese Signatur ist für das Netzwerk mit der Chain-ID {chainId}, nicht für das, das Sie ausgewählt haben.',
  'signature.warning.noContract':
    'Diese Signatur nennt keinen Contract, daher kann jeder Contract sie verwenden, der sie annimmt.',
  'signature.warning.looksLikeDigest':
    'Das könnte der Fingerabdruck von etwas anderem sein, zum Beispiel einer Transaktion einer gemeinsamen Wallet. Wer anfragt, kann ihm jede Bedeutung geben. Signieren Sie ihn nur, wenn Sie ihn selbst erstellt haben.',
  'signature.warning.containsPhrase':
    'Diese Nachricht enthält etwas, das wie eine Wiederherstellungsphrase aussieht. Wer diese Nachricht erhält, kann alles nehmen. Entfernen Sie die Wörter, bevor Sie signieren.',
  'signature.warning.signInElsewhere':
    'Diese Anmeldung ist für {domain}, aber ihr Link führt zu {host}. Möglicherweise fragt eine gefälschte Website danach.',
  'signature.warning.signInUnreadable':
    'Das scheint eine Anmeldung zu sein, aber ihre Website ist nicht lesbar. Möglicherweise fragt eine gefälschte Website danach.',
  'signature.error.failed': 'Es wurde nichts signiert. Versuchen Sie es erneut.',
} as const;
