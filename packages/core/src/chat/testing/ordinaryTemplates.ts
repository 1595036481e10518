/** Words for a template's {name}; other slots are generated each time. */
export const slotWords: Readonly<Record<string, readonly string[]>> = {
  coin: 'ETH|POL|BNB|ether|Ethereum|matic|coins|my ether|AVAX|BTC|bitcoin'.split('|'),
  token: 'USDT|USDC|DAI|LINK|UNI|WBTC|a token|my tokens|AAVE|stablecoins|SHIB|PEPE|wrapped ether'.split('|'),
  chain: 'Ethereum|Polygon|BNB Chain|Arbitrum|Base|Optimism|Avalanche|Sepolia|mainnet|the test network'.split(
    '|',
  ),
  amount: '5|0.5|0.01|12.75|100|1,500|0.0003|20|3|42.5|250|7|1.337|0.2|60|999'.split('|'),
  fiat: '$50|20 euros|100 dollars|£15|1,200 EUR|ten bucks|300 USD|5000 yen|CHF 80|half my salary'.split('|'),
  exchange: 'Coinbase|Binance|Kraken|my exchange|the exchange|Bitstamp|an exchange|Crypto.com|OKX'.split('|'),
  wallet:
    'MetaMask|Trust Wallet|Ledger|Rabby|Rainbow|another wallet|my old wallet|Phantom|Trezor|a paper wallet'.split(
      '|',
    ),
  device:
    'iPhone|old Android phone|laptop|tablet|work computer|Pixel 8|MacBook|Chromebook|brother’s PC|new phone|iPad|Galaxy S23'.split(
      '|',
    ),
  browser: 'Chrome|Safari|Firefox|Brave|Edge|Opera|the browser|Samsung Internet|a private window'.split('|'),
  person:
    'my brother|my sister|a friend|my mom|my wife|my husband|a colleague|my boss|my landlord|my daughter|my uncle|the seller|a stranger|my neighbour|my accountant|my cousin|the buyer|my dad'.split(
      '|',
    ),
  name: 'Anna|Tom|Priya|Luis|Mehmet|Sarah|Kwame|Yuki|Olga|Ben|Chiara|Noah|Fatima|Jan|Grace|Rose|Victor'.split(
    '|',
  ),
  place:
    'Berlin|Lagos|Spain|the UK|Canada|India|the airport|my office|a hotel|Brazil|Turkey|Japan|Germany|Texas|the library|a cafe'.split(
      '|',
    ),
  day: 'yesterday|last night|on Monday|this morning|last week|two days ago|on Friday evening|an hour ago|just now|in March|around noon|last winter|before Christmas'.split(
    '|',
  ),
  time: '5 minutes|half an hour|two hours|a whole day|three days|about a week|20 min|since this morning|a month|ten hours'.split(
    '|',
  ),
  shop: 'a shop|the market|the ticket office|a hotel|my school|the gallery|an online store|a coffee stand|a game|the club|my gym|a charity'.split(
    '|',
  ),
  thing:
    'a bicycle|an old guitar|concert tickets|a sofa|a camera|rent|my lunch|a used car|a plane ticket|shoes|a table|the electricity bill|a piano|a gift card|some art|a boat trip|my phone bill'.split(
      '|',
    ),
  error:
    'insufficient funds|nonce too low|network error|replacement transaction underpriced|execution reverted|user rejected the request|gas limit exceeded|failed to fetch|something went wrong|invalid address|timeout|already known'.split(
      '|',
    ),
  part: 'settings|the history|the home screen|the contacts|the send dialog|the receive page|the swap page|the NFT page|the scanner|the token list|the stake tab|the developer portal|the address book|the footer'.split(
    '|',
  ),
  feeling:
    'really annoyed|a bit worried|confused|very happy|not sure|in panic|curious|tired of this|afraid|lost here|excited|nervous'.split(
      '|',
    ),
  nft: 'a monkey picture|my NFT|the ticket NFT|a pixel cat|an art piece|a game sword|a domain name|a music NFT|a dragon card|a membership badge'.split(
    '|',
  ),
  greeting:
    'hi|hello|hey there|good morning|Dear support|hi team|hey|excuse me|good evening|Hello everyone|yo'.split(
      '|',
    ),
  thanks:
    'thanks|thank you|thx in advance|cheers|many thanks|please help|any idea|waiting for your answer|best regards|ty|pls answer soon'.split(
      '|',
    ),
  language: 'JavaScript|TypeScript|Python|Go|Rust|a shell script|PHP|Kotlin|React|Swift'.split('|'),
  number: '2|3|4|5|6|7|8|10|12|15|20|24|30|50|100'.split('|'),
};

