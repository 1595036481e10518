export const statusTexts = {
  'status.meta.title': 'Durum · Everything Wallet',
  'status.meta.description':
    'Everything Wallet’ın gelen transferler için okuduğu her ağın ne kadar güncel olduğu.',
  'status.title': 'Durum',
  'status.lead':
    'Hizmet, gelen transferleri bulmak için bu ağları okur. Bu sayfa, ağların güncel olup olmadığını her 30 saniyede bir denetler.',
  'status.networks': 'Ağlar',
  'status.checking': 'Denetleniyor…',
  'status.answers': 'Hizmet yanıt veriyor.',
  'status.checked': 'Son denetim: {time}',
  'status.scanned': 'Güncel',
  'status.onDemand': 'Gelen transferleri bir cüzdan açıldığında okur',
  'status.late': 'Gecikmiş: {block} numaralı bloğa kadar, {age} önce',
  'status.lateUnknown': 'Gecikmiş: son blok bilinmiyor',
  'status.note':
    'Açık bir cüzdan, gecikmiş ağı kendisi okur. Bakiyeler ve gönderme bu sayfaya bağlı değildir.',
  'status.silent.title': 'Bu sayfa hizmete ulaşamıyor',
  'status.silent.text':
    'Coinleriniz güvende: kendi ağlarındalar. Bu sayfa her 30 saniyede bir yeniden denetler.',
} as const;
