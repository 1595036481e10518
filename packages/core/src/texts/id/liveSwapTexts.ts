export const liveSwapTexts = {
  'swap.notes.title': 'Cara kerja penukaran',
  'swap.notes.minimum': 'Anda melihat minimum lebih dulu',
  'swap.notes.minimumText':
    'Sebelum Anda menandatangani, dompet menampilkan minimum yang Anda terima. Jika harga bergerak melebihi toleransi slippage Anda, penukaran gagal dan Anda hanya membayar biaya jaringan.',
  'swap.notes.approval': 'Token memerlukan persetujuan',
  'swap.notes.approvalText':
    'Persetujuan memungkinkan bursa membelanjakan persis jumlah yang Anda tukar. Koin seperti ETH tidak memerlukannya.',
  'swap.notes.pool': 'Pool kecil lebih mahal',
  'swap.notes.poolText':
    'Penukaran besar di pool kecil menggerakkan harga merugikan Anda. Dompet menampilkan dampak harga dan memperingatkan Anda.',
  'swap.live.balanceUnknown': 'Saldo: — {symbol}',
  'swap.live.max': 'Maks',
  'swap.live.otherToken': 'Token lain, dengan alamat kontrak…',
  'swap.live.otherTitle': 'Token dengan alamat kontrak',
  'swap.live.otherText':
    'Siapa pun dapat membuat token dengan nama apa pun. Salin alamatnya dari situs resmi proyek, jangan pernah dari pesan.',
  'swap.live.otherField': 'Alamat kontrak',
  'swap.live.otherAdd': 'Gunakan token ini',
  'swap.live.otherMalformed': 'Masukkan alamat kontrak: 0x dan 40 digit',
  'swap.live.otherNone':
    'Tidak ada token di {contract}, atau desimalnya belum dikonfirmasi. Anda tidak dapat menukarnya sampai desimalnya dikonfirmasi.',
  'swap.live.otherDecimals':
    'Kontrak {symbol} melaporkan desimal yang berbeda dari saat Anda menambahkannya, jadi jumlahnya mungkin salah. Anda tidak dapat menukarnya di sini. Jika masih memercayainya, hapus dari token Anda dan tambahkan lagi.',
  'swap.live.otherAsking': 'Mencari token di {contract}…',
  'swap.live.tokensFailed': 'Saldo Anda tidak dapat dimuat.',
  'swap.live.unverified':
    '{symbol} tidak terdaftar. Token seperti ini bisa palsu, atau mustahil dijual lagi.',
  'swap.live.watchOnly': 'Akun ini hanya pantau: Anda tidak dapat menandatangani untuknya di sini.',
  'swap.live.notEnough': 'Anda memiliki {balance} {symbol} dan ingin menukar {amount}.',
  'swap.live.notEnoughFee':
    'Anda membayar biaya jaringan dalam {coin}: sisakan sekitar {fee} {coin} untuk itu.',
  'swap.live.notEnoughFees':
    'Anda membayar biaya jaringan dalam {coin}: sisakan sekitar {fee} {coin} untuk persetujuan, penukaran, dan pencabutan persetujuan.',
  'swap.live.balanceNotKnown': 'Saldo {symbol} Anda belum dikonfirmasi: node tidak sepakat tentangnya.',
  'swap.live.quoting': 'Memuat kuotasi…',
  'swap.live.rateUnknown': '—',
  'swap.live.impact': 'Dampak harga',
  'swap.live.impactValue': '{percent}%',
  'swap.live.impactSmall': 'Penukaran Anda hampir tidak menggerakkan harga.',
  'swap.live.impactNotable': 'Penukaran Anda menggerakkan harga ke arah yang merugikan Anda.',
  'swap.live.minimum': 'Minimum diterima',
  'swap.live.minimumValue': '{amount} {symbol}',
  'swap.live.route': 'Rute',
  'swap.live.routeV2': '{path} · Uniswap v2, 0,3% per pool',
  'swap.live.routeV3': '{path} · Uniswap v3, {fees}',
  'swap.live.routeWrap': '1:1, tanpa bursa',
  'swap.live.feePercent': '{percent}%',
  'swap.live.fee': '≈ {fee} {coin}',
  'swap.live.feeWorth': '≈ {fee} {coin} ({worth})',
  'swap.live.feeUnknown': '—',
  'swap.live.age': 'Kuotasi',
  'swap.live.ageValue': 'diperbarui dalam {seconds} dtk',
  'swap.live.ageRenewing': 'memperbarui…',
  'swap.live.ageAsleep': 'diperbarui saat Anda melihat halaman ini',
  'swap.live.details': 'Slippage, biaya, dan rute',
  'swap.live.sentence': 'Anda menukar {amount} {from} dengan paling sedikit {least} {to}.',
  'swap.live.sentenceWorth':
    'Anda menukar {amount} {from} ({worth}) dengan paling sedikit {least} {to} ({leastWorth}).',
  'swap.live.sentenceWrap': 'Anda menukar {amount} {from} dengan {least} {to}, satu banding satu.',
  'swap.live.slippageChange': 'Ubah slippage',
  'swap.live.slippageOwn': 'Khusus',
  'swap.live.slippageField': 'Slippage khusus (%)',
  'swap.live.slippageInvalid': 'Masukkan angka dari 0 sampai 50, dengan paling banyak dua desimal',
  'swap.live.slippageLow':
    'Ini sangat rendah sehingga penukaran bisa gagal saat harga bergerak; Anda tetap membayar biaya jaringan.',
  'swap.live.slippageHigh':
    'Slippage {percent}% lebih dari yang dibutuhkan sebagian besar penukaran: orang lain dapat melihat penukaran Anda sebelum diproses dan mengambil hingga sebanyak ini darinya.',
  'swap.live.slippageVeryHigh':
    'Anda bisa kehilangan hingga {percent}% dari yang Anda bayar. Tidak ada situs jujur yang meminta Anda mengatur ini.',
  'swap.live.unconfirmed':
    'Hanya satu node yang menjawab, jadi harga ini belum dikonfirmasi. Jika salah, Anda bisa kehilangan semua yang di atas minimum diterima.',
  'swap.live.worthLess':
    'Menurut harga pasar, nilai yang Anda terima {percent}% lebih rendah dari yang Anda bayar. Harga di pool ini mungkin buruk.',
  'swap.live.worthUnknown':
    'Tidak ada harga pasar terkini untuk dibandingkan. Periksa nilai kedua token ini di tempat lain sebelum Anda menandatangani.',
  'swap.live.lessThanFirst':
    'Saat Anda memulai penukaran ini, minimumnya {first} {symbol}. Sekarang {now} {symbol}.',
  'swap.live.lessThanElsewhere':
    'Bursa yang lain memiliki harga lebih baik: bursa ini memberi Anda {percent}% lebih sedikit. Anda dapat mencabut persetujuan dan mulai lagi.',
  'swap.live.differing': 'Beberapa node tidak sepakat tentang suatu rute; Anda melihat jawaban mayoritas.',
  'swap.live.mayKeepPart':
    'Dompet tidak dapat memeriksa apakah token ini sampai seluruhnya. Penukaran gagal jika Anda akan menerima kurang dari minimum.',
  'swap.live.none.noExchange': 'Dompet ini tidak mengenal bursa di {network}.',
  'swap.live.none.noRoute':
    'Tidak ada rute dari {from} ke {to}: tidak ada pool yang menghubungkannya, atau isi pool terlalu sedikit untuk jumlah ini.',
  'swap.live.none.takesFee':
    'Sebuah token dari pasangan ini mengenakan biaya pada setiap transfer, jadi jumlah yang Anda terima tidak diketahui. Anda tidak dapat menukarnya di sini.',
  'swap.live.none.keepsPartUnknown':
    'Dompet tidak dapat memeriksa apakah token ini sampai seluruhnya, dan rute ini tidak memberlakukan minimum diterima. Anda tidak dapat menukarnya di sini.',
  'swap.live.none.disputed': 'Node {network} tidak sepakat tentang harganya. Mencoba lagi…',
  'swap.live.none.stale':
    'Node {network} tertinggal beberapa menit, jadi harganya tidak terkini. Mencoba lagi…',
  'swap.live.none.unavailable': 'Tidak ada node {network} yang menjawab tentang harganya. Mencoba lagi…',
  'swap.live.none.failed': 'Harga tidak dapat dimuat. Mencoba lagi…',
  'swap.live.none.tooMany': 'Terlalu banyak permintaan. Harga dimuat lagi dalam {seconds} dtk.',
  'swap.live.wrap': 'Bungkus',
  'swap.live.unwrap': 'Buka bungkus',
  'swap.live.starting': 'Menyiapkan…',
  'swap.live.problem.allowance':
    'Persetujuan bursa tidak dapat dibaca. Tidak ada yang ditandatangani. Coba lagi.',
  'swap.live.problem.refused':
    'Kontrak {symbol} menolak persetujuan, jadi Anda tidak dapat menukarnya di sini.',
  'swap.live.problem.notYet': 'Node belum menampilkan persetujuan. Coba lagi sebentar lagi.',
  'swap.live.problem.quote':
    'Tidak ada harga saat ini. Tidak ada yang ditandatangani. Coba lagi sebentar lagi.',
  'swap.live.problem.tooMany':
    'Terlalu banyak permintaan. Tidak ada yang ditandatangani. Lanjutkan dalam {seconds} dtk.',
  'swap.live.problem.refusedQuote':
    'Kuotasi menyebutkan kontrak yang bukan bursa jaringan ini. Tidak ada yang ditandatangani.',
  'swap.live.problem.otherAmount':
    'Kuotasi untuk jumlah yang berbeda. Tidak ada yang ditandatangani; kuotasi baru sedang dimuat.',
  'swap.live.problem.otherTab':
    'Tab lain sedang menandatangani untuk akun ini. Selesaikan atau tutup di sana.',
  'swap.live.problem.otherAccount':
    'Penukaran ini milik {account}. Jadikan akun itu akun utama untuk melanjutkan.',
  'swap.live.problem.record':
    'Status langkah terakhir tidak dapat dimuat. Tidak ada yang ditandatangani. Coba lagi.',
  'swap.live.problem.unexpected': 'Terjadi kesalahan. Tidak ada yang ditandatangani. Coba lagi.',
  'swap.sequence.title': '{amount} {from} → {to}',
  'swap.sequence.region': 'Penukaran terbuka: {amount} {from} ke {to}',
  'swap.sequence.onNetwork': 'di {network}',
  'swap.sequence.onNetworkAt': 'di {network} · slippage {percent}%',
  'swap.step.revoke': 'Cabut persetujuan lama',
  'swap.step.approve': 'Setujui {amount} {from}',
  'swap.step.swap': 'Tukar ke {to}',
  'swap.sequence.interrupted':
    'Penukaran ini terputus sebelum statusnya diketahui. “Lanjutkan” akan memeriksa lebih dulu apakah ada yang sudah dikirim.',
  'swap.sequence.revoke.pending': 'Mencabut persetujuan lama.',
  'swap.sequence.revoke.completed':
    'Persetujuan lama telah dicabut. Berikutnya: setujui persis {amount} {from}.',
  'swap.sequence.approve.pending': 'Persetujuan {amount} {from} tertunda.',
  'swap.sequence.approve.completed':
    'Anda menyetujui persis {amount} {from}. Berikutnya, tinjau penukaran dengan harga terbaru.',
  'swap.sequence.swap.pending': 'Penukaran tertunda.',
  'swap.sequence.swap.completed': 'Ditukar: −{given} {from}, +{received} {to}',
  'swap.sequence.swap.completedMinimum': 'Ditukar: −{given} {from}, paling sedikit +{received} {to}',
  'swap.sequence.takeBack.pending': 'Mencabut persetujuan.',
  'swap.sequence.takeBack.completed':
    'Persetujuan telah dicabut: bursa tidak lagi dapat membelanjakan {from} Anda.',
  'swap.sequence.takeBack.asking':
    'Pencabutan sudah di dalam blok. Memeriksa apakah bursa masih dapat membelanjakan {from} Anda…',
  'swap.sequence.takeBack.stays':
    'Pencabutan sudah di dalam blok, tetapi bursa mungkin masih dapat membelanjakan sebagian {from} Anda. Periksa lagi sebentar lagi, lalu periksa persetujuan Anda.',
  'swap.sequence.checkAgain': 'Periksa lagi',
  'swap.sequence.swap.failed':
    'Tidak ada yang ditukar; Anda hanya membayar biaya. Umumnya karena harga bergerak melebihi yang diizinkan slippage.',
  'swap.sequence.approve.failed': 'Persetujuan gagal; Anda hanya membayar biaya.',
  'swap.sequence.revoke.failed': 'Pencabutan persetujuan lama gagal; Anda hanya membayar biaya.',
  'swap.sequence.takeBack.failed':
    'Pencabutan persetujuan gagal; Anda hanya membayar biaya. Persetujuannya masih ada.',
  'swap.sequence.replaced':
    'Transaksi lain menggantikan langkah ini. Periksa riwayat Anda untuk melihat apa yang dilakukannya sebelum melanjutkan: mungkin transaksi itu melakukan hal yang sama.',
  'swap.sequence.cancelled': 'Langkah ini dibatalkan.',
  'swap.sequence.recordFailed': 'Status langkah ini tidak dapat dimuat.',
  'swap.sequence.noRecord':
    'Status langkah ini belum diketahui. “Lanjutkan” akan memeriksa lagi lebih dulu apakah sudah dikirim.',
  'swap.sequence.continue': 'Lanjutkan',
  'swap.sequence.tryAgain': 'Coba lagi',
  'swap.sequence.takeBack': 'Cabut persetujuan',
  'swap.sequence.dismiss': 'Tutup',
  'swap.sequence.dismissKeeps':
    '“Tutup” hanya menghilangkan pemberitahuan ini; persetujuan tetap ada sampai Anda mencabutnya.',
  'swap.sequence.details': 'Tampilkan di riwayat',
} as const;
