export const exportTexts = {
  'settings.data': 'Ihre Daten',
  'settings.connections': 'Womit sich diese App verbindet',
  'settings.sites': 'Verbundene Websites',
  'settings.signOpen': 'Nachricht signieren',
  'export.title': 'Daten exportieren',
  'export.text':
    'Die Datei wird auf diesem Gerät erstellt und von Ihrem Browser gespeichert. Niemand sonst erhält sie. Wer sie hat, kennt Ihre Adressen und Ihre Transaktionen.',
  'export.what': 'Daten',
  'export.kind.filteredHistory': 'Die aktuelle Liste mit ihren Filtern',
  'export.kind.history': 'Transaktionsverlauf',
  'export.kind.costBasis': 'Anschaffungskosten nach Jahr und Asset (FIFO)',
  'export.kind.movements': 'Anschaffungskosten, alle Zeilen',
  'export.kind.contacts': 'Kontakte',
  'export.kind.accounts': 'Konten (Adressen, keine Schlüssel)',
  'export.kind.tokens': 'Token, die Sie hinzugefügt haben',
  'export.format': 'Format',
  'export.format.csv': 'CSV, für Tabellen',
  'export.format.json': 'JSON, für Programme',
  'export.costBasisText':
    'First in, first out, für jedes Asset und Konto, in US-Dollar und UTC-Jahren; Testnetze sind ausgenommen. Unbekannte Werte sind markiert, nie geschätzt: Prüfen Sie die Spalten is_complete und note. Das ist keine Steuerberatung.',
  'export.deletedAccountsText':
    'Ein Konto, das Sie aus Ihrer Liste gelöscht haben und das nie etwas gesendet hat, gilt als das einer anderen Person: Was Sie dorthin bewegt haben, zählt als an andere gesendet. Fügen Sie es unter „Konten“ wieder hinzu, bevor Sie exportieren.',
  'export.download': 'Herunterladen',
  'export.reading': 'Alles wird geladen…',
  'export.done': '{count, plural, one {# Zeile} other {# Zeilen}} in {file} geschrieben',
  'export.error.read':
    'Einige Einträge konnten nicht geladen werden, daher wurde keine Datei erstellt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'export.error.unreadable':
    '{count, plural, one {# Eintrag ist nicht lesbar} other {# Einträge sind nicht lesbar}}. Es wurde keine Datei erstellt, weil sie unvollständig wäre. Bitte wenden Sie sich an den Support.',
  'contacts.import': 'Importieren',
  'contacts.import.title': 'Kontakte importieren',
  'contacts.import.text':
    'Wählen Sie eine CSV-Datei, deren erste Zeile die Spalten benennt: name und address, optional network und notes. Sie können die Kontakte prüfen, bevor etwas gespeichert wird.',
  'contacts.import.choose': 'Datei wählen',
  'contacts.import.reading': 'Wird gelesen und verglichen…',
  'contacts.import.error.large':
    'Diese Datei ist zu groß: Sie können höchstens 10 MB und 10.000 Zeilen auf einmal importieren.',
  'contacts.import.error.unread': 'Die Datei konnte nicht gelesen werden. Wählen Sie sie noch einmal aus.',
  'contacts.import.error.columns':
    'Die erste Zeile muss die Spalten benennen: name und address, optional network und notes.',
  'contacts.import.error.empty': 'Diese Datei enthält keine Kontakte.',
  'contacts.import.error.known':
    'Ihre Kontakte, Konten oder früheren Transfers konnten nicht alle geladen werden, daher wurde die Datei nicht mit ihnen verglichen und Sie können sie nicht importieren. Versuchen Sie es später erneut.',
  'contacts.import.new': '{count, plural, one {# neuer Kontakt} other {# neue Kontakte}}',
  'contacts.import.duplicates': '{count, plural, one {# bereits vorhanden} other {# bereits vorhanden}}',
  'contacts.import.clashes':
    '{count, plural, one {# mit einem Namen, der für eine andere Adresse verwendet wird} other {# mit Namen, die für andere Adressen verwendet werden}}',
  'contacts.import.stopped': '{count, plural, one {# gesperrt} other {# gesperrt}}',
  'contacts.import.invalid': '{count, plural, one {# ungültige Zeile} other {# ungültige Zeilen}}',
  'contacts.import.withDuplicates': 'Auch die Kontakte importieren, die ich bereits habe',
  'contacts.import.withClashes':
    'Auch die Kontakte importieren, deren Name für eine andere Adresse verwendet wird',
  'contacts.import.clashText':
    'Einige Namen gehören zu einer anderen Adresse oder sehen gleich aus. Wer diese Datei erstellt hat, möchte möglicherweise, dass Sie an die falsche Adresse zahlen: Fragen Sie zuerst die Person. Diese Zeilen werden ausgelassen, sofern Sie sie nicht einschließen.',
  'contacts.import.stoppedText':
    'Einige Adressen beginnen und enden wie eine, die Sie kennen, oder wie eine andere in dieser Datei. Diebe erstellen solche Adressen. Sie werden nicht importiert: Fügen Sie die, bei denen Sie sicher sind, von Hand hinzu, damit Sie sie Stelle für Stelle vergleichen.',
  'contacts.import.line': 'Zeile {line}',
  'contacts.import.noNetwork': 'Kein Netzwerk angegeben, daher {network}',
  'contacts.import.isNameTaken': 'Der Name ist {name} oder sieht so aus; dieser Name hat eine andere Adresse',
  'contacts.import.isNameOfLine':
    'Der Name ist der in Zeile {line} oder sieht so aus; dieser hat eine andere Adresse',
  'contacts.import.isDuplicate': 'Sie haben diese Adresse bereits: {name}, {network}',
  'contacts.import.isDuplicateInFile': 'Dieselbe Adresse und dasselbe Netzwerk wie in Zeile {line}',
  'contacts.import.isElsewhere': 'Neu. Sie haben diese Adresse auch als: {name}, {network}',
  'contacts.import.isNew': 'Neu',
  'contacts.import.isLike': 'Beginnt und endet wie {name}',
  'contacts.import.isLikeLine': 'Beginnt und endet wie die Adresse in Zeile {line}',
  'contacts.import.isLikeAtOneEnd': 'Neu. Beginnt oder endet wie {name}: Vergleichen Sie jede Stelle',
  'contacts.import.problem.network': 'Diese Wallet kennt dieses Netzwerk nicht',
  'contacts.import.problem.cells':
    'Es gibt mehr Zellen als Spalten: Setzen Sie einen Namen mit Komma in Anführungszeichen',
  'contacts.import.problem.quotes': 'Ein Anführungszeichen ist nicht geschlossen',
  'contacts.import.more': '{count} weitere anzeigen',
  'contacts.import.submit':
    '{count, plural, =0 {Importieren} one {# Kontakt importieren} other {# Kontakte importieren}}',
  'contacts.import.progress': '{done} von {total} importiert…',
  'contacts.import.done': '{count, plural, one {# Kontakt importiert} other {# Kontakte importiert}}',
  'contacts.import.error.write':
    '{done} von {total} Kontakten wurden importiert. Versuchen Sie es erneut: Kein Kontakt wird zweimal importiert.',
} as const;
