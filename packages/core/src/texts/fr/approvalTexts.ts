export const approvalTexts = {
  'approvals.title': 'Approbations',
  'approvals.text':
    'Ces contrats peuvent dépenser vos jetons sans redemander. Révoquez ceux que vous n’utilisez plus ; chaque révocation coûte des frais de réseau.',
  'approvals.onlyToken': 'Seules les approbations d’un jeton sont affichées.',
  'approvals.showAll': 'Tout afficher',
  'approvals.loading': 'Chargement des approbations',
  'approvals.none': 'Aucune application ne peut dépenser vos jetons',
  'approvals.noneOfToken': 'Aucune application ne peut dépenser ce jeton',
  'approvals.notLooked': 'Non analysé (réseau désactivé) : {networks}.',
  'approvals.noSuchNetwork':
    'Le portefeuille ne connaît pas le réseau de ce jeton : il n’a donc pas été analysé.',
  'approvals.noneText':
    '{networks, plural, one {# réseau a été analysé depuis son premier bloc.} many {# réseaux ont été analysés depuis leur premier bloc.} other {# réseaux ont été analysés depuis leur premier bloc.}} Les approbations qui n’ont laissé aucune trace sur le réseau ne sont pas trouvées.',
  'approvals.noneYet': 'Rien trouvé jusqu’ici',
  'approvals.noneYetText':
    'Certains réseaux n’ont pas pu être analysés : il peut donc y avoir des approbations qui ne sont pas affichées.',
  'approvals.reading': 'Analyse de {network} en cours : remontée jusqu’au bloc {block}.',
  'approvals.readingFirst': 'Analyse de {network} en cours.',
  'approvals.refused':
    'Les nœuds de {network} ne signalent pas les approbations. Il peut y en avoir qui ne sont pas affichées.',
  'approvals.failed':
    'Pas de réponse de {network}. Ses approbations peuvent ne pas être à jour ou être incomplètes.',
  'approvals.unconfirmed':
    'Un seul nœud de {network} a signalé des approbations. Il peut y en avoir d’autres : rouvrez cette page plus tard.',
  'approvals.stale':
    'Les nœuds de {network} ne se mettent plus à jour depuis {age} : cette liste peut donc ne pas être à jour.',
  'approvals.leftOut':
    '{count, plural, one {# approbation d’un contrat non vérifié sur {network} n’est pas affichée : il y en a trop.} many {# approbations de contrats non vérifiés sur {network} ne sont pas affichées : il y en a trop.} other {# approbations de contrats non vérifiés sur {network} ne sont pas affichées : il y en a trop.}}',
  'approvals.unknownSpender': 'Adresse approuvée inconnue',
  'approvals.unnamed': 'Adresse inconnue',
  'approvals.copySpender': 'Copier l’adresse de {name}',
  'approvals.atRisk': 'Valeur à risque',
  'approvals.unlimited': 'Illimité',
  'approvals.unlimitedOf': 'Montant illimité de {symbol}',
  'approvals.amountOf': '{amount} {symbol}',
  'approvals.unitsOf': '{amount} dans la plus petite unité de {symbol}',
  'approvals.everything': 'La totalité de {symbol}, maintenant et à l’avenir',
  'approvals.nft': '{symbol} #{id}',
  'approvals.unknownAmount': '—',
  'approvals.state.disputed':
    'Les nœuds sont en désaccord sur cette approbation : elle a peut-être pris fin.',
  'approvals.state.unknown': 'Aucun nœud n’indique le montant : l’approbation a peut-être pris fin.',
  'approvals.state.over':
    'Un nœud indique que cette approbation a pris fin ; un deuxième nœud doit le confirmer.',
  'approvals.state.unconfirmed': 'Non confirmée : un seul nœud la signale.',
  'approvals.throughPermit2': 'Via Permit2',
  'approvals.until': 'Prend fin le {day}',
  'approvals.changed': 'Dernière modification le {day}',
  'approvals.changedBlock': 'Dernière modification au bloc {block}',
  'approvals.watched': 'Lecture seule : révoquez-la dans le portefeuille qui a la clé.',
  'approvals.revoke': 'Révoquer',
  'approvals.revokeNamed': 'Révoquer {what} pour {spender}',
  'approvals.select': 'Sélectionner {what} pour {spender}',
  'approvals.revokeSelected': 'Révoquer {count}',
  'approvals.selected': 'Sélection : {count}',
  'approvals.clear': 'Effacer la sélection',
  'approvals.pending': 'Révocation en cours…',
  'approvals.completed': 'Révoquée. Actualisation de la liste…',
  'approvals.inForce':
    'La transaction de révocation a abouti, mais le contrat signale toujours une approbation.',
  'approvals.revokeFailed': 'Non révoquée : le contrat a rejeté la demande.',
  'approvals.replaced': 'Non révoquée : une autre transaction a remplacé la révocation.',
  'approvals.problem': 'Une erreur s’est produite. Rien n’a été signé. Réessayez.',
  'approvals.unverified': 'Contrats non vérifiés ({count})',
  'approvals.unverifiedText':
    'Ces contrats ne sont pas répertoriés. Certains sont vos NFT ; d’autres prétendent seulement que vous avez approuvé quelque chose, pour que vous les recherchiez. Révoquer une telle fausse approbation coûte des frais et ne sert à rien.',
  'approvals.doubtful': 'Probablement terminées ({count})',
  'approvals.doubtfulText':
    'Un seul nœud indique qu’elles ont pris fin. Elles disparaissent dès qu’un deuxième nœud le confirme.',
  'approvals.gap':
    'La valeur à risque est le montant approuvé ou ce que vous détenez, selon le plus petit des deux. La dernière utilisation ne peut pas être lue sur le réseau : la « dernière modification » est le dernier bloc dans lequel le contrat a enregistré l’approbation.',
  'approvals.accountsFailed': 'Vos comptes n’ont pas pu être chargés',
  'approvals.noAccounts': 'Aucun compte pour l’instant',
} as const;
