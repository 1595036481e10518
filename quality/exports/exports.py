"""Write the exports of a fixture independently of the product: from docs/exports.md, with the standard library only.

Usage: exports.py FIXTURE DIRECTORY
"""

import json
import re
import sys
from datetime import datetime, timezone
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

NETWORKS = {
    # id: (chain id, coin, True for a testnet). Typed from docs/product.md §9, so that an error in the product's list shows.
    "ethereum": (1, "ETH", False),
    "sepolia": (11155111, "SepoliaETH", True),
    "polygon": (137, "MATIC", False),
    "polygon-amoy": (80002, "MATIC", True),
}


def plain(number):
    """Return a fraction as a decimal with all its digits."""
    sign, number = ("-", -number) if number < 0 else ("", number)
    whole, rest = divmod(number.numerator, number.denominator)
    digits = []
    while rest:
        digit, rest = divmod(rest * 10, number.denominator)
        digits.append(str(digit))
        if len(digits) > 200:
            raise ValueError("not a decimal")
    return sign + str(whole) + ("." + "".join(digits) if digits else "")


def dollars(cents):
    if cents is None:
        return None
    return ("-" if cents < 0 else "") + "%d.%02d" % divmod(abs(cents), 100)


def half_up(fraction):
    return (2 * fraction.numerator + fraction.denominator) // (2 * fraction.denominator)


def amount_of(text):
    if text is None or not re.fullmatch(r"[0-9]+(\.[0-9]{1,80})?", text):
        return None
    return Fraction(text)


def price_of(number):
    return None if number is None else Fraction(Decimal(repr(number) if isinstance(number, float) else number))


