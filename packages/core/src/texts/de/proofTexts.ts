export const proofTexts = {
  'proof.action': 'Guthaben verifizieren',
  'proof.actionNamed': 'Guthaben von {account} verifizieren',
  'proof.asking': 'Der Beweis wird geladen und geprüft…',
  'proof.proved': 'Verifiziert: {amount} {currency} in Block {block} vom {time}',
  'proof.provedText':
    'Dieser Browser hat den Beweis vom Hash des Blocks bis zum Konto geprüft. {agreeing} von {nodes} Nodes stimmen beim Hash überein.',
  'proof.oneNode':
    'Dieser Browser hat den Beweis vom Hash des Blocks bis zum Konto geprüft. Dieses Netzwerk hat hier nur einen Node, daher bestätigt kein anderer Node den Hash.',
  'proof.hash': 'Block-Hash',
  'proof.copyHash': 'Block-Hash kopieren',
  'proof.refused': 'Nicht verifiziert: {reason}',
  'proof.refusedText':
    'Verlassen Sie sich nicht auf dieses Guthaben. Versuchen Sie es erneut oder prüfen Sie es anderswo.',
  'proof.reason.header': 'Der Header des Blocks passt nicht zu dem Hash, den die Nodes melden.',
  'proof.reason.path': 'Der Beweis führt nicht vom Block zu diesem Konto.',
  'proof.reason.account': 'Der Beweis führt nicht zu einem gültigen Konto.',
  'proof.reason.balance': 'Das Konto hat ein anderes Guthaben.',
  'proof.failed':
    'Der Beweis konnte nicht geladen werden. Ihre Coins sind nicht betroffen. Versuchen Sie es erneut.',
} as const;
