/** Taking data along and bringing contacts in: the settings and the contacts load it. */
export const exportTexts = {
  'settings.data': 'Your data',
  'settings.connections': 'What this app talks to',
  'settings.connectionsText': 'Every host that is asked, what it learns, and why.',
  'settings.connectionsOpen': 'See the list',
  'settings.sign': 'Messages',
  'settings.signText': 'Show that an address is yours, or check whose signature it is.',
  'settings.signOpen': 'Sign a message',
  'export.label': 'Take it along',
  'export.labelText':
    'History, cost basis, contacts, accounts and tokens, as files for a spreadsheet or a program.',
  'export.title': 'Export data',
  'export.text':
    'The file is made on this device and saved by your browser. Nobody else gets it; whoever has it knows your addresses and what they did.',
  'export.what': 'What',
  'export.kind.filteredHistory': 'What the list shows now, with its filters',
  'export.kind.history': 'Transaction history',
  'export.kind.costBasis': 'Cost basis by year and asset (FIFO)',
  'export.kind.movements': 'Cost basis, every line of it',
  'export.kind.contacts': 'Contacts',
  'export.kind.accounts': 'Accounts (addresses, no keys)',
  'export.kind.tokens': 'Tokens you added',
  'export.format': 'As',
  'export.format.csv': 'CSV, for spreadsheets',
  'export.format.json': 'JSON, for programs',
  'export.costBasisText':
    'First in, first out, for each asset and account, in US dollars and years of UTC; test networks are left out. What is not known is marked, and never guessed: check the columns is_complete and note. This is no advice on taxes.',
  'export.deletedAccountsText':
    'An account that you deleted from your list, and that never sent anything, counts as somebody else’s: what you moved to it is counted as sent to others. Bring it back in Accounts before you export.',
  'export.download': 'Download',
  'export.reading': 'Reading everything…',
  'export.done': '{count, plural, one {# row} other {# rows}} written to {file}',
  'export.error.read':
    'Not everything could be read, so no file was made. Check your connection and try again.',
  'export.error.unreadable':
    '{count, plural, one {# record} other {# records}} could not be read. No file was made, since it would not be whole. Please tell the support.',
  'contacts.import': 'Import',
  'contacts.import.title': 'Import contacts',
  'contacts.import.text':
    'Choose a CSV file whose first line names its columns: name and address, and if you like network and notes. You see what is in it before anything is saved.',
  'contacts.import.choose': 'Choose a file',
  'contacts.import.reading': 'Reading and comparing…',
  'contacts.import.error.large':
    'This file is too large: at most 10 MB and 10,000 lines can be imported at once.',
  'contacts.import.error.unread': 'The file could not be read. Choose it again.',
  'contacts.import.error.columns':
    'The first line must name the columns: name and address, and if you like network and notes.',
  'contacts.import.error.empty': 'There is no contact in this file.',
  'contacts.import.error.known':
    'Your contacts, accounts or earlier transfers could not all be read, so the file was not compared with them and nothing can be imported. Try again later.',
  'contacts.import.new': '{count, plural, one {# new contact} other {# new contacts}}',
  'contacts.import.duplicates':
    '{count, plural, one {# that you have already} other {# that you have already}}',
  'contacts.import.clashes':
    '{count, plural, one {# whose name another address has} other {# whose name another address has}}',
  'contacts.import.stopped': '{count, plural, one {# stopped} other {# stopped}}',
  'contacts.import.invalid': '{count, plural, one {# invalid line} other {# invalid lines}}',
  'contacts.import.withDuplicates': 'Import those that I have already as well',
  'contacts.import.withClashes': 'Import those whose name another address has as well',
  'contacts.import.clashText':
    'Some names are those of somebody else, or look the same. Whoever wrote this file may want you to pay the wrong address: ask the person first. These lines are left out unless you want them.',
  'contacts.import.stoppedText':
    'Some addresses begin and end like one that you know, or like another one of this file. Thieves make such addresses. They are not imported: add those that you are sure of by hand, where they are compared digit by digit.',
  'contacts.import.line': 'Line {line}',
  'contacts.import.noNetwork': 'No network given: {network}',
  'contacts.import.isNameTaken': 'Its name is, or looks like, that of {name}, who has another address',
  'contacts.import.isNameOfLine': 'Its name is, or looks like, that of line {line}, with another address',
  'contacts.import.isDuplicate': 'You have this address already: {name}, {network}',
  'contacts.import.isDuplicateInFile': 'The same address and network as in line {line}',
  'contacts.import.isElsewhere': 'New. You have this address also as: {name}, {network}',
  'contacts.import.isNew': 'New',
  'contacts.import.isLike': 'Begins and ends like {name}',
  'contacts.import.isLikeLine': 'Begins and ends like the address of line {line}',
  'contacts.import.isLikeAtOneEnd': 'New. Begins or ends like {name}: compare every digit',
  'contacts.import.problem.network': 'This network is not known here',
  'contacts.import.problem.cells':
    'There are more cells than columns: a comma in a name needs quotes around it',
  'contacts.import.problem.quotes': 'A quotation mark is opened and not closed',
  'contacts.import.more': 'Show {count} more',
  'contacts.import.submit': '{count, plural, =0 {Import} one {Import # contact} other {Import # contacts}}',
  'contacts.import.progress': '{done} of {total} imported…',
  'contacts.import.done': '{count, plural, one {# contact imported} other {# contacts imported}}',
  'contacts.import.error.write':
    '{done} of {total} contacts were imported, the others were not. Try again: none is imported twice.',
} as const;