/**
 * Typical questions about a wallet, one a line; | is a line break within one. All were invented for this
 * test, many with words of the BIP-39 list.
 */
export const ordinaryTemplates: readonly string[] = `
How do I send {amount} {coin} to {person} on {chain}?
Can I send {token} to an address on another network?
I want to pay {person} {fiat} for {thing}, how does that work?
What happens if I send {coin} to the wrong address?
I sent {amount} {token} to {address} {day} and it has not arrived
Is there a limit on how much I can send in one day?
Can I cancel a transfer that I made {day}?
i sent {amount} {coin} {day} but {person} says there is nothing in the wallet
Why must I wait {time} before the transfer is complete?
How long does it take to move {amount} {coin} from {exchange} to this wallet?
Can you get back {amount} {token} that I sent to {address} by mistake?
The send button stays grey although I filled in every field
I typed {amount} and it wants to send everything, why?
Is it safe to send {amount} {coin} at once or should I try a small amount first
What does pending mean and when will it be over?
My transfer of {amount} {coin} is still pending after {time}, what can I do?
Please stop the payment to {address}, I clicked twice
How can I send all of my {coin} and leave nothing behind?
what is the max button for on the send screen
May I write a note for {person} with the payment?
Can {person} see how much money I have when I send them something?
Do I have to be online while the transfer is on its way?
can i send money to {person} without their address, only with a phone number
{person} gave me the address {address}, is that a good one?
Is {address} a contract or a person?
I would like to send {fiat} every month to {person}, can the app do that?
The address I copied begins with {short}, the one on the screen too, is that enough to check?
Why does the app warn me about a new address?
I paid {person} {fiat} for {thing} {day} and now they say it never came
Does the other side have to accept the transfer before it can arrive?
What do I do when the recipient has only {chain} and I have {chain}?
How do I know that {coin} was delivered?
Why was {amount} {coin} taken from my account {day}?
Can I schedule a payment for next week?
the amount i wanted to send was {amount} but the screen shows {hexAmount} wei
What is {hexAmount} in {coin}?
Why are the fees so high today?
How much does it cost to send {token} on {chain}?
Who gets the fee that I pay?
Do I need {coin} to pay the fee when I only have {token}?
the gas fee is more than what i want to send, that can't be right
Can I choose a lower fee and wait longer?
What is gas, gas limit and gas price, explain it like I am five please
It says I do not have enough for the fee but I have {amount} {token}
Do you earn anything from the fee?
The fee was {fiat} for a transfer of {fiat}, is that normal??
Is it cheaper at night or on the weekend?
Why did I pay a fee for a transfer that failed?
What is the difference between the base fee and the priority fee?
Is there a fee for receiving {coin}?
On {chain} the fee was small last year, what did change?
does swapping {token} cost more than sending
how much {coin} should i keep for fees
When I speed up a transfer, do I pay twice?
Why does the estimate go up and down every few seconds?
Are the fees the same for every network?
I lost the paper with my words
i lost the paper with my words, can you send me new ones
What is a recovery phrase and why do I need one?
Where do I find my recovery phrase again?
Can I change my recovery phrase?
Why are there {number} words and not {number}?
someone saw my phrase while I was writing it down, what now
Should I take a photo of my secret words?
My dog ate the paper with the recovery phrase, no joke
Is my phrase stored on your server?
I wrote down eleven words and cannot read the last one
Can {person} recover my wallet with my phrase when I die?
the app says one word is not in the list but I wrote exactly what I saw
Does the order of the words matter?
Can I use the same phrase in {wallet}?
Do I need internet to see my phrase?
How many words does {wallet} use, is it the same list?
I typed the words in and it says the phrase is not valid, I am sure every word is right
Is it a good idea to keep the words in a bank safe?
What is the difference between the seed, the phrase and the private key?
Is a passphrase the same as a recovery phrase?
My phrase has the same word two times, is that an error?
{person} asks me for my recovery phrase to fix a problem, should I give it?
a guy on telegram wants my secret phrase, he says he is from your support team
Could somebody guess my words by chance?
why can i not copy the phrase with one click
I put my words in a metal plate, is that better than paper?
If I forget my password, can I still use the phrase to get in?
Do I have to verify the phrase before I can receive money?
What if I close the window before I wrote down all words?
Can I make my own phrase from words that I like?
I have the phrase of an old wallet from {wallet}, how do I import it here?
Is it true that nobody can help me when the phrase is gone?
how do i know that the words are random
I found a paper at home with {number} words on it, could this be a wallet?
Can I print my phrase?
Can I split my recovery phrase and give one half to {person}?
My handwriting is terrible, is it dune or tune?
Does the list contain words in Spanish?
I forgot my password
How do I change the e-mail of my account from {email} to {email}?
Can I have two accounts with one e-mail?
I never got the mail to confirm my address {email}
why was i signed out {day}
Is it possible to log in with my phone number {phone}?
My name is {name} and I can't open my account since {day}
I want to delete my account and everything in it
what happens to my money when I delete my account
Can I use one account on my {device} and on my {device}?
Someone tried to sign in from {place}, it was not me
Please call me at {phone}, it is urgent
you can write to me at {email} or call {phone}
The link in the mail is old and does not work any more
Do I need to show my passport or ID to use this?
How old must I be to open a wallet?
can my daughter who is 14 have an account too
Sign in with Google opens a blank window and closes again
Why does the page ask me to sign in again and again?
How do I see where I am signed in?
How can I sign out on every device?
I changed my e-mail but the old one {email} is still shown
my session ended in the middle of a transfer, was it sent?
Two people use this computer, can the other one see my wallet?
What do you know about me?
Do you sell my data?
Can I use the wallet under another name?
Is my account blocked? It says try again later
Do you offer a card that I can use at {shop}?
Can I buy {coin} with my credit card?
my bank card was declined when I tried to buy {token}
Which bank cards work in {place}?
When will there be a debit card for {place}?
I bought {fiat} of {coin} with my card {day}, where is it?
The bank says it blocked the payment to {exchange}, do you know why?
Is there an Apple Pay button or something like that?
Can I sell {amount} {coin} and get the cash to my bank account?
the last four digits of my card are {digits}, was it charged twice
Can I pay with {coin} in {shop}?
{shop} takes {token}, how do I scan the code at the counter
How do I move money from {exchange} to here?
{exchange} asks for a memo or a tag, what do I write there?
{exchange} says withdrawal done but my balance is still zero
Which network do I have to choose at {exchange}?
Is this wallet an exchange?
What is the difference between {wallet} and this wallet?
Can I use {wallet} together with this app?
How do I swap {amount} {coin} for {token}?
Why do I get less {token} than the price says?
What is slippage and what should I set it to?
The swap failed but the fee is gone
Is the swap rate fixed when I press confirm?
where does the price come from
The price of {coin} here is different from {exchange}
the value of my wallet went down by {fiat} {day}, did somebody steal it?
Why does my balance show {amount} when I have {amount}?
Can I see prices in my own currency?
the chart stopped {day} at {time24}
What is the best time to buy {coin}?
will {coin} go up this year?
Should I sell my {token} before the end of the year?
Can I earn interest on {token} here?
How does staking work and when do I get the reward?
What is the risk when I stake {amount} {coin}?
I pressed unstake {day}, where is my money now?
the reward rate was 5 percent, now it is 3, why did you change it
How do I lend {token} to others?
Do I have to pay tax when I swap {coin} for {token}?
Where can I download a list of all my transactions for the tax office?
My accountant wants the price of {coin} on {date}, where do I see that?
I need a report for the year {year}, with date, amount and value
Is sending to my own other address a sale for the tax office in {place}?
Do you report my account to the government?
how do i prove that i paid {person} on {date}
can i get an invoice with my company name on it
Which rate do I use for tax, the day rate or the hour rate?
In {place} we must declare every wallet above {fiat}, does that include this one?
I get the error "{error}" when I press send
What does "{error}" mean?
it says {error} every time i try, restarted my {device} already
{error}!!! why???
After the update I see {error} on {part}
Error {digits} on {part}, see screenshot
The page is white on my {device} with {browser}
I only see a spinning circle in {part} for {time}
app is slow on {browser}, on {browser} it is fine
The button in {part} does nothing
nothing happens when i click on {part}
{part} is empty although I made {number} transfers
I pressed refresh {number} times and the balance is still old
Something is wrong with {part}, it shows {error} since {day}
The text in {part} is too small for me, can I make it bigger?
On my {device} the menu covers the confirm button
It crashed while I was sending {amount} {coin}, was it sent or not?
why does it say offline when my internet works
Your website is down in {place}?
The dark mode hurts my eyes, where is the switch to turn it off?
Can I have the app in my language?
the qr code is not read by the camera of my {device}
How do I allow the camera in {browser}?
The scanner opens but the picture is black
I cannot copy the address on my {device}
When I paste the address a space is added at the end
Does it work with {browser} on {device}?
I have {browser} version {digits}, is that too old?
It worked {day} and I did not change anything
My phone was stolen {day} in {place}, what do I do first?
i lost my phone, is my money gone
Someone took my {device} from {place}, can they open the wallet without the password?
I sold my {device} {day} and forgot to sign out
I dropped my {device} in the water, how do I get my wallet on the new one?
How do I move everything to my {device}?
My laptop had a virus {day}, is my wallet still safe?
I think {person} knows my password
there is a transaction of {amount} {coin} that I did not make
Somebody emptied my wallet {day}!!!
I was hacked, {amount} {token} went to {address}, please freeze it
A site asked me to sign something and now my {token} is gone
How do I revoke what I approved for a website?
is {url} your real site or is it fake
I clicked on a link in a mail from {email}, was that you?
A man called me from {phone} and said he is from your company
Do your people ever call customers?
Should I worry when a token that I never bought shows up in my wallet?
I won {amount} {token} and must pay a fee first to get it, is it a scam?
{person} sent me {nft}, how do I see it?
Where do I see my NFTs?
The picture of {nft} does not load
How do I sell {nft}?
I bought {nft} {day} for {amount} {coin} and it is not in my wallet
Can I send {nft} to {person}?
can I hide an NFT that I do not like
What is the number under the picture of {nft}?
Why does my NFT have no name?
Somebody gave me {nft} with a link in it, can I open it?
Does it cost anything to keep {nft}?
Which networks do you support?
How do I add {token} with the contract {address}?
How do I add a network?
What is the difference between {chain} and {chain}?
I sent {token} over {chain} instead of {chain}, is it lost?
Is my address the same on every network?
Why do I have a balance on {chain} but not on {chain}?
How do I get test coins on Sepolia?
What are test networks good for?
I turned the test networks on and now I can't find my real money
token {address} shows the wrong symbol
My token has 6 decimals but you show 18
The same token is in my list two times
Can I remove a token from the list?
Can I watch an address that is not mine?
How do I save {address} as a contact with the name {name}?
Can I import my contacts from a file?
I deleted the contact {name}, can I get it back?
is there a way to search for a contact by name
How many contacts can I have?
Where is my history?
Can I export the history to a file?
The history shows {amount} {coin} from {date} that I know nothing about
In the history one transfer has the status failed, the explorer says success
Why are there two entries for the transfer on {date}?
Can I filter by {token}?
Show me transaction {hash}
what about my tx {hash}, it is stuck for {time}
https://etherscan.io/tx/{hash} says success but {person} has nothing
look at https://polygonscan.com/tx/{hash} please, where is my money
My transaction hash is {hash} and my address is {address}
see https://bscscan.com/tx/{hash} and https://bscscan.com/tx/{hash}
transaction {hash} from {date} {time24} failed, why
I see block {digits} in the explorer, is that when it happened?
https://etherscan.io/address/{address} shows {amount} {coin}, your app shows zero
https://sepolia.etherscan.io/token/{address}?a={address}
The receipt for transaction {hash} has status 0x0 and gasUsed {hexAmount}
My order number is {order}, it was paid {day}
Order {order} still says unpaid, I sent {amount} {token} on {date} at {time24}
{shop} wants the payment reference {order}, where do I put it?
ticket {order} has not been answered for {time}
Invoice {order} of {date} over {fiat} has to be paid to {address}
tracking id {order}{order}, customer {digits}, please check
uuid of my request is {uuid}, can you look into the log
my request id: {uuid} and the one before {uuid}
IBAN DE{digits}{digits}{digits} is mine, can I get my {fiat} there?
Is there an API for reading balances?
How do I get an API key?
What is the rate limit of the API for each key?
How do I call the API from {language}?
my api answers 401 since {day} though the key is the same as before
API returns 429, how long do I have to wait?
What is the base URL of the API for {chain}?
Do you have an SDK for {language}?
Can I run this on my own server?
Is the code open source, and where can I report an issue?
curl -H "Authorization: Bearer YOUR_KEY" https://example.org/v1/balance/{address}| returns {error}
const balance = await provider.getBalance("{address}");|console.log(formatEther(balance));|this prints {hexAmount}, what is that
await client.send({ to: '{address}', value: parseEther('{amount}') })| throws "{error}" on line {number}
{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"{address}","data":"{calldata}"},"latest"]}
{"jsonrpc":"2.0","id":{number},"error":{"code":-32000,"message":"{error}"}}
TypeError: Cannot read properties of undefined (reading 'address')|    at sendTransfer (index.js:{number}:{number})|    at async main (index.js:{digits}:3)
import { useState } from 'react';|export function Button() { const [open, setOpen] = useState(false); return <button onClick={() => setOpen(!open)}>Send</button>; }
if (amount > balance) { throw new Error('{error}'); } else { await wallet.transfer(address, amount); } is this right?
function transfer(address to, uint256 amount) public returns (bool) { require(balance[msg.sender] >= amount, "{error}"); }
event Transfer(address indexed from, address indexed to, uint256 value); how do I filter by from?
npm install says {error} with node {number} on {device}
What is the ABI of the token at {address}?
the selector in my calldata {calldata} is for which function
The docs say the field is "amount" but the answer has "value", which one is right?
How do I verify the checksum of an address in {language}?
pip install works but import gives {error}
for (const tx of history) { if (tx.status === 'failed') console.log(tx.id, tx.error); }
SELECT address, amount, status FROM payments WHERE date > '{date}' ORDER BY amount DESC LIMIT {number};
env: CHAIN={chain}, URL=https://{digits}.example.org, TIMEOUT={number}00, still {error}
print(wallet.address, wallet.balance)  # {address} {amount}
gasPrice {hexAmount} nonce {hexNumber} value {hexAmount} data 0x, is this transaction ok?
version: 3|services:|  wallet:|    image: node:{number}|    ports:|      - "{digits}:8080"|does this look right?
git push fails with {error} in your example repo
Can a webhook tell me when {amount} {coin} arrives?
My app needs to know the exact time of a block
<div class="wallet"><span>{address}</span><button type="submit">Send</button></div> how do I style your widget
try { await send(); } catch (error) { alert(error.message) } shows only {error}
def total(items): return sum(item.amount for item in items if item.token == "{token}")
const fee = gasLimit * gasPrice; // {hexAmount} * {hexAmount}|is that in wei or in gwei?
The schema says z.string().min(1).max({number}), but a name with an emoji is refused
{greeting}
{greeting}, {thanks}
{greeting}, I am {name} from {place}, I have a question about {token}
{greeting} {greeting} is anybody there
Are you a human?
are you a bot or a real person
Can I talk to a real person please
That did not help
you did not answer my question about {part}
{thanks}!!
ok i will try that, {thanks}
No, I said {chain} and not {chain}
I don't understand, can you say it in easy words?
What can you do?
what else can I ask you
Who made this app?
Where is your office?
Do you have a phone number that I can call?
Can I give you an idea for the app?
I love this wallet, only {part} could be better
I am {feeling} about {part}
This is the worst app I have ever used, {error} all day
I will tell everyone about this if you do not fix {part}
When is the next update?
What is new in this version?
Are you safe? I read about a wallet that was hacked {day}
Is there insurance when my money is stolen?
What happens to my wallet when your company closes?
Can the police take my coins?
Who can see my address?
What is a wallet anyway?
what is an address and can i share it
I am new to all this, where do I begin?
Explain {chain} to me like I am a child
Is crypto legal in {place}?
my teacher says all of this is a game, is it real money?
{person} wants to open a wallet too, is there a bonus for me?
How do I invite {person}?
Can a family share one wallet?
Can I give {person} the right to only look at my wallet?
What do I need to learn before I put {fiat} in?
How do I receive {coin} from {person}?
Where is my address?
Does my address ever change?
Can I receive {token} on the same address as {coin}?
I asked {person} to send me {amount} {coin}, how do I know when it is there?
{person} sent {amount} {token} {day} and the app did not tell me
Can I get a message when money arrives?
How do I make a QR code with the amount in it?
can i print the qr code and put it on the wall of {shop}
They want to pay me {fiat} for {thing}, which address do I give them?
Can I ask somebody for money with a link?
ethereum:{address}@1?value={amount}e18 is this a payment link
I received {amount} {coin} from {address} and do not know who that is
My salary comes in {token} every month, how do I split it?
hwo do i sned {coin} to my freind
i cant acces my walet sicne {day}
plz help me recieve my mony form {exchange}
wher is the adress of my acount
i forgto my pasword agian
how much are teh fees for {amount} {coin}
wy is my transfre pendign for {time}
it dosnt work!! i allready tryed {number} times
dont wanna pay fee, any trick
u there? need {coin} asap
lol my {person} deleted the app
wallet no open {device} help
money gone where
balance zero why
send not work
no coins after {time} bro
i buy {coin} i no see {coin}
HELP MY MONEY IS GONE SINCE {day}
WHY IS EVERYTHING SO SLOW TODAY
where button
why
ok
?
fees???
{amount} {coin} = how much {token}
{amount} {coin} in {fiat}
I am not able to open the account that I made with my old phone, because the code is always sent to {phone}
When I open the window about my wallet and click on the address above the button, nothing is shown
Is it normal that the address above the amount is only shown in part, with dots in the middle?
What should I do first when I open the app about once a year only?
The image on the left side of the screen is upside down on my {device}
My mother can not use the mouse very well, can she use only the keyboard?
I would rather use cash, but {shop} will only accept {token} now
I am able to see the account about which I ask, but not the one above it
There is a small yellow triangle next to my balance, what does it mean?
Can you add an option to turn off the sound?
I want to change the order of the cards on the home screen
Please do not use so much text, I am an old man and my eyes are weak
The credit that I was given {day} is not in the account
You ask me to verify the address, but it is correct and I have used it more than once
Is there a way to lock the screen after some time?
can i use a finger or my face to unlock the app
I was in the middle of writing a note when the screen went black
A friend from school told me that it is easy to make money here, is that true?
Tell me one good reason why I should trust you with my money
This morning I found out that my balance is only half of what it was before the weekend
Before you ask, yes I did turn it off and on again
I paid, the seller is happy, but the app still shows that the payment is open
The window with the question what to do next opens again after I close it
I have a hardware device in a drawer, can I connect it?
The person who was here before me at work left no note on how to use this account
Do I lose my coins if I lose the key to my house? I mean the key card with my account on it
Could you please check why my card was charged {fiat} when I spent only {fiat}
I will travel to {place} in {number} days, can I use the wallet there?
We run a small shop and want to take {token}, what do we need?
I teach a class of {number} students and every student should have a wallet on the test network
We are a charity in {place}, can people give us {coin} with one link?
I run a club with {number} members, everyone pays {fiat} a month, can you remind them?
Does the wallet work without internet on a boat or a plane?
Is it right that a contract can spend my tokens without asking me again?
What is the maximum that {url} may spend of my {token}?
I would like to limit what a site can spend
Which of my addresses did I use at {exchange}?
Can I have more than one address in one wallet?
What is a derivation path, and do you use m/44'/60'/0'/0/0?
Is a private key something that I should ever type into this chat?
How do I export my private key to use it in {wallet}?
I have a private key from {wallet}, where do I import it?
What does non-custodial mean?
Why is my address in small letters at {exchange} and with capitals here?
does it matter if the letters in {address} are small or big
Is {short} the same as {short}?
my nonce is {number} and the explorer shows {number}, what is wrong
Can I replace a pending transaction that has nonce {number}?
How many confirmations do you wait for on {chain}?
Is the merge or the next upgrade of {chain} a danger for my {coin}?
Do I have to do something for the fork on {date}?
What time zone is used for {time24} in the history?
Why does the date say {date} when I sent it on {date}?
I set a reminder for {date}, {time24}, to claim my reward, is this ok or will it be too late?
My number changed from {phone} to {phone}, please update my account
Rent for {name}: {fiat}, food: {fiat}, phone: {fiat}. Can the wallet add that up?
1. I open {part}|2. I click send|3. I see {error}|What do I do?
- sign in|- open {part}|- press the button above|- {error}
First I opened {part}, second I pressed swap, third it said {error}. Fourth time lucky?
a) is it safe b) is it free c) is it fast
Three questions: what does it cost, how long does it take, and is {person} able to cancel?
Steps to reproduce:|1. Open {part} in {browser}|2. Type {amount}|3. Press confirm|Expected: a receipt|Actual: {error}
Network: {chain}|Token: {token}|Amount: {amount}|Address: {address}|Date: {date}|Problem: {error}
From: {address}|To: {address}|Value: {amount} {coin}|Fee: 0.0{digits}|Status: pending
name {name}, phone {phone}, mail {email}, order {order}
Dear Sir or Madam,|I sent {amount} {coin} {day}.|It did not arrive.|Yours, {name}
> What network did you use?|{chain}
> Did you restart?|yes, {number} times|> And now?|{error}
Tomorrow will be cold in {place} with some rain, sorry wrong window
Can you write a poem about a wallet that lost its key?
Tell me a joke about money
what is the capital of Spain
Translate this to German: where is my money?
Can you help me with my school essay about bitcoin?
How do I cook rice? just kidding, how do I send {token}?
`
  .trim()
  .split('\n');

