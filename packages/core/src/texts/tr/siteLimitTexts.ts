export const siteLimitTexts = {
  'connect.limit.messages':
    'Hiçbir şey imzalanmadı: limitleriniz, bu web sitesinin sizden mesaj imzalamanızı istemesine izin vermiyor.',
  'connect.limit.transactions':
    'Hiçbir şey imzalanmadı: limitleriniz, bu web sitesinin sizden işlem göndermenizi istemesine izin vermiyor.',
  'connect.limit.contracts':
    'Hiçbir şey imzalanmadı: sözleşme, bu web sitesine izin verdikleriniz arasında değil.',
  'connect.limit.coin':
    'Hiçbir şey imzalanmadı: bu istek, bu web sitesi için coin olarak günlük limitinizi aşıyor.',
  'connect.limit.shown':
    '{reason} {host}, buna izin vermediğiniz yanıtını aldı. Limitleri değiştirmek için cüzdanı açıp Ayarlar, Bağlı web siteleri bölümüne gidin.',
  'connect.error.ended': 'Hiçbir şey imzalanmadı: bu web sitesiyle bağlantı sona erdi.',
  'connect.error.repeated':
    'Hiçbir şey imzalanmadı: bu web sitesi aynı id ile bir toplu isteği zaten göndermiş.',
  'connect.error.busy':
    'Bu web sitesinin başka bir penceresi gönderim yapmaya devam ediyor. Burada hiçbir şey gönderilmedi: diğer pencereyi kapatıp tekrar deneyin.',
} as const;
