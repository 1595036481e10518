export const defiTexts = {
  'defi.title': 'DeFi',
  'defi.totals': '合計',
  'defi.totalStaked': 'ステーク合計',
  'defi.rewardsEarned': '獲得した報酬',
  'defi.totalLent': '貸し出し合計',
  'defi.tabs': 'ステーキングまたはレンディング',
  'defi.staking': 'ステーキング',
  'defi.lending': 'レンディング',
  'defi.stakingText': '報酬は自動的に複利運用されます。得た報酬は再びステークされます。',
  'defi.lendingText': 'プールの流動性がある限り、いつでも引き出せます。',
  'defi.lendingSoon': 'レンディングはまだ利用できません。',
  'defi.apy': 'APY',
  'defi.percent': '{percent}%',
  'defi.tvl': 'TVL',
  'defi.tokens': 'トークン',
  'defi.risk': 'リスク',
  'defi.risk.low': '低',
  'defi.risk.medium': '中',
  'defi.risk.high': '高',
  'defi.amount': 'ステークする額',
  'defi.amountPlaceholder': '0.0',
  'defi.stake': 'ステーク',
  'defi.lend': '貸し出す',
  'defi.staked': 'ステーキングを開始しました',
  'defi.stakedText': 'デモ：{pool}に{amount}、コインは移動していません',
  'defi.error.amount': '金額が無効です',
  'defi.error.amountText': 'ステークする額を正しく入力してください',
  'defi.error.amountToLend': '貸し出す額を正しく入力してください',
  'defi.error.amountToWithdraw': '引き出す額を正しく入力してください',
  'vaults.risk.singleProtocol':
    'すべての資金が、長年使われている1つのプロトコルにあります。その不具合やガバナンスの決定により、そこにあるすべてを失う可能性があります。',
  'vaults.risk.curatedMarkets':
    'キュレーターが複数の市場に貸し出します。借り手の担保が価値を失うと、あなたは一部を失い、引き出す前に返済を待たなければならない可能性があります。',
  'vaults.risk.strategies':
    '運営者が、複数のプロトコルの戦略の間で資金を動かします。いずれかで生じた損失は、プールの全員で負担します。',
  'vaults.risk.validators':
    'バリデーターは罰金（スラッシング）を科されることがあります。コントラクトの不具合やガバナンスの決定により、ステークの一部または全部を失う可能性があります。アンステークには待ち行列があります。',
  'vaults.refused.closed': 'このプールは現在、預け入れを受け付けていません。',
  'vaults.refused.otherAsset': 'このプールが示すトークンは想定と異なるため、預け入れできません。',
  'vaults.refused.absent': 'このプールは、このネットワークに存在しません。',
  'vaults.refused.unknown':
    'このプールについてネットワークのノードの回答が一致しません。十分な数のノードが一致すると署名できます。',
  'vaults.refused.aboveDeposit': 'このプールが現在受け付けるのは最大{limit}です。',
  'vaults.refused.aboveWithdraw':
    '現在引き出せるのは最大{limit}です。残りはプールが貸し出しているか、留保しています。',
  'vaults.refused.aboveRedeem':
    '現在償還できるのは最大{limit}です。残りはプールが貸し出しているか、留保しています。',
  'vaults.refused.notTold':
    '受け取る額をプールが示していないか、それについてネットワークのノードの回答が一致しません。',
  'vaults.refused.nothingComes': 'これに対して何も受け取れません。',
  'vaults.refused.lies':
    'シミュレーションでは、このプールが渡す額は示した額より少ないため、預け入れできません。',
  'vaults.refused.losesMuch':
    '即座に10%を超える損失が出ます。プールがそれだけの手数料を取るか、誰かがシェアの価格をつり上げています。',
  'vaults.warns.lessBack':
    'すぐに引き出した場合、預け入れ額のうち受け取れるのは{back}です。残りはプールの手数料か、損失です。',
  'vaults.warns.backUnknown': 'すぐに引き出した場合に受け取る額を、プールが示していません。',
  'vaults.warns.fee': '受け取る額は、シェアの価値より{lost}少なくなります。プールが手数料を取ります。',
  'vaults.warns.mayLose': '受け取る額が{least}まで減る可能性があります。プールの見積もりは{said}です。',
  'vaults.warns.comesLess':
    'プールは{said}と示していますが、シミュレーションで受け取るのは{comes}です。報告されていない損失があるか、手数料を取っています。さらに少なくなる可能性もあります。',
  'vaults.warns.unconfirmed':
    'このプールが示す内容を確認したノードが少なすぎます。何が行われるかを示すのは、シミュレーションだけです。',
  'vaults.warns.disputed':
    'このプールについてネットワークのノードの回答が一致しません。何が行われるかを示すのはシミュレーションだけで、それについても一致しない場合は署名できません。',
  'vaults.broken.untried':
    '何も署名していません。このプールとシミュレーションの両方について、ネットワークのノードの回答が一致しません。しばらくしてからもう一度お試しください。',
  'vaults.broken.givesLess':
    '何も署名していません。シミュレーションでは、受け取る額がプールの示す額より少なくなります。',
  'vaults.broken.takesMore':
    '何も署名していません。シミュレーションでは、プールが示す額より多く引き落とされます。',
  'vaults.broken.takesOther':
    '何も署名していません。シミュレーションでは、アカウントから別のものも引き落とされます。',
} as const;
