export const deviceWalletTexts = {
  'device.title': 'Dompet di perangkat ini',
  'device.text':
    'Kirim dengan kata sandi, bukan frasa pemulihan Anda. Frasa disimpan di perangkat ini secara terenkripsi, dan tidak pernah dikirim ke mana pun. Ini tidak menggantikan kata-kata yang Anda tulis.',
  'device.checking': 'Memeriksa apakah dompet Anda ada di perangkat ini…',
  'device.state.off': 'Nonaktif',
  'device.state.locked': 'Terkunci',
  'device.state.unlocked': 'Terbuka',
  'device.state.unusable': 'Tidak dapat dipakai',
  'device.lockedByPasskey': 'Tersimpan di perangkat ini dan terkunci. Buka dengan kunci sandi Anda.',
  'device.turnOn': 'Aktifkan',
  'device.setUpAgain': 'Siapkan lagi',
  'device.unlock': 'Buka kunci',
  'device.lock': 'Kunci',
  'device.lockWallet': 'Kunci dompet',
  'device.unlockWallet': 'Buka kunci dompet',
  'device.remove': 'Hapus',
  'device.changePassword': 'Ubah kata sandi',
  'device.showPhrase': 'Tampilkan frasa',
  'device.saveBackup': 'Simpan file cadangan',
  'device.loadBackup': 'Muat file cadangan',
  'device.idle': 'Kunci otomatis setelah',
  'device.idleMinutes': '{minutes, plural, other {# menit}}',
  'device.hideOnLock': 'Sembunyikan saldo saat terkunci',
  'device.password': 'Kata sandi perangkat',
  'device.newPassword': 'Kata sandi perangkat baru',
  'device.repeatPassword': 'Ulangi kata sandi',
  'device.passwordHelp':
    'Minimal 8 karakter, sulit ditebak, berbeda dari kata sandi akun Anda. Tidak ada yang dapat mengatur ulangnya, tetapi frasa pemulihan Anda memulihkan dompet.',
  'device.wait': 'Terlalu banyak kata sandi salah. Coba lagi dalam {time}.',
  'device.error.passwordShort': 'Gunakan minimal 8 karakter',
  'device.error.passwordWeak':
    'Terlalu mudah ditebak: gunakan beberapa kata, atau lebih banyak karakter dari jenis yang berbeda',
  'device.error.passwordOfAccount': 'Ini kata sandi akun Anda. Pilih yang berbeda untuk perangkat ini.',
  'device.error.passwordUnchecked': 'Kata sandi tidak dapat diperiksa. Periksa koneksi Anda dan coba lagi.',
  'device.strength.strong': 'Kuat: perlu {time} untuk menebaknya.',
  'device.strength.weak': 'Lemah: perlu {time} untuk menebaknya.',
  'device.strength.moment': 'kurang dari semenit',
  'device.strength.minutes': 'sekitar {count, plural, other {# menit}}',
  'device.strength.hours': 'sekitar {count, plural, other {# jam}}',
  'device.strength.days': 'sekitar {count, plural, other {# hari}}',
  'device.strength.years': 'sekitar {count, plural, other {# tahun}}',
  'device.strength.centuries': 'berabad-abad',
  'device.error.passwordMissing': 'Masukkan kata sandi perangkat Anda',
  'device.error.passwordMismatch': 'Kata sandi tidak cocok',
  'device.error.fileMissing': 'Pilih file cadangan',
  'device.error.fileLarge':
    'File ini terlalu besar untuk file cadangan. Pilih file persis seperti saat disimpan.',
  'device.error.noAccount': 'Dompet Anda belum memiliki akun utama. Buka dompet sekali, lalu aktifkan ini.',
  'device.turnOn.title': 'Simpan dompet Anda di perangkat ini',
  'device.turnOn.phraseHelp':
    'Masukkan sekali lagi untuk mengenkripsinya di perangkat ini. Frasa tidak pernah dikirim ke server kami.',
  'device.turnOn.submit': 'Simpan di perangkat ini',
  'device.created': 'Dompet Anda disimpan di perangkat ini dan kuncinya terbuka',
  'device.createdLocked':
    'Dompet Anda disimpan di perangkat ini, tetapi terkunci. Buka dengan kata sandi perangkat Anda.',
  'device.notStored.title': 'Dompet Anda sudah disiapkan, tetapi tidak disimpan di perangkat ini',
  'device.notStored.text':
    'Kata-kata Anda masih ditampilkan di sini: pastikan Anda sudah menulisnya. Lalu coba lagi, atau lanjutkan tanpa menyimpannya; Anda dapat mengaktifkannya nanti di pengaturan.',
  'device.notStored.again': 'Coba simpan lagi',
  'device.notStored.continue': 'Lanjut tanpa menyimpan',
  'device.opened': 'Kunci dompet terbuka',
  'device.unlock.title': 'Buka kunci dompet di perangkat ini',
  'device.unlock.text': 'Membuka kunci dapat dilakukan secara offline.',
  'device.change.title': 'Ubah kata sandi perangkat',
  'device.change.text': 'File cadangan yang disimpan sebelumnya tetap memakai kata sandi lamanya.',
  'device.change.passkeyText':
    'Perangkat Anda meminta kunci sandi sekali lagi, sebagai pengganti kata sandi yang Anda lupa. File cadangan yang disimpan sebelumnya tetap memakai kata sandi lamanya.',
  'device.change.forgotten': 'Lupa? Gunakan kunci sandi',
  'device.changed': 'Kata sandi perangkat telah diubah',
  'device.setPassword': 'Buat kata sandi perangkat',
  'device.setPassword.text':
    'Perangkat Anda meminta kunci sandi. Setelah itu, kunci sandi dan kata sandi sama-sama membuka kunci dompet ini.',
  'device.passwordSet': 'Kata sandi perangkat telah dibuat',
  'device.passkey.needsWallet':
    'Aktifkan dulu dompet di perangkat ini. Setelah itu Anda dapat membukanya dengan kunci sandi (sidik jari, wajah, atau PIN).',
  'device.passkey.needsUnlocked': 'Buka kunci dompet di perangkat ini untuk mengubahnya.',
  'device.passkey.needsPassword':
    'Buat kata sandi perangkat sebelum menonaktifkan ini: tanpanya, hanya kunci sandi yang membuka kunci dompet di perangkat ini.',
  'device.passkey.insecure':
    'Tidak tersedia: halaman ini tidak memakai koneksi aman (https). Gunakan kata sandi perangkat.',
  'device.passkey.ipAddress':
    'Tidak tersedia: kunci sandi memerlukan nama di bilah alamat, misalnya localhost, dan ini alamat IP. Gunakan kata sandi perangkat.',
  'device.passkey.noWebAuthn':
    'Tidak tersedia: browser ini tidak mendukung kunci sandi (WebAuthn). Gunakan kata sandi perangkat.',
  'device.passkey.noPrf':
    'Tidak tersedia: kunci sandi browser ini tidak dapat melindungi kunci (tanpa dukungan PRF). Gunakan kata sandi perangkat.',
  'device.passkey.noAuthenticator':
    'Tidak tersedia: perangkat ini tidak memiliki sidik jari, wajah, atau PIN yang dapat digunakan browser ini. Gunakan kata sandi perangkat.',
  'device.passkey.use': 'Pakai kunci sandi',
  'device.passkeyAlone':
    'Hanya kunci sandi Anda yang membuka kuncinya. Dengan kata sandi perangkat, Anda juga dapat menampilkan frasa di sini dan menyimpan file cadangan.',
  'device.passkey.add.title': 'Buka kunci dengan kunci sandi',
  'device.passkey.add.text':
    'Perangkat Anda meminta sidik jari, wajah, atau PIN Anda dan membuat kunci sandi. Responsnya tidak pernah meninggalkan perangkat ini. Kata sandi perangkat tetap berfungsi.',
  'device.passkey.add.submit': 'Buat kunci sandi',
  'device.passkey.added': 'Kini Anda dapat membuka dompet ini dengan kunci sandi',
  'device.passkey.remove.title': 'Berhenti membuka dengan kunci sandi?',
  'device.passkey.remove.text':
    'Setelah itu, hanya kata sandi perangkat yang membuka kunci dompet di perangkat ini. Kunci sandi tetap ada di pengaturan perangkat Anda tetapi tidak membuka apa pun.',
  'device.passkey.remove.submit': 'Nonaktifkan',
  'device.passkey.removed': 'Kunci sandi ini tidak lagi membuka dompet',
  'device.phrase.title': 'Frasa pemulihan Anda',
  'device.phrase.text':
    'Pastikan tidak ada yang melihat: siapa pun yang membaca atau memotret kata-kata ini dapat mengambil koin Anda. Kata-kata ditampilkan selama satu menit.',
  'device.phrase.submit': 'Lanjutkan',
  'device.phrase.left': 'Disembunyikan dalam {seconds} dtk',
  'device.phrase.over': 'Satu menit sudah habis. Masukkan lagi kata sandi Anda untuk melihat kata-katanya.',
  'device.remove.title': 'Hapus dompet dari perangkat ini?',
  'device.remove.text':
    'Setelah itu, Anda hanya dapat memulihkannya dengan kata-katanya atau file cadangan. Kata-kata ini mungkin berbeda dari kata-kata akun Anda: jika tidak yakin, batalkan dan pilih “Tampilkan frasa” dulu.',
  'device.remove.storedText':
    'Setelah itu, hanya kata-katanya yang memberi akses ke koinnya; file cadangan tidak akan berfungsi. Jika Anda belum menulisnya, batalkan dan pilih “Tampilkan frasa” dulu.',
  'device.remove.uselessText':
    'Tidak ada lagi kata sandi yang membuka dompet tersimpan ini, jadi Anda tidak perlu memasukkannya. Frasa pemulihan Anda atau file cadangan memulihkannya; koin dan akun Anda tidak terpengaruh.',
  'device.remove.storedUselessText':
    'Tidak ada lagi kata sandi yang membuka dompet tersimpan ini, jadi Anda tidak perlu memasukkannya. Frasa pemulihannya memberi akses ke koinnya di dompet mana pun.',
  'device.remove.changedText':
    'Dompet tersimpan ini tidak dapat dibuka lagi. Hanya kata-katanya atau file cadangan yang memulihkannya; koin dan akun Anda tidak terpengaruh.',
  'device.remove.storedChangedText':
    'Dompet tersimpan ini tidak dapat dibuka lagi. Hanya kata-katanya yang memberi akses ke koinnya, di dompet mana pun.',
  'device.remove.byPassword': 'Gunakan kata sandi perangkat',
  'device.remove.byPhrase': 'Gunakan frasa pemulihan',
  'device.remove.phraseHelp': 'Kata-kata dompet ini. Hanya dibandingkan di perangkat ini.',
  'device.remove.accountPhraseHelp': 'Hanya dibandingkan dengan akun Anda, di perangkat ini.',
  'device.removed': 'Dompet telah dihapus dari perangkat ini',
  'device.backup.title': 'Simpan file cadangan',
  'device.backup.text':
    'File ini terbuka dengan kata sandi perangkat Anda saat ini. Masukkan untuk memastikan Anda mengetahuinya.',
  'device.backup.submit': 'Simpan file',
  'device.backup.forgotten': 'Lupa? Atur yang baru dengan kunci sandi',
  'device.backup.saved':
    'Browser Anda telah menerima file cadangan: periksa unduhan Anda. File ini hanya berfungsi di akun ini, dengan kata sandi perangkat Anda saat ini. Kata-kata yang Anda tulis tetap cadangan terpenting Anda.',
  'device.restore.title': 'Muat file cadangan',
  'device.restore.text':
    'Masukkan kata sandi yang dipakai saat file disimpan. File menggantikan dompet di perangkat ini setelah dibuka; dompet dengan kata-kata lain tetap ada sampai Anda menghapusnya.',
  'device.restore.choose': 'Pilih file',
  'device.restore.chosen': 'Dipilih: {name}',
  'device.restore.submit': 'Muat',
  'device.stored.all':
    'Sebuah dompet tersimpan di perangkat ini. Masuk dengan akunnya untuk menggunakannya. Jika Anda tidak dapat masuk lagi, kata sandi perangkat atau kunci sandinya tetap dapat menampilkan frasa pemulihannya.',
  'device.stored.others':
    'Perangkat ini juga menyimpan dompet dari akun lain, atau dari akun yang telah dihapus.',
  'device.stored.own':
    'Perangkat ini sudah menyimpan dompet akun ini, dan koin Anda mungkin ada di dalamnya. Lihat dulu frasa pemulihannya, lalu pilih “Saya sudah punya frasa” untuk melanjutkan dengannya.',
  'device.stored.open': 'Lihat',
  'device.stored.title': 'Dompet di perangkat ini',
  'device.stored.text':
    'Kata sandi perangkat atau kunci sandinya membukanya, meskipun akunnya sudah tidak ada. Frasa pemulihan Anda memberi akses ke koin Anda di dompet mana pun: tulis sebelum Anda menghapus apa pun.',
  'device.stored.gone': 'Dompet ini sudah tidak ada di perangkat ini.',
  'device.signs': 'Dompet di perangkat ini yang menandatangani. Anda tidak memerlukan frasa.',
  'device.passkeySigns':
    'Kunci sandi Anda membuka kunci dompet di perangkat ini. Anda tidak memerlukan frasa.',
  'device.derives': 'Dompet di perangkat ini yang menambahkan akun. Anda tidak memerlukan frasa.',
  'device.secretUnseen': 'Gulir dulu ke kolom kata sandi atau frasa pemulihan Anda.',
  'device.passwordSends': 'Masukkan untuk membuka kunci dan melanjutkan.',
  'device.usePhrase': 'Gunakan frasa pemulihan saja',
  'device.useDevice': 'Gunakan dompet di perangkat ini',
  'device.offer': 'Simpan juga dompet di perangkat ini',
  'device.offerText':
    'Dengan begitu Anda dapat mengirim dengan kata sandi, bukan kata-kata ini. Kata-kata disimpan di sini, terenkripsi, dan tidak pernah dikirim. Anda juga dapat melakukannya nanti di pengaturan.',
  'device.offer.passkeyText':
    'Dengan begitu Anda dapat mengirim dengan sidik jari, wajah, atau PIN, bukan kata-kata ini. Kata-kata disimpan di sini, terenkripsi, dan tidak pernah dikirim. Anda juga dapat melakukannya nanti di pengaturan.',
  'device.offer.passkey':
    'Saat Anda melanjutkan, perangkat meminta sidik jari, wajah, atau PIN Anda dan membuat kunci sandi. Jika perangkat ini hilang, hanya kata-kata yang Anda tulis yang memulihkan dompet Anda.',
  'device.offer.usePassword': 'Gunakan kata sandi saja',
  'device.offer.usePasskey': 'Gunakan kunci sandi saja',
} as const;
