export const firstStepsTexts = {
  'firstSteps.title': 'İlk adımlar',
  'firstSteps.progress': '{count} adımdan {done} tanesi tamamlandı',
  'firstSteps.done': 'Tamamlandı',
  'firstSteps.backup': 'Kurtarma ifadenizi yedekleyin',
  'firstSteps.backup.text':
    'Kelimeleri kâğıda yazın. Ardından cüzdanınızı geri yüklediklerini kontrol etmek için bir kez girin.',
  'firstSteps.receive': 'İlk coininizi alın',
  'firstSteps.receive.text': 'Adresinizi veya QR kodunu gönderene gösterin. Küçük bir tutarla başlayın.',
  'firstSteps.contact': 'Kişi ekleyin',
  'firstSteps.contact.text': 'Yeniden göndereceğiniz bir adresi bir adla kaydedin.',
  'firstSteps.hide': 'İlk adımları gizle',
} as const;
