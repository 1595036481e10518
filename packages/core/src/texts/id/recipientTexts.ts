export const recipientTexts = {
  'send.hint.contractTokens':
    'Alamat ini adalah kontrak. Token yang tidak diharapkannya akan hilang: pastikan kontrak ini dapat menerimanya.',
  'send.hint.account': 'Akun Anda sendiri: {name}',
  'send.hint.watched': '{name}: akun hanya pantau, yang kuncinya tidak dimiliki dompet ini',
  'send.recipientOrName': 'Alamat, atau nama seperti name.eth',
  'send.name.looking': 'Mencari nama…',
  'send.name.leadsTo': '{name} mengarah ke',
  'send.name.unusual':
    'Nama ini memiliki karakter selain a sampai z dan 0 sampai 9: {characters}. Pastikan itu karakter yang Anda maksud.',
  'send.name.primary': 'Pemilik alamat ini menamainya {name}',
  'send.name.failed': 'Nama tidak dapat dicari. Coba lagi, atau masukkan alamatnya langsung.',
  'send.guard.checking': 'Memeriksa alamat ini…',
  'send.guard.tokenContract':
    'Ini kontrak token {symbol}. Apa pun yang dikirim ke sana hilang, jadi transfer ini diblokir. Masukkan alamat orang yang ingin Anda bayar.',
  'send.guard.appContract':
    'Ini kontrak milik {name}, bukan alamat seseorang. Koin atau token yang Anda kirim langsung ke sana bisa hilang. Untuk menukar, gunakan Tukar atau aplikasinya sendiri.',
  'send.guard.first': 'Akun ini belum pernah mengirim ke alamat ini.',
  'send.guard.firstOfRecent':
    'Dari {count} transfer bernilai terakhir akun ini, tidak ada yang ke alamat ini.',
  'send.guard.unread':
    'Kontak, akun, atau transfer Anda sebelumnya tidak dapat dimuat semuanya, jadi alamat ini belum dibandingkan dengannya. Periksa setiap digitnya.',
  'send.guard.contractElsewhere':
    'Alamat ini adalah kontrak di {network} tetapi bukan di jaringan ini. Pemiliknya di sana mungkin tidak mengendalikannya di sini. Tanyakan dulu kepada mereka sebelum mengirim.',
  'send.guard.firstDigits':
    'Awal alamat ini mirip {name}, tetapi ini alamat yang berbeda. Bandingkan setiap digit:',
  'send.guard.lastDigits':
    'Akhir alamat ini mirip {name}, tetapi ini alamat yang berbeda. Bandingkan setiap digit:',
  'send.guard.bothEndsSaved':
    'Awal dan akhir alamat ini mirip {name}, tetapi ini alamat yang berbeda. Bandingkan setiap digit:',
  'send.guard.bothEnds':
    'Berhenti: awal dan akhir alamat ini mirip {name}, tetapi ini alamat yang berbeda. Pencuri mengirim jumlah sangat kecil dari alamat seperti ini agar Anda menyalinnya dari riwayat.',
  'send.guard.knownContact': 'kontak Anda {name}',
  'send.guard.knownAccount': '{name} milik Anda sendiri',
  'send.guard.knownWatched': '{name}, akun hanya pantau Anda',
  'send.guard.knownSentTo': 'alamat yang pernah Anda kirimi',
  'send.guard.this': 'Alamat ini',
  'send.guard.known': 'Yang Anda kenal',
  'send.guard.retype': 'Digit {from} sampai {to} setelah 0x',
  'send.guard.retypeHelp':
    'Jika alamatnya benar, ketik digit ini dari sumber yang memberikannya kepada Anda.',
  'send.guard.retypePasted': 'Ketik digitnya. Menempelkannya tidak membuktikan apa pun.',
  'send.guard.retypeWrong': 'Ini bukan digit alamat ini.',
  'send.guard.retypeKnown': 'Ini digit dari {name}, tetapi alamat di atas berbeda. Jangan mengirim ke sana.',
  'send.guard.retyped': 'Digitnya benar. Periksa seluruh alamat sekali lagi sebelum mengirim.',
  'contacts.guard.retyped': 'Digitnya benar. Periksa seluruh alamat sekali lagi sebelum menyimpan.',
} as const;