/** Additional sentences of long messages. */
export const ramblingSentences: readonly string[] = `
I have been a customer for about {number} years now and I have never had a problem like this before.
Let me begin at the beginning, because otherwise you will not understand what happened.
{person} told me about this wallet when we were on a train to {place}.
At first I did not want to use it at all, because I am not good with computers.
Then one evening I sat down with a cup of coffee, opened my {device} and made an account.
It was easy, I must admit, and I even wrote the words on a piece of paper and put it in a safe place.
Since then I use it every week, mostly to pay for {thing}.
{day} I wanted to send {amount} {coin} to {person}, as I always do.
I opened {part}, typed the amount, checked the address twice and pressed confirm.
The screen went dark for a moment, and then I could read {error} in red letters.
Of course I tried it again, and again the same thing came up.
My first thought was that the internet in {place} is just bad.
So I went outside, walked around the house, and tried it from the garden.
Nothing changed, only the fee was a little higher than before.
{person} says that I should wait, but I have waited for {time} already.
On the other hand I do not want to pay twice for the same thing.
I also called {exchange}, and a very nice woman there said that it is not their fault.
She asked me for the transaction, and I gave it to her, but she could not find it.
I know that you have many other people to answer, and I do not want to be rude.
But this is a lot of money for me, almost all that I could save this year.
By the way, the new colour of the buttons is very nice.
What I do not understand is why the history shows nothing, neither a success nor an error.
If I remember right, the balance was {amount} before and is {amount} now.
That means that something must have left the wallet, or am I wrong?
I am {feeling}, and my family is, too.
My neighbour, who works with computers, had a look and said it could be the network.
He uses {wallet} and has never seen anything like it.
We tried another browser, another cable and another chair, and only the chair was better.
Maybe it has to do with the update that came {day}.
There was a window with a long text that I closed without reading, I am sorry about that.
Is it possible that I agreed to something that I should not have agreed to?
Please tell me in simple words what I should do next.
I would also like to know if I can get the fee back.
And one more question: is it normal that the app asks for the password every day?
You can reach me any time after work, or on the weekend.
If you need a picture of the screen, just tell me where I can send it.
I am sure there is an easy answer, and that I will laugh about it later.
Until then I will not touch anything, I promise.
My son would say that I should read the help first, so I did, and it was useful, but my case is not in it.
In the help it says that a transfer can take some minutes, but not that it can take {time}.
The weather was hot, the dog was barking, and the baby was crying, so I may have pressed the wrong button.
It could also be that my sister used the {device} while I was away, I will ask her tonight.
I do not think that somebody stole it, because nobody knows where I keep the paper.
Next month I want to buy {thing}, and I need the money for that.
Well, that was long, sorry, and thank you for reading all of it.
`
  .trim()
  .split('\n');

