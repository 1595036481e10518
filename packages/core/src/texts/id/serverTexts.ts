export const serverTexts = {
  'server.signIn': 'Masuk untuk melanjutkan.',
  'server.appUnverified': 'Aplikasi ini tidak dapat diverifikasi. Muat ulang dan coba lagi.',
  'server.malformed': 'Format permintaan salah.',
  'server.unexpected': 'Terjadi kesalahan. Silakan coba lagi.',
  'server.chainUnavailable': 'Jaringan tidak menjawab. Silakan coba lagi.',
  'server.nodesDisagree':
    'Node jaringan tidak sepakat, jadi ini belum dapat diketahui saat ini. Coba lagi dalam beberapa menit.',
  'server.keysFull':
    'Anda memiliki 20 kunci API, dan itu batasnya. Hapus yang tidak Anda gunakan lagi, lalu coba lagi.',
  'server.keysUnconfirmed':
    'Anda telah membuat 30 kunci API hari ini, dan itu batasnya sampai Anda mengonfirmasi alamat email. Konfirmasi di pengaturan, atau coba lagi besok.',
  'server.databaseUnavailable':
    'Basis data kami tidak menjawab, jadi tidak ada yang dikirim. Silakan coba lagi.',
  'server.tooManyRequests': 'Terlalu banyak permintaan. Coba lagi {when}.',
  'server.tooManyAttempts': 'Terlalu banyak percobaan. Coba lagi {when}.',
  'server.sessionEnded': 'Sesi Anda telah berakhir. Masuk lagi.',
  'server.passwordNeeded':
    'Sudah terlalu lama sejak Anda masuk. Masukkan lagi kata sandi Anda untuk melanjutkan.',
  'server.accountLeaving': 'Akun ini sedang dihapus, jadi tidak ada lagi yang dapat diubah.',
  'server.sessionUnknown': 'Sesi Anda tidak dapat diperiksa. Silakan coba lagi dalam semenit.',
  'server.tooManyKeys':
    'Anda telah membuat terlalu banyak kunci dalam waktu singkat. Coba lagi dalam satu jam.',
  'server.pricesUnavailable': 'Harga tidak tersedia saat ini. Silakan coba lagi dalam semenit.',
  'server.phraseIsSet': 'Frasa pemulihan Anda sudah ditetapkan dan tidak dapat diganti.',
  'server.walletIsSetUp': 'Dompet ini sudah disiapkan dengan frasa pemulihan yang berbeda.',
  'server.maintenance.readOnly':
    'Everything Wallet hanya dapat dibaca selama pemeliharaan: tidak ada yang diubah atau dikirim. Silakan coba lagi nanti.',
  'server.maintenance.send':
    'Pengiriman dinonaktifkan untuk saat ini. Tidak ada yang dikirim. Silakan coba lagi nanti.',
  'server.maintenance.feature': 'Fitur ini dinonaktifkan untuk saat ini. Silakan coba lagi nanti.',
  'server.setupUnfinished': 'Selesaikan penyiapan dompet Anda sebelum mengirim.',
  'server.recipientRefuses': 'Penerima menolak transfer ini',
  'server.callReverts': 'Kontrak menolak panggilan ini: panggilan akan gagal, dan biayanya akan hilang.',
  'server.noProof':
    'Tidak ada node jaringan ini yang dapat membuktikan saldo. Silakan coba lagi dalam semenit.',
  'server.noToken': 'Tidak ada token ERC-20 di alamat ini di jaringan ini.',
  'server.tokenRefuses': 'Kontrak token menolak transfer ini.',
  'server.nonceTooLow':
    'Transaksi lain dari akun ini diproses lebih dulu. Periksa transaksi Anda dan kirim lagi.',
  'server.expired':
    'Sudah terlalu lama sejak Anda mengonfirmasi transfer ini, jadi tidak dikirim. Periksa dan kirim lagi.',
  'server.lapsed':
    'Transfer ini tidak mencapai jaringan tepat waktu. Transfer ini ada di riwayat Anda, dan hanya dikirim jika Anda mengirimnya lagi dari sana.',
  'server.superseded':
    'Anda menandatangani transaksi lain untuk menggantikan yang ini, jadi tidak dikirim lagi. Hanya salah satu dari keduanya yang dapat diproses: periksa transaksi Anda.',
  'server.replacementUnderpriced':
    'Jaringan meminta biaya lebih tinggi untuk menggantikan transfer ini. Periksa biaya baru dan coba lagi.',
  'server.replacementLate':
    'Transfer ini sudah di dalam blok, atau transfer lain ditandatangani untuk menggantikannya. Periksa riwayat Anda.',
  'server.replacementExpired':
    'Sudah terlalu lama sejak Anda mengonfirmasi ini, jadi penggantinya tidak dikirim. Transfer aslinya mungkin sudah diproses: periksa transaksi Anda.',
  'server.replacementGas':
    'Penggantinya memerlukan lebih banyak gas daripada yang Anda tandatangani, jadi tidak dikirim. Transfer aslinya masih mungkin diproses: periksa transaksi Anda.',
  'server.nonceTaken': 'Transaksi lain dari akun ini masih tertunda. Tunggu sampai selesai, lalu kirim lagi.',
  'server.underpriced': 'Jaringan kini meminta biaya lebih tinggi. Periksa total baru dan kirim lagi.',
  'server.gasTooLow':
    'Transfer ini memerlukan lebih banyak gas daripada yang Anda tandatangani. Periksa total baru dan kirim lagi.',
  'server.listing.notYours': 'Listing ini tidak dapat diterbitkan: penjualnya bukan salah satu akun Anda.',
  'server.listing.sold': 'Listing ini tidak dapat diterbitkan: sudah terjual atau dibatalkan.',
  'server.listing.notHeld': 'Listing ini tidak dapat diterbitkan: penjualnya tidak memiliki NFT tersebut.',
  'server.listing.notApproved':
    'Listing ini tidak dapat diterbitkan: Seaport tidak disetujui untuk mentransfer NFT.',
  'server.listing.ended': 'Listing ini tidak dapat diterbitkan: sudah berakhir atau belum dimulai.',
  'server.listing.tooLong': 'Listing ini tidak dapat diterbitkan: durasinya lebih dari satu tahun.',
  'server.listing.ofOther': 'Listing ini tidak dapat diterbitkan: pengguna lain telah menerbitkannya.',
  'server.listing.invalid': 'Listing ini tidak dapat diterbitkan: dompet ini tidak mendukung ketentuannya.',
  'server.listingUnknown': 'Jaringan tidak mengonfirmasi bahwa ini dapat dijual. Silakan coba lagi.',
  'server.tooManyListings': 'Anda memiliki 200 listing, dan itu batasnya. Batalkan dulu sebagian.',
  'server.gasTooHigh': 'Transfer ini meminta lebih banyak gas daripada yang diizinkan jaringan.',
} as const;
