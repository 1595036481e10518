export const callTexts = {
  'call.title.nativeTransfer': 'Kirim koin',
  'call.title.tokenTransfer': 'Kirim token',
  'call.title.transferFrom': 'Pindahkan token milik orang lain',
  'call.title.transferFromOwn': 'Kirim token',
  'call.title.approve': 'Izinkan pembelanjaan',
  'call.title.revoke': 'Cabut persetujuan',
  'call.title.changeAllowance': 'Ubah persetujuan',
  'call.title.permit': 'Ajukan persetujuan yang ditandatangani',
  'call.title.nftTransfer': 'Kirim NFT',
  'call.title.multiTokenTransfer': 'Kirim token dari koleksi',
  'call.title.approveAll': 'Setujui seluruh koleksi',
  'call.title.revokeAll': 'Cabut persetujuan untuk koleksi',
  'call.title.wrap': 'Bungkus koin',
  'call.title.unwrap': 'Buka bungkus koin',
  'call.title.sweep': 'Ambil token Anda dari bursa',
  'call.title.refund': 'Kembalikan koin yang tidak terpakai',
  'call.title.swap': 'Tukar',
  'call.title.vaultDeposit': 'Setor ke pool',
  'call.title.vaultWithdrawal': 'Tarik dari pool',
  'call.title.buyNft': 'Beli NFT',
  'call.title.sellNft': 'Jual NFT',
  'call.title.fulfillOrder': 'Penuhi order',
  'call.title.cancelOrders': 'Batalkan order',
  'call.title.incrementCounter': 'Batalkan semua order',
  'call.title.stake': 'Stake koin',
  'call.title.wrapStaked': 'Bungkus koin yang di-stake',
  'call.title.unwrapStaked': 'Buka bungkus koin yang di-stake',
  'call.title.requestWithdrawals': 'Unstake',
  'call.title.claimWithdrawal': 'Klaim penarikan',
  'call.title.multicall': 'Beberapa langkah sekaligus',
  'call.title.unknown': 'Panggilan tidak dikenal',
  'call.title.create': 'Pembuatan kontrak',
  'call.title.signedPermit': 'Tanda tangani persetujuan',
  'call.title.signedTransfer': 'Tanda tangani transfer untuk diajukan orang lain',
  'call.title.signedOrder': 'Tanda tangani order marketplace',
  'call.title.signedOrders': 'Tanda tangani beberapa order marketplace sekaligus',
  'call.title.signedSafe': 'Tanda tangani untuk dompet bersama (Safe)',
  'call.title.signedCall': 'Tanda tangani panggilan untuk diajukan orang lain',
  'call.title.unknownSignature': 'Tanda tangan tidak dikenal',
  'call.warning.unlimitedApproval':
    'Ini memungkinkan {spender} membelanjakan seluruh token ini yang Anda miliki, sekarang dan di masa mendatang. Tidak ada batasnya.',
  'call.warning.approvalChanged':
    '{spender} sudah memiliki persetujuan. Sampai transaksi ini dikonfirmasi, pihak itu dapat memakai keduanya, yang lama dan yang baru.',
  'call.warning.approvalForAll':
    'Ini memungkinkan {spender} mengambil setiap NFT milik Anda dalam koleksi ini, termasuk yang Anda terima nanti.',
  'call.warning.toOwnContract': 'Ini kontrak token itu sendiri. Token yang dikirim ke sana hilang.',
  'call.warning.zeroRecipient': 'Ini alamat nol. Apa pun yang dikirim ke sana hilang.',
  'call.warning.otherRecipient': 'Hasilnya masuk ke {recipient}, bukan ke Anda.',
  'call.warning.leftWithRouter': 'Hasilnya tetap di kontrak bursa, tempat siapa pun dapat mengambilnya.',
  'call.warning.deadlinePassed':
    'Tenggat sudah lewat: transaksi ini akan gagal, dan Anda tetap membayar biayanya.',
  'call.warning.deadlineFar':
    'Ini masih dapat dijalankan lebih dari sehari dari sekarang, pada waktu yang dipilih orang lain.',
  'call.warning.noDeadline':
    'Ini tidak memiliki tenggat: seseorang dapat menahannya dan menjalankannya kapan saja.',
  'call.warning.noLeastOutput': 'Ini tidak menetapkan minimum. Anda bisa hampir tidak menerima apa pun.',
  'call.warning.noMostInput':
    'Ini tidak membatasi yang Anda bayar. Seluruh batas persetujuan Anda bisa terpakai.',
  'call.warning.unknownContract':
    'Dompet ini tidak mengenal kontrak ini. Jumlahnya hanya berdasarkan pernyataan kontrak; kontrak ini mungkin melakukan hal lain.',
  'call.warning.tip': 'Ini membayar {recipient} sejumlah yang bukan bagian dari order.',
  'call.broken.noNft':
    'Dalam simulasi, Anda tidak menerima NFT yang Anda bayar. Tidak ada yang ditandatangani.',
  'call.warning.coinLeft': 'Ini mengirim koin yang tidak dibutuhkan panggilan. Koin itu bisa hilang.',
  'call.warning.coinRunsOut':
    'Koin Anda akan tersisa terlalu sedikit untuk membayar transaksi lain seperti ini, atau transaksi yang mencabutnya.',
  'call.warning.innerUnknown':
    '{count, plural, other {Dompet ini tidak dapat membaca # langkah dari panggilan ini, jadi efeknya tidak diketahui.}}',
  'call.warning.unknownCall':
    'Efek panggilan ini tidak diketahui. Panggilan ini mungkin mengambil semua yang dapat diambil kontrak dari Anda, termasuk yang telah Anda setujui untuknya.',
  'call.warning.amountOrId':
    'Tidak jelas apakah kontrak ini memegang token atau NFT: angkanya bisa berupa jumlah atau ID satu NFT.',
  'call.warning.leavesUnsaid':
    'Anda akan membayar lebih banyak {asset} daripada yang dinyatakan transaksi ini.',
  'call.warning.lessArrives':
    '{recipient} akan menerima lebih sedikit {asset} daripada yang Anda kirim: kontrak token mengambil sebagian.',
  'call.warning.lessComes':
    'Anda akan menerima lebih sedikit {asset} daripada yang dinyatakan transaksi ini, atau tidak sama sekali.',
  'call.warning.allowsUnsaid':
    'Setelahnya, {spender} dapat membelanjakan lebih banyak {asset} daripada yang dinyatakan transaksi ini.',
  'call.warning.staysAllowed':
    'Dalam simulasi, ini tidak mencabut apa pun: {spender} masih dapat membelanjakan {asset} Anda.',
  'call.warning.spenderUnknown':
    'Tidak diketahui apakah {spender} adalah kontrak atau akun pribadi, yang pemiliknya dapat mengambil ini kapan saja.',
  'call.warning.muchGas':
    'Ini memakai jauh lebih banyak gas daripada yang pernah dibutuhkan panggilan semacam ini. Beberapa kontrak dibuat untuk memboroskannya: periksa biayanya.',
  'call.warning.spenderNoContract':
    '{spender} adalah akun pribadi, bukan kontrak. Bursa dan layanan lain tidak pernah meminta Anda menyetujui akun pribadi.',
  'call.warning.youngContract':
    'Kontrak {contract} berumur kurang dari sehari. Sebagian besar pencurian memakai kontrak seperti itu.',
  'call.warning.noContract':
    'Tidak ada kontrak di {contract}: panggilan tidak akan melakukan apa pun, dan koin yang dikirimnya akan tetap di sana.',
  'call.warning.priceImpact':
    'Penukaran ini menggerakkan harga {percent}% merugikan Anda. Jumlah yang lebih kecil, atau beberapa penukaran yang lebih kecil, akan memberi Anda harga yang lebih baik.',
  'call.warning.priceImpactHigh':
    'Anda akan kehilangan {percent}% dari nilainya: pool ini terlalu kecil untuk perdagangan ini.',
  'call.takeable.title': 'Yang dapat diambil sekarang',
  'call.takeable.reading': 'Membaca yang dapat diambil sekarang…',
  'call.takeable.token': 'Dengan izin ini, {spender} dapat mengambil {amount} {asset} sekarang.',
  'call.takeable.nfts':
    'Dengan izin ini, {spender} dapat mengambil {count, plural, other {# NFT}} dari {asset} sekarang, dan semua yang Anda terima nanti.',
  'call.takeable.none':
    '{spender} tidak dapat mengambil {asset} sekarang karena Anda tidak memilikinya, tetapi dapat mengambil yang Anda terima nanti.',
  'call.takeable.noPermit2':
    '{spender} tidak dapat mengambil {asset} sekarang: Anda belum menyetujuinya untuk Permit2. Jika Anda menyetujuinya nanti, {spender} dapat mengambilnya selama izin ini berlaku.',
  'call.takeable.unknown':
    'Tidak dapat mengetahui berapa banyak {asset} yang dapat diambil {spender} sekarang.',
  'call.takeable.unknownNfts':
    'Tidak dapat mengetahui berapa banyak NFT dari {asset} yang dapat diambil {spender} sekarang. Semuanya bisa diambil.',
  'call.error.refused':
    'Tidak ada yang ditandatangani: dompet ini tidak menandatangani panggilan seperti ini.',
  'call.error.fails': 'Tidak ada yang ditandatangani: ini akan gagal, dan Anda tetap membayar biayanya.',
  'call.error.changed':
    'Tidak ada yang ditandatangani: hasilnya telah berubah sejak ditampilkan. Periksa ‘Yang akan terjadi’ dan konfirmasi lagi.',
  'call.error.priceOld':
    'Tidak ada yang ditandatangani: harga ini sudah berumur lebih dari tiga menit. Tutup dan mulai lagi.',
  'call.error.notAccepted':
    'Tidak ada yang ditandatangani: setidaknya satu peringatan belum diterima. Tutup dan mulai lagi.',
  'call.error.done':
    'Tidak ada yang ditandatangani: ini sudah dikirim, di sini, di tab lain, atau di perangkat lain.',
  'call.error.otherStandard':
    'Tidak ada yang ditandatangani: ini memperlakukan token sebagai NFT, jadi ID NFT akan dipakai sebagai jumlah token.',
  'call.error.contradicted':
    'Tidak ada yang ditandatangani: server dan dompet ini tidak sepakat tentang desimal sebuah token dalam transaksi ini, jadi jumlahnya mungkin salah. Anda tidak dapat menandatangani apa pun dengan token ini sampai Anda memuat ulang halaman. Jika terjadi lagi, hubungi dukungan.',
  'call.error.tokenList':
    'Tidak ada yang ditandatangani: daftar token yang dikenal tidak dapat dimuat. Muat ulang halaman dan coba lagi.',
  'call.error.notShown':
    'Tidak ada yang ditandatangani: transaksi ini berbeda dari yang Anda lihat. Tutup dan mulai lagi.',
} as const;