/** Lines of a list have at most eight of these words from the BIP-39 list, and some others. */
export const ordinaryLists: Readonly<
  Record<
    string,
    { readonly before: string; readonly words: readonly string[]; readonly others: readonly string[] }
  >
> = {
  shopping: {
    before: 'Oops, we ran out of:',
    words:
      'apple rice sugar salad onion tomato potato bread butter cheese milk orange lemon chicken fish egg coffee fruit salt soup honey garlic mushroom peanut banana olive pizza wine bacon cereal grape cherry'.split(
        ' ',
      ),
    others: 'yoghurt|tea|flour|ham|pasta|beer|shampoo|biscuits|jam|leeks|oats|cutlery'.split('|'),
  },
  vocabulary: {
    before: 'Vocabulary for Friday:',
    words:
      'window table river bridge garden kitchen animal bird horse tree flower winter summer spring weather cloud island ocean mountain doctor uncle cousin baby finger arm face shoulder tooth hat shoe'.split(
        ' ',
      ),
    others: 'neighbour|to eat|the cow|sheep|the chin|eyes|to go|the bakery'.split('|'),
  },
};

/** Lines like those of a song, from everyday words of the BIP-39 list. */
export const lyricWords: Readonly<Record<string, readonly string[]>> = {
  first: 'dream dance cry run hope wait laugh smile call fall'.split(' '),
  second: 'night moon summer river ocean fire rain shadow city heart'.split(' '),
  third: 'baby again always mother sister still'.split(' '),
  fourth: 'love home road door window world voice sun'.split(' '),
};
