export const addTokenTexts = {
  'tokens.add.contractAddress': 'Contract-Adresse',
  'tokens.add.network': 'Netzwerk',
  'tokens.add.name': 'Token-Name',
  'tokens.add.symbol': 'Token-Symbol',
  'tokens.add.icon': 'Icon',
  'tokens.add.iconHelp':
    'Ein oder zwei Zeichen oder ein Emoji. Wenn Sie es leer lassen, wird der erste Buchstabe des Symbols verwendet.',
  'tokens.add.required': 'Felder mit Sternchen sind erforderlich.',
  'tokens.add.submit': 'Token hinzufügen',
  'tokens.lookup.found':
    'Gefunden: {name} ({symbol}), {decimals} Dezimalstellen. Nicht auf der Token-Liste der Wallet.',
  'tokens.lookup.listed':
    'Gefunden: {name} ({symbol}), {decimals} Dezimalstellen. Steht auf der Token-Liste der Wallet.',
  'tokens.lookup.imitation':
    'Das ist nicht der bekannte {symbol}. Jeder kann einen Token mit beliebigem Namen erstellen. Der von Ihnen eingegebene Contract: {contract}. {known}',
  'tokens.lookup.knownContract': 'Der bekannte {symbol} auf {network}: {contract}.',
  'tokens.lookup.knownNone': 'Diese Wallet kennt keinen {symbol}-Contract auf {network}.',
  'tokens.imitation.title': 'Token hinzufügen, der nicht {symbol} ist?',
  'tokens.imitation.text':
    'Er nennt sich {symbol}, ist aber ein anderer Contract, wahrscheinlich erstellt, um Sie zu täuschen. Der von Ihnen eingegebene Contract: {contract}. {known} Er bleibt in Ihrer Wallet markiert.',
  'tokens.imitation.confirm': 'Trotzdem hinzufügen',
  'tokens.lookup.differs':
    'Der Contract nennt sich {name} ({symbol}), was nicht Ihrer Eingabe entspricht. Ist es der Token, den Sie meinen?',
  'tokens.lookup.use': 'Namen des Contracts verwenden',
  'tokens.lookup.unreachable':
    'Das Netzwerk hat nicht geantwortet, daher wurde der Token nicht geprüft. Sie können ihn so hinzufügen, wie Sie ihn eingegeben haben; seine Seite prüft den Contract erneut, bevor Sie den Token senden können.',
  'tokens.lookup.switchedOff':
    '{network} ist ausgeschaltet. Sie können den Token hinzufügen; schalten Sie das Netzwerk in den Netzwerkeinstellungen ein, um sein Guthaben zu sehen und ihn zu senden.',
  'tokens.lookup.unnamed': 'unbenannt',
  'tokens.notes.title': 'Bevor Sie einen Token hinzufügen',
  'tokens.notes.contract': 'Contract-Adresse prüfen',
  'tokens.notes.contractText':
    'Jeder kann einen Token mit einem bekannten Namen erstellen. Kopieren Sie die Adresse von der Website des Projekts selbst.',
  'tokens.notes.listed': 'Gelistete Token erscheinen automatisch',
  'tokens.notes.listedText':
    'Token auf der Liste der Wallet erscheinen auf der Startseite, sobald Sie sie besitzen. Sie müssen sie nicht hinzufügen.',
  'tokens.notes.free': 'Hinzufügen kostet nichts',
  'tokens.notes.freeText':
    'Es fügt den Token nur Ihrer Liste hinzu und erteilt keine Berechtigung. Sie können ihn auf der Seite des Tokens entfernen.',
} as const;
