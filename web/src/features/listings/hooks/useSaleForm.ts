import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';
import { saleSchema } from '../trades/saleSchema.ts';
import { unusualPrice } from '../trades/unusualPrice.ts';

/** Days of a listing unless the user chooses others. */
const DEFAULT_DAYS = 7;

interface SaleFormOptions {
  readonly nft: TradedNft;
  readonly standard: 'erc721' | 'erc1155';
  readonly seller: TradeAccount;
  /** Floor price of the collection, in the smallest unit; null where it is not known. */
  readonly floor: string | null;
}

/** Holds the terms of a sale, and if an unusual price was accepted. */
export function useSaleForm({ nft, standard, seller, floor }: SaleFormOptions) {
  const style = useNumberStyle();
  const owned = nft.holders.find(({ account }) => account.address === seller.address)?.units ?? 1n;
  const schema = saleSchema(style, standard === 'erc721' ? 1n : owned);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { price: '', units: '1', days: DEFAULT_DAYS },
  });
  const typed = useWatch({ control });
  const terms = schema.safeParse(typed).data;
  // Another price, number or floor is another question.
  const [accepted, setAccepted] = useState<string>();
  const unusual = terms && unusualPrice(terms, floor);
  const question = terms && `${terms.price} ${terms.units} ${floor}`;
  const isAccepted = question !== undefined && accepted === question;
  return {
    control,
    handleSubmit,
    owned,
    /** Undefined while the fields are not valid. */
    terms,
    unusual,
    isAccepted,
    /** True while an unusual price has to be accepted. */
    isOpen: unusual !== undefined && !isAccepted,
    accept: (isChecked: boolean) => setAccepted(isChecked ? question : undefined),
  };
}
