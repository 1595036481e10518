// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import "@openzeppelin/contracts/utils/Base64.sol";

/// Editions (ERC-1155) for local chains alone: whoever asks is given some. All have one address of their description, in which
/// a client puts the number of the edition, as 64 digits of lower-case hex, in the place of {id}.
contract SampleEditions is ERC1155 {
    string public name;
    string public symbol;

    /// How many there are of each edition.
    mapping(uint256 => uint256) public totalSupply;

    constructor(string memory name_, string memory symbol_) ERC1155(_describe(name_)) {
        name = name_;
        symbol = symbol_;
    }

    /// Makes `amount` more of the edition `id` for `to`.
    function mint(address to, uint256 id, uint256 amount) external {
        totalSupply[id] += amount;
        _mint(to, id, amount, "");
    }

    /// A data URI of JSON as it is, since nothing could be put into Base64.
    function _describe(string memory name_) private pure returns (string memory) {
        string memory picture = Base64.encode(
            bytes(
                string.concat(
                    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="#12343b"/>',
                    '<g fill="none" stroke="#e1b382" stroke-width="14"><circle cx="200" cy="200" r="130"/><circle cx="200" cy="200" r="80"/>',
                    '<path d="M200 40V360M40 200H360"/></g><circle cx="200" cy="200" r="34" fill="#c89666"/></svg>'
                )
            )
        );
        return
            string.concat(
                'data:application/json;utf8,{"name":"',
                name_,
                '","description":"One of many alike, on the local chain.","image":"data:image/svg+xml;base64,',
                picture,
                '","attributes":[{"trait_type":"Edition","value":"{id}"}]}'
            );
    }
}
