"""Signs and sends with web3.py through `ew connect`. It needs no key."""

# Start `ew connect --network sepolia`, open its page, then:
# EW_RPC_URL=http://127.0.0.1:… python connect_web3.py 0xRecipient
import os
import sys

from web3 import HTTPProvider, Web3

# The wallet waits for you, longer than web3.py does by default.
wallet = Web3(HTTPProvider(os.environ["EW_RPC_URL"], request_kwargs={"timeout": 600}))

account = wallet.eth.accounts[0]
print("Account", account)

message = Web3.to_hex(text="Hello from web3.py")
answer = wallet.provider.make_request("personal_sign", [message, account])
if "error" in answer:
    sys.exit(answer["error"]["message"])
print("Signature", answer["result"])

transaction_hash = wallet.eth.send_transaction(
    {"from": account, "to": Web3.to_checksum_address(sys.argv[1]), "value": Web3.to_wei("0.001", "ether")}
)
print("Transaction", transaction_hash.to_0x_hex())
