export const nameTexts = {
  'send.error.nameInvalid': 'Bu ne bir adres ne de geçerli bir ad. Yazımını kontrol edin.',
  'send.error.nameConfusable':
    'Bu ad taklit harfler içeriyor; bu nedenle başka bir adı taklit ediyor olabilir. Adresin kendisini isteyin.',
  'send.error.nameNoRegistry': 'Adlar {network} ağında çalışmaz. Adresin kendisini girin.',
  'send.error.nameRefused': '{reason}',
  'send.error.nameMoved':
    'Bu ad artık gördüğünüzden farklı bir adresi gösteriyor. Hiçbir şey gönderilmedi: adı yeniden girin ve adresini kontrol edin.',
  'send.error.nameUnchecked':
    'Cüzdan, bu adın hâlâ gördüğünüz adresi gösterdiğini kontrol edemedi; bu nedenle hiçbir şey gönderilmedi. Tekrar deneyin veya adresin kendisini girin.',
  'server.noNames': 'Adlar bu ağda çalışmaz. Adresin kendisini girin.',
  'server.nameUnknown':
    'Bu adın bu ağda adresi yok. Zincir dışında saklanan adlar desteklenmez: adresin kendisini isteyin.',
  'server.nameUnsure':
    'Bu ağın düğümleri bu ad konusunda birbiriyle çelişiyor veya çok azı yanıt verdi. Tekrar deneyin veya adresin kendisini girin.',
} as const;
