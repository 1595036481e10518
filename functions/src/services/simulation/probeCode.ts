/**
 * EVM code that stands at the sender's address while a call is simulated by `eth_call`: so contracts see the sender as the caller, and what
 * is asked before and after is of one state.
 *
 * Called by itself it takes steps, one after the other: 32 bytes each of the contract, the gas (0 for the call itself: all there is, with
 * value, else a static call), the value, how much of the answer is kept, and the length of the data; then the data. It answers for each step
 * 32 bytes each of whether it succeeded, what the sender has then, and the length of what is kept; then as much as was to be kept. Called by
 * anybody else it takes coin, and answers its own selector: so the sender takes NFTs, as an account without code does (ERC-721, ERC-1155).
 */
export const probeCode = [
  // Where the caller is the account itself, on to the steps at 1e; where another one sends no data, on to 1c.
  '0x333014601e573615601c57',
  // Another one is answered the first four bytes of what it sent.
  '60003560e01c60e01b60005260206000f3',
  // 1c: nothing to answer. 1e: the place in the steps, and the place in the answer, from 0.
  '5b005b60006000',
  // 23: while there are steps left; then on to the end at 95.
  '5b81361115609557',
  // The step's data, to the place in the answer.
  '8160800135808360a0018337',
  // Its gas; without any, on to 4e.
  '82602001358015604e57',
  // A static call.
  '600060008385873585fa605e56',
  // 4e: the call itself.
  '5b600060008385876040013588355af1',
  // 5e: whether it succeeded, and what the account has.
  '5b835250478260200152',
  // How long the answer is, or how much of it is kept where that is less; and so much of it.
  '82606001353d8181109082180281188084604001526000846060013e',
  // On to the next answer and the next step.
  '82016060019150820160a0019150602356',
  // 95: the end.
  '5b6000f3',
].join('');
