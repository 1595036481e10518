/** Export of data and import of contacts. Loaded with the settings and the contacts. */
export const exportTexts = {
  'settings.data': 'Your data',
  'settings.connections': 'What this app connects to',
  'settings.sites': 'Connected websites',
  'settings.signOpen': 'Sign a message',
  'export.title': 'Export data',
  'export.text':
    'The file is created on this device and saved by your browser. No one else receives it. Anyone who has it knows your addresses and your transactions.',
  'export.what': 'Data',
  'export.kind.filteredHistory': 'The current list, with its filters',
  'export.kind.history': 'Transaction history',
  'export.kind.costBasis': 'Cost basis by year and asset (FIFO)',
  'export.kind.movements': 'Cost basis, all lines',
  'export.kind.contacts': 'Contacts',
  'export.kind.accounts': 'Accounts (addresses, no keys)',
  'export.kind.tokens': 'Tokens you added',
  'export.format': 'Format',
  'export.format.csv': 'CSV, for spreadsheets',
  'export.format.json': 'JSON, for programs',
  'export.costBasisText':
    'First in, first out, for each asset and account, in US dollars and UTC years; testnets are left out. Unknown values are marked, never guessed: check the columns is_complete and note. This is not tax advice.',
  'export.deletedAccountsText':
    'An account that you deleted from your list, and that never sent anything, counts as someone else’s: what you moved to it counts as sent to others. Add it again under Accounts before you export.',
  'export.download': 'Download',
  'export.reading': 'Loading everything…',
  'export.done': '{count, plural, one {# row} other {# rows}} written to {file}',
  'export.error.read':
    'Some records could not be loaded, so no file was created. Check your connection and try again.',
  'export.error.unreadable':
    '{count, plural, one {# record is unreadable} other {# records are unreadable}}. No file was created, because it would be incomplete. Please contact support.',
  'contacts.import': 'Import',
  'contacts.import.title': 'Import contacts',
  'contacts.import.text':
    'Choose a CSV file whose first line names its columns: name and address, and optionally network and notes. You can review the contacts before anything is saved.',
  'contacts.import.choose': 'Choose a file',
  'contacts.import.reading': 'Reading and comparing…',
  'contacts.import.error.large':
    'This file is too large: you can import at most 10 MB and 10,000 lines at once.',
  'contacts.import.error.unread': 'The file could not be read. Choose it again.',
  'contacts.import.error.columns':
    'The first line must name the columns: name and address, and optionally network and notes.',
  'contacts.import.error.empty': 'This file contains no contacts.',
  'contacts.import.error.known':
    'Your contacts, accounts or earlier transfers could not all be loaded, so the file was not compared with them and you can’t import it. Try again later.',
  'contacts.import.new': '{count, plural, one {# new contact} other {# new contacts}}',
  'contacts.import.duplicates':
    '{count, plural, one {# that you already have} other {# that you already have}}',
  'contacts.import.clashes':
    '{count, plural, one {# whose name is used for another address} other {# whose names are used for other addresses}}',
  'contacts.import.stopped': '{count, plural, one {# blocked} other {# blocked}}',
  'contacts.import.invalid': '{count, plural, one {# invalid line} other {# invalid lines}}',
  'contacts.import.withDuplicates': 'Import the contacts that I already have as well',
  'contacts.import.withClashes': 'Import the contacts whose name is used for another address as well',
  'contacts.import.clashText':
    'Some names belong to another address, or look the same. The author of this file may want you to pay the wrong address: ask the person first. These lines are left out unless you include them.',
  'contacts.import.stoppedText':
    'Some addresses begin and end like one that you know, or like another one in this file. Thieves create such addresses. They are not imported: add the ones that you are sure of by hand, so that you compare them digit by digit.',
  'contacts.import.line': 'Line {line}',
  'contacts.import.noNetwork': 'No network given, so {network}',
  'contacts.import.isNameTaken': 'The name is, or looks like, {name}, which has another address',
  'contacts.import.isNameOfLine':
    'The name is, or looks like, the one in line {line}, which has another address',
  'contacts.import.isDuplicate': 'You already have this address: {name}, {network}',
  'contacts.import.isDuplicateInFile': 'The same address and network as in line {line}',
  'contacts.import.isElsewhere': 'New. You also have this address as: {name}, {network}',
  'contacts.import.isNew': 'New',
  'contacts.import.isLike': 'Begins and ends like {name}',
  'contacts.import.isLikeLine': 'Begins and ends like the address of line {line}',
  'contacts.import.isLikeAtOneEnd': 'New. Begins or ends like {name}: compare every digit',
  'contacts.import.problem.network': 'This wallet does not know this network',
  'contacts.import.problem.cells': 'There are more cells than columns: put quotes around a name with a comma',
  'contacts.import.problem.quotes': 'A quotation mark is not closed',
  'contacts.import.more': 'Show {count} more',
  'contacts.import.submit': '{count, plural, =0 {Import} one {Import # contact} other {Import # contacts}}',
  'contacts.import.progress': '{done} of {total} imported…',
  'contacts.import.done': '{count, plural, one {# contact imported} other {# contacts imported}}',
  'contacts.import.error.write':
    '{done} of {total} contacts were imported. Try again: no contact is imported twice.',
} as const;
