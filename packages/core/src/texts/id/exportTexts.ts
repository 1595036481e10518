export const exportTexts = {
  'settings.data': 'Data Anda',
  'settings.connections': 'Yang dihubungi aplikasi ini',
  'settings.sites': 'Situs web terhubung',
  'settings.signOpen': 'Tanda tangani pesan',
  'export.title': 'Ekspor data',
  'export.text':
    'File dibuat di perangkat ini dan disimpan oleh browser Anda. Tidak ada orang lain yang menerimanya. Siapa pun yang memilikinya mengetahui alamat dan transaksi Anda.',
  'export.what': 'Data',
  'export.kind.filteredHistory': 'Daftar saat ini, beserta filternya',
  'export.kind.history': 'Riwayat transaksi',
  'export.kind.costBasis': 'Basis biaya per tahun dan aset (FIFO)',
  'export.kind.movements': 'Basis biaya, semua baris',
  'export.kind.contacts': 'Kontak',
  'export.kind.accounts': 'Akun (alamat, tanpa kunci)',
  'export.kind.tokens': 'Token yang Anda tambahkan',
  'export.format': 'Format',
  'export.format.csv': 'CSV, untuk spreadsheet',
  'export.format.json': 'JSON, untuk program',
  'export.costBasisText':
    'Masuk pertama, keluar pertama, untuk setiap aset dan akun, dalam dolar AS dan tahun UTC; testnet tidak disertakan. Nilai yang tidak diketahui ditandai, tidak pernah ditebak: periksa kolom is_complete dan note. Ini bukan nasihat pajak.',
  'export.deletedAccountsText':
    'Akun yang Anda hapus dari daftar, dan yang tidak pernah mengirim apa pun, dihitung sebagai milik orang lain: yang Anda pindahkan ke sana dihitung sebagai dikirim ke orang lain. Tambahkan lagi di bagian Akun sebelum mengekspor.',
  'export.download': 'Unduh',
  'export.reading': 'Memuat semuanya…',
  'export.done': '{count, plural, other {# baris}} ditulis ke {file}',
  'export.error.read':
    'Beberapa catatan tidak dapat dimuat, jadi file tidak dibuat. Periksa koneksi Anda dan coba lagi.',
  'export.error.unreadable':
    '{count, plural, other {# catatan tidak dapat dibaca}}. File tidak dibuat karena akan tidak lengkap. Silakan hubungi dukungan.',
  'contacts.import': 'Impor',
  'contacts.import.title': 'Impor kontak',
  'contacts.import.text':
    'Pilih file CSV yang baris pertamanya menyebutkan kolom: name dan address, serta network dan notes jika ada. Anda dapat meninjau kontak sebelum apa pun disimpan.',
  'contacts.import.choose': 'Pilih file',
  'contacts.import.reading': 'Membaca dan membandingkan…',
  'contacts.import.error.large':
    'File ini terlalu besar: Anda dapat mengimpor paling banyak 10 MB dan 10.000 baris sekaligus.',
  'contacts.import.error.unread': 'File tidak dapat dibaca. Pilih lagi.',
  'contacts.import.error.columns':
    'Baris pertama harus menyebutkan kolom: name dan address, serta network dan notes jika ada.',
  'contacts.import.error.empty': 'File ini tidak berisi kontak.',
  'contacts.import.error.known':
    'Kontak, akun, atau transfer Anda sebelumnya tidak dapat dimuat semuanya, jadi file belum dibandingkan dengannya dan Anda tidak dapat mengimpornya. Coba lagi nanti.',
  'contacts.import.new': '{count, plural, other {# kontak baru}}',
  'contacts.import.duplicates': '{count, plural, other {# yang sudah Anda miliki}}',
  'contacts.import.clashes': '{count, plural, other {# yang namanya dipakai untuk alamat lain}}',
  'contacts.import.stopped': '{count, plural, other {# diblokir}}',
  'contacts.import.invalid': '{count, plural, other {# baris tidak valid}}',
  'contacts.import.withDuplicates': 'Impor juga kontak yang sudah saya miliki',
  'contacts.import.withClashes': 'Impor juga kontak yang namanya dipakai untuk alamat lain',
  'contacts.import.clashText':
    'Beberapa nama adalah milik alamat lain, atau tampak sama. Pembuat file ini mungkin ingin Anda membayar ke alamat yang salah: tanyakan dulu kepada orangnya. Baris ini tidak disertakan kecuali Anda menyertakannya.',
  'contacts.import.stoppedText':
    'Awal dan akhir beberapa alamat mirip dengan alamat yang Anda kenal, atau dengan alamat lain dalam file ini. Pencuri membuat alamat semacam itu. Alamat itu tidak diimpor: tambahkan sendiri yang Anda yakini, agar Anda membandingkannya digit demi digit.',
  'contacts.import.line': 'Baris {line}',
  'contacts.import.noNetwork': 'Jaringan tidak disebutkan, jadi {network}',
  'contacts.import.isNameTaken': 'Namanya adalah, atau tampak seperti, {name}, yang alamatnya berbeda',
  'contacts.import.isNameOfLine':
    'Namanya adalah, atau tampak seperti, nama di baris {line}, yang alamatnya berbeda',
  'contacts.import.isDuplicate': 'Anda sudah memiliki alamat ini: {name}, {network}',
  'contacts.import.isDuplicateInFile': 'Alamat dan jaringan yang sama seperti di baris {line}',
  'contacts.import.isElsewhere': 'Baru. Anda juga memiliki alamat ini sebagai: {name}, {network}',
  'contacts.import.isNew': 'Baru',
  'contacts.import.isLike': 'Awal dan akhirnya mirip {name}',
  'contacts.import.isLikeLine': 'Awal dan akhirnya mirip alamat di baris {line}',
  'contacts.import.isLikeAtOneEnd': 'Baru. Awal atau akhirnya mirip {name}: bandingkan setiap digit',
  'contacts.import.problem.network': 'Dompet ini tidak mengenal jaringan tersebut',
  'contacts.import.problem.cells':
    'Jumlah sel lebih banyak dari kolom: beri tanda kutip pada nama yang mengandung koma',
  'contacts.import.problem.quotes': 'Sebuah tanda kutip tidak ditutup',
  'contacts.import.more': 'Tampilkan {count} lagi',
  'contacts.import.submit': '{count, plural, =0 {Impor} other {Impor # kontak}}',
  'contacts.import.progress': '{done} dari {total} diimpor…',
  'contacts.import.done': '{count, plural, other {# kontak diimpor}}',
  'contacts.import.error.write':
    '{done} dari {total} kontak diimpor. Coba lagi: tidak ada kontak yang diimpor dua kali.',
} as const;
