export const aboutTexts = {
  'about.meta.title': 'Tentang · Everything Wallet',
  'about.meta.description':
    'Mengapa Everything Wallet ada, siapa yang membuatnya, dan aturan di balik keputusannya.',
  'about.title': 'Tentang Everything Wallet',
  'about.lead':
    'Dompet yang menunjukkan apa yang akan terjadi sebelum Anda menandatangani, dan membiarkan kuncinya di tangan Anda.',
  'about.mission': 'Misi kami',
  'about.mission.text':
    'Memegang koin sendiri seharusnya tidak berarti memercayakan kunci Anda kepada perusahaan, dan juga tidak menuntut keahlian. Kami membuat dompet yang dapat dibuka siapa pun di browser, yang menunjukkan seluruh biaya sebelum apa pun terjadi, dan yang tidak dapat memindahkan satu koin pun tanpa kata-kata yang hanya Anda miliki.',
  'about.team': 'Tim',
  'about.team.text':
    'Orang yang menulis dompet ini juga mengujinya dan menjawab di dukungan. Keputusan dicatat beserta alasannya, di samping kode yang bersangkutan, agar orang lain dapat memeriksa dan menyanggahnya.',
  'about.values': 'Nilai kami',
  'about.values.custody.title': 'Kunci Anda tetap milik Anda',
  'about.values.custody.text':
    'Frasa pemulihan dibuat dan digunakan di browser Anda. Kami tidak dapat memindahkan koin Anda sekalipun kami mau.',
  'about.values.truth.title': 'Katakan yang sebenarnya',
  'about.values.truth.text':
    'Demo ditandai sebagai demo. Angka yang tidak diketahui ditampilkan sebagai tidak diketahui, tidak pernah sebagai nol. Rencana disebut rencana.',
  'about.values.cost.title': 'Tunjukkan biaya lebih dulu',
  'about.values.cost.text':
    'Sebelum mengirim, Anda melihat biaya maksimum. Dompet tidak pernah menandatangani untuk lebih dari itu.',
  'about.values.everyone.title': 'Dibuat untuk semua orang',
  'about.values.everyone.text':
    'Setiap layar berfungsi di ponsel kecil dan layar besar, dalam mode terang dan gelap, dengan papan ketik dan dengan pembaca layar.',
  'about.verify': 'Verifikasi rilis',
  'about.verify.text':
    'Situs ini mencantumkan SHA-256 setiap filenya dan commit kode sumbernya. Ambil commit itu, pasang dependensinya, lalu jalankan perintah ini: perintah membangun situs lagi dan membandingkan setiap file yang disajikan situs kepada Anda. Perintah tidak dapat menunjukkan apa yang disajikan situs kepada orang lain, atau apa yang berjalan di server kami.',
  'about.verify.list': 'SHA-256 setiap file',
  'about.closing': 'Ada pertanyaan tentang cara kerjanya?',
  'about.closing.text':
    'Halaman fitur mencantumkan apa yang dilakukan dompet, dan dukungan menjawab selebihnya.',
  'about.closing.features': 'Lihat fitur',
  'about.closing.support': 'Tanya dukungan',
} as const;
