import type { Concept } from './Concept.ts';

/**
 * Concepts of English questions: patterns over plain words (normaliseQuestion), where … matches up to three words
 * between.
 */
export const english: Readonly<Record<Concept, string>> = {
  phrase:
    '(?:recovery|secret|seed|backup|back up|security|mnemonic|wallet) ?(?:phrases?|words?|seeds?|sentence)|seed ?phrases?|pass ?phrases?|seeds?|mnemonics?|phrases?|srp|(?:12|twelve|24|11|eleven|my|the|secret) words|words(?! with)|word \\d+|private keys?|secret keys?|recovery (?:code|key|paper)|keywords|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last|a|one|missing) words?',
  privateKey: 'private keys?|secret keys?',
  password:
    'pass ?words?|pw|pwd|pass ?codes?|pin|pin code|login (?:data|details|credentials)|credentials|sign ?in (?:data|details)',
  login:
    'log ?(?:in|on)|logging (?:in|on)|logged (?:in|on)|sign ?in|signing in|signed in|get (?:back )?into my (?:account|wallet)|access my (?:account|wallet)|access to my (?:account|wallet)',
  lose: 'lost|lose|losing|loose|lossed|misplaced?|forgot(?:ten)?|forget|cant (?:find|remember|recall)|cannot (?:find|remember|recall)|(?:dont|do not|didnt|did not) (?:have|remember|recall|know|save|write|note|store|keep|back)(?! to)|dont have|no longer have|threw … (?:away|out)|thrown|burn(?:ed|t)|burnt|shredded|ate|gone missing|never (?:wrote|saved|noted|written|backed|got|stored)|not saved|without (?:saving|writing)|before i (?:wrote|saved|could)|destroyed|deleted|lost access|unknown|no idea|skip(?:ped)?|is gone|are gone|no copy|a copy|got rid|(?:remember|know|have) … but not|not the',
  again:
    'again|another time|second time|see my|show me|show my|view my|send me|reveal|display|resend|retrieve|re ?show|look up my|get my',
  reset:
    'reset|resets|resetting|restore|recover|recovering|regenerate|renew|new|change|changing|replace|get back|getting back',
  exposed:
    'saw|seen|leak(?:ed|s|ing)?|expos(?:ed|ing|e)|shared|sharing|told|tell|gave|given|giving|posted|post|published|showed|shown to|photographed|screenshotted|(?:took|taken|has|have|made) … (?:photo|picture|pic|screenshot)|knows|know my|stole|stolen|hacked|compromised|phished|phishing|virus|malware|keylogger|spyware|trojan|screen ?share|screenshare|pushed … github|github|committed|copied my|i sent my|sent (?:it|them|him|her|my)|emailed|messaged|dm|might have it|has it|(?:he|she|they|who|somebody|someone|anyone|anybody|else|hackers?|scammers?|ex|friend|stranger|people) (?:\\w+ )?(?:has|have|had|got)|got hold|hijacked|read(?:s)? my|took a (?:photo|picture|pic)|overheard|stranger|my ex|read out|video|youtube|stream(?:ed|ing)?|broke into my (?:house|home)|in (?:the|my) e ?mail|could have seen|may have seen|has access|on the internet|in public|publicly|everyone can see|online now|is out there|has my',
  typed:
    'typed?|typing|enter(?:ed|ing)?|put(?:ting)? (?:in|my|it|them)|fill(?:ed)? in|filled|inserted|submitted|pasted|gave|wrote|used|imported|input(?:ted)?',
  site: '(?:web ?)?sites?|web ?page|page|forms?|link|links|pop ?up|extension|bot|google|telegram|whats ?app|discord|instagram|facebook|twitter|fake|airdrop page|validation|validator|dapp|online|chatgpt|chat|phishing',
  asked:
    'asks?|asked|asking|do you (?:need|want|require)|wants?|wanted|demands?|demanded|requests?|requested|require[sd]?|needs?(?! to)|need my|you need|requesting',
  anybody:
    'somebody|someone|some ?one|do you|anybody|anyone|person|people|guy|man|woman|girl|dude|he|she|they|him|her|them|admin|support|agent|staff|employee|team|stranger|friend|boyfriend|girlfriend|brother|sister|colleague|hacker|scammer|thief|roommate|another|email|caller|your (?:support|agent|team|staff)|my (?:ex|wife|husband|son|daughter)|else',
  missing:
    'missing|lack(?:s|ing)?|incomplete|unreadable|illegible|smudged|smeared|faded|unclear|blurry|wet|torn|(?:cant|cannot|hard to|not|unable to) read|wrong word|one wrong|11|eleven|ten of|10 of|10 words|11 words|13|thirteen|14 words|only (?:have|remember|know|got|found) (?:\\d+|some|half|part|ten|eleven|nine)|half of|except|but one|all but|last word|first word|(?:one|1|a|two|2|three|3) (?:of the |of my )?words?(?: is| are| i| on| in|$)|(?:one|1|two|2|three|3) (?:out )?of (?:the |my )?(?:twelve|12|24|twenty four) words|word \\d+|(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) word|missing word|misspelt|misspelled|spelled|handwriting|eleventh|twelfth|(?:first|second|third) word could|ripped|guess|spelling|misspell\\w*|i miss|similar words',
  order: 'orders?|sequence|ordered|arrange|position|mixed up|jumbled|shuffled',
  invalid:
    'invalid|not valid|not accepted|not in the (?:word )?list|not (?:in|on) the list|not recogni[sz]ed|checksum|refused|rejected|not correct|incorrect|case sensitive|capital letters|upper ?case|lower ?case|(?:does|do|doesnt|dont|did|is|are) not work\\w*|doesnt work|not work\\w*|wont work|allowed|wrong phrase|not accept\\w*',
  verify:
    'verify|verifying|verification|check|checking|test|testing|confirm|correctly|make sure|are right|is right|correct',
  steal:
    'stole|stolen|steal(?:s|ing)?|robbed|rob|thief|thiefs|thieves|theft|hacked|hack|hacker|hackers|drain(?:ed|er|s|ing)?|emptied|siphoned|swept|unauthori[sz]ed|without my (?:permission|consent|knowledge)|without me|wasnt me|was not me|not by me|i (?:didnt|did not|never|havent|dont) (?:make|made|do|did|send|sent|authori[sz]ed?|sign(?:ed)?|initiate[d]?|recogni[sz]e|approved?)(?: it| that| this| them|$)|took (?:everything|all|my)|taken (?:all|my|from)|by itself|on its own|cleaned out|looted|burglar|sweeper|went out|left my wallet|(?:was|were|got|been|is|are) (?:transferred|moved|withdrawn|taken|swiped|sent (?:away|out|to an unknown))|sends? away|i never (?:made|sent|did)|by (?:a )?(?:hacker|thief)|break in|emptied|snatched|swiped|outgoing (?:transaction|transfer|payment)|outgoing|without (?:asking|telling me)|(?:someone|somebody|hacker|they|he|she) (?:transferred|moved|took|spent|withdrew|emptied)|(?:not|isnt|arent) mine',
  police:
    'police|report (?:a |the )?(?:theft|crime|robbery)|trace|tracing|lawsuit|investigate|law enforcement|fbi',
  scam: 'scam(?:s|med|mer|mers|ming)?|fraud(?:ulent|ster)?|frauds|legit|legitimate|fake|con artist|phishing|phish|impersonat\\w+|suspicious|shady|trustworthy email|ponzi|pyramid|rug ?pull|pig butchering|too good to be true|really (?:from )?you|real or|is (?:that|this|it) (?:real|true|you|from you)|giveaway|give away|double my|doubl(?:e|es|ed|ing)|multiply|elon musk|guaranteed (?:returns?|profits?)|suspend(?:ed)?|deactivated?|anydesk|team ?viewer|remote (?:access|control|desktop)|met (?:online|on)|online (?:girlfriend|boyfriend|dating)|dating|tinder|romance|investment (?:platform|site|group|manager)|trading (?:platform|site|group|bot)|crypto site|job online|recovery (?:expert|agent|service|company|specialist|firm)|winnings|lottery|prize|mentor|broker|task job|inheritance|broker|mine for me|mining pool|upgraded wallet|online (?:lover|friend)|(?:boy|girl)friend asks|crypto lover|too good|cloud mining|mule|is it (?:real|safe to click)|asks for crypto|scamm\\w*|phishing|they say i won|i won|safe wallet|secure wallet|(?:told|asked) to (?:send|move|transfer)|to receive my (?:crypto|coins|money|prize)|starting deposit|security deposit|(?:return|give back|get back) my lost|teaches me|move my coins|send (?:\\S+ ){1,4}(?:to )?(?:receive|get) (?:\\S+ )*(?:back|\\d|true)|click (?:here|the link|a link|on a link)|been limited|got an? (?:sms|text)|share (?:my|the|your) screen|see my screen|screen ?sharing|(?:wallet|account) (?:has |will |is )?(?:expires?|expired|expiring)',
  pay: 'pay|paid|paying|payment|deposit first|send first|fees?|tax|taxes|charge|upfront|up front|in advance|advance|deposit|transfer first|send money|send eth|gas in advance|\\d+ ?(?:%|percent|dollars|usd|eth|bucks)|insurance|usdt|\\d+ usdt|bitcoin first|paying',
  unlock:
    'unlock(?:ed|ing)?|un ?freeze|unfrozen|frozen|freezed|release|unblock|activat(?:e|ion)|reactivat(?:e|ion)|validat(?:e|ion)|verify my|verify (?:your|the) wallet|before i can (?:withdraw|get|take)|to (?:withdraw|release|get) (?:my|the|it)|to withdraw|rectify|locked|blocked|suspended|synchroni[sz]e|clearance|collateral|froze|freeze my|payout|pay out|upgraded?|must be updated|kyc fee|before (?:the|they|my|payout)|without paying|to open it|insurance|at risk|in danger|compromised account',
  recoverer:
    '(?:recover|get back|retrieve|restore|find|bring back|hack back) … (?:stolen|lost|scammed|coins|crypto|funds|money|bitcoin|eth) …(?: for|$)|says? (?:he|she|they|it) can|offers? to',
  offered:
    'says?|said|claims?|promis(?:e|ed|es|ing)|offers?|offered|contacted|messaged|wrote me|called me|texted|told me|asks me|wants me|want me|tells me|told',
  message: 'emails?|mails?|sms|text|message|call|called|letter|notification|dm|link|popup|phoned|phones|rang',
  fromUs:
    'from (?:you|everything wallet|everythingwallet|your (?:team|company|support))|from us|everything walet\\w*|is \\S+ (?:\\S+ ){0,4}you$|from (?:the )?(?:company|wallet)',
  intruder:
    '(?:logged|signed|got|getting|broke|gotten|breaking|hacked) (?:in|into|on)|using my account|in my account|use my account|access(?:ed|ing)? my account|account (?:was |got |is |has been )?(?:hacked|compromised|breached|taken over)|hacked my account|hack my account|strange login|new login|unknown (?:login|device)|breach|data breach|email (?:got |was |is |has been )?(?:hacked|compromised|stolen)|knows? my (?:password|pw|login)|know my password|password (?:was |got |is |has been )?(?:leaked|stolen|hacked|exposed|compromised|known)|stole my password|left (?:myself|it|my account) (?:logged|signed) in|left myself|still (?:logged|signed) in|public computer|library computer|(?:in|at|from) (?:a|the) library|internet cafe|contacts? (?:that )?i (?:did not|didnt|never) add|with (?:just|only) my password|intru\\w+|another person|took over my account|forgot to (?:log|sign) out|(?:knows?|has|have|got) (?:still )?(?:my|the) (?:login|password|pw)|changed my (?:contacts|email|settings|data)|logged in at|forgot to (?:sign|log) out|password is in|a leak|still has my',
  newDevice:
    'new (?:phone|device|computer|laptop|pc|mac|iphone|android|tablet|mobile|cell ?phone|cell)|another (?:phone|device|computer|laptop|pc)|other (?:phone|device|computer)|old (?:phone|device|computer|laptop)|(?:switch(?:ed|ing)?|chang(?:e|ed|ing)|mov(?:e|ed|ing)|upgrad(?:e|ed|ing)) … (?:phones?|devices?|iphone|android|computers?|laptops?)|reinstall(?:ed|ing)?|re install(?:ed)?|factory reset|format(?:ted)? my|wiped|clear(?:ed|ing)? (?:my |the )?(?:browser|cache|cookies|history|browsing)|deleted (?:my )?(?:cookies|cache|browser|history)|browser data|new browser|(?:took|stole|stolen|robbed|snatched) (?:of )?my (?:phone|laptop|device|computer|mobile)',
  device:
    'phones?|mobile|device|devices|computer|laptop|pc|mac|tablet|ipad|iphone|android|macbook|ios|desktop|smartphone|hard drive|chromebook|cell ?phone',
  broke:
    'broke|broken|dropped|died|dead|damaged|crashed|crash|smashed|water|lake|toilet|sea|fell|lost|stolen|lose|stole|destroyed|wont turn on|gone|reset|got stolen|fried|cracked|sold',
  app: 'app|apps|application|app ?store|play store|google play|download|install|apk|extension|add on|browser|browsers|chrome|safari|firefox|edge|brave|opera|desktop (?:app|version)|works? on|offline|two devices|multiple devices|cross platform|second device|phone version|mobile version|desktop version|web version',
  coin: 'coins?|crypto|cryptos|cryptocurrenc(?:y|ies)|ether|eth|ethers|ethereum|matic|funds?|money|tokens?|usdc|usdt|bitcoins?|btc|dollars|bucks|assets?|savings|cash|everything|amount|balance|payment|it all|wallet',
  otherChain:
    'bnb|bsc|bep ?20|binance smart chain|bnb ?chain|smart chain|avax|avalanche|c chain|arbitrum|arb|arbi|optimism|op mainnet|base(?: network| chain)|on base|via base|over base|to base|fantom|ftm|cronos|gnosis|zksync|linea|tron|trx|trc ?20|trc|solana|sol|spl|bitcoins?|btc|doge|dogecoin|xrp|ripple|ada|cardano|litecoin|ltc|dot|polkadot|ton|monero|xmr|stellar|xlm|atom|cosmos|algo|sui|aptos|kaspa|beacon chain|opbnb|celo|other (?:chains?|networks?|blockchains?)|different (?:chain|network|blockchain)|another (?:chain|network|blockchain)|wrong (?:chain|network|blockchain)|unsupported|not support(?:ed)?|dont support|do not support|doesnt support',
  exchange:
    'exchanges?|binance|coinbase|kraken|crypto com|bybit|okx|kucoin|bitpanda|revolut|bitstamp|gemini|robinhood|etoro|bitfinex|huobi|mexc|gate io|upbit',
  polygon: 'polygon|matic|pol|polygonscan|amoy',
  pol: 'pol|matic (?:migration|upgrade|token swap)|rebrand\\w*|renamed|happened to (?:the )?matic|matic (?:gone|dead|renamed|become|became)|matic and pol',
  network:
    'networks?|chains?|blockchains?|block ?chain|mainnet|rpc|layer ?2|l2|evm|sidechain|blockchain is this|which (?:coins|crypto\\w*|currencies|cryptos)|what coins',
  send: 'sends?|sent|sending|transfer(?:s|red|ring|ed|ing)?|withdr(?:aw|ew|awal|awing|awn)|pay|paying|move|moving|moved|forward|payment|remit|give',
  sent: 'i sent|sent|(?<!do )(?<!can )(?<!could )(?<!should )(?<!must )(?<!if )(?<!when )i (?:have )?(?:send|transferred|withdrew|withdrawn|deposited|paid)|withdrew|i used|i chose|i picked|i selected|deposited|transferred|sent via|transfered|ive sent|paid|used|over|went|went to|via|picked|chose|selected|withdrawing',
  receive:
    'receiv(?:e|ed|ing|es)|recieve|recieved|deposits?|get paid|be paid|pay me|paid to me|incoming|top ?up|add (?:funds|money)|put (?:money|coins|funds|eth|crypto)|fund my|load',
  address:
    'address(?:es)?|adress(?:es)?|addy|addr|qr ?code|account number|public key|iban|wallet id|wallet number',
  wrong:
    'wrong|incorrect|mistake|mistaken|mistakenly|accident|accidentally|typo|misclick|oops|another person|unintended|old|instead of|dead|nonexistent|non existent|does not exist|doesnt exist',
  undo: 'undo|revers(?:e|al|ed|ing)|refund(?:s|ed)?|charge ?back|call (?:it|them|my \\w+)? ?back|get (?:it|them|my \\w+|this) back|take (?:it|them)? ?back|revoke a|recall|rever[st]|return|bring (?:it|them) back|claim back|money back|coins back',
  tooMuch: 'too much|twice|double the|two times|too many|twice|double',
  shop: 'shop|seller|store|merchant|never delivered|not delivered|delivery|ebay|goods',
  notArrived:
    'fetch balance|not arriv\\w*|hasnt arriv\\w*|havent arriv\\w*|didnt arriv\\w*|not (?:yet )?(?:here|received|recieved|showing|shown|there|come|came|landed|credited|in my wallet|visible|appear\\w*|reach\\w*|show|in my balance|see)|(?:didnt|did not|never|havent|have not|doesnt|does not|dont|hasnt|isnt|wont|nothing|cant|cannot|no|not|can t) … (?:arriv\\w*|receiv\\w*|reciev\\w*|got|get|come|came|show(?:s|n|ing|ed)?|appear\\w*|see|land\\w*|reach\\w*|credited|visible|there|here|in my wallet|in wallet)|nothing (?:arrived|came|here|is here|yet|shows|happened)|missing|gone|dis+ap+ear\\w*|vanish\\w*|where (?:is|are|s|did) … (?:my|the|coins|eth|money)|wheres|wallet is empty|empty|zero|is 0|shows? 0|says 0|0 balance|0 00|still waiting|invisible|how long till|should be here|should have (?:arrived|come)|supposed to (?:arrive|be here)|where did … go|finished but|dont see|do not see|i have nothing|still empty|do not show|dont show|when will my (?:coins|money|eth|deposit|payment|usdc|funds) (?:come|arrive|be)|still (?:0|zero|empty|nothing)|(?:see|got|have|received) nothing|(?:cant|cannot) find|no (?:balance|coins|money|funds)',
  balance: 'balances?|portfolio|total|net worth|amount in my wallet|wallet shows|it says|i had|i have|value',
  less: 'drop(?:ped|s|ping)?|less|lower|lowered|decreas\\w+|fell|fallen|shr[aiu]nk\\w*|went down|gone down|going down|goes down|reduced|smaller|part of|half of|half my|some of my|a third|used to be|instead of|when i had|was \\d|had \\d|than (?:before|yesterday|last)|disappeared partially|partially|some (?:of my )?(?:eth|matic|coins|usdc|crypto|money) (?:is|are) (?:missing|gone)|yesterday \\d+|los(?:e|ing) money|lost money|now (?:it )?(?:says|shows|is) \\d+|today \\d+|missing \\d+|\\d+ (?:eth|matic|usdc|dollars) (?:is|are) missing',
  pending:
    'pending|stuck|unconfirmed|not confirmed|processing|hanging|hangs|in progress|not going through|hasnt gone through|not completed?|frozen transaction|limbo|confirming|confirmations?|mempool|not mined|still not|not yet confirmed|still unconfirmed|tak(?:es|ing) (?:forever|so long|ages|too long|long)',
  howLong:
    'how long|how fast|how quick(?:ly)?|how many minutes|when will|eta|how much time|minutes|takes? so long|slow|duration',
  days: '\\d+ ?(?:days?|d|hours?|hrs?|h|weeks?|months?)|(?:two|three|four|five|six|seven|several|many|some|few|couple of|couple|for) (?:days?|hours?|weeks?|months?)|days|weeks?|months?|hours|since|yesterday|all day|all night|overnight|last (?:night|week|month)|a day|an hour|the whole|for ?ever|ages|monday|tuesday|wednesday|thursday|friday|saturday|sunday|too long|very long|so long|long time',
  transaction: 'transactions?|transfers?|tx|txs|txn|txid|payments?|withdrawal|transction|trx',
  cancel: 'cancel(?:led|ing|s|lation)?|stop|abort|halt|interrupt|kill|call off',
  faster:
    'speed ?up|speeding|sped|faster|accelerat\\w+|quicker|hurry|boost|replace|replacing|rbf|bump|(?:raise|increase|bump|higher) (?:the |my |a )?(?:gas|fees?)|expedite|push (?:it|the|my)|unstick|unstuck|same nonce',
  fail: 'fail(?:ed|s|ing|ure)?|revert(?:ed|s)?|declined|unsuccessful|out of gas|error',
  cannot:
    'cant|cannot|can not|could not|couldnt|unable|wont let|wont|doesnt let|does not let|not able|impossible|not possible|doesnt work|does not work|not work(?:ing)?|isnt working|not let me|refus(?:ed|es)|reject(?:ed|s)|fails? to|failed to|error|problem|not accepted|wont let me|not let me|broken|not working',
  disabled:
    'grey(?:ed)?|gray(?:ed)?|disabled|inactive|not clickable|cant click|cannot click|greyed out|unclickable',
  insufficient:
    'insufficient|not enough|enough|does not cover|doesnt cover|more than your balance|too low|short of|no (?:matic|eth|ether|gas|pol)|without (?:eth|matic|gas)|out of gas|cant pay|cannot pay',
  mismatch:
    '(?:doesnt|does not|dont|do not|didnt|not) match|mismatch|checksum|(?:failed|fails) to (?:estimate|send)|estimate gas|gas estimat\\w+|doesnt belong',
  all: '(?<!at )all|everything|entire|whole|full|max|maximum|empty|every (?:last )?(?:cent|bit|coin)|complete balance|100|drain my own|sweep',
  maxButton:
    'max button|send max|send all|sending all|send everything|(?:send|withdraw|transfer|move|empty|sweep|use) … (?:whole|full|entire|complete|all|max|everything)|max amount|maximum button|leave (?:0|zero|nothing)|empty (?:out )?(?:my|the) (?:wallet|account|balance)|(?:leave|keep) (?:nothing|zero)|(?:transfer|move|send|withdraw) … (?:all|everything) … out|all my \\w+ out|move everything',
  fee: 'fees?|gas|cost|costs|costing|charges?|charging|commission|pricing|expensive|gwei|cheap|cheaper|transaction cost|surcharge|percentage|monthly price|pay for receiving|how much (?:is|does|for|are) (?:a |the |it |one )?(?:transfer|transaction|sending|to send|cost)s?|how much to send',
  free: 'free|subscription|premium|monthly|per month|membership|a month|yearly|free of charge|transfers free|free to (?:send|use)|for free',
  price:
    'prices?|rates?|value|worth|chart|quote|usd|market|markets|coingecko|n a|24h|dollar value|euro|eur|gbp',
  history:
    'history|past (?:transactions|payments|transfers)|old (?:payments|transactions|transfers)|previous (?:transactions|payments|transfers)|statements?|explorer|etherscan|hash|txid|tx id|transaction id|tx hash|export|csv|list of (?:transactions|payments|transfers)|my transactions|activity|receipt|proof of payment|block explorer|show transactions|show my transactions|what i paid|what did i pay|my (?:sent )?payments|sent payments',
  token:
    'tokens?|erc ?20|usdc|usdt|tether|dai|stable ?coins?|shib|shiba|shiba inu|chainlink|uni|pepe|wbtc|weth|contract address|contract|custom token|altcoins?|alt coins?|meme ?coins?',
  add: 'add|adding|import|importing|enter|insert|put|show|see|list|display|find|track|include',
  remove: 'remove|delete|deleting|hide|removing|get rid|take off|erase|clear',
  unasked:
    'never (?:bought|asked|ordered|purchased|wanted)|(?:didnt|did not|dont|do not|havent) … (?:buy|bought|ask|order|know|purchase)|random|unknown|strange|weird|unexpected|unsolicited|spam|dust|dusting|claim|claiming|free (?:token|tokens|nft|nfts|airdrop)|from nowhere|out of nowhere|appeared|popped up|poison\\w*|someone sent me|looks like my|look ?alike|visit (?:the |a )?(?:website|site|link)|mystery|airdrop|airdropped|reward|rewards voucher|zero value|of 0 |0 eth from|tiny|stranger|do i have this token|why did i (?:get|receive)|i dont know with|free tokens|dont recogni[sz]e|called claim\\w*|airdrops?',
  nft: 'nfts?|collectibles?|artwork|jpeg|bored ape|buy now',
  ens: 'ens|ensname|eth (?:names?|domains?)|names? service|name eth|unstoppable|domains?|user ?names?|user name|nickname|handle|vitalik|lens|crypto domain',
  memo: 'memos?|destination tags?|dest tag|tags?|payment id|reference (?:number|text)?|note(?: to| with)? (?:a |the |my )?(?:payment|transfer|transaction|recipient)?|add a (?:note|message|comment)|attach|message with|message to the|comment|comments|message field',
  dapp: 'd ?apps?|wallet ?connect|connect|connecting|uniswap|pancake ?swap|aave|web3|sign (?:a )?message|sign messages|approvals?|revoke|allowances?|permissions?|metaverse|opensea|game|games|mint|minting|dex|curve|smart contracts?|(?:link|connect|attach) my wallet|wallet connect|use … with (?:aave|compound|lido|curve)|lido',
  cash: 'cash|cash ?out|cashing out|sell|selling|fiat|bank|bank account|euros?|dollars?|pounds|paypal|real money|atm|off ?ramp|debit card|local currency|my currency|rupees?|naira|pesos?|venmo|revolut',
  buy: 'buy|buying|bought|purchas(?:e|ing)|credit ?card|debit ?card|card|apple pay|google pay|sepa|on ?ramp|moonpay|visa|mastercard|bank transfer|ideal|paypal|where (?:can|do|could) i get (?!my|the)|get some (?:eth|crypto|matic|bitcoin)|top up with',
  tax: 'tax|taxes|taxed|taxable|1099|capital gains?|irs|hmrc|finanzamt|accountant|declare|declaration|income tax|tax return|cost basis|vat|turbotax|koinly',
  swap: 'swap(?:s|ping|ped)?|trad(?:e|es|ing)|(?:to|can i|i) exchange|exchanging|exchange (?:my|eth|matic|usdc|usdt|tokens?|coins?|one)|convert(?:ing)?|slippage|swop|(?:change|turn|convert|trade) … (?:into|to|for) (?:matic|eth|ether|usdc|usdt|pol|btc|bitcoin|tokens?)|exchange function|swap function',
  bridge:
    'bridg(?:e|es|ing|ed)|cross ?chain|between (?:the )?(?:networks?|chains?|blockchains?)|from (?:ethereum|eth|polygon|matic|mainnet|one (?:network|chain)) … (?:to|into) (?:polygon|matic|ethereum|eth|another|the other)|(?:eth|ether|usdc|usdt|coins|tokens|funds) (?:from \\w+ )?(?:on)?to (?:polygon|matic)|to (?:a |the )?(?:different|another|other) (?:network|chain)',
  stake:
    'stak(?:e|ed|ing)|lend(?:ing)?|loan|loans|borrow(?:ing)?|earn|yields?|apy|apr|interest|pools?|defi|rewards?|passive income|liquidity|farming|compound',
  test: 'test ?nets?|sepolia\\w*|amoy|faucets?|test (?:eth|coins?|ether|matic|tokens?|networks?|money|badge)|goerli|play money|free coins|practi[cs]e|try it out',
  contact:
    'contacts|contact list|save (?:a |an |this |my |the )?(?:contact|address|adress|recipient|person)|address ?book|adress book|(?:add|new|edit|delete|remove|create|change|store) (?:a |an |my |this |the )?(?:contact|recipient|friend|payee)s?|phone ?book|payees?|beneficiar\\w+|saved (?:address|recipients?)',
  account: 'accounts?|wallets?|acount|acounts|profile',
  several:
    'several|second|two|2|multiple|more|another|other|additional|extra|many|new|primary|main|switch|change|default|business',
  primary:
    'primary|switch accounts?|set primary|main account|second (?:account|wallet|address)|sub ?accounts?|account 2|accounts',
  watch:
    'watch ?only|watch|watching|read ?only|view only|viewing|follow(?:ing)? (?:an |a |some\\w* )?(?:address|wallet)|follow someone\\w*|spy on|track (?:an |a |another )?(?:address|wallet)|fallback wallet|without (?:a |the )?(?:private )?key|whale|monitor (?:an |a |another )?(?:address|wallet)',
  apiWord:
    'api|apis|keys? can i (?:have|make|create)|rest|endpoints?|developers?|webhooks?|curl|rate limits?|rate limiting|integrat(?:e|ion|ing)|bearer|scopes?|json|openapi|swagger|postman|429|developer portal|programmatically|idempotency|requests? per',
  refused401:
    '401|unauthori[sz]ed|key_\\w+|key (?:missing|malformed|unknown|revoked|expired|invalid)|forbidden|403|authentication (?:error|failed|failure)|not authori[sz]ed|authori[sz]ation header|auth error|invalid (?:api )?key|(?:api key|key|token|bearer) … (?:not work\\w*|invalid|rejected|refused|doesnt work|does not work|expired|error|wrong)|(?:not|doesnt|does not|why does) … (?:api )?key … work|access denied|headers?',
  sdk: 'sdks?|librar(?:y|ies)|npm|pip|python|golang|go (?:client|package|module|sdk|library)|javascript|typescript|node ?js|cli|command ?line|terminal|package|packages|java|rust|php|ruby|client library|nodejs|ew command|brew',
  confirm:
    'confirm(?:ation|ed|ing|s)?|verif(?:ication|y|ied|ying)|activat(?:ion|e|ed)|validate|welcome|sign ?up|signing up|registration|registering',
  mail: 'e ?mails?|mails?|inbox|spam folder|link|message|newsletter',
  signUp:
    'sign ?up|sing ?up|sign me up|signing up|regist(?:er|ration|ering|ed)|get started|getting started|how (?:do i|to|can i) (?:start|begin|join)|create (?:an? |my |new )?(?:new )?(?:account|acount|wallet|profile)|open (?:an? |my )?(?:new )?(?:account|acount|wallet)|make (?:an? |my )?(?:new )?(?:account|acount|wallet)|set ?up (?:an? |my |the )?(?:new )?(?:account|acount|wallet)?|join|first steps|first time|beginner|newbie|new here|new to this|where do i start|need an email|tutorial|i am new|im new|make account|create wallet|how does one get started|without (?:an )?email',
  what: 'what (?:is|are|s|does|do)|whats|explain|meaning of|purpose|what for|tell me about|describe|define|how does|who (?:is behind|owns|runs|are you guys)|why do i|why must',
  product:
    'everything wallet|everythingwallet|this (?:app|site|website|service|wallet|product|thing|page|place)|your (?:app|product|service|company|wallet)|the app|this|a bank|an exchange|self ?custod\\w*|non ?custodial|custodial|company behind|behind (?:this|it|everything)|this for',
  keep: 'keep|store|stored|storing|save|saved|saving|safe place|where (?:is|are|should)|write (?:it )?down|on paper|screenshots?|photo|cloud|google drive|icloud|password manager|every time|each time|backup|back ?up|hide|safest|kept|laminate|engrave|usb',
  safe: 'safe|safety|secure|security|trust|trusted|reliable|audit(?:ed|s)?|hackable|2fa|two factor|two step|authenticator|insur(?:ed|ance)|open ?source|bankrupt\\w*|shut ?down|goes out of business|close down|encrypt\\w*|biometrics?|protected|protect|regulated|licensed|can you (?:take|steal|access|move|see|freeze)|do you (?:have access|hold|control)|guarantee|custody|who (?:holds|controls)|shut down|secure|hacked before|protect\\w*|trustworthy|legit|legitimate|is it a scam|who (?:has|have) access',
  privacy:
    'privacy|private(?! keys?)|personal data|my data|gdpr|track(?:ing|ers?)?(?: me)?|cookies?|kyc|identity|anonym\\w+|analytics|(?:upload|show|need|send|give|require) … (?:id|passport)|passport|do you (?:sell|share|know|collect|store|log)|what do you (?:know|store|collect|save)|government|ip address|surveillance|data protection|id verification|id document|who can see|public on|which data|data is|my name|data do',
  deleteAccount:
    '(?:delete|remove|close|erase|deactivate|terminate|cancel|get rid of) … (?:my |the |your )?(?:accounts?|acount|data|profile|wallet|everything|registration|membership)|unsubscribe|right to be forgotten|leave the service|how can i leave|remove it all|dont want this (?:wallet|account)|stop using',
  limit:
    'limits?|maximum (?:i|amount|transfer|you)|minimum|max amount|smallest|largest|how much can i|how many (?:can|coins)|daily|weekly limit|at least|as little as|age|how old (?:do|must|should)|years old|minor|under 18|available in|countr(?:y|ies)|allowed in|legal in|restricted|terms(?: of service)?|liab\\w+|decimals?|conditions',
  support:
    'support (?:team|email|number|phone|page|agent)|contact (?:you|us|support|info|details|form|someone)|reach (?:you|someone|support|out)|talk to|speak (?:to|with)|chat with|human|real person|live (?:agent|person|support|chat)|agent|operator|representative|customer (?:service|support|care)|help ?desk|hotline|phone number|telephone|call (?:you|me)|call support|complain\\w*|complaint|report (?:a |the )?(?:bug|problem|issue|error)|bug|feedback|your (?:email|mail|e mail)|email (?:address )?(?:of|for) support|write (?:to )?you|email you|support|contact|opening hours|office|feature request|suggestion|who can help|need help|help me please|phone number|nobody (?:answers|replies|responds|helps)|no answer|report an? (?:error|bug|problem)|waiting for (?:an )?(?:answer|reply)',
  bot: '(?:are|r) (?:you|u) (?:a |an )?(?:real|human|robot|bot|ai|machine|person|chatbot|chatgpt|alive)|who (?:are|r) (?:you|u)|what are you|your name|chat ?gpt|is this (?:a |an )?(?:bot|ai|robot|chatbot|chatgpt|human|person|machine)|robot|chatbot|language model|what can you do|can you see my (?:balance|account|wallet|transactions?|coins)|how can you help|llm|am i (?:talking|speaking|chatting)|machine|do you know (?:how much|my balance|what i have)',
  importing:
    'import(?:ing)?|restor(?:e|ing) (?:an? |from )|existing (?:wallet|phrase|seed)|already have (?:a |an )?(?:wallet|seed|phrase)|migrate|export(?:ing)?|(?:use|open|put|load|enter) … (?:in|with|from|on) (?:another|other|metamask|trust|ledger|rainbow|rabby)|derivation|bip ?39|bip ?44|other wallets?|another wallet|from another',
  otherWallet:
    'meta ?mask|trust ?wallet|ledger|trezor|hardware(?: wallet)?|cold (?:wallet|storage)|rainbow|rabby|exodus|coinbase wallet|phantom|safepal|keystone|nano s|nano x|electrum|bip ?39|bip ?44|derivation path|other wallets?|another wallet|keystore|multi ?sig|passkeys?',
  scan: 'scan(?:s|ner|ning|ned)?|camera|webcam|qr ?code reader|qr reader|qr scanner|payment link|simulate',
  qr: 'qr|qr ?codes?',
  settings:
    'settings?|dark ?mode|light mode|night mode|theme|language|languages|notifications?|alerts?|log ?out|logging out|sign ?out|appearance|font|display currency|change (?:the )?currency|preferences|biometric\\w*|fingerprint|face ?id|auto ?lock|options|(?:german|french|spanish|italian|english|chinese|russian|turkish|arabic|hindi|portuguese|polish|other) language|language|push notifications?|in (?:spanish|german|french|italian|chinese|russian|turkish|arabic|hindi|portuguese|polish)',
  emailChange:
    '(?:change|lost|lose|update|forgot|forgotten|new|different|which|access to|remember) … e ?mail(?: address| adress)?|e ?mail … (?:changed?|lost|no longer|dont have|used|forgot|old)|change(?:d)? my e ?mail|update … e ?mail|email provider|(?:mail|email|inbox) account|e ?mail provider',
  lockedOut:
    'locked out|locked me out|cant get in|cannot get in|cant access|(?:cant|cannot|can not|unable to|wont let me|wont|doesnt let me|could not|couldnt|not able to) … (?:log ?(?:in|on)|sign ?in|login|access|open my|get into|enter my|login)|log ?in (?:not work\\w*|fail\\w*|problem|error|doesnt work|issue)|sign ?in (?:fail\\w*|problem|not work\\w*|error)|wrong (?:password|pw)|invalid (?:password|credentials|login)|(?:sign ?in|log ?in|login) … (?:not accepted|doesnt|does not|isnt|not work\\w*|fail\\w*|broken)|account (?:is |was |got )?(?:locked|blocked)|locked my account|too many (?:tries|attempts)',
  advice:
    '(?:should|shall) i (?:\\w+ )?(?:buy|sell|invest|hold|hodl|keep|put|get|stake|trade|swap|convert|exit|wait)|(?:what|which) (?:coin|coins|crypto|token|tokens|nft|asset|stock)s? (?:should|to|shall|is best|will|do you|would|has|are)|good (?:investment|buy|time|idea to (?:buy|invest|sell|hold))|worth (?:buying|investing|it to buy)|invest(?:ing|ment)? (?:in|my|advice|tips?)|best (?:crypto|coin|coins|token|tokens|investment|time to|way to make)|smart to|wise to|make (?:money|profit)|get rich|financial advice|is it (?:good|wise|smart|worth|better|time|too late|a good) … (?:buy|sell|hold|invest|hodl)|would you (?:invest|buy|sell|hold)|buy the dip|(?:buy|sell|hold) or (?:sell|hold|buy|wait|keep)|recommend … (?:coin|crypto|token|invest\\w*|buy)|next big|(?:your |an? )opinion on (?:bitcoin|eth|crypto|matic)|portfolio advice|undervalued|bullish|bearish|moon|too late to buy|how (?:much|to) … invest|(?:eth|bitcoin|btc|matic|crypto|it) (?:better|safer) … (?:hold|buy|invest)|better to (?:hold|buy|sell|invest)|when (?:should|to) (?:i )?(?:sell|buy)',
  forecast:
    'predict(?:ion|ions|ed)?|forecasts?|(?:will|is|are|gonna) … (?:go(?:ing)? (?:up|down|to \\d+|to the)|rise|rising|fall|crash|moon|pump|dump|hit|reach \\d+|double|explode|skyrocket)|market … recover|price (?:target|tomorrow|next|in (?:20\\d\\d|\\d+))|(?:be|will) … worth (?:in|next|by|tomorrow|one|soon)|worth … (?:next year|in \\d|by 20|tomorrow|in the future)|next (?:bull|bear|crash|halving)|bull (?:run|market)|bear market|crash coming|100x|(?:price|worth|eth|bitcoin|btc|matic|market|crypto) … (?:tomorrow|next (?:week|month|year)|20(?:2[6-9]|3\\d)|in (?:five|ten|5|10) years)|all time high|future of (?:bitcoin|eth|ethereum|crypto|matic|polygon)|how (?:high|low|far) (?:can|will|could)',
  crime:
    'launder(?:ing)?|mixers?|tumblers?|tornado cash|money mule|(?:hack|steal|rob|crack|break into|access|get into|drain|empty) (?:some\\w*|another|other|others|an?|the|his|her|their|people\\w*) … (?:wallets?|accounts?|coins?|crypto|phrase|seed|eth|bitcoin)|hack (?:some\\w*|a|an|other|into)|(?:evade|evading|avoid|dodge|escape|not pay|cheat on|hide … from the) (?:paying )?(?:the )?(?:tax(?:es)?|sanctions|irs|tax office|taxman|kyc)|without paying tax(?:es)?|(?:around|bypass|circumvent|avoid|evade) (?:the )?sanctions|buy (?:drugs|weapons?|guns?|cocaine|weed|fentanyl|stolen|a gun)|drugs|dark ?(?:net|web)|weapons|hitman|ransom(?:ware)?|steal (?:a|some\\w*|the|other|crypto|coins|eth|bitcoin|from)|how (?:to|do i|can i) (?:steal|scam|hack|phish|launder|rob|counterfeit|forge|fake)|fake (?:transactions?|balance|proof|receipts?|usdt|eth|tokens? to|id|screenshot)(?: \\w+)?(?: generator| maker| sender)?|flash usdt|private keys? of (?:other|some\\w*|another)|other peoples? (?:keys?|wallets?|phrases?)|untraceable|hide (?:crypto|coins|money|my|assets|bitcoin|eth) … from|terror\\w*|blackmail|extort\\w*|sanction(?:s|ed)|stolen (?:credit )?cards?|brute ?force|ponzi scheme (?:start|make)|pump and dump|counterfeit|bribe|child porn|someone elses wallet (?:password|key)|guess … (?:phrase|seed|private key)s? of|without (?:the )?(?:police|government|anyone|anybody|tax office) knowing|illegal\\w*|dirty money|clean (?:my |the |dirty )?money|(?:get|break) into (?:my|a|the|his|her|their|some\\w*) (?:neighbou?rs?|friends?|ex\\w*|wifes?|husbands?|boss\\w*|other\\w*|persons?|victims?)|how to scam|scam people|spy on my',
  distress:
    'kill(?:ing)? (?:my|me)\\w*|suicid\\w+|end (?:my life|it all)|want to die|wanna die|dont want to live|do not want to live|harm (?:my|me)\\w*|hurt myself|cant go on|cannot go on|no reason to live|take my (?:own )?life|better off dead|jump off',
  lostPassword:
    '(?:lost|lose|forgot(?:ten)?|forget|forgetting|cant remember|dont (?:know|remember)|do not (?:know|remember)|reset|change|changing|resetting|recover|new|wrong) (?:my |the |a |me |your |old |login |account )*(?:pass ?words?|pw|pwd|pin|pass ?code|login)|pass ?word (?:forgotten|lost|forgot|reset|recovery|change)',
  lostPhrase:
    '(?:lost|lose|losing|forgot(?:ten)?|forget|cant find|cannot find|dont have|do not have|never (?:wrote|saved|noted)|didnt (?:save|write|keep|note)|without|no longer have|threw away|misplaced|missing) (?:down |away |out |my |the |a |me |any |all |those |these |paper |with |note |book |notebook |sheet |of |where |i |put |wrote |kept )*(?:recovery|seed|secret|backup|mnemonic|12|twelve|words|phrase|wallet phrase)|forgot to (?:write|save|note|back) … (?:phrase|words|seed|mnemonic)',
  canYou:
    '(?:can|could|do|will|would) (?:you|u|everything wallet|your (?:team|company|staff)) (?:\\w+ )?(?:take|steal|access|move|freeze|spend|control|hold|seize) (?:\\w+ )?(?:my|our|the|users?)|do you (?:have access|hold|control)|has (?:it|this|the wallet|everything wallet) (?:ever )?been hacked|(?:ever|been) hacked before|your (?:employees|team|staff|company) (?:see|take|have|steal)|employees',
  ourselves:
    'everything ?wallet|you guys|your (?:wallet|company|app|site|website|service)|this (?:app|wallet|product|service)|(?:are|r) (?:you|u) (?:a |an )?(?:legit|scam|scammers|fraud|fake|trustworthy)|(?:a )?scam app|is it (?:a )?(?:scam|legit|trustworthy|real)(?: app| wallet)?$',
  mine: 'i have|my|ive|i own|i had|mine|i got|our',
  apiKey: 'api|keys?|bearer|endpoints?|requests?|401|403|portal|developer|headers?|rejected key',
  need: 'needs?|have to|must|required?|necessary',
  amountWord: 'amounts?|comma|decimal (?:point|separator)|how many decimals',
  restoreWallet: '(?:restore|recover|bring back) (?:my|the) (?:wallet|account|coins|funds)',
  keyWord: '(?:my|the|your|secret|private|wallet) keys?',
  phoneNumber: '(?:your|a|the|support) (?:phone|telephone) ?(?:number|line)?(?: please)?$|phone number',
  howTo:
    'how (?:do|to|can|does|would|should|could)|can i|i want to|i wanna|i need to|steps|where (?:is|do|can)|wat do i|what do i|^(?:send|sending|transfer|pay)',
  confirmMail:
    '(?:activation|confirmation|verification|verify|confirm|confirming|verifying) (?:e ?mail|mail|link|message)|(?:verify|confirm) (?:my |the )?e ?mail|resend|e ?mail (?:address )?(?:verification|confirmation)|signed up but no',
  noMail:
    'no (?:\\w+ )?(?:e ?mail|mail)|(?:didnt|did not|never|havent|hasnt|not) … (?:e ?mail|mail)|(?:e ?mail|mail) … (?:not|didnt|never|hasnt)',
  yourMail:
    '(?:your|support) (?:e ?mail|mail)(?: address)?(?! that)|^e ?mail(?: address)?$|e ?mail you|write (?:to )?you',
  sellWord: 'withdraw|spend|sell|selling|cash out|cashing out|to my bank',
  notSaved: 'before i (?:wrote|saved|could|noted)',
  sentMe: 'sent me|send me|sends me|transferred me',
  lostNote: '(?:lost|threw away|burned) (?:the|my|that) (?:note|paper|notebook|sheet|notes)',
  contractWord: 'to (?:a|the) (?:\\w+ )?contract',
  completedWord: 'completed|confirmed|finished|done|went through',
  inChat:
    '(?:was|is|are|were|stored|saved) in (?:a |an |my |the )?(?:\\w+ )?(?:chat|whatsapp|telegram|discord|e ?mail|messages?)',
  fromList: 'from (?:the|my) list|one of my accounts|which account',
  give: 'give|tell|share|hand over|show',
  isThis: '^(?:so )?(?:is|are|r) (?:this|you|it|u)',
  primaryOne: 'primary',
  historyWord:
    'histor(?:y|ies)|statements?|list of|past|previous|sent payments|my payments|sent transactions',
  ableI:
    'can i|could i|may i|is it (?:ok|okay|fine|safe)|should i|where should|best way|how (?:should|do) i|allowed',
  everyTime: 'every time|each time|always|why (?:do|must|should) i',
  cancelIt:
    '^(?:can (?:i|you) |please |how (?:do i|to) |pls )?(?:cancel|stop)(?: it| this| that| my transfer)?(?: please| pls| now)?$|cancel button',
  undoIt:
    'undo|reverse it|refunds?|charge ?back|call (?:it|them) back|get (?:it|them) back|take (?:it|them) back',
  failedAlone: '(?:it |status |says )+failed|^failed$',
  notArrivedCoins:
    '(?:hasnt|havent|didnt|not|never|nothing|no) (?:yet |been )?(?:arriv\\w*|receiv\\w*|reciev\\w*|come through|came|landed|credited)|(?:receiv\\w*|reciev\\w*|got) nothing|where (?:is|are|did) (?:my|the) (?:money|coins|eth|crypto|funds|matic|payment|deposit|usdc|usdt|tokens)|wheres my (?:money|coins|eth|crypto|funds|matic|payment|deposit)',
  inList:
    '(?:not|isnt|missing) (?:in|on|from) (?:the|my|your) (?:token )?list|contract address|(?:doesnt|does not|not) (?:appear|show|shown|showing|visible|there)(?: up)?(?: in (?:the|my) list)',
  selfDescribed:
    'everything ?wallet|an exchange|a bank|self ?custod\\w*|non ?custodial|custodial|company behind|behind (?:this|it|everything)|this (?:app|site|website|service|wallet|product|thing|page) (?:do|is|for|about)|what is this$|whats this$|like im five',
  currencyChange: '(?:in|to|into) (?:euros?|eur|gbp|pounds|yen|my currency)',
  cashOut:
    'cash ?out|cashing out|off ?ramp|sell|selling|sold|fiat|bank account|to (?:my |a |the )?bank|real money|paypal|atm|venmo|as cash|in cash|local currency|(?:turn|convert|change|exchange|get|withdraw) … (?:euros?|dollars?|pounds|rupees?|naira|pesos?|cash|usd|eur|gbp|money)$|(?:turn|convert|change|exchange|withdraw) … (?:into|to|for|in) (?:euros?|dollars?|pounds|rupees?|naira|pesos?|cash|usd|eur|gbp|money|real)|spend|real cash|to my bank|into dollars|into euros|withdraw money',
  approval:
    'approv(?:als?|e|ed|es|ing)|revok(?:e|ed|es|ing)|allowances?|permissions?|permit2?|permits|spenders?|set ?approval(?: ?for ?all)?|spending cap|revoke cash|allowed to (?:spend|take)|spend my|take my tokens',
  signedIt:
    '(?:signed|signing|sign)(?! (?:in|up|out|on|into|me|off)\\b)|approved|confirmed on|accepted (?:a|an|the|some\\w*)|clicked (?:a|the|on|some\\w*) … (?:link|confirm|approve|sign)|pressed approve|gave … (?:approval|permission|allowance)',
  leaving:
    'gone|leaving|leaves|left my wallet|vanish\\w*|disappear\\w*|emptied|emptying|empties|draining|drained|drains?|being (?:taken|moved|stolen)|taken|took|takes|taking|moving out|going out|pulled|sweep\\w*|swept|stole|stolen',
  signMessage:
    'sign (?:a |an |the |this |that |my )?(?:\\w+ )?(?:messages?|text|statement|sentence|letter|json)|signatures?|typed data|eip ?712|eip ?191|personal_sign|signed (?:message|text|statement)|prove … (?:own|address is mine|my address)|proof of (?:ownership|address)|message signing',
  slippage:
    'slippages?|price impact|impact on (?:the )?price|tolerance|minimum received|least received|front ?run\\w*|sandwich\\w*|(?:less|fewer) … (?:than (?:the )?(?:quote|shown|quoted|it said))',
  lido: 'lido|w?steth|unstak\\w*|liquid staking|slash\\w*|(?:withdrawal |exit )?queue|ask(?:ed)? (?:it |them |my \\w+ )?back|validators?',
  keystore:
    'key ?stores?|utc|json (?:file|wallet|keystore)|paper wallets?|hex keys?|raw keys?|25th|pass ?phrase (?:on|beside|too)|xprv|wif',
  closing:
    'shut(?:s|ting)? ?down|go(?:es)? (?:bust|bankrupt|under)|bankrupt\\w*|insolven\\w*|out of business|(?:you|company|site|website|service|startup|firm) (?:\\w+ )?(?:close|closes|closed|closing|stop|stops|vanish\\w*|disappear\\w*|fold|folds|fails?|die|dies)|(?:servers?|site|website|service) … (?:down|unreachable|offline)|without (?:you|your (?:site|website|service|company))',
  exporting:
    'csv|excel|spreadsheets?|export(?:s|ed|ing)?|fifo|cost basis|koinly|cointracking|bookkeep\\w*|accountants?|download (?:my|the|a|all) … (?:history|transactions|statement|transfers|data)|statements?',
  backupFile:
    'back ?ups? files?|files? … back ?up|(?:save|load|download|restore|make|export) (?:a |the |my |from )*back ?ups?|usb',
  deviceWallet:
    'wallet on (?:this|my) (?:device|computer|laptop|phone)|device passwords?|unlock(?:s|ing)? (?:the |my |password)|auto ?lock|pass ?keys?|finger\\w*|thumb\\w*|face ?id|biometric\\w*|without typing|remember my (?:wallet|phrase)|(?:typing|type|enter) … every time',
  rollup:
    'roll ?ups?|l2s?|layer ?2|optimism|op mainnet|arbitrum|on base|base network|base chain|l1 (?:data|fee)|blobs?',
  hide: 'hide|hiding|un ?hide|remov(?:e|ed|ing)|delet(?:e|ed|ing)|get rid|bring back|out of (?:my )?sight|clean(?: ?up)?',
  units:
    'units?|in wei|wei|gwei|decimals?|strings?|timestamps?|milliseconds|seconds|unix|iso|time ?zone|pagination|paging|cursor|format',
  retry:
    'retr(?:y|ies|ying|ied)|idempot\\w*|twice|again|duplicate\\w*|double (?:spend|payment|charge|pay)\\w*|time ?out|timed out|502|504|broadcast_uncertain|already known',
  risk: 'risk\\w*|guarant\\w*|insur\\w*|lose|loss(?:es)?|danger\\w*|hacked|depeg\\w*|audit\\w*|catch|bust|collapse\\w*|too good',
  offline:
    'off ?line|no (?:internet|signal|connection|network|wifi)|without (?:internet|a connection|connection|signal|wifi|network)|air ?plane mode|bad (?:reception|signal)',
  twoPasswords:
    '(?:two|2|both|second|different|which) … pass ?words?|difference … pass ?words?|device pass ?word … (?:same|account|sign|login|log)|same pass ?word',
};
