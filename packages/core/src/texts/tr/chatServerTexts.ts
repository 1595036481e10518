export const chatServerTexts = {
  'server.chat.method': 'Destek sohbetini POST ile çağırın.',
  'server.chat.credential':
    'Destek sohbeti için bu uygulamanın genel anahtarı veya giriş yapmış bir kullanıcı gerekir.',
  'server.chat.contentType': 'İstek JSON olmalıdır (content-type: application/json).',
  'server.chat.tooLarge': 'Konuşma çok uzun: yeni bir konuşma başlatın.',
  'server.chat.phrase':
    'Mesajınız iletilmedi: bir kurtarma ifadesi içeriyor. İfadeye sahip olan herkes coinlerinizi alabilir ve desteğin ona asla ihtiyacı olmaz.',
  'server.chat.privateKey':
    'Mesajınız iletilmedi: özel anahtar olabilecek bir şey içeriyor. Anahtara sahip olan herkes coinlerinizi alabilir ve desteğin ona asla ihtiyacı olmaz. Bir işlem hakkında soru sormak için hash’inden önce “transaction” sözcüğünü yazın.',
  'server.chat.apiKey':
    'Mesajınız iletilmedi: bir API anahtarı içeriyor. Başkası görmüş olabilirse o anahtarı geliştirici portalından silin ve sorunuzu anahtar olmadan yeniden sorun.',
  'server.chat.unavailable': 'Asistan şu anda kullanılamıyor. Lütfen bir dakika sonra tekrar deneyin.',
  'server.chat.tooSlow': 'Asistan çok geç yanıt verdi. Lütfen tekrar deneyin.',
  'server.chat.greeting':
    'Merhaba! Bana cüzdanınızı sorun: kurtarma ifadesi, gönderme ve alma, ücretler, ağlar veya tokenler. Yardım sayfalarından yanıt veriyorum.',
  'server.chat.thanks': 'Rica ederim. Bilmek istediğiniz başka bir şey var mı?',
  'server.chat.advice':
    'Neyi satın alacağınız, satacağınız veya elde tutacağınız konusunda tavsiye vermem ve tahmin yapmam: bir coinin değerinin ne olacağını kimse bilmez. Bildiğini iddia eden herkese karşı dikkatli olun. Cüzdanın nasıl çalıştığını açıklayabilirim.',
  'server.chat.crime':
    'Yasaları çiğneyen veya başkalarına zarar veren hiçbir şeye yardım etmem. Cüzdanın nasıl çalıştığını ve kendi coinlerinizi nasıl koruyacağınızı açıklayabilirim.',
  'server.chat.distress':
    'Bunları yaşadığınız için üzgünüm. Tehlikedeyseniz veya yaşamınıza son vermeyi düşünüyorsanız lütfen hemen ülkenizin acil durum numarasını veya güvendiğiniz birini arayın: kaybedilen para asla bir yaşama değmez ve yardım eden insanlar var. Güvende olduğunuzda coinler için desteğe yazın.',
  'server.chat.see': 'Bkz.: {page}',
  'server.chat.unsure':
    'Ne demek istediğinizden emin değilim. Bunlardan biri mi? Numarasıyla yanıt verin veya farklı sözcüklerle sorun.',
  'server.chat.guess': 'Emin değilim, ancak kastettiğiniz bu olabilir.',
  'server.chat.others': 'Değilse bunlardan biri mi? Numarasıyla yanıt verin veya farklı sözcüklerle sorun.',
  'server.chat.unknown':
    'Bunun yanıtını bilmiyorum. Yalnızca Everything Wallet hakkındaki soruları, yardım sayfalarından yanıtlayabilirim: örneğin kurtarma ifadesi, gönderme, ücretler, ağlar veya tokenler.',
  'server.chat.write': 'Başka konular için bize yazın: {email}. 24 saat içinde yanıt veririz.',
  'server.chat.vague':
    'Doğru soruyu yanıtlayabilmem için lütfen biraz daha yazın: ne yaptınız, hangi ekranda ve ne görüyorsunuz? Örneğin: beklemede olan bir transfer, gelmeyen coinler, kaybolan bir ifade veya parola, bir ücret ya da imzaladığınız bir şey.',
  'server.chat.cut': 'Yanıt yarıda kesildi. Lütfen yeniden sorun.',
} as const;
