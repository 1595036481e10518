export const signatureTexts = {
  'signature.warning.permit':
    'Cette signature permet à {spender} de dépenser ce qui figure ici sans vous redemander.',
  'signature.warning.unlimitedPermit':
    'Cette signature permet à {spender} de dépenser la totalité de ce jeton que vous possédez, maintenant et à l’avenir. Il n’y a pas de limite.',
  'signature.warning.transfer':
    'Cette signature permet à d’autres d’effectuer le transfert qui figure ici sans vous redemander.',
  'signature.warning.order':
    'C’est un ordre : quiconque possède cette signature peut effectuer l’échange qui figure ici, au moment qui lui convient.',
  'signature.warning.orderBringsNothing': 'Vous donnez quelque chose et ne recevez rien en retour.',
  'signature.warning.orderPaysOther': 'Une partie du paiement va à {recipient}, pas à vous.',
  'signature.warning.openEnded':
    'Cette signature couvre plus que ce qui est affiché ici : quelqu’un d’autre décide de ce qui est pris ou de sa destination.',
  'signature.warning.lasting':
    'Cette signature n’expire jamais, ou seulement après plus d’un mois. Vous ne pouvez pas la révoquer ici.',
  'signature.warning.movesEverything':
    'Cette signature permet à quelqu’un d’autre de faire un appel en votre nom. Cet appel peut déplacer tout ce que le contrat peut déplacer.',
  'signature.warning.unknownSignature':
    'L’effet de cette signature est inconnu. Elle peut être un ordre, ou laisser quelqu’un prendre ce que vous avez.',
  'signature.warning.noChain':
    'Cette signature ne désigne aucun réseau : elle peut donc être utilisée sur tous les réseaux.',
  'signature.warning.otherChain':
    'Cette signature est destinée au réseau dont l’ID de chaîne est {chainId}, pas à celui que vous avez sélectionné.',
  'signature.warning.noContract':
    'Cette signature ne désigne aucun contrat : tout contrat qui l’accepte peut donc l’utiliser.',
  'signature.warning.looksLikeDigest':
    'Ceci pourrait être l’empreinte d’autre chose, par exemple d’une transaction d’un portefeuille partagé. Le demandeur peut lui donner n’importe quel sens. Ne la signez que si vous l’avez créée vous-même.',
  'signature.warning.containsPhrase':
    'Ce message contient ce qui ressemble à une phrase de récupération. Quiconque le reçoit peut tout prendre. Retirez ces mots avant de signer.',
  'signature.warning.signInElsewhere':
    'Cette connexion est pour {domain}, mais son lien mène à {host}. C’est peut-être un faux site qui la demande.',
  'signature.warning.signInUnreadable':
    'Ceci semble être une connexion, mais son site est illisible. C’est peut-être un faux site qui la demande.',
  'signature.error.failed': 'Rien n’a été signé. Réessayez.',
} as const;
