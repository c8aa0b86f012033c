/** Codes about identities: checks that one figure of a dataset equals another. */
import type { CatalogueEntry } from './entry'

export const IDENTITIES: Record<string, CatalogueEntry> = {
  SCH800: {
    title: 'A figure compared with itself',
    explanation: 'An identity says that two figures of different roads are equal; one figure always equals itself.',
    wrong: '"left": "charged", "right": "charged"',
    right: '"left": "reported", "right": "charged"',
  },
  SCH804: {
    title: 'An identity of what does not add up',
    explanation: 'The sides of an identity are sums or counts; a ratio, the last of some days or words are equal by chance alone.',
    wrong: '"left": "acos", "right": "spend"',
    right: '"left": "ad_spend", "right": "spend"',
  },
  SCH805: {
    title: 'An identity of two kinds of figures',
    explanation: 'Amounts are compared in their currency, pieces as they are; the one is never equal to the other.',
    wrong: '"left": "amount", "right": "lines"',
    right: '"left": "amount", "right": "charged"',
  },
  SCH806: {
    title: 'A tolerance that no difference has',
    explanation: 'Pieces and counts differ by whole numbers.',
    wrong: '"left": "quantity", "right": "shipped", "tolerance": "0.5"',
    right: '"left": "quantity", "right": "shipped", "tolerance": "1"',
  },
  SCH807: {
    title: 'An identity whose rows belong to no shop',
    explanation: 'Who may know of a difference is told by the shop of its row; only rows of entities without "scope" are the whole company\'s.',
    wrong: '"rows": ["month"]',
    right: '"rows": ["shop", "month"]',
  },
  SCH808: {
    title: 'An identity that tells a secret',
    explanation: 'What is found is kept and shown to whoever may open 数据核对; a figure that needs a right of its own would be told to people without it.',
    wrong: '"left": "gross_profit"',
    right: '"left": "amount"',
  },
  SCH809: {
    title: 'Two identities of one name',
    explanation: 'What an identity finds is kept by its name, whichever dataset it stands in.',
    wrong: '"identities": { "totals": … } in two datasets',
    right: '"order_totals": …, "fee_totals": …',
  },
}
