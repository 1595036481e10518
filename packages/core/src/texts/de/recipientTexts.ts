export const recipientTexts = {
  'send.hint.contractTokens':
    'Diese Adresse ist ein Contract. Token, die er nicht erwartet, sind verloren: Vergewissern Sie sich, dass er sie empfangen kann.',
  'send.hint.account': 'Ihr eigenes Konto: {name}',
  'send.hint.watched': '{name}: ein Beobachtungskonto, für das diese Wallet keinen Schlüssel hat',
  'send.recipientOrName': 'Eine Adresse oder ein Name wie name.eth',
  'send.name.looking': 'Name wird nachgeschlagen…',
  'send.name.leadsTo': '{name} verweist auf',
  'send.name.unusual':
    'Dieser Name enthält andere Zeichen als a bis z und 0 bis 9: {characters}. Vergewissern Sie sich, dass es die sind, die Sie meinen.',
  'send.name.primary': 'Der Inhaber dieser Adresse nennt sie {name}',
  'send.name.failed':
    'Der Name konnte nicht nachgeschlagen werden. Versuchen Sie es erneut oder geben Sie stattdessen die Adresse ein.',
  'send.guard.checking': 'Adresse wird geprüft…',
  'send.guard.tokenContract':
    'Das ist der Contract des Tokens {symbol}. Alles, was dorthin gesendet wird, ist verloren, daher ist dieser Transfer gesperrt. Geben Sie die Adresse der Person ein, die Sie bezahlen möchten.',
  'send.guard.appContract':
    'Das ist ein Contract von {name}, nicht die Adresse einer Person. Coins oder Token, die Sie direkt dorthin senden, können verloren sein. Zum Swappen verwenden Sie Swap oder die App selbst.',
  'send.guard.first': 'Von diesem Konto wurde noch nie an diese Adresse gesendet.',
  'send.guard.firstOfRecent':
    'Keiner der letzten {count} Transfers dieses Kontos, die einen Wert hatten, ging an diese Adresse.',
  'send.guard.unread':
    'Ihre Kontakte, Konten oder früheren Transfers konnten nicht alle geladen werden, daher wurde diese Adresse nicht mit ihnen verglichen. Prüfen Sie jede Stelle der Adresse.',
  'send.guard.contractElsewhere':
    'Diese Adresse ist auf {network} ein Contract, auf diesem Netzwerk aber nicht. Wer sie dort besitzt, hat hier möglicherweise keine Kontrolle über sie. Fragen Sie diese Person, bevor Sie senden.',
  'send.guard.firstDigits':
    'Diese Adresse beginnt wie {name}, ist aber eine andere. Vergleichen Sie jede Stelle:',
  'send.guard.lastDigits':
    'Diese Adresse endet wie {name}, ist aber eine andere. Vergleichen Sie jede Stelle:',
  'send.guard.bothEndsSaved':
    'Diese Adresse beginnt und endet wie {name}, ist aber eine andere. Vergleichen Sie jede Stelle:',
  'send.guard.bothEnds':
    'Halt: Diese Adresse beginnt und endet wie {name}, ist aber eine andere. Diebe senden von solchen Adressen winzige Beträge, damit Sie sie aus Ihrem Verlauf kopieren.',
  'send.guard.knownContact': 'Ihr Kontakt {name}',
  'send.guard.knownAccount': 'Ihr eigenes Konto {name}',
  'send.guard.knownWatched': '{name}, Ihr Beobachtungskonto',
  'send.guard.knownSentTo': 'eine Adresse, an die Sie gesendet haben',
  'send.guard.this': 'Diese Adresse',
  'send.guard.known': 'Bekannte Adresse',
  'send.guard.retype': 'Stellen {from} bis {to} nach 0x',
  'send.guard.retypeHelp':
    'Wenn die Adresse richtig ist, tippen Sie diese Stellen aus der Quelle ab, von der Sie sie haben.',
  'send.guard.retypePasted': 'Tippen Sie die Stellen. Einfügen beweist nichts.',
  'send.guard.retypeWrong': 'Das sind nicht die Stellen dieser Adresse.',
  'send.guard.retypeKnown':
    'Diese Stellen gehören zu: {name}. Die Adresse oben ist aber eine andere: Senden Sie nichts dorthin.',
  'send.guard.retyped': 'Die Stellen stimmen. Prüfen Sie die ganze Adresse noch einmal, bevor Sie senden.',
  'contacts.guard.retyped':
    'Die Stellen stimmen. Prüfen Sie die ganze Adresse noch einmal, bevor Sie speichern.',
} as const;
