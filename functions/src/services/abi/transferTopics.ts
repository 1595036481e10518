/** keccak256('Transfer(address,address,uint256)') (ERC-20, ERC-721). */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** keccak256('TransferSingle(address,address,address,uint256,uint256)') (ERC-1155). */
export const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';

/** keccak256('TransferBatch(address,address,address,uint256[],uint256[])') (ERC-1155). */
export const TRANSFER_BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';
