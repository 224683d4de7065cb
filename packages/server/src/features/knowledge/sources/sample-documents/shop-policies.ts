import type { Sample } from './sample-document.ts';

export const shopPolicies: Sample = {
  sampleId: 'shop-policies',
  title: 'Shop policies',
  description: 'Delivery, returns, warranty, and privacy of a small online shop.',
  fileName: 'shop-policies.md',
  languageCode: 'en',
  content: `# Policies of Fern & Field

Fern & Field is a small shop for garden tools and seeds. These are the rules we keep, in plain words.

## Delivery

We send orders out on working days. What is ordered before noon leaves the same day. Parcels within the country arrive in two to three days, parcels abroad in five to eight. Delivery costs 4.90 € and is free from 50 € on. You get an e-mail with a number to follow your parcel as soon as it is on its way.

## Returns

You can send anything back within 30 days, as long as it is unused. Put the return slip from the parcel in the box and hand it in at any post office; we pay for that. Seeds that were opened cannot be returned.

## Refunds

The money goes back the way it came. It is with you within five working days after the parcel has reached us. Gift cards are refunded as gift cards.

## How to cancel an order

1. Open the confirmation we sent by e-mail.
2. Choose "Cancel order". This works until the parcel has left our store.
3. You get a second e-mail that says the order is cancelled. Nothing is charged.

If the parcel is on its way already, refuse it at the door or send it back.

## Warranty

All tools have a warranty of three years against faults in material and making. Wear from normal use is not covered. Send us a photo of the fault and your order number; we repair the tool, or send a new one.

## Ways to pay

You can pay by credit card, bank transfer, or on account. On account means that the invoice comes with the parcel and is due within 14 days. We do not take cheques.

## What we keep about you

We keep your name, your address and what you ordered, for as long as the law asks for it: ten years for invoices. We do not sell your data. Write to us at any time to see it or to have it deleted.
`,
};
