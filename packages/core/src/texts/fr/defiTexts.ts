export const defiTexts = {
  'defi.title': 'DeFi',
  'defi.totals': 'Totaux',
  'defi.totalStaked': 'Total staké',
  'defi.rewardsEarned': 'Récompenses gagnées',
  'defi.totalLent': 'Total prêté',
  'defi.tabs': 'Staking ou prêt',
  'defi.staking': 'Staking',
  'defi.lending': 'Prêt',
  'defi.stakingText':
    'Les récompenses se composent automatiquement : ce que vous gagnez est staké à son tour.',
  'defi.lendingText': 'Retirez à tout moment, selon la liquidité du pool.',
  'defi.lendingSoon': 'Le prêt n’est pas encore disponible.',
  'defi.apy': 'APY',
  'defi.percent': '{percent} %',
  'defi.tvl': 'TVL',
  'defi.tokens': 'Jetons',
  'defi.risk': 'Risque',
  'defi.risk.low': 'Faible',
  'defi.risk.medium': 'Moyen',
  'defi.risk.high': 'Élevé',
  'defi.amount': 'Montant à staker',
  'defi.amountPlaceholder': '0,0',
  'defi.stake': 'Staker',
  'defi.lend': 'Prêter',
  'defi.staked': 'Staking lancé',
  'defi.stakedText': 'Démo : {amount} dans {pool}, aucune crypto déplacée',
  'defi.error.amount': 'Montant non valide',
  'defi.error.amountText': 'Veuillez saisir un montant valide à staker',
  'defi.error.amountToLend': 'Veuillez saisir un montant valide à prêter',
  'defi.error.amountToWithdraw': 'Veuillez saisir un montant valide à retirer',
  'vaults.risk.singleProtocol':
    'Tous les fonds sont dans un seul protocole, utilisé depuis des années. Une faille de ce protocole, ou une décision de sa gouvernance, pourrait vous coûter tout ce qui s’y trouve.',
  'vaults.risk.curatedMarkets':
    'Le curateur prête sur plusieurs marchés. Si les garanties des emprunteurs perdent leur valeur, vous en perdez une partie, et vous devrez peut-être attendre des remboursements avant de pouvoir retirer.',
  'vaults.risk.strategies':
    'Ses opérateurs déplacent les fonds entre des stratégies dans plusieurs protocoles. Une perte dans l’une d’elles est partagée par tous ceux qui sont dans le pool.',
  'vaults.risk.validators':
    'Ses validateurs peuvent être pénalisés (slashing). Une faille de ses contrats, ou une décision de sa gouvernance, pourrait coûter une partie de votre mise ou sa totalité. L’arrêt du staking passe par une file d’attente.',
  'vaults.refused.closed': 'Ce pool n’accepte pas de dépôts en ce moment.',
  'vaults.refused.otherAsset': 'Ce pool indique un autre jeton que prévu : vous ne pouvez pas y déposer.',
  'vaults.refused.absent': 'Ce pool n’existe pas sur ce réseau.',
  'vaults.refused.unknown':
    'Les nœuds du réseau sont en désaccord sur ce pool. Vous pourrez signer dès que suffisamment de nœuds seront d’accord.',
  'vaults.refused.aboveDeposit': 'Ce pool accepte au plus {limit} en ce moment.',
  'vaults.refused.aboveWithdraw':
    'Vous pouvez retirer au plus {limit} maintenant. Le pool a prêté le reste ou le retient.',
  'vaults.refused.aboveRedeem':
    'Vous pouvez rendre au plus {limit} maintenant. Le pool a prêté le reste ou le retient.',
  'vaults.refused.notTold':
    'Le pool n’indique pas ce que vous recevriez, ou les nœuds du réseau sont en désaccord à ce sujet.',
  'vaults.refused.nothingComes': 'Vous ne recevriez rien pour cela.',
  'vaults.refused.lies':
    'Dans la simulation, ce pool donne moins qu’il n’indique : vous ne pouvez pas y déposer.',
  'vaults.refused.losesMuch':
    'Vous perdriez plus de 10 % d’un coup. Le pool prélève des frais de cette ampleur, ou quelqu’un a gonflé le prix de ses parts.',
  'vaults.warns.lessBack':
    'Si vous retiriez aussitôt, vous recevriez {back} de votre dépôt. Le reste représente les frais du pool, ou est perdu.',
  'vaults.warns.backUnknown': 'Le pool n’indique pas ce que vous recevriez si vous retiriez aussitôt.',
  'vaults.warns.fee': 'Vous recevez {lost} de moins que ce que valent les parts : le pool prélève des frais.',
  'vaults.warns.mayLose': 'Vous pourriez ne recevoir que {least} ; le pool annonce {said}.',
  'vaults.warns.comesLess':
    'Dans la simulation, vous recevez {comes}, alors que le pool indique {said} : il a une perte non déclarée ou prélève des frais. Vous pouvez recevoir encore moins.',
  'vaults.warns.unconfirmed':
    'Trop peu de nœuds du réseau confirment ce que ce pool indique. Seule la simulation montre ce que cela fait.',
  'vaults.warns.disputed':
    'Les nœuds du réseau sont en désaccord sur ce pool. Seule la simulation montre ce que cela fait, et vous ne pouvez pas signer s’ils sont aussi en désaccord sur elle.',
  'vaults.broken.untried':
    'Rien n’a été signé : les nœuds du réseau sont en désaccord sur ce pool et sur la simulation. Réessayez dans un instant.',
  'vaults.broken.givesLess':
    'Rien n’a été signé : dans la simulation, vous recevez moins que ce que le pool indique.',
  'vaults.broken.takesMore': 'Rien n’a été signé : dans la simulation, le pool prend plus qu’il n’indique.',
  'vaults.broken.takesOther':
    'Rien n’a été signé : dans la simulation, cela prendrait aussi autre chose de votre compte.',
} as const;
