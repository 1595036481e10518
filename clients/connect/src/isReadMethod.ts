const READ_METHOD =
  /^(eth_(blockNumber|call|estimateGas|createAccessList|gasPrice|maxPriorityFeePerGas|feeHistory|blobBaseFee|syncing|protocolVersion|get(Balance|Code|StorageAt|Proof|Logs|BlockReceipts|(Block(TransactionCount)?By|UncleCountByBlock)(Hash|Number)|Transaction(Count|Receipt|ByHash|ByBlock(Hash|Number)AndIndex)))|net_listening|web3_clientVersion)$/;

/** Returns true if a node answers a method. */
export const isReadMethod = (method: string): boolean => READ_METHOD.test(method);
