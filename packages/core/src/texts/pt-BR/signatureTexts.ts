export const signatureTexts = {
  'signature.warning.permit':
    'Esta assinatura permite que {spender} gaste o que está listado aqui sem perguntar a você de novo.',
  'signature.warning.unlimitedPermit':
    'Esta assinatura permite que {spender} gaste tudo o que você tem deste token, agora e no futuro. Não há limite.',
  'signature.warning.transfer':
    'Esta assinatura permite que outros façam a transferência listada aqui sem perguntar a você de novo.',
  'signature.warning.order':
    'Isto é uma ordem: qualquer um que tenha esta assinatura pode fazer a troca listada aqui, no momento que lhe convier.',
  'signature.warning.orderBringsNothing': 'Você dá algo e não recebe nada em troca.',
  'signature.warning.orderPaysOther': 'Parte do pagamento vai para {recipient}, não para você.',
  'signature.warning.openEnded':
    'Esta assinatura abrange mais do que aparece aqui: outra pessoa decide o que é tirado ou para onde vai.',
  'signature.warning.lasting':
    'Esta assinatura nunca expira, ou só depois de mais de um mês. Você não pode revogá-la aqui.',
  'signature.warning.movesEverything':
    'Esta assinatura permite que outra pessoa faça uma chamada em seu nome. Ela pode mover tudo o que o contrato pode mover.',
  'signature.warning.unknownSignature':
    'O efeito desta assinatura é desconhecido. Ela pode ser uma ordem ou permitir que alguém tire o que você tem.',
  'signature.warning.noChain':
    'Esta assinatura não indica nenhuma rede, então pode ser usada em todas as redes.',
  'signature.warning.otherChain':
    'Esta assinatura é para a rede com o ID {chainId}, não para a que você selecionou.',
  'signature.warning.noContract':
    'Esta assinatura não indica nenhum contrato, então qualquer contrato que a aceite pode usá-la.',
  'signature.warning.looksLikeDigest':
    'Isto pode ser a impressão digital de outra coisa, como uma transação de uma carteira compartilhada. Quem a solicita pode dar a ela qualquer significado. Assine só se você mesmo a criou.',
  'signature.warning.containsPhrase':
    'Esta mensagem contém o que parece ser uma frase de recuperação. Quem a receber pode tirar tudo. Remova as palavras antes de assinar.',
  'signature.warning.signInElsewhere':
    'Este login é para {domain}, mas o link dele leva a {host}. Um site falso pode estar solicitando isto.',
  'signature.warning.signInUnreadable':
    'Isto parece ser um login, mas não é possível ler o site dele. Um site falso pode estar solicitando isto.',
  'signature.error.failed': 'Nada foi assinado. Tente novamente.',
} as const;
