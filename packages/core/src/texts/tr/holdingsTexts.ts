export const holdingsTexts = {
  'holdings.scope':
    '{networks, plural, one {# ağda} other {# ağda}} {accounts, plural, one {# hesap} other {# hesap}}',
  'holdings.adding': 'Hesaplanıyor…',
  'holdings.change': '24 saatte {amount}',
  'holdings.search': 'Token ara',
  'holdings.filterNetwork': 'Ağa göre filtrele',
  'holdings.allNetworks': 'Tüm ağlar',
  'holdings.nfts.all': 'Tümünü gör',
  'holdings.noMatch': 'Eşleşen token yok.',
  'holdings.partial': 'Kısmi toplam. Dahil olmayanlar: {what}.',
  'holdings.partial.unanswered': '{count, plural, one {yanıt vermeyen # ağ} other {yanıt vermeyen # ağ}}',
  'holdings.partial.prices': 'ulaşılamayan fiyatlar',
  'holdings.partial.priceless':
    '{count, plural, one {fiyatı olmayan # varlık} other {fiyatı olmayan # varlık}}',
  'holdings.partial.disputed':
    '{count, plural, one {düğümlerin çeliştiği # bakiye} other {düğümlerin çeliştiği # bakiye}}',
  'holdings.partial.unconfirmed':
    '{count, plural, one {teyit edilmemiş # bakiye} other {teyit edilmemiş # bakiye}}',
  'holdings.partial.unknown':
    '{count, plural, one {hiçbir düğümün bildirmediği # bakiye} other {hiçbir düğümün bildirmediği # bakiye}}',
  'holdings.partial.loading':
    '{count, plural, one {# ağda hâlâ yüklenen tokenler} other {# ağda hâlâ yüklenen tokenler}}',
  'holdings.partial.pools':
    '{count, plural, one {değeri bilinmeyen # havuz} other {değeri bilinmeyen # havuz}}',
  'holdings.partial.poolsAsked': 'hâlâ yüklenen havuzlar',
  'holdings.off': 'Dahil değil: ağ ayarlarında kapalı olan şu ağlardaki varlıklarınız: {networks}.',
  'holdings.lone': 'Şu ağlarda yalnızca bir düğüm yanıt verdi: {networks}.',
  'holdings.old':
    '{count, plural, one {# rakam güncel olmayabilir: {age} önceki değer.} other {# rakam güncel olmayabilir: en eskisi {age} önceki değer.}}',
  'holdings.failed':
    'Şu ağlardan yanıt yok: {networks}. Bilinen son rakamları, ne kadar eski olduklarıyla görüyorsunuz.',
  'holdings.parts': 'Dağılım',
  'holdings.byNetwork': 'Ağa göre',
  'holdings.byAsset': 'Varlığa göre',
  'holdings.noParts': 'Fiyatı olan varlık yok.',
  'holdings.watched':
    '{count, plural, one {# izleme hesabı dahil değil.} other {# izleme hesabı dahil değil.}}',
  'holdings.byPool': 'Havuzlarda',
  'holdings.pools': 'Havuzlar, şimdi çekebileceğiniz tutarla sayılır. Payları ayrıca sayılmaz.',
  'holdings.testCoins': 'Test ağı coinlerinin değeri yoktur ve sayılmaz.',
  'holdings.testGroup': 'Test coinleri ({count})',
  'holdings.searching': 'Tokenler hâlâ aranıyor…',
  'holdings.found': 'Bulunan tokenler',
  'holdings.unnamed': 'Adsız token',
  'holdings.moreRows': '{count} tane daha göster',
  'holdings.how': '{asset} rakamının güvenilirliği',
  'holdings.mark': 'Blok {block}, {age} önce, {agreeing}/{nodes} düğüm hemfikir',
  'holdings.markNoBlock': '{agreeing}/{nodes} düğüm hemfikir',
  'holdings.state.disputed': 'çelişkili',
  'holdings.state.unconfirmed': 'teyit edilmemiş',
  'holdings.state.unknown': 'bilinmiyor',
  'holdings.state.flagged': 'bir düğüm çelişiyor',
  'holdings.state.old': 'eski',
  'holdings.explain.disputed':
    'Ağın düğümleri bu rakam konusunda birbiriyle çelişiyor. Hiçbir toplama dahil değil.',
  'holdings.explain.unconfirmed':
    'Bu rakamı teyit etmek için çok az düğüm yanıt verdi. Hiçbir toplama dahil değil.',
  'holdings.explain.unknown': 'Hiçbir düğüm bu rakamı bildirmedi. Bilinmiyor, sıfır demek değildir.',
  'holdings.explain.flagged': '{count, plural, one {# düğüm çelişiyor.} other {# düğüm çelişiyor.}}',
  'holdings.explain.old': 'Bu rakam güncel olmayabilir.',
  'holdings.unverified': 'Doğrulanmamış ({count})',
  'holdings.unverifiedText':
    'Başkalarının size gönderdiği, listede olmayan, muhtemelen spam tokenler. Hiçbir toplama dahil değiller. Birçoğu sizi kötü amaçlı bir siteye yönlendirmeye çalışır: sözleşmeyi bilmiyorsanız etkileşime girmeyin.',
  'holdings.accept': 'Ekle',
  'holdings.acceptNamed': 'Ekle: {symbol}, sözleşme {contract}',
  'holdings.accept.title': '{symbol}, tokenlerinize eklensin mi?',
  'holdings.accept.text':
    'Sözleşmesi {network} ağında {contract}. Herkes istediği adla token oluşturabilir: yalnızca nereden geldiğini biliyorsanız ekleyin.',
  'holdings.accept.imitation':
    'Kendisine bilinen bir token gibi {symbol} diyor, ancak farklı bir sözleşme ve muhtemelen sizi aldatmak için yapılmış. Sözleşmesi {network} ağında {contract}.',
  'holdings.accept.confirm': 'Tokeni ekle',
  'holdings.accept.confirmImitation': 'Yine de ekle',
  'holdings.imitation': 'Bilinen {symbol} değil',
  'holdings.found.add': 'Tokenlerinize ekleyin',
} as const;
