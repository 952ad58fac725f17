import { beginner, define, expert } from './term.ts';

export const derivatives = [
  define(
    ['Futures contract', 'futures', 'gold futures', 'bitcoin futures'],
    'An agreement to buy or sell at a fixed price on a fixed date, traded on an exchange. Only a margin is deposited, and gains and losses are settled daily. Most are closed or moved to a later date before delivery.',
    expert(4),
  ),
  define(
    ['Perpetual future', 'perp', 'perps', 'perpetual', 'perpetual swap', 'perpetual contract'],
    'A future without an expiry date, common for bitcoin. Funding payments tie it to the spot price. With high leverage it is liquidated after a small move.',
    expert(4),
  ),
  define(
    ['Contango', 'backwardation', 'futures curve', 'roll cost', 'rollover cost of futures', 'basis'],
    'A later delivery costs more than the spot price; the opposite is called backwardation. The difference, called basis, reflects interest and storage. A long position that is rolled from contract to contract pays it again and again.',
    expert(4),
  ),
  define(
    ['Margin', 'initial margin', 'maintenance margin', 'used margin', 'free margin'],
    'The deposit for a leveraged position. Initial margin is needed to open it and maintenance margin to keep it. When equity falls below the maintenance margin, the position is closed by force.',
    expert(4),
    beginner(2),
  ),
  define(
    ['Liquidation price', 'liquidation', 'liquidated', 'get liquidated', 'liq price'],
    'The price at which a venue closes a leveraged position because its margin is used up. The higher the leverage, the closer it is to the entry. Fees and maintenance margin bring it closer still.',
    expert(4),
  ),
  define(
    ['Option', 'call option', 'put option', 'calls and puts', 'strike price'],
    'The right, but not the duty, to buy (call) or sell (put) at a fixed price, the strike, until a date. The buyer pays a premium and can lose no more than that. The seller takes the premium and can lose much more.',
    expert(4),
  ),
  define(
    ['Covered call', 'covered calls', 'selling calls'],
    'Selling a call option on an asset that one holds. The premium is earned in exchange for giving up gains above the strike. The holder keeps the whole risk of a fall, reduced by the premium only.',
    expert(4),
  ),
  define(
    ['Implied volatility', 'IV', 'implied vol', 'vol crush', 'IV crush'],
    'The volatility that the price of an option implies, called IV for short. It rises before events and with fear. A buyer can be right about the direction and still lose when it falls.',
    expert(4),
  ),
  define(
    ['Delta', 'option delta', 'the greeks'],
    'How much the price of an option changes when the underlying price changes by one. A delta of 0.5 means half as much. It is also used to count how much of a position is hedged.',
    expert(4),
  ),
  define(
    ['Theta', 'time decay', 'theta decay'],
    'What an option loses in value with each day that passes, all else equal. It is a cost for buyers and an income for sellers. It is fastest shortly before expiry.',
    expert(4),
  ),
  define(
    ['Vega', 'option vega'],
    'How much the price of an option changes when implied volatility changes by one percentage point. Options with a longer time to expiry have more of it. It explains why an option can lose value after news although the price moved as hoped.',
    expert(4),
  ),
  define(
    ['Hedge', 'hedging', 'hedged'],
    'A position that gains when another one loses, in order to limit the loss. A put option or a short future can hedge a holding. It costs a premium, financing or a part of the gains.',
    expert(4),
  ),
  define(
    ['Gamma', 'option gamma', 'gamma squeeze', 'pinning'],
    'How fast the delta of an option changes when the price moves. It is largest near the strike shortly before expiry. Whoever hedges options has to trade most then.',
    expert(4),
  ),
  define(
    ['Max pain', 'maximum pain', 'max pain price', 'option expiry', 'options expiry', 'expiry day'],
    'The price at which all open options together would pay out least at expiry. Some expect the price to be drawn to it, and the evidence is thin. It is computed from open interest.',
    expert(4),
  ),
  define(
    [
      'Rolling a future',
      'roll a future',
      'roll over a future',
      'contract roll',
      'physical delivery',
      'cash settlement',
      'contract expiry',
    ],
    'Closing a future before its end and opening a later one. It costs two spreads and commissions, and in contango the difference in price. Without it, delivery or cash settlement follows.',
    expert(4),
  ),
];