def moment(text):
    """ISO 8601 in UTC, to the millisecond."""
    if text is None:
        return None
    time = datetime.fromisoformat(text.replace("Z", "+00:00")).astimezone(timezone.utc)
    return time.strftime("%Y-%m-%dT%H:%M:%S.") + "%03dZ" % (time.microsecond // 1000)


def since_1970(milliseconds):
    if milliseconds is None:
        return None
    seconds, rest = divmod(milliseconds, 1000)
    return datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.") + "%03dZ" % rest


def when(record):
    """Return the time of the block, or else of the record."""
    return since_1970(record.get("block_time")) or moment(record.get("time"))


def code_units(text):
    return (text or "").encode("utf-16-be")


# The writers ---------------------------------------------------------------------------------------------------------


def neutral(text):
    if re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", text):
        return text
    written = ""
    for place, character in enumerate(text):
        if place == 0 or text[place - 1] in ";\t\r\n":
            rest = re.sub("^['\"\\s\ufeff]*", "", text[place:])
            if rest and rest[0] in "=+-@＝＋－＠":
                written += "'"
        written += character
    return written


def quoted(cell):
    if re.search('[",\r\n\ufeff]|^ | $', cell):
        return '"' + cell.replace('"', '""') + '"'
    return cell


def write_csv(path, columns, rows):
    lines = [columns] + [["" if cell is None else neutral(cell) for cell in row] for row in rows]
    text = "".join(",".join(quoted(cell) for cell in line) + "\r\n" for line in lines)
    path.with_suffix(".csv").write_bytes(b"\xef\xbb\xbf" + text.encode())


def write_json(path, name, columns, rows):
    records = [dict(zip(columns, row)) for row in rows]
    document = {"export": name, "version": 1, "records": records}
    path.with_suffix(".json").write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", "utf-8")


# The simple tables ---------------------------------------------------------------------------------------------------


def history(transactions):
    columns = (
        "time_utc recorded_utc block_time_utc type status network chain_id is_test_network amount amount_units "
        "is_amount_in_units token_symbol contract_address standard token_id is_unverified from_address "
        "to_address transaction_hash nonce block_number is_final failure_reason fee_paid fee_estimated fee_currency "
        "coin_price_usd token_price_usd price_source replaces replaced_by call_kind spender allowed_units left came "
        "is_unverified_call is_contract_creation requested_by"
    ).split()
    rows = []
    for record in sorted(transactions, key=lambda r: (when(r) or "~", code_units(r["id"]))):
        chain, coin, is_test = NETWORKS.get(record["network"], (None, None, None))
        boolean = {True: "true", False: "false", None: None}
        price = {
            field: None if record.get(field) is None else plain(price_of(record[field]))
            for field in ("coin_price_usd", "token_price_usd")
        }
        known = {
            **record,
            **price,
            "time_utc": when(record),
            "recorded_utc": moment(record.get("time")),
            "block_time_utc": since_1970(record.get("block_time")),
            "is_unverified": boolean[record.get("is_unverified")],
            "is_unverified_call": boolean[record.get("is_unverified_call")],
            "is_contract_creation": boolean[record.get("is_contract_creation")],
            "is_amount_in_units": boolean[record.get("is_amount_in_units")],
            "chain_id": None if chain is None else str(chain),
            "is_test_network": boolean[is_test],
            "transaction_hash": record["tx_hash"],
            "nonce": str(record["nonce"]),
            "block_number": None if record.get("block_number") is None else str(record["block_number"]),
            "is_final": boolean[record.get("is_final")],
            "fee_estimated": None if record.get("gas_fee") == "0" else record.get("gas_fee"),
            "fee_currency": coin,
            "left": moved(record.get("left")),
            "came": moved(record.get("came")),
        }
        if record.get("is_amount_in_units"):
            known.update(amount=None, amount_units=record["amount"])
        rows.append([known.get(column) for column in columns])
    return columns, rows


def moved(assets):
    """Return the assets that a call moved as text: amount, contract and token id of each."""
    if assets is None:
        return None
    texts = []
    for asset in assets:
        decimals = asset.get("decimals")
        amount = f"{asset['units']} units" if decimals is None else plain(Fraction(int(asset["units"]), 10**decimals))
        contract, token = asset.get("contract_address", "coin"), asset.get("token_id")
        texts.append(" ".join([amount, contract] + ([] if token is None else [f"#{token}"])))
    return "; ".join(texts)


def contacts(saved):
    columns = ["name", "address", "network", "notes"]
    rows = [[contact.get(column) for column in columns] for contact in saved]
    return columns, sorted(rows, key=lambda row: [code_units(cell) for cell in row])


def accounts(added):
    columns = "account name address network derivation_path is_primary watch_only".split()
    return columns, [
        [
            str(number),
            account.get("name"),
            account["address"],
            account["network"],
            None
            if account["watch_only"] or account["derivation_index"] is None
            else f"m/44'/60'/0'/0/{account['derivation_index']}",
            str(account["is_primary"]).lower(),
            str(account["watch_only"]).lower(),
        ]
        for number, account in enumerate(added, 1)
    ]


def tokens(added):
    columns = "network contract_address name symbol decimals".split()
    ordered = sorted(added, key=lambda token: (token["network"], token["contract_address"].lower()))
    return columns, [
        [
            token["network"],
            token["contract_address"],
            token["token_name"],
            token["token_symbol"],
            None if token["decimals"] is None else str(token["decimals"]),
        ]
        for token in ordered
    ]


# Cost basis ----------------------------------------------------------------------------------------------------------


def own_of(transactions, own):
    return {address.lower() for address in own} | {
        record["from_address"].lower() for record in transactions if record["type"] != "receive"
    }


def asset_of(record, coin=False):
    """Network, symbol, contract and token id."""
    contract = None if coin else record.get("contract_address")
    if contract is not None:
        return record["network"], record["token_symbol"], contract, record.get("token_id")
    unknown = "" if record.get("contract_address") else record["token_symbol"]
    return record["network"], NETWORKS.get(record["network"], (0, unknown))[1], None, None


# Calls, besides swaps, that can exchange one asset for another.
EXCHANGES = (
    "vault",
    "routerPayout",
    "fulfillOrder",
    "stake",
    "wrapStaked",
    "unwrapStaked",
    "requestWithdrawals",
    "claimWithdrawal",
    "multicall",
)


def is_exchange(record):
    kind = record.get("call_kind")
    of_more = kind is not None and not re.search("[1-9]", record["amount"]) and (record.get("left") or record.get("came"))
    return record["type"] == "swap" or kind in EXCHANGES or bool(of_more)


def exchanged(record):
    """Return the sent and received assets with their changes, None for unknown decimals; None if the assets are unknown."""
    if record.get("left") is None or record.get("came") is None:
        return None
    found = []
    for sign, assets in ((-1, record["left"]), (1, record["came"])):
        for one in assets:
            contract = one.get("contract_address")
            asset = record["network"], one.get("symbol", ""), contract, one.get("token_id")
            decimals = 0 if one["kind"] in ("erc721", "erc1155") else one.get("decimals")
            amount = None if decimals is None else sign * Fraction(int(one["units"]), 10**decimals)
            found.append((asset if contract else asset_of(record, coin=True), amount))
    return found


def key_of(asset):
    return asset[0], (asset[2] or "").lower(), asset[3] or ""


def transfer_of(record):
    parts = *key_of(asset_of(record)), record["tx_hash"], record["from_address"], record["to_address"]
    return " ".join(parts).lower()


def told_once(transactions):
    """Return mainnet records in order, each transfer once, and received amounts by transfer."""
    records = [record for record in transactions if not NETWORKS.get(record["network"], (0, 0, False))[2]]
    sent = {transfer_of(record) for record in records if record["type"] == "send"}
    arrived = {}
    for record in records:
        amount = None if record.get("is_amount_in_units") else amount_of(record["amount"])
        if record["type"] != "receive" or record["status"] != "completed" or record.get("is_final") is False:
            continue
        if amount is not None:
            arrived[transfer_of(record)] = arrived.get(transfer_of(record), 0) + amount
    once = [record for record in records if record["type"] != "receive" or transfer_of(record) not in sent]
    once.sort(
        key=lambda r: (when(r) or "~", r["type"] != "receive", r["tx_hash"].lower(), code_units(r["id"]))
    )
    return once, arrived


def gaps(transactions, own, chain):
    """Return balances that the records do not explain: (account, asset, amount or None, reason or None)."""
    listed, own = own, own_of(transactions, own)
    records, arrived = told_once(transactions)
    changes, names, wanted, coins = {}, {}, set(), []

    def change(account, asset, amount):
        if account.lower() in own:
            place = account.lower(), key_of(asset)
            names.setdefault(place, (account, asset))
            changes.setdefault(place, []).append(amount)

    for record in records:
        if record["network"] not in NETWORKS or record["status"] == "pending":
            continue
        asset, coin = asset_of(record), asset_of(record, coin=True)
        if not record.get("is_unverified"):
            wanted |= {key_of(asset), key_of(coin)}
            coins.append(coin)
        known = exchanged(record) if is_exchange(record) else None
        if known is not None:
            wanted |= {key_of(one) for one, _ in known}
            if record["status"] == "completed":
                for one, by in known:
                    change(record["from_address"], one, by)
        elif record["status"] == "completed":
            amount = amount_of(record["amount"])
            if is_exchange(record) or record.get("is_amount_in_units"):
                amount = None
            if amount != 0:
                heard = arrived.get(transfer_of(record)) if record["type"] == "send" else None
                change(record["from_address"], asset, None if amount is None else -amount)
                change(record["to_address"], asset, amount if amount is None or heard is None else heard)
        if record["type"] != "receive" and mined(record):
            fee = amount_of(record.get("fee_paid"))
            if fee != 0:
                change(record["from_address"], coin, None if fee is None else -fee)

    # Every account may hold coins, even if no record mentions them.
    for coin in coins:
        for account in listed:
            change(account, coin, 0)

    found = []
    for place in sorted(changes, key=lambda place: (*place[1], place[0])):
        if place[1] not in wanted:
            continue
        account, asset = names[place]
        balance = None
        for held in chain["balances"]:
            if (held["network"], (held["contract"] or "").lower(), "") == place[1]:
                if held["address"].lower() == place[0]:
                    balance = amount_of(held["amount"])
        if balance is None or None in changes[place]:
            found.append((account, asset, None, "balance_unknown"))
        elif balance < sum(changes[place]):
            found.append((account, asset, None, "balance_too_low"))
        elif balance > sum(changes[place]):
            found.append((account, asset, balance - sum(changes[place]), None))
        used = {
            record["nonce"]
            for record in transactions
            if record["type"] != "receive" and record["network"] == asset[0]
            if mined(record) or record["status"] == "pending"
            if record["from_address"].lower() == place[0]
        }
        counted = None
        for one in chain["nonces"]:
            if one["network"] == asset[0] and one["address"].lower() == place[0]:
                counted = one["nonce"]
        if not used.issuperset(range(max([counted or 0, *(nonce + 1 for nonce in used)]))):
            found.append((account, asset, None, "unrecorded_sends"))
        elif counted is None:
            found.append((account, asset, None, "sends_unknown"))
    return found


def mined(record):
    if record["status"] == "completed" or record.get("block_number") is not None:
        return True
    return record["status"] == "failed" and record.get("failure_reason") != "replaced"


class Ledger:
    """Lots as [amount, cents or None, (time, hash) or None, place of the acquisition], by account and asset."""

    def __init__(self, transactions, own, missing):
        self.lots = {}
        self.lines = []
        self.unverified = []
        self.own = own_of(transactions, own)
        records, self.arrived = told_once(transactions)
        for account, asset, amount, reason in missing:
            record = {"time": None, "tx_hash": None, "from_address": None, "to_address": account}
            if reason:
                self.line("left_out", record, asset, note=reason)
            else:
                self.put(account.lower(), asset, [amount, None, None, -1])
                self.line("unrecorded", record, asset, amount, note="no_acquisition")
        for self.place, record in enumerate(records):
            self.enter(record)
        self.lines += self.unverified

    def line(self, kind, record, asset, amount=None, price=None, acquired=None, proceeds=None, cost=None, note=""):
        missing = acquired is None and kind in ("moved", "disposed", "fee")
        notes = [note] if note else []
        if kind in ("acquired", "disposed", "fee") and price is None:
            notes.append("no_price")
        if missing:
            notes.append("no_acquisition")
        elif kind in ("moved", "disposed", "fee") and cost is None:
            notes.append("no_cost")
        time = when(record)
        self.lines.append(
            {
                "time": time,
                "year": time and time[:4],
                "kind": kind,
                "asset": asset,
                "record": record,
                "amount": amount,
                "price": price,
                "acquired": acquired,
                "proceeds": proceeds,
                "cost": cost,
                "note": " ".join(notes),
            }
        )
        return self.lines[-1]

    def enter(self, record):
        reason = self.against(record)
        asset, coin = asset_of(record), asset_of(record, coin=True)
        if reason == "unverified":
            if amount_of(record["amount"]) != 0:
                self.line("left_out", record, asset, note=reason)
                self.unverified.append(self.lines.pop())
            return
        is_sender = record["type"] != "receive" and record["from_address"].lower() in self.own
        if reason:
            known = (exchanged(record) if reason == "swap" else None) or [(asset, None)]
            for one, _ in known:
                self.line("left_out", record, one, note=reason)
            if is_sender and reason in ("no_amount", "amount_in_units", "swap"):
                self.fee(record, coin)
            elif is_sender and asset[2] is not None and self.is_in_block(record):
                self.line("left_out", record, coin, note=reason)
            return
        amount = amount_of(record["amount"])
        if record["status"] == "completed" and amount:
            self.move(record, asset, amount)
        if record["type"] == "send":
            self.fee(record, coin)

    @staticmethod
    def is_in_block(record):
        return record["status"] == "completed" or record.get("block_number") is not None

    def fee(self, record, coin):
        fee = amount_of(record.get("fee_paid"))
        if fee is None:
            if self.is_in_block(record):
                self.line("left_out", record, coin, note="no_fee")
        elif fee:
            self.dispose("fee", record, coin, fee, self.price(record, "coin_price_usd"))

    def against(self, record):
        if record.get("is_unverified"):
            return "unverified"
        if record["network"] not in NETWORKS:
            return "unknown_network"
        if record["status"] == "pending":
            return "pending"
        if record.get("is_final") is False:
            return "not_final"
        if when(record) is None:
            return "no_time"
        if is_exchange(record):
            return "swap"
        if record["status"] == "completed" and record.get("is_amount_in_units"):
            return "amount_in_units"
        if record["status"] == "completed" and amount_of(record["amount"]) is None:
            return "no_amount"
        if not {record["from_address"].lower(), record["to_address"].lower()} & self.own:
            return "not_own"
        return None

    @staticmethod
    def price(record, field):
        if record.get("price_source") == "sample":
            return None
        if record.get("block_time") is not None:
            if record.get("time") is None:
                return None
            recorded = datetime.fromisoformat(record["time"].replace("Z", "+00:00"))
            if abs(Fraction(recorded.timestamp()) * 1000 - record["block_time"]) > 60 * 60 * 1000:
                return None
        return price_of(record.get(field))

    def move(self, record, asset, amount):
        start, end = record["from_address"].lower(), record["to_address"].lower()
        price = self.price(record, "token_price_usd" if asset[2] else "coin_price_usd")
        if start == end:
            return
        if start not in self.own:
            cents = None if price is None else half_up(amount * price * 100)
            acquired = when(record), record["tx_hash"]
            self.put(end, asset, [amount, cents, acquired, self.place])
            self.line("acquired", record, asset, amount, price, acquired, cost=cents)
        elif end not in self.own:
            self.dispose("disposed", record, asset, amount, price)
        else:
            heard = self.arrived.get(transfer_of(record)) if record["type"] == "send" else None
            moved = amount if heard is None else min(heard, amount)
            for part, is_there in self.take(start, asset, moved):
                self.put(end, asset, part)
                line = self.line("moved", record, asset, part[0], price, part[2], cost=part[1])
                line["from_nowhere"] = not is_there
            if moved < amount:
                self.dispose("disposed", record, asset, amount - moved, None)

    def dispose(self, kind, record, asset, amount, price):
        left = None if price is None else half_up(amount * price * 100)
        for part, is_there in self.take(record["from_address"].lower(), asset, amount):
            proceeds = None if left is None else half_up(Fraction(left) * part[0] / amount)
            amount -= part[0]
            left = None if left is None else left - proceeds
            line = self.line(kind, record, asset, part[0], price, part[2], proceeds, part[1])
            line["from_nowhere"] = not is_there

    def queue(self, account, asset):
        return self.lots.setdefault((account, *key_of(asset)), [])

    def put(self, account, asset, lot):
        queue = self.queue(account, asset)
        queue.append(list(lot))
        queue.sort(key=lambda lot: lot[3])

    def take(self, account, asset, amount):
        queue = self.queue(account, asset)
        while amount:
            if not queue:
                yield [amount, None, None, self.place], False
                return
            lot = queue[0]
            size = min(lot[0], amount)
            cents = None if lot[1] is None else half_up(Fraction(lot[1]) * size / lot[0])
            part = [size, cents, lot[2], lot[3]]
            lot[0] -= size
            lot[1] = None if lot[1] is None else lot[1] - cents
            if not lot[0]:
                queue.pop(0)
            amount -= size
            yield part, True


def movements(ledger):
    columns = (
        "time_utc year kind network asset contract_address token_id transaction_hash from_address to_address amount "
        "price_usd acquired_utc acquired_transaction_hash proceeds_usd cost_usd gain_usd note"
    ).split()
    rows = []
    for line in ledger.lines:
        record = line["record"]
        is_gain = line["kind"] in ("disposed", "fee") and None not in (line["proceeds"], line["cost"])
        rows.append(
            [
                line["time"],
                line["year"],
                line["kind"],
                *line["asset"],
                record["tx_hash"],
                record["from_address"],
                record["to_address"],
                None if line["amount"] is None else plain(line["amount"]),
                None if line["price"] is None else plain(line["price"]),
                line["acquired"] and line["acquired"][0],
                line["acquired"] and line["acquired"][1],
                dollars(line["proceeds"]),
                dollars(line["cost"]),
                dollars(line["proceeds"] - line["cost"]) if is_gain else None,
                line["note"],
            ]
        )
    return columns, rows


def years(ledger):
    columns = (
        "year network asset contract_address token_id acquired_amount acquired_cost_usd acquired_without_price "
        "disposed_amount fee_amount proceeds_usd cost_usd gain_usd incomplete_amount proceeds_without_cost_usd "
        "fee_proceeds_usd fee_cost_usd held_amount "
        "held_cost_usd held_without_cost is_complete"
    ).split()
    lines = [line for line in ledger.lines if line["note"] != "not_own"]
    key = lambda line: key_of(line["asset"])
    rowed = [line for line in lines if line["note"] != "unverified"]
    dated = {key(line) for line in rowed if line["year"]}
    names = {}
    for line in sorted(rowed, key=lambda line: line["year"] is None):
        if line["year"] or key(line) not in dated:
            names.setdefault((line["year"] or "", key(line)), line["asset"])
    rows = []
    for year, asset in sorted(names):
        about = [line for line in lines if key(line) == asset]
        until = [line for line in about if (line["year"] or "") <= year]
        now = [line for line in rowed if key(line) == asset and (line["year"] or "") == year]
        kind = lambda *kinds: [line for line in now if line["kind"] in kinds]
        total = lambda some, field: sum((line[field] or 0 for line in some), Fraction(0) if field == "amount" else 0)
        known = [line for line in kind("disposed", "fee") if None not in (line["proceeds"], line["cost"])]
        fees = [line for line in known if line["kind"] == "fee"]
        unknown = [line for line in kind("disposed", "fee") if line not in known]
        unpriced = [line for line in kind("acquired") if line["cost"] is None]
        came = [l for l in until if l["kind"] in ("acquired", "unrecorded") or (l["kind"] == "moved" and l["from_nowhere"])]
        went = [l for l in until if l["kind"] in ("disposed", "fee") and not l["from_nowhere"]]
        costless = [
            total([line for line in some if line["cost"] is None], "amount") for some in (came, went)
        ]
        without_cost = costless[0] - costless[1]
        missing = [line for line in until if line["kind"] in ("left_out", "unrecorded")]
        is_complete = not (unknown or unpriced or without_cost or missing)
        costless_lines = [line for line in unknown if line["cost"] is None]
        proceeds = [line["proceeds"] for line in costless_lines if line["proceeds"] is not None]
        priced = [line for line in kind("acquired") if line["cost"] is not None]
        held = total(came, "amount") - total(went, "amount")
        of = lambda some, others, cents: dollars(cents) if some or not (others or kind("left_out")) else None
        rows.append(
            [
                year or None,
                *names[year, asset],
                plain(total(kind("acquired"), "amount")),
                dollars(total(priced, "cost")) if priced or not unpriced else None,
                plain(total(unpriced, "amount")),
                plain(total(kind("disposed"), "amount")),
                plain(total(kind("fee"), "amount")),
                of(known, unknown, total(known, "proceeds")),
                of(known, unknown, total(known, "cost")),
                of(known, unknown, total(known, "proceeds") - total(known, "cost")),
                plain(total(unknown, "amount")),
                dollars(sum(proceeds)) if proceeds or not costless_lines else None,
                of(fees, kind("fee"), total(fees, "proceeds")),
                of(fees, kind("fee"), total(fees, "cost")),
                plain(held),
                None if held and held == without_cost else dollars(total(came, "cost") - total(went, "cost")),
                plain(without_cost),
                str(is_complete).lower(),
            ]
        )
    return columns, rows


def main(fixture, directory):
    data = json.loads(Path(fixture).read_text("utf-8"))
    own = [account["address"] for account in data["accounts"] if not account["watch_only"]]
    ledger = Ledger(data["transactions"], own, gaps(data["transactions"], own, data["chain"]))
    tables = {
        "history": history(data["transactions"]),
        "contacts": contacts(data["contacts"]),
        "accounts": accounts(data["accounts"]),
        "tokens": tokens(data["tokens"]),
        "cost-basis": years(ledger),
        "cost-basis-movements": movements(ledger),
    }
    for name, (columns, rows) in tables.items():
        path = Path(directory) / name
        write_csv(path, columns, rows)
        write_json(path, name, columns, rows)


main(*sys.argv[1:])
