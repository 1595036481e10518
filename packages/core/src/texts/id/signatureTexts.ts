export const signatureTexts = {
  'signature.warning.permit':
    'Tanda tangan ini memungkinkan {spender} membelanjakan yang tercantum di sini tanpa bertanya lagi kepada Anda.',
  'signature.warning.unlimitedPermit':
    'Tanda tangan ini memungkinkan {spender} membelanjakan seluruh token ini yang Anda miliki, sekarang dan di masa mendatang. Tidak ada batasnya.',
  'signature.warning.transfer':
    'Tanda tangan ini memungkinkan orang lain melakukan transfer yang tercantum di sini tanpa bertanya lagi kepada Anda.',
  'signature.warning.order':
    'Ini sebuah order: siapa pun yang memiliki tanda tangan ini dapat melakukan pertukaran yang tercantum di sini, pada waktu yang mereka pilih.',
  'signature.warning.orderBringsNothing': 'Anda memberi sesuatu dan tidak menerima apa pun sebagai gantinya.',
  'signature.warning.orderPaysOther': 'Sebagian pembayaran masuk ke {recipient}, bukan ke Anda.',
  'signature.warning.openEnded':
    'Tanda tangan ini mencakup lebih dari yang ditampilkan di sini: orang lain menentukan apa yang diambil atau ke mana perginya.',
  'signature.warning.lasting':
    'Tanda tangan ini tidak pernah kedaluwarsa, atau baru setelah lebih dari sebulan. Anda tidak dapat mencabutnya di sini.',
  'signature.warning.movesEverything':
    'Tanda tangan ini memungkinkan orang lain melakukan panggilan atas nama Anda. Panggilan itu dapat memindahkan semua yang dapat dipindahkan kontrak.',
  'signature.warning.unknownSignature':
    'Efek tanda tangan ini tidak diketahui. Ini mungkin sebuah order, atau memungkinkan seseorang mengambil milik Anda.',
  'signature.warning.noChain':
    'Tanda tangan ini tidak menyebutkan jaringan, jadi mungkin dapat digunakan di setiap jaringan.',
  'signature.warning.otherChain':
    'Tanda tangan ini untuk jaringan dengan ID rantai {chainId}, bukan untuk yang Anda pilih.',
  'signature.warning.noContract':
    'Tanda tangan ini tidak menyebutkan kontrak, jadi kontrak mana pun yang menerimanya dapat menggunakannya.',
  'signature.warning.looksLikeDigest':
    'Ini bisa jadi sidik digital dari hal lain, misalnya transaksi dompet bersama. Pihak yang meminta dapat memberinya arti apa pun. Tanda tangani hanya jika Anda sendiri yang membuatnya.',
  'signature.warning.containsPhrase':
    'Pesan ini berisi sesuatu yang tampak seperti frasa pemulihan. Siapa pun yang menerimanya dapat mengambil semuanya. Hapus kata-kata itu sebelum menandatangani.',
  'signature.warning.signInElsewhere':
    'Permintaan masuk ini untuk {domain}, tetapi tautannya menuju {host}. Mungkin situs palsu yang memintanya.',
  'signature.warning.signInUnreadable':
    'Ini tampak seperti permintaan masuk, tetapi situsnya tidak dapat dibaca. Mungkin situs palsu yang memintanya.',
  'signature.error.failed': 'Tidak ada yang ditandatangani. Coba lagi.',
} as const;
