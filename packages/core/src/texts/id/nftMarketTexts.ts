export const nftMarketTexts = {
  'market.unknown': '—',
  'market.inToken': 'Dalam token',
  'market.floors': 'NFT pada harga terendah',
  'market.floors.open': 'Buka NFT',
  'market.floors.coin': '{amount} {currency}',
  'market.floors.worth': 'Senilai {worth}',
  'market.floors.text':
    'Setiap NFT Anda dihitung pada harga listing terendah milik orang lain dalam koleksinya. Tidak ada yang menawarkan untuk membayar sebesar itu, dan ini tidak dihitung dalam total mana pun.',
  'market.floors.without':
    '{count, plural, other {# NFT tidak dihitung: harga terendah koleksinya tidak diketahui.}}',
  'market.floors.unsure': '{count, plural, other {# NFT tidak dihitung: jumlahnya belum dikonfirmasi.}}',
  'market.floors.asking': 'Masih memuat lainnya.',
  'market.floors.more': 'Anda mungkin memiliki lebih banyak NFT daripada yang dipindai.',
  'market.floors.unanswered': '{networks} tidak menjawab.',
  'market.list': 'Dijual',
  'market.loading': 'Memuat listing',
  'market.more': 'Tampilkan lagi',
  'market.samples': 'Contoh',
  'market.noMarket': 'Tidak ada marketplace di {network}. Ini contoh.',
  'market.marketUnknown': 'Tidak ada node {network} yang melaporkan apakah ada marketplace.',
  'market.noListings': 'Tidak ada yang dijual di {network} saat ini. Ini contoh.',
  'market.failed': 'Listing tidak dapat dimuat',
  'market.failedText': 'Harga di {network} tidak tersedia saat ini.',
  'market.tooMany': 'Terlalu banyak permintaan. Coba lagi dalam {seconds, plural, other {# detik}}.',
  'market.silent.own': 'Listing dompet ini sendiri tidak dapat dimuat: sebagian mungkin tidak ada di sini.',
  'market.silent.opensea': 'OpenSea tidak menjawab: listing-nya tidak ada di sini.',
  'market.nameless': 'NFT #{id}',
  'market.numbered': '{collection} #{id}',
  'market.contract': 'Kontrak {address}',
  'market.several': '{units}, dijual bersama',
  'market.panel': 'Harga',
  'market.noMarketHere': 'Tidak ada marketplace di {network}.',
  'market.priceOf': '{price} untuk semua {units}',
  'market.fees': '{amount} dari harga adalah biaya, bukan untuk penjual.',
  'market.sellerIs': 'Dijual oleh {seller}, sampai {time}.',
  'market.anyName':
    'Siapa pun dapat memberi nama ini pada koleksi: bandingkan alamat kontrak dengan yang Anda harapkan.',
  'market.others': '{count, plural, other {# listing lain}} untuk NFT ini.',
  'market.othersDearer': '{count, plural, other {# listing lain}} untuk NFT ini dengan harga lebih tinggi.',
  'market.buyThis': 'Beli',
  'market.buyOther': 'Beli seharga {price} dari {seller}',
  'market.notForSale': 'NFT ini tidak dijual saat ini.',
  'market.panelFailed': 'Harga tidak tersedia saat ini.',
  'market.buyer': 'Beli dengan',
  'market.noKey':
    'Tidak ada akun Anda yang memiliki kunci di dompet ini. Akun hanya pantau tidak dapat membeli atau menjual.',
  'market.inTokenText':
    'Listing ini meminta token. Di sini Anda hanya dapat membeli listing dalam {currency}.',
  'market.ownListing': 'Anda menjualnya seharga {price}, sampai {time}.',
  'market.past.filled': 'Terjual seharga {price}, dibayarkan ke akun yang memasangnya.',
  'market.past.cancelled':
    'Listing Anda seharga {price} telah dibatalkan di jaringan: tidak dapat dibeli lagi.',
  'market.notOpen':
    'Listing ini tidak dapat digunakan saat ini: akun tidak memegang NFT-nya, atau persetujuannya dicabut. Jika itu berubah, siapa pun dapat membelinya dengan harga ini.',
  'market.stillSigned':
    'Listing tetap berlaku jika Anda mengirim NFT ini: jika Anda mendapatkannya kembali sebelum listing berakhir, siapa pun dapat membelinya dengan harga ini. Batalkan listing dulu.',
  'market.sell': 'Pasang listing',
  'market.change': 'Ubah harga',
  'market.cancel': 'Batalkan listing',
  'market.cancelAll': 'Batalkan semua',
  'market.cancelAll.notice':
    'Ini membatalkan setiap order yang telah ditandatangani {account} di {network} sejauh ini: semua listing semua NFT, termasuk yang ditandatangani di tempat lain, dan penawaran belinya. Semua itu tidak dapat digunakan lagi, dan Anda tidak dapat mengurungkannya. Untuk menjual sesuatu setelahnya, pasang lagi.',
  'market.sell.title': 'Pasang {name} untuk dijual',
  'market.change.title': 'Ubah harga {name}',
  'market.sell.account': 'Akun',
  'market.sell.units': 'Jumlah',
  'market.sell.unitsHelp': 'Dari {units}. Anda menjualnya bersama, dengan satu harga.',
  'market.sell.unitsError': 'Masukkan bilangan bulat, paling banyak sebanyak yang dipegang akun.',
  'market.sell.price': 'Harga dalam {currency}',
  'market.sell.days': 'Durasi',
  'market.sell.dayCount': '{days, plural, other {# hari}}',
  'market.sell.receives': 'Anda menerima penuh {amount}. Pembeli membayar biaya jaringan.',
  'market.sell.steps':
    'Listing ini gratis. Anda membayar satu biaya jaringan, untuk persetujuan, hanya saat pertama kali.',
  'market.sell.approve721':
    'Pertama, Anda menyetujui Seaport, kontrak marketplace, untuk mengambil satu NFT ini saat seseorang membelinya.',
  'market.sell.approve1155':
    'Pertama, Anda menyetujui Seaport, kontrak marketplace, untuk mengambil semua yang Anda miliki dalam koleksi ini, sekarang dan di masa mendatang: standarnya tidak memiliki persetujuan yang lebih kecil. Seaport tidak mengambil apa pun tanpa order yang Anda tandatangani. Cabut persetujuan di bagian Persetujuan saat Anda tidak menjual apa pun lagi.',
  'market.sell.cancelFirst':
    'Siapa pun dapat membeli dengan harga Anda yang lebih rendah sampai listing itu dibatalkan di jaringan, jadi Anda menandatangani pembatalannya dulu; pembatalan dikenai biaya jaringan. Dompet ini tidak mengetahui listing yang dibuat di tempat lain.',
  'market.sell.cancelAll':
    'Listing Anda yang ada dibatalkan dulu di jaringan; pembatalan itu dikenai biaya jaringan.',
  'market.sell.keepsOld':
    'Listing Anda dengan harga lebih tinggi juga tetap berlaku, sampai berakhir atau Anda membatalkannya.',
  'market.sell.low': 'Ini kurang dari setengah {floor}, harga terendah dalam koleksi ini.',
  'market.sell.noFloor':
    'Dompet tidak mengetahui harga lain dalam koleksi ini, jadi tidak dapat membandingkan harga Anda. Periksa tanda desimalnya: Anda menjual seharga {price}.',
  'market.sell.noFloorWorth':
    'Dompet tidak mengetahui harga lain dalam koleksi ini, jadi tidak dapat membandingkan harga Anda. Periksa tanda desimalnya: Anda menjual seharga {price}, yaitu sekitar {usd}.',
  'market.sell.lowAccept': 'Saya ingin menjualnya dengan harga ini',
  'market.sell.continue': 'Lanjutkan',
  'market.sell.approving': 'Persetujuan tertunda…',
  'market.sell.cancelling': 'Pembatalan tertunda…',
  'market.sell.saving': 'Memasang listing…',
  'market.listed': '{name} dipasang seharga {price}.',
  'market.cancelled': 'Listing {name} dibatalkan: tidak dapat dibeli lagi.',
  'market.cancelledAll':
    'Semua order yang telah ditandatangani akun di {network} dibatalkan: tidak dapat digunakan lagi.',
  'market.checkAgain': 'Periksa lagi',
  'market.details': 'Detail',
  'market.dismiss': 'Tutup',
  'market.notice.notSaid':
    'Tidak ada node yang melaporkan apakah Anda masih dapat membeli ini. Jika tidak, pembelian gagal dan Anda membayar biaya jaringan.',
  'market.problem.gone':
    'Listing ini sudah berakhir: orang lain membeli NFT-nya, atau penjual membatalkannya. Tidak ada yang ditandatangani.',
  'market.problem.expired': 'Listing ini sudah kedaluwarsa. Tidak ada yang ditandatangani.',
  'market.problem.notYet': 'Listing ini belum dimulai. Tidak ada yang ditandatangani.',
  'market.problem.fee':
    'Listing ini akan membayar pihak lain lebih dari yang ditampilkan. Tidak ada yang ditandatangani.',
  'market.problem.inToken':
    'Listing ini meminta token, yang tidak didukung dompet ini. Tidak ada yang ditandatangani.',
  'market.problem.parts':
    'Listing ini dijual sebagian-sebagian, jadi Anda bisa menerima lebih sedikit dari yang ditampilkan. Tidak ada yang ditandatangani.',
  'market.problem.own': 'Ini listing Anda sendiri. Tidak ada yang ditandatangani.',
  'market.problem.signature':
    'Listing ini memiliki jenis tanda tangan yang tidak dapat dibaca dompet ini, misalnya milik kontrak. Tidak ada yang ditandatangani.',
  'market.problem.clock':
    'Waktu jaringan dan jam perangkat ini berbeda lebih dari 10 menit, jadi listing mungkin berakhir pada waktu yang berbeda dari yang Anda harapkan. Periksa tanggal dan waktu perangkat ini. Untuk tetap memasangnya, lanjutkan sekali lagi.',
  'market.problem.token':
    'Kontrak ini adalah token, bukan koleksi NFT: ID NFT akan dipakai sebagai jumlah. Tidak ada yang ditandatangani.',
  'market.problem.order': 'Order tidak cocok dengan listing yang Anda lihat. Tidak ada yang ditandatangani.',
  'market.problem.notAsked': 'Server tidak menjawab. Tidak ada yang ditandatangani. Coba lagi.',
  'market.problem.unexpected': 'Terjadi kesalahan. Tidak ada yang ditandatangani. Coba lagi.',
  'market.problem.seller':
    'Node tidak melaporkan yang dibutuhkan listing NFT ini. Tidak ada yang ditandatangani. Coba lagi sebentar lagi.',
  'market.problem.notOwned': 'Akun tidak lagi memegang sebanyak itu. Tidak ada yang ditandatangani.',
  'market.problem.notApproved': 'Belum cukup node yang menampilkan persetujuan. Coba lagi sebentar lagi.',
  'market.problem.listedMeanwhile':
    'Sementara itu NFT ini telah dipasang di tab lain atau perangkat lain, atau sebuah pembatalan diurungkan. Tidak ada listing baru yang dipasang: periksa listing saat ini dan mulai lagi.',
  'market.problem.stepFailed':
    'Langkah itu gagal, dan tidak ada yang dipasang. Anda membayar biaya jaringan.',
  'market.problem.stepUnknown':
    'Tidak diketahui apakah langkah itu diproses. Tidak ada yang dipasang: periksa riwayat Anda sebelum mencoba lagi.',
  'market.problem.otherSignature': 'Tanda tangan tidak cocok dengan listing ini. Tidak ada yang dipasang.',
  'market.problem.save':
    'Anda menandatangani listing, tetapi server tidak mengonfirmasinya: mungkin sudah dipasang. Coba lagi: tidak dapat dipasang dua kali.',
  'market.problem.saveMany':
    'Anda menandatangani listing, tetapi tidak dipasang: Anda telah memasang 20 dalam jam ini, atau memiliki 200 listing terbuka. Batalkan sebagian, atau tunggu satu jam, dan coba lagi.',
  'market.problem.notListed':
    'Anda menandatangani listing, tetapi tidak dipasang: node melaporkan bahwa ini tidak dapat dijual, misalnya karena Anda tidak lagi memegang NFT-nya, persetujuannya sudah tidak ada, atau order dibatalkan. Mulai lagi.',
  'market.trade.buy.pending': 'Anda sedang membeli {name}. Jaringan belum mengonfirmasinya.',
  'market.trade.buy.failed':
    'Anda tidak membeli {name}: orang lain lebih cepat, atau listing dibatalkan. Anda hanya membayar biaya jaringan.',
  'market.trade.buy.replaced': 'Anda tidak membeli {name}: transaksi lain menggantikan pembelian.',
  'market.trade.buy.missing':
    'Anda menandatangani pembelian {name}, tetapi server tidak memiliki catatannya. Periksa riwayat Anda sebelum membeli lagi.',
  'market.trade.buy.unreadable': 'Status pembelian {name} Anda tidak dapat dimuat.',
  'market.trade.notCome':
    'Anda membayar {name} tetapi menerima {came} dari {units}: kontraknya memindahkan hal lain. Periksa detailnya, dan jangan membeli apa pun lagi dari koleksi ini.',
  'market.boughtUnknown':
    'Pembelian {name} Anda ada di dalam blok. Yang Anda terima belum diketahui: periksa NFT Anda.',
  'market.trade.approve.pending': 'Persetujuan untuk memasang {name} tertunda.',
  'market.trade.approve.failed': 'Persetujuan untuk memasang {name} gagal. Tidak ada yang dipasang.',
  'market.trade.approve.replaced': 'Persetujuan untuk memasang {name} digantikan. Tidak ada yang dipasang.',
  'market.trade.approve.missing':
    'Anda menandatangani persetujuan untuk memasang {name}, tetapi server tidak memiliki catatannya.',
  'market.trade.approve.unreadable': 'Status persetujuan untuk memasang {name} tidak dapat dimuat.',
  'market.trade.cancelAll.pending':
    'Semua order akun di {network} sedang dibatalkan. Sebelum pembatalan itu masuk ke dalam blok, order masih dapat digunakan.',
  'market.trade.cancelAll.failed': 'Order akun di {network} tidak dibatalkan: masih dapat digunakan.',
  'market.trade.cancelAll.replaced':
    'Order akun di {network} tidak dibatalkan: transaksi lain menggantikan pembatalannya.',
  'market.trade.cancelAll.missing':
    'Anda menandatangani pembatalan semua order di {network}, tetapi server tidak memiliki catatannya: order masih dapat digunakan.',
  'market.trade.cancelAll.unreadable':
    'Status pembatalan semua order di {network} tidak dapat dimuat: order mungkin masih berlaku.',
  'market.trade.cancel.pending':
    'Listing {name} sedang dibatalkan. Sebelum pembatalan itu masuk ke dalam blok, siapa pun masih dapat membelinya.',
  'market.trade.cancel.effective': 'Pembatalan {name} sudah di dalam blok: tidak dapat dibeli lagi.',
  'market.trade.cancelAll.effective':
    'Pembatalan semua order di {network} sudah di dalam blok: tidak dapat digunakan lagi.',
  'market.trade.cancel.failed': 'Listing {name} tidak dibatalkan: siapa pun masih dapat membelinya.',
  'market.trade.cancel.replaced':
    'Listing {name} tidak dibatalkan: transaksi lain menggantikan pembatalannya.',
  'market.trade.cancel.missing':
    'Anda menandatangani pembatalan {name}, tetapi server tidak memiliki catatannya: siapa pun masih dapat membelinya.',
  'market.trade.cancel.unreadable': 'Status pembatalan {name} tidak dapat dimuat: mungkin masih dijual.',
} as const;
