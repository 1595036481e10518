export const connectTexts = {
  'connect.title': 'Hubungkan ke situs web',
  'connect.waiting': 'Menunggu situs web…',
  'connect.opening': 'Membuka dompet Anda…',
  'connect.done': 'Selesai. Anda dapat kembali ke {host}.',
  'connect.left':
    'Halaman yang membuka jendela ini ditutup atau telah berubah, jadi tidak mendapat jawaban. Transaksi yang sudah Anda kirim ada di riwayat Anda.',
  'connect.close': 'Tutup jendela',
  'connect.openWallet': 'Buka dompet',
  'connect.site': 'Situs web',
  'connect.byLink':
    'Permintaan ini berasal dari tautan di {host}. Pembuat tautan yang menentukan isi permintaannya: periksa dengan cermat.',
  'connect.claims': 'Halaman ini menamai dirinya “{title}”.',
  'connect.punycode':
    'Browser mungkin menampilkan nama ini sebagai {unicode}. Nama ini bisa meniru nama lain: periksa setiap huruf.',
  'connect.mixedScript': 'Nama ini mencampur huruf dari abjad yang berbeda. Periksa setiap huruf.',
  'connect.http': 'Halaman ini tidak terenkripsi: siapa pun di jaringan dapat mengubahnya.',
  'connect.local': 'Halaman ini ada di komputer Anda sendiri.',
  'connect.resembles': 'Nama ini mirip {other}, tetapi ini situs web yang berbeda.',
  'connect.new': 'Situs web ini belum pernah terhubung ke dompet Anda.',
  'connect.asks': 'ingin terhubung ke dompet Anda',
  'connect.accounts': 'Akun yang dibagikan',
  'connect.newAccount': 'Akun baru untuk situs web ini',
  'connect.networks': 'Jaringan',
  'connect.networksAll': 'Semua {count} jaringan',
  'connect.networksSome': '{count, plural, other {# jaringan}}',
  'connect.duration': 'Tetap terhubung',
  'connect.duration.day': '1 hari',
  'connect.duration.month': '30 hari',
  'connect.duration.always': 'Sampai Anda akhiri',
  'connect.can':
    'Situs web dapat melihat alamat, saldo, dan aktivitas akun ini, dan meminta Anda menandatangani.',
  'connect.cannot':
    'Situs web tidak dapat memindahkan apa pun sendiri: Anda meninjau setiap permintaan sebelum menandatangani.',
  'connect.confirm': 'Hubungkan',
  'connect.reject': 'Tolak',
  'connect.noneChosen': 'Pilih setidaknya satu akun dan satu jaringan.',
  'connect.switch.title': 'Izinkan {network}?',
  'connect.switch.text': '{host} juga ingin menggunakan {network}. Anda tetap meninjau setiap permintaan.',
  'connect.switch.confirm': 'Izinkan',
  'connect.asset.title': 'Tambahkan {symbol} ke token Anda?',
  'connect.asset.text':
    '{host} menyarankan token ini. Siapa pun dapat membuat token dengan nama apa pun: periksa kontraknya sebelum Anda menggunakannya.',
  'connect.asset.confirm': 'Tambah',
  'connect.problem.byHand':
    'Halaman ini terbuka sendiri saat situs web ingin menggunakan dompet Anda. Tidak ada yang perlu dilakukan di sini sekarang.',
  'connect.problem.framed': 'Dompet tidak berfungsi di dalam halaman lain. Buka di jendelanya sendiri.',
  'connect.problem.noOrigin':
    'Dompet tidak dapat memeriksa alamat halaman yang membuka jendela ini, jadi tidak menjawab. Buka situs web di tabnya sendiri dan coba lagi.',
  'connect.problem.version':
    'Situs web ini memakai versi koneksi yang tidak didukung dompet. Muat ulang situs web, atau minta pengembangnya memperbaruinya.',
  'connect.problem.malformed':
    'Dompet tidak dapat membaca permintaan situs web. Mulai lagi di situs web, atau laporkan ini kepada pengembangnya.',
  'connect.problem.otherReferrer':
    'Permintaan ini menyebutkan situs web yang berbeda dari halaman yang mengarahkan ke sini, jadi dompet tidak menjawab. Mulai lagi di situs web.',
  'connect.problem.otherReturn':
    'Alamat tujuan kembali memuat alamat situs web yang berbeda, yang bisa mendapatkan jawabannya. Karena itu dompet tidak menjawab. Laporkan ini kepada pengembang situs web.',
  'connect.problem.late': 'Permintaan ini sudah kedaluwarsa atau sudah dijawab. Mulai lagi di situs web.',
  'connect.problem.notLoaded':
    'Tidak dapat memuat dompet. Periksa koneksi internet Anda dan mulai lagi di situs web.',
  'connect.noVault':
    'Dompet di perangkat ini belum disiapkan, jadi tidak dapat menandatangani untuk situs web. Buka dompet, buka Pengaturan, dan aktifkan “Dompet di perangkat ini”. Lalu mulai lagi di situs web.',
  'connect.unfinished':
    'Akun Anda belum selesai disiapkan. Selesaikan penyiapan di dompet, lalu mulai lagi di situs web.',
  'connect.noAccount':
    'Tidak ada akun Anda yang dapat menandatangani: akun hanya pantau tidak memiliki kunci.',
  'connect.sites.title': 'Situs web terhubung',
  'connect.sites.intro':
    'Situs web ini dapat melihat sebagian akun Anda dan meminta Anda menandatangani, hanya di browser ini.',
  'connect.sites.none': 'Tidak ada situs web terhubung',
  'connect.sites.noneText':
    'Di situs web yang mendukung dompet Ethereum, pilih Everything Wallet. Situs web itu lalu muncul di sini.',
  'connect.sites.lastUsed': 'Terakhir digunakan {time}',
  'connect.sites.until': 'Terhubung sampai {time}',
  'connect.sites.always': 'Terhubung sampai Anda mengakhirinya',
  'connect.sites.ended': 'Koneksi ke {host} telah berakhir.',
  'connect.sites.expired': 'Koneksi ini sudah kedaluwarsa.',
  'connect.sites.end': 'Akhiri koneksi',
  'connect.sites.endText':
    'Situs web tidak lagi dapat meminta Anda menandatangani. Situs itu mungkin masih menampilkan alamat Anda sampai permintaan berikutnya. Persetujuan yang Anda berikan kepada kontrak tetap ada: lihat Persetujuan.',
  'connect.sites.export': 'Ekspor',
  'connect.sites.limits': 'Batas',
  'connect.sites.limits.messages': 'Dapat meminta Anda menandatangani pesan',
  'connect.sites.limits.transactions': 'Dapat meminta Anda mengirim transaksi',
  'connect.sites.limits.contracts':
    'Hanya kontrak ini (satu alamat per baris; kosongkan untuk mengizinkan semua)',
  'connect.sites.limits.coin': 'Batas harian dalam koin, untuk setiap jaringan (kosongkan jika tanpa batas)',
  'connect.sites.limits.saved': 'Batas disimpan.',
  'connect.sites.limits.badContract': '{text} bukan alamat.',
  'connect.sites.limits.badCoin': 'Masukkan jumlah, misalnya 0,5.',
  'connect.sites.log': 'Permintaan',
  'connect.sites.log.none': 'Belum ada permintaan.',
  'connect.sites.log.approved': 'Disetujui',
  'connect.sites.log.rejected': 'Anda tolak',
  'connect.sites.log.refused': 'Ditolak oleh dompet',
} as const;
