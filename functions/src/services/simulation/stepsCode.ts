/**
 * Returns EVM code that takes steps from one caller, one after the other: 32 bytes each of the contract (with
 * 1 above its 20 bytes for a call that may write and takes value; else it is static), the gas, the value, the
 * result length to return, and the data length; then the data. For each step it returns 32 bytes each of
 * success, the account's balance of coin, and the result length; then the result.
 *
 * Called by any other address it accepts coin, and returns its own selector: so an account with this code
 * accepts NFTs, like one without code (ERC-721, ERC-1155).
 *
 * @param caller whose steps it takes
 * @param account whose balance it returns
 * @returns 0x-prefixed hex
 */
export function stepsCode(caller: string, account: string): string {
  return [
    // Where the caller is the one, on to the steps at 32; where another one sends no data, on to 30.
    `0x3373${caller.slice(2).toLowerCase()}14603257`,
    '3615603057',
    // Any other caller gets back the first four bytes of its data.
    '60003560e01c60e01b60005260206000f3',
    // 30: nothing to answer. 32: the place in the steps, and the place in the answer, from 0.
    '5b005b60006000',
    // 37: while there are steps left; then on to the end at c1.
    '5b8136111560c157',
    // The step's data, to the place in the answer.
    '8160800135808360a0018337',
    // Its gas; for a call that may write, on to 65.
    '8260200135833560a01c606557',
    // A static call.
    '600060008385873585fa607556',
    // 65: one that may write.
    '5b6000600083858760400135883586f1',
    // 75: success, and the account's balance.
    `5b83525073${account.slice(2).toLowerCase()}318260200152`,
    // Length of the result, or the requested length if that is less; and so much of it.
    '82606001353d8181109082180281188084604001526000846060013e',
    // On to the next answer and the next step.
    '82016060019150820160a0019150603756',
    // c1: the end.
    '5b6000f3',
  ].join('');
}
