export const scannerTexts = {
  'scanner.title': 'QR tarayıcı',
  'scanner.camera.title': 'Kamera',
  'scanner.camera.text':
    'Kameranızı bir adrese veya ödeme bağlantısına doğrultun. Gördükleri tarayıcınızda kalır.',
  'scanner.camera.preview': 'Kameranın gördüğü',
  'scanner.camera.start': 'Kamerayı başlat',
  'scanner.camera.starting': 'Kamera başlatılıyor…',
  'scanner.camera.stop': 'Kamerayı durdur',
  'scanner.camera.searching': 'QR kodu aranıyor…',
  'scanner.camera.error.refused':
    'Tarayıcı kamera erişimine izin vermiyor. Tarayıcının ayarlarında bu site için izin verin veya adresi aşağıya girin.',
  'scanner.camera.error.missing': 'Kamera bulunamadı. Adresi aşağıya girin.',
  'scanner.camera.error.busy': 'Kamerayı başka bir program kullanıyor. Onu kapatıp tekrar deneyin.',
  'scanner.camera.error.unsupported': 'Bu tarayıcı burada kamerayı desteklemiyor. Adresi aşağıya girin.',
  'scanner.camera.error.failed': 'Kamera başlatılamadı. Tekrar deneyin.',
  'scanner.camera.error.ended': 'Kameranın bağlantısı kesildi.',
  'scanner.simulated.title': 'Simüle edilmiş tarayıcı',
  'scanner.simulated.text': 'Taramanın kamera olmadan nasıl çalıştığını gösterir: kendi adresinizi doldurur.',
  'scanner.simulated.button': 'Taramayı simüle et',
  'scanner.simulated.filled': 'Demo: bu, taranmış bir adres değil, kendi adresiniz.',
  'scanner.manual.title': 'Adres girin',
  'scanner.manual.label': 'Cüzdan adresi',
  'scanner.manual.placeholder': '0x...',
  'scanner.manual.help': 'Bir adres veya ethereum: ile başlayan bir ödeme bağlantısı',
  'scanner.manual.submit': 'Adresi kullan',
  'scanner.ready': 'Adres kullanıma hazır',
  'scanner.error.invalid': 'Geçersiz cüzdan adresi',
  'scanner.switch.title': '{network} ağına geçilsin mi?',
  'scanner.switch.text':
    'Bu ödeme {network} ağında isteniyor. Cüzdanınız {current} ağında; ödeme orada ulaşmaz.',
  'scanner.switch.confirm': 'Geç ve devam et',
  'payment.error.malformed': 'Bu ne bir adres ne de bu cüzdanın okuyabildiği bir ödeme bağlantısı.',
  'payment.error.name': 'name.eth gibi adlar burada çalışmaz. Adresin kendisini isteyin.',
  'payment.error.network': 'Bu ödeme bağlantısı, bu cüzdanın bilmediği bir ağ için.',
  'payment.error.token':
    'Bu ödeme bağlantısı coin değil, token istiyor. Tokeni cüzdanınızda açıp oradan gönderin.',
  'payment.error.function':
    'Bu ödeme bağlantısı bir sözleşme çağırıyor. Adresine coin ile ödeme yapmak coinlerin kaybolmasına yol açabilir.',
  'payment.error.unsupported':
    'Bu ödeme bağlantısı, bu cüzdanın desteklemediği bir şey istiyor. Adresine coin ile ödeme yapmak coinlerin kaybolmasına yol açabilir.',
  'payment.error.amount': 'Bu ödeme bağlantısındaki tutar okunamıyor. Adresi ve tutarı kendiniz girin.',
} as const;
