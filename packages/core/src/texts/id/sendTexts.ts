export const sendTexts = {
  'send.title': 'Kirim {currency}',
  'send.recipient': 'Alamat penerima',
  'send.contacts': 'Pilih kontak',
  'send.recipientPlaceholder': '0x...',
  'send.asset': 'Aset',
  'send.amount': 'Jumlah',
  'send.amountPlaceholder': '0,0',
  'send.available': 'Tersedia: {balance} {currency}',
  'send.phrase': 'Frasa pemulihan',
  'send.phrasePlaceholder': 'Masukkan 12 kata frasa pemulihan Anda',
  'send.phraseHelp':
    'Frasa Anda digunakan secara lokal untuk menandatangani transaksi dan tidak pernah dikirim ke server kami.',
  'send.fee': 'Biaya jaringan: ~{fee} {currency}',
  'send.fee.l1': 'Termasuk hingga {fee} {currency} untuk data Ethereum (L1), dikali dua sebagai margin.',
  'send.feeEstimating': 'Memperkirakan biaya jaringan…',
  'send.feePrompt': 'Masukkan penerima dan jumlah untuk melihat biaya jaringan.',
  'send.amountValue': '{amount} {symbol}',
  'send.readAs': 'Dibaca sebagai {amount}',
  'send.total': 'Total',
  'send.totalValue': '{total} {currency}',
  'send.totalTokens': '{amount} {symbol} + {fee} {currency}',
  'send.warning':
    'Anda akan mengirim mata uang kripto sungguhan. Periksa kembali penerimanya: transaksi tidak dapat diurungkan.',
  'send.warningTest':
    'Anda akan mengirim koin uji. Di mainnet, yang dikirim akan berupa mata uang kripto sungguhan, jadi periksa kembali penerimanya.',
  'send.submit': 'Kirim',
  'send.sending': 'Mengirim...',
  'send.success': 'Transaksi berhasil dikirim!',
  'send.from': 'Dari {address}',
  'send.error.recipientOpen': 'Penerima belum dikonfirmasi: lihat catatan di bawah penerima.',
  'send.error.networkChanged':
    'Jaringan formulir ini dinonaktifkan, dan kini jaringan lain yang dipilih. Tutup formulir dan mulai lagi di jaringan yang Anda inginkan.',
  'send.error.senderChanged':
    'Akun utama Anda telah berubah. Tutup formulir ini dan buka lagi untuk mengirim dari akun yang baru.',
  'send.hint.contactElsewhere': 'Kontak Anda {name} disimpan untuk {network}, bukan untuk jaringan ini',
  'send.hint.contact': 'Kontak Anda {name}',
  'send.feeUnavailable': 'Tidak dapat memperkirakan biaya jaringan. Mencoba lagi…',
  'send.uncertain.check': 'Periksa lagi',
  'send.uncertain.stuck':
    'Jaringan tidak menjawab selama lebih dari sepuluh menit. Jika Anda mengirim transfer yang sama lagi, keduanya bisa sampai.',
  'send.uncertain.refused':
    'Sebuah transaksi sebelumnya ditolak, tetapi masih mungkin diproses. Periksa riwayat Anda sebelum mengirim lagi.',
  'send.uncertain.both': 'Jika Anda mengirim transfer yang sama lagi, keduanya bisa diproses.',
  'send.uncertain.setAside': 'Tetap kirim',
  'send.settled.sent': 'Jaringan telah menerima transfer {amount} {symbol} Anda ke {recipient}',
  'send.settled.failed':
    'Transfer {amount} {symbol} Anda ke {recipient} gagal. Lihat transaksi Anda untuk rinciannya.',
  'send.settled.notSent':
    'Transfer {amount} {symbol} Anda ke {recipient} tidak dikirim. Tidak ada koin atau token yang dipindahkan.',
  'send.settled.lapsed':
    'Transfer {amount} {symbol} Anda ke {recipient} tidak mencapai jaringan tepat waktu. Transfer ini hanya akan dikirim jika Anda mengirimnya lagi dari transaksi Anda.',
  'send.settled.cancelled':
    'Transfer {amount} {symbol} Anda ke {recipient} dibatalkan: pembatalannya sudah masuk ke dalam blok. Lihat transaksi Anda untuk rinciannya.',
  'send.settled.superseded':
    'Anda menandatangani transaksi lain untuk menggantikan transfer {amount} {symbol} Anda ke {recipient}. Hanya salah satu yang dapat diproses: lihat transaksi Anda.',
  'send.settled.replaced':
    'Transaksi lain menggantikan transfer {amount} {symbol} Anda ke {recipient}. Lihat transaksi Anda untuk mengetahui mana yang diproses.',
  'send.settled.replacement.failed':
    'Pengganti transfer {amount} {symbol} ke {recipient} gagal. Lihat transaksi Anda untuk rinciannya.',
  'send.settled.replacement.notSent':
    'Pengganti transfer {amount} {symbol} ke {recipient} tidak dikirim. Transfer aslinya mungkin sudah diproses: periksa transaksi Anda.',
  'send.settled.replacement.lapsed':
    'Pengganti transfer {amount} {symbol} ke {recipient} tidak mencapai jaringan tepat waktu. Transfer aslinya mungkin sudah diproses: periksa transaksi Anda.',
  'send.settled.unknown':
    'Belum diketahui apakah jaringan telah menerima transfer {amount} {symbol} Anda ke {recipient}. Dompet memeriksa lagi secara otomatis. Jangan kirim untuk kedua kalinya.',
  'send.settled.call.sent': 'Jaringan telah menerima transaksi Anda: {title}, di {recipient}',
  'send.settled.call.failed':
    'Transaksi Anda gagal: {title}, di {recipient}. Lihat transaksi Anda untuk rinciannya.',
  'send.settled.call.notSent':
    'Transaksi Anda tidak dikirim: {title}, di {recipient}. Tidak ada koin atau token yang dipindahkan.',
  'send.settled.call.lapsed':
    'Transaksi Anda tidak mencapai jaringan tepat waktu: {title}, di {recipient}. Transaksi ini hanya akan dikirim jika Anda mengirimnya lagi dari transaksi Anda.',
  'send.settled.call.unknown':
    'Belum diketahui apakah jaringan telah menerima transaksi Anda: {title}, di {recipient}. Dompet memeriksa lagi secara otomatis. Jangan tandatangani untuk kedua kalinya.',
  'send.discard.title': 'Buang yang sudah Anda ketik?',
  'send.discard.text': 'Anda akan kehilangan yang sudah Anda masukkan.',
  'send.discard.keep': 'Lanjut mengedit',
  'send.discard.confirm': 'Buang',
  'send.max': 'Maks',
  'send.max.all':
    'Mengirim seluruh saldo Anda dikurangi biaya jaringan. Biaya yang ditampilkan dikenakan penuh, jadi tidak ada yang tersisa di akun Anda.',
  'send.max.rest':
    'Jumlah terbanyak yang dapat Anda kirim. Bagian biaya yang tidak dipakai jaringan tetap di akun Anda.',
  'send.max.contract':
    'Penerimanya adalah kontrak. Bagian biaya yang tidak dipakai kodenya kembali ke akun Anda.',
  'send.max.oneNode':
    'Hanya satu node yang mengonfirmasi harga gas, jadi sebagian biaya mungkin tetap di akun Anda. Coba lagi untuk mengirim seluruh saldo Anda.',
  'send.money.inMoney': 'Dalam dolar AS',
  'send.money.inCurrency': 'Dalam {currency}',
  'send.money.inCoin': 'Dalam {symbol}',
  'send.money.placeholder': '0,00',
  'send.money.isCoin': '{amount} {symbol} (1 {symbol} = {price})',
  'send.money.unknown': 'Tidak ada harga terkini. Masukkan jumlah dalam {symbol}.',
  'send.money.decimals':
    '{count, plural, =0 {{currency} tidak memiliki desimal} other {{currency} memiliki paling banyak # desimal}}',
  'send.fees.title': 'Biaya jaringan',
  'send.fees.slow': 'Lambat',
  'send.fees.normal': 'Normal',
  'send.fees.fast': 'Cepat',
  'send.fees.custom': 'Khusus',
  'send.fees.cost': 'paling banyak {fee} {currency}',
  'send.fees.wait.seconds': '{count, plural, other {dalam sekitar # detik}}',
  'send.fees.wait.minutes': '{count, plural, other {dalam sekitar # menit}}',
  'send.fees.wait.longer': 'lebih lama dari biasanya, mungkin tidak pernah',
  'send.fees.wait.cheaper': 'hanya setelah gas lebih murah',
  'send.fees.maxFee': 'Biaya maks (gwei)',
  'send.fees.tip': 'Biaya prioritas (gwei)',
  'send.fees.now': 'Biaya dasar {baseFee} gwei, biaya prioritas umumnya {tip} gwei',
  'send.fees.error.gwei': 'Masukkan gwei sebagai angka desimal biasa, misalnya 1,5',
  'send.fees.error.zero':
    'Masukkan biaya maks di atas 0: tidak ada jaringan yang menerima transaksi tanpa biaya',
  'send.fees.error.tipAbove': 'Biaya prioritas adalah bagian dari biaya maks dan tidak boleh melebihinya',
  'send.fees.error.tooHigh':
    'Ini lebih dari sepuluh kali harga transfer cepat saat ini. Masukkan lebih sedikit.',
  'send.fees.error.noMarket':
    'Biaya terkini tidak tersedia, jadi biaya khusus Anda tidak dapat diperiksa atau digunakan. Tunggu sebentar, atau pilih biaya lain.',
  'send.fees.error.tips':
    'Node melaporkan biaya prioritas yang jauh di atas tingkat normal, jadi tidak ada yang ditandatangani. Coba lagi sebentar lagi.',
  'send.fees.warning.high': 'Ini lebih dari dua kali harga transfer cepat saat ini.',
  'send.fees.warning.tip':
    'Biaya prioritas ini lebih dari dua kali biaya prioritas transfer cepat saat ini, dan Anda membayar semuanya.',
  'send.fees.warning.cheaper':
    'Ini di bawah biaya dasar blok berikutnya: transfer Anda menunggu sampai gas lebih murah, mungkin selamanya, dan transfer berikutnya dari akun ini mengantre di belakangnya.',
  'send.fees.warning.longer':
    'Sangat sedikit transfer yang membayar serendah ini: transfer Anda mungkin menunggu lama, dan transfer berikutnya dari akun ini mengantre di belakangnya.',
  'send.summary': 'Tinjau transfer Anda',
  'send.summary.to': 'Ke',
  'send.summary.own': 'Akun Anda sendiri',
  'send.summary.noRecipient': 'Belum ada penerima',
  'send.error.quoteOld': 'Yang Anda konfirmasi sudah tidak terkini. Periksa total baru dan kirim lagi.',
  'send.error.unnoted':
    'Tidak ada yang dikirim. Penyimpanan browser ini penuh atau diblokir, jadi catatan transfer tidak dapat disimpan. Kosongkan ruang dan coba lagi. Jika Anda mengonfirmasi sekali lagi, transfer dikirim tanpa catatan: biarkan halaman ini terbuka sampai Anda melihatnya di riwayat Anda.',
  'send.error.balanceChanged': 'Saldo Anda telah berubah. Periksa total baru dan kirim lagi.',
  'send.hint.own': 'Ini alamat Anda sendiri.',
  'send.hint.contract':
    'Alamat ini adalah kontrak. Pastikan kontrak ini dapat menerima koin yang dikirim langsung.',
  'send.error.fieldsMissing': 'Harap isi semua kolom',
  'send.error.notAuthenticated': 'Pengguna belum diautentikasi',
  'send.error.phraseMismatch': 'Frasa pemulihan tidak cocok dengan dompet Anda',
  'send.error.invalidPhrase': 'Frasa pemulihan tidak valid',
  'send.error.estimate': 'Gagal memperkirakan gas',
  'send.error.failed': 'Gagal mengirim transaksi',
  'send.error.recipientMalformed': 'Masukkan alamat: 0x diikuti 40 digit heksadesimal',
  'send.error.recipientChecksum': 'Alamat ini salah ketik: checksum-nya tidak cocok. Salin sekali lagi.',
  'send.error.recipientZero': 'Ini alamat nol. Koin yang dikirim ke sana hilang.',
  'send.error.recipientPrecompile':
    'Alamat ini tidak memiliki kunci: alamat ini milik jaringan itu sendiri atau dipakai untuk membakar koin. Koin yang dikirim ke sana hilang.',
  'send.error.amountMalformed': 'Masukkan angka desimal biasa, misalnya 0,25',
  'send.error.amountAmbiguous':
    '“{typed}” dapat berarti {asDecimal} atau {asWhole}. Masukkan yang Anda maksud.',
  'send.error.amountZero': 'Masukkan jumlah yang lebih besar dari 0',
  'send.error.amountDecimals': 'Masukkan paling banyak 18 desimal',
  'send.error.amountTooLarge': 'Jumlah ini terlalu besar untuk jaringan mana pun',
  'send.error.insufficientFunds': 'Jumlah ditambah biaya jaringan melebihi saldo Anda',
  'send.error.insufficientTokens': 'Jumlah ini melebihi saldo token Anda',
  'send.error.feeNotCovered': 'Saldo Anda tidak cukup untuk biaya jaringan',
  'send.error.tokenDecimals': 'Token ini memiliki lebih sedikit desimal',
  'send.error.knownToken':
    'Ini kontrak sebuah token. Apa pun yang dikirim ke sana hilang, jadi tidak ada yang dikirim.',
  'send.error.tokenContract': 'Ini kontrak token itu sendiri. Token yang dikirim ke sana hilang.',
  'send.error.feeRose': 'Biaya jaringan telah berubah. Periksa total baru dan kirim lagi.',
  'send.error.deadlineOver':
    'Tenggat panggilan ini sudah lewat: panggilan akan gagal, dan Anda tetap membayar biayanya. Batalkan agar transaksi berikutnya tidak terhambat.',
  'send.error.replacementFeeRose':
    'Biaya jaringan telah berubah, jadi tidak ada yang ditandatangani. Periksa biaya baru, lalu coba lagi.',
  'send.error.watchOnly': 'Akun ini hanya pantau: dompet tidak memiliki kunci untuk mengirim.',
  'send.error.busy':
    'Tab lain masih mengirim dari akun ini. Tidak ada yang dikirim di sini: tutup tab lain itu dan coba lagi.',
  'send.error.unsettled':
    'Dompet masih memeriksa transfer sebelumnya dari akun ini. Tidak ada yang dikirim; coba lagi sebentar lagi.',
  'send.error.heldNonce':
    'Tidak ada yang ditandatangani: sebuah transaksi sebelumnya ditolak tetapi masih mungkin diproses, jadi keduanya bisa dijalankan.',
  'send.error.uncertain':
    'Jaringan tidak mengonfirmasi bahwa transaksi telah diterima. Dompet memeriksa lagi secara otomatis; sampai saat itu, Anda tidak dapat mengirim hal lain dari akun ini.',
} as const;
