export const holdingsTexts = {
  'holdings.scope':
    '{accounts, plural, one {# compte} many {# comptes} other {# comptes}} sur {networks, plural, one {# réseau} many {# réseaux} other {# réseaux}}',
  'holdings.adding': 'Calcul…',
  'holdings.change': '{amount} en 24 heures',
  'holdings.search': 'Rechercher des jetons',
  'holdings.filterNetwork': 'Filtrer par réseau',
  'holdings.allNetworks': 'Tous les réseaux',
  'holdings.nfts.all': 'Tout afficher',
  'holdings.noMatch': 'Aucun jeton ne correspond.',
  'holdings.partial': 'Total partiel. Non inclus : {what}.',
  'holdings.partial.unanswered':
    '{count, plural, one {# réseau qui n’a pas répondu} many {# réseaux qui n’ont pas répondu} other {# réseaux qui n’ont pas répondu}}',
  'holdings.partial.prices': 'des prix indisponibles',
  'holdings.partial.priceless':
    '{count, plural, one {# actif sans prix} many {# actifs sans prix} other {# actifs sans prix}}',
  'holdings.partial.disputed':
    '{count, plural, one {# solde sur lequel les nœuds sont en désaccord} many {# soldes sur lesquels les nœuds sont en désaccord} other {# soldes sur lesquels les nœuds sont en désaccord}}',
  'holdings.partial.unconfirmed':
    '{count, plural, one {# solde non confirmé} many {# soldes non confirmés} other {# soldes non confirmés}}',
  'holdings.partial.unknown':
    '{count, plural, one {# solde qu’aucun nœud n’a indiqué} many {# soldes qu’aucun nœud n’a indiqués} other {# soldes qu’aucun nœud n’a indiqués}}',
  'holdings.partial.loading':
    '{count, plural, one {des jetons encore en chargement sur # réseau} many {des jetons encore en chargement sur # réseaux} other {des jetons encore en chargement sur # réseaux}}',
  'holdings.partial.pools':
    '{count, plural, one {# pool dont la valeur est inconnue} many {# pools dont la valeur est inconnue} other {# pools dont la valeur est inconnue}}',
  'holdings.partial.poolsAsked': 'des pools encore en chargement',
  'holdings.off': 'Non inclus : vos avoirs sur {networks}, désactivés dans les paramètres réseau.',
  'holdings.lone': 'Un seul nœud a répondu sur {networks}.',
  'holdings.old':
    '{count, plural, one {# chiffre peut ne pas être à jour : il date de {age}.} many {# chiffres peuvent ne pas être à jour : le plus ancien date de {age}.} other {# chiffres peuvent ne pas être à jour : le plus ancien date de {age}.}}',
  'holdings.failed': 'Pas de réponse de {networks}. Vous voyez les derniers chiffres connus avec leur âge.',
  'holdings.parts': 'Répartition',
  'holdings.byNetwork': 'Par réseau',
  'holdings.byAsset': 'Par actif',
  'holdings.noParts': 'Aucun actif avec un prix.',
  'holdings.watched':
    '{count, plural, one {# compte en lecture seule n’est pas inclus.} many {# comptes en lecture seule ne sont pas inclus.} other {# comptes en lecture seule ne sont pas inclus.}}',
  'holdings.byPool': 'Dans des pools',
  'holdings.pools':
    'Les pools comptent pour ce que vous pourriez retirer maintenant. Leurs parts ne sont pas comptées une seconde fois.',
  'holdings.testCoins': 'Les cryptos des réseaux de test n’ont aucune valeur et ne sont pas comptées.',
  'holdings.testGroup': 'Cryptos de test ({count})',
  'holdings.searching': 'Recherche de jetons en cours…',
  'holdings.found': 'Jetons trouvés',
  'holdings.unnamed': 'Jeton sans nom',
  'holdings.moreRows': 'Afficher {count} de plus',
  'holdings.how': 'Fiabilité du chiffre de {asset}',
  'holdings.mark': 'Bloc {block}, il y a {age}, {agreeing} nœuds sur {nodes} sont d’accord',
  'holdings.markNoBlock': '{agreeing} nœuds sur {nodes} sont d’accord',
  'holdings.state.disputed': 'contesté',
  'holdings.state.unconfirmed': 'non confirmé',
  'holdings.state.unknown': 'inconnu',
  'holdings.state.flagged': 'un nœud en désaccord',
  'holdings.state.old': 'ancien',
  'holdings.explain.disputed':
    'Les nœuds du réseau sont en désaccord sur ce chiffre. Il ne compte dans aucun total.',
  'holdings.explain.unconfirmed':
    'Trop peu de nœuds ont répondu pour confirmer ce chiffre. Il ne compte dans aucun total.',
  'holdings.explain.unknown': 'Aucun nœud n’a indiqué ce chiffre. Inconnu ne veut pas dire zéro.',
  'holdings.explain.flagged':
    '{count, plural, one {# nœud est en désaccord.} many {# nœuds sont en désaccord.} other {# nœuds sont en désaccord.}}',
  'holdings.explain.old': 'Ce chiffre peut ne pas être à jour.',
  'holdings.unverified': 'Non vérifiés ({count})',
  'holdings.unverifiedText':
    'Des jetons non répertoriés que d’autres vous ont envoyés, peut-être du spam. Ils ne comptent dans aucun total. Beaucoup cherchent à vous attirer vers un site malveillant : n’interagissez pas avec eux, sauf si vous connaissez le contrat.',
  'holdings.accept': 'Ajouter',
  'holdings.acceptNamed': 'Ajouter {symbol}, contrat {contract}',
  'holdings.accept.title': 'Ajouter {symbol} à vos jetons ?',
  'holdings.accept.text':
    'Son contrat est {contract} sur {network}. N’importe qui peut créer un jeton avec n’importe quel nom : ne l’ajoutez que si vous savez d’où il vient.',
  'holdings.accept.imitation':
    'Il se nomme {symbol}, comme un jeton connu, mais c’est un autre contrat, probablement fait pour vous tromper. Son contrat est {contract} sur {network}.',
  'holdings.accept.confirm': 'Ajouter le jeton',
  'holdings.accept.confirmImitation': 'Ajouter quand même',
  'holdings.imitation': 'Pas le {symbol} connu',
  'holdings.found.add': 'Ajouter à vos jetons',
} as const;
