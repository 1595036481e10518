export const defiTexts = {
  'defi.title': 'DeFi',
  'defi.totals': 'Summen',
  'defi.totalStaked': 'Gestakt gesamt',
  'defi.rewardsEarned': 'Verdiente Belohnungen',
  'defi.totalLent': 'Verliehen gesamt',
  'defi.tabs': 'Staking oder Lending',
  'defi.staking': 'Staking',
  'defi.lending': 'Lending',
  'defi.stakingText': 'Belohnungen verzinsen sich automatisch: Was Sie verdienen, wird wieder gestakt.',
  'defi.lendingText': 'Abhebung jederzeit, sofern der Pool genug Liquidität hat.',
  'defi.lendingSoon': 'Lending ist noch nicht verfügbar.',
  'defi.apy': 'APY',
  'defi.percent': '{percent} %',
  'defi.tvl': 'TVL',
  'defi.tokens': 'Token',
  'defi.risk': 'Risiko',
  'defi.risk.low': 'Niedrig',
  'defi.risk.medium': 'Mittel',
  'defi.risk.high': 'Hoch',
  'defi.amount': 'Betrag zum Staken',
  'defi.amountPlaceholder': '0,0',
  'defi.stake': 'Staken',
  'defi.lend': 'Verleihen',
  'defi.staked': 'Staking eingeleitet',
  'defi.stakedText': 'Demo: {amount} in {pool}, keine Coins bewegt',
  'defi.error.amount': 'Ungültiger Betrag',
  'defi.error.amountText': 'Bitte geben Sie einen gültigen Betrag zum Staken ein',
  'defi.error.amountToLend': 'Bitte geben Sie einen gültigen Betrag zum Verleihen ein',
  'defi.error.amountToWithdraw': 'Bitte geben Sie einen gültigen Betrag zum Abheben ein',
  'vaults.risk.singleProtocol':
    'Alle Mittel liegen in einem einzigen Protokoll, das seit Jahren in Gebrauch ist. Ein Fehler darin oder eine Entscheidung seiner Governance könnte Sie alles kosten, was darin liegt.',
  'vaults.risk.curatedMarkets':
    'Der Kurator verleiht an mehrere Märkte. Wenn die Sicherheiten der Kreditnehmer an Wert verlieren, verlieren Sie einen Teil, und Sie müssen möglicherweise auf Rückzahlungen warten, bevor Sie abheben können.',
  'vaults.risk.strategies':
    'Seine Betreiber verschieben die Mittel zwischen Strategien in mehreren Protokollen. Ein Verlust in einer davon trifft alle im Pool.',
  'vaults.risk.validators':
    'Seine Validatoren können bestraft werden (Slashing). Ein Fehler in seinen Contracts oder eine Entscheidung seiner Governance könnte einen Teil Ihres Stakes oder alles kosten. Das Unstaking wartet in einer Warteschlange.',
  'vaults.refused.closed': 'Dieser Pool nimmt derzeit keine Einzahlungen an.',
  'vaults.refused.otherAsset':
    'Dieser Pool gibt einen anderen Token an als erwartet, daher können Sie nicht in ihn einzahlen.',
  'vaults.refused.absent': 'Diesen Pool gibt es auf diesem Netzwerk nicht.',
  'vaults.refused.unknown':
    'Die Nodes des Netzwerks widersprechen sich über diesen Pool. Sie können signieren, sobald genügend Nodes übereinstimmen.',
  'vaults.refused.aboveDeposit': 'Dieser Pool nimmt derzeit höchstens {limit} an.',
  'vaults.refused.aboveWithdraw':
    'Sie können derzeit höchstens {limit} abheben. Der Pool hat den Rest verliehen oder hält ihn zurück.',
  'vaults.refused.aboveRedeem':
    'Sie können derzeit höchstens {limit} einlösen. Der Pool hat den Rest verliehen oder hält ihn zurück.',
  'vaults.refused.notTold':
    'Der Pool gibt nicht an, was Sie erhalten würden, oder die Nodes des Netzwerks widersprechen sich darüber.',
  'vaults.refused.nothingComes': 'Sie würden dafür nichts erhalten.',
  'vaults.refused.lies':
    'In der Simulation gibt dieser Pool weniger, als er angibt, daher können Sie nicht in ihn einzahlen.',
  'vaults.refused.losesMuch':
    'Sie würden auf einmal mehr als 10 % verlieren. Der Pool erhebt eine Gebühr in dieser Höhe, oder jemand hat den Preis seiner Anteile aufgebläht.',
  'vaults.warns.lessBack':
    'Bei sofortiger Abhebung würden Sie von Ihrer Einzahlung {back} zurückerhalten. Der Rest ist die Gebühr des Pools oder verloren.',
  'vaults.warns.backUnknown': 'Der Pool gibt nicht an, was Sie bei sofortiger Abhebung erhalten würden.',
  'vaults.warns.fee': 'Sie erhalten {lost} weniger, als die Anteile wert sind: Der Pool erhebt eine Gebühr.',
  'vaults.warns.mayLose': 'Sie könnten nur {least} erhalten; der Pool gibt {said} an.',
  'vaults.warns.comesLess':
    'In der Simulation erhalten Sie {comes}, obwohl der Pool {said} angibt: Er hat einen nicht gemeldeten Verlust oder erhebt eine Gebühr. Sie erhalten möglicherweise noch weniger.',
  'vaults.warns.unconfirmed':
    'Zu wenige Nodes des Netzwerks bestätigen, was dieser Pool angibt. Nur die Simulation zeigt, was dies bewirkt.',
  'vaults.warns.disputed':
    'Die Nodes des Netzwerks widersprechen sich über diesen Pool. Nur die Simulation zeigt, was dies bewirkt, und Sie können nicht signieren, wenn sie sich auch darüber widersprechen.',
  'vaults.broken.untried':
    'Es wurde nichts signiert: Die Nodes des Netzwerks widersprechen sich über diesen Pool und über die Simulation. Versuchen Sie es gleich noch einmal.',
  'vaults.broken.givesLess':
    'Es wurde nichts signiert: In der Simulation erhalten Sie weniger, als der Pool angibt.',
  'vaults.broken.takesMore':
    'Es wurde nichts signiert: In der Simulation nimmt der Pool mehr, als er angibt.',
  'vaults.broken.takesOther':
    'Es wurde nichts signiert: In der Simulation würde dies auch etwas anderes von Ihrem Konto nehmen.',
} as const;
