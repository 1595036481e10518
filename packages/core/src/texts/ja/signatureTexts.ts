export const signatureTexts = {
  'signature.warning.permit':
    'この署名により、{spender}は、ここに記載されたものを、再度確認を求めることなく使用できるようになります。',
  'signature.warning.unlimitedPermit':
    'この署名により、{spender}は、あなたが持つこのトークンを、現在および将来にわたってすべて使用できるようになります。上限はありません。',
  'signature.warning.transfer':
    'この署名により、他者が、ここに記載された送金を、再度確認を求めることなく実行できるようになります。',
  'signature.warning.order':
    'これは注文です。この署名を持つ人は誰でも、ここに記載された交換を、自分に都合のよいときに実行できます。',
  'signature.warning.orderBringsNothing': 'あなたは何かを渡し、見返りに何も受け取りません。',
  'signature.warning.orderPaysOther': '支払いの一部は、あなたではなく{recipient}に渡ります。',
  'signature.warning.openEnded':
    'この署名は、ここに表示されている以上のものを対象とします。何が持ち出されるか、またはどこへ送られるかは、他者が決めます。',
  'signature.warning.lasting':
    'この署名は無期限か、有効期限が1か月以上先です。ここで取り消すことはできません。',
  'signature.warning.movesEverything':
    'この署名により、他者があなたの名義で呼び出しを行えるようになります。その呼び出しは、コントラクトが移動できるものをすべて移動できます。',
  'signature.warning.unknownSignature':
    'この署名の効力は不明です。注文である場合や、他者があなたの資産を持ち出せるようになる場合があります。',
  'signature.warning.noChain':
    'この署名にはネットワークの指定がないため、すべてのネットワークで使われる可能性があります。',
  'signature.warning.otherChain':
    'この署名は、選択中のネットワークではなく、チェーンID {chainId}のネットワーク用です。',
  'signature.warning.noContract':
    'この署名にはコントラクトの指定がないため、これを受け入れるコントラクトであれば、どれでも使う可能性があります。',
  'signature.warning.looksLikeDigest':
    'これは、共有ウォレットのトランザクションなど、別のもののフィンガープリントである可能性があります。要求者は、どのような意味でも持たせることができます。ご自身で作成した場合にのみ署名してください。',
  'signature.warning.containsPhrase':
    'このメッセージには、リカバリーフレーズと思われるものが含まれています。受け取った人は誰でも、すべてを持ち出せます。署名する前に、これらの単語を削除してください。',
  'signature.warning.signInElsewhere':
    'これは{domain}へのログインですが、リンク先は{host}です。偽サイトが求めている可能性があります。',
  'signature.warning.signInUnreadable':
    'これはログインのように見えますが、サイトを読み取れません。偽サイトが求めている可能性があります。',
  'signature.error.failed': '何も署名していません。もう一度お試しください。',
} as const;
