// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import "@openzeppelin/contracts/utils/Base64.sol";

/// ERC-1155 editions for the local chains. Anyone can mint. All editions share one metadata URI, in which a client replaces {id} with the
/// token ID as 64 lower-case hex digits.
contract SampleEditions is ERC1155 {
    string public name;
    string public symbol;

    /// Number of units minted, by token ID.
    mapping(uint256 => uint256) public totalSupply;

    constructor(string memory name_, string memory symbol_) ERC1155(_describe(name_)) {
        name = name_;
        symbol = symbol_;
    }

    /// Mints `amount` units of the edition `id` to `to`.
    function mint(address to, uint256 id, uint256 amount) external {
        totalSupply[id] += amount;
        _mint(to, id, amount, "");
    }

    /// Metadata as a data URI of plain JSON: a client could not replace {id} inside Base64.
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
