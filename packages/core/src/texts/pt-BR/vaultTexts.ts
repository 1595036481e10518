export const vaultTexts = {
  'vault.error.password':
    'Esta senha não desbloqueia a carteira neste dispositivo. Confira e tente novamente.',
  'vault.error.passkey':
    'Esta chave de acesso não desbloqueia a carteira neste dispositivo. Desbloqueie-a com sua senha e depois configure a chave de acesso de novo.',
  'vault.error.passkeyRefused':
    'A chave de acesso não foi usada: foi cancelada, o tempo se esgotou ou ela não está mais neste dispositivo. Use sua senha. Se a chave de acesso foi excluída, desative e ative de novo o desbloqueio biométrico nas configurações.',
  'vault.error.passkeyAlone':
    'A chave de acesso não desbloqueou a carteira: foi cancelada, o tempo se esgotou ou ela não está mais neste dispositivo. Tente de novo ou use sua frase de recuperação. Se a chave de acesso foi excluída, remova esta carteira nas configurações com sua frase e depois armazene-a de novo.',
  'vault.error.passkeyNotMade':
    'Nenhuma chave de acesso foi criada: a criação foi cancelada, o tempo se esgotou ou este dispositivo não oferece suporte. Nada mudou. Tente novamente ou use sua senha.',
  'vault.error.passkeyThere':
    'A chave de acesso desta carteira ainda está neste dispositivo, então nenhuma outra foi criada. Use-a ou desative primeiro o desbloqueio biométrico.',
  'vault.error.passkeyNoPrf':
    'As chaves de acesso deste dispositivo não conseguem proteger uma chave (sem suporte a PRF), então não podem desbloquear a carteira. Nada mudou; use sua senha.',
  'vault.error.damaged':
    'A carteira armazenada neste dispositivo está danificada ou foi alterada, então não pode ser usada. Sua frase de recuperação ou um arquivo de backup a restaura.',
  'vault.error.foreign':
    'Isto pertence a outra conta da Everything Wallet. Entre com essa conta ou use sua própria frase ou seu próprio arquivo de backup.',
  'vault.error.newer':
    'Isto foi criado por uma versão mais recente da Everything Wallet. Recarregue a página para obter essa versão e tente novamente.',
  'vault.error.file':
    'Isto não é um backup de carteira, ou o arquivo está incompleto ou foi alterado. Escolha o arquivo exatamente como foi salvo.',
  'vault.error.storage':
    'Este navegador não conseguiu armazenar a carteira: o armazenamento está bloqueado ou cheio. Permita o armazenamento para este site ou libere espaço e tente novamente. Sua frase de recuperação ainda funciona.',
  'vault.error.changed':
    'A carteira neste dispositivo foi alterada em outra aba, e essa alteração permanece. Desbloqueie-a e tente novamente.',
  'vault.error.exists':
    'Este dispositivo já armazena uma carteira, que continua como está. Desbloqueie-a para usá-la. Para armazenar outra no lugar dela, remova-a primeiro nas configurações.',
  'vault.error.none':
    'Não há mais uma carteira neste dispositivo. Use sua frase de recuperação ou ative-a de novo nas configurações.',
  'vault.error.locked': 'A carteira neste dispositivo está bloqueada. Desbloqueie-a e tente novamente.',
  'vault.error.wait':
    'Tentativas demais com a senha errada. Espere até acabar o tempo mostrado e tente novamente.',
  'vault.error.failed':
    'A carteira neste dispositivo não respondeu. Tente novamente ou use sua frase de recuperação.',
  'vault.error.memory':
    'Este dispositivo não tem memória livre suficiente para verificar a senha, então esta tentativa não conta. Feche outras abas e programas e tente novamente.',
  'vault.error.otherWords':
    'A carteira não conseguiu confirmar que estas são as palavras dela, então não foi removida: as palavras dela podem ser as únicas que dão acesso às suas moedas. Use a senha do dispositivo dela.',
  'vault.error.otherPhrase': 'Este backup é de outra frase de recuperação. Escolha o backup desta carteira.',
} as const;
